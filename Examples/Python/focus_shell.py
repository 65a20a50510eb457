# SPDX-License-Identifier: Apache-2.0
"""Drives an app that runs as a command shell, the way a browser driver drives a browser.

    with FocusShell(["focus-shell", "~/project"]) as app:
        app.line(":clone url=https://host/x.git")
        app.action("press", label="Clone")
        print(app.sheet())

Needs nothing but Python's own library. What is sent and what comes back are described by the schemas in
Documentation/Schemas.
"""

import itertools
import json
import queue
import subprocess
import threading


class FocusShellError(Exception):
    """A request that failed; `error` has the code, the message and what was near."""

    def __init__(self, error, result):
        super().__init__(f"{error['code']}: {error['message']}")
        self.error = error
        self.result = result

    @property
    def code(self):
        return self.error["code"]


class FocusShell:
    """A running app."""

    def __init__(self, command, **popen):
        """Starts the app: `command` is the program with its arguments, `popen` goes to subprocess.Popen."""
        self._process = subprocess.Popen(
            [command[0], "--json", "--keep-going", *command[1:]],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8", **popen)
        self._ids = itertools.count(1)
        self._results = queue.Queue()
        #: What happened in tasks, as it happens, after `events()`.
        self.live = queue.Queue()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    # Requests

    def line(self, line, **options):
        """Runs a line, as a person types it; returns its result."""
        return self.request(line=line, **options)

    def action(self, name, **members):
        """Does what a person would, by name: `action("press", label="Clone")`."""
        return self.request(action=name, **members)

    def events(self, wanted=True):
        """Has what happens in tasks put into `live`, or no longer."""
        return self.request(events=wanted)

    def request(self, **members):
        """Sends a request and waits for its result; raises FocusShellError where it failed."""
        identifier = next(self._ids)
        try:
            self._process.stdin.write(json.dumps({"id": identifier, **members}) + "\n")
            self._process.stdin.flush()
        except BrokenPipeError:
            raise EOFError("the app has ended") from None
        result = self._results.get()
        if result is None:
            self._results.put(None)
            raise EOFError("the app has ended")
        assert result.get("id") == identifier, result
        if not result["ok"]:
            raise FocusShellError(result["error"], result)
        return result

    # What there is

    def state(self):
        """The whole state of the app."""
        return self.line(":state")["value"]

    def window(self):
        """The key window; None where there is none."""
        return next((window for window in self.state()["windows"] if window["key"]), None)

    def sheet(self):
        """The front sheet of the key window; None where there is none."""
        window = self.window()
        return window["sheets"][-1] if window and window["sheets"] else None

    # The end

    def close(self):
        """Ends the app and returns its exit code."""
        if self._process.poll() is None:
            try:
                self._process.stdin.close()
            except BrokenPipeError:
                pass
        code = self._process.wait()
        self._reader.join()
        self._process.stdout.close()
        return code

    def _read(self):
        for text in self._process.stdout:
            answer = json.loads(text)
            (self.live if "event" in answer else self._results).put(answer)
        self._results.put(None)
