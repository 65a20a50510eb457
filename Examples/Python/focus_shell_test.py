# SPDX-License-Identifier: Apache-2.0
"""Drives the built-in app through the client.

    python3 focus_shell_test.py PROGRAM [ARGUMENT ...]
"""

import sys
import unittest

from focus_shell import FocusShell, FocusShellError

COMMAND = sys.argv[1:] or ["focus-shell", "--no-init"]


class FocusShellTest(unittest.TestCase):
    def setUp(self):
        self.app = FocusShell(COMMAND)
        self.addCleanup(self.app.close)

    def test_a_line_and_its_report(self):
        result = self.app.line(":clone")
        self.assertIn("sheetPresented", [event["kind"] for event in result["report"]])
        self.assertEqual(self.app.sheet()["id"], "clone")

    def test_actions(self):
        self.app.action("choose", path=["File", "New Repository Window"])
        self.app.action("choose", item="clone")
        self.app.action("set", label="URL", text="https://host/x.git")
        fields = {field["label"]: field["value"] for field in self.app.sheet()["fields"]}
        self.assertEqual(fields["Directory"], "x")
        self.app.action("key", chord="escape")
        self.assertIsNone(self.app.sheet())
        self.app.action("closeWindow", window=2)
        self.assertEqual([window["number"] for window in self.app.state()["windows"]], [1])

    def test_a_failed_request_raises(self):
        with self.assertRaises(FocusShellError) as raised:
            self.app.action("choose", item="no-such-item")
        self.assertEqual(raised.exception.code, "unknown")
        self.assertEqual(self.app.line(":expect windows 1")["ok"], True)

    def test_live_events_while_a_request_waits(self):
        self.app.events()
        result = self.app.line(":add-change! description=Hello")
        live = [self.app.live.get_nowait() for _ in range(self.app.live.qsize())]
        self.assertTrue(live)
        self.assertTrue(all(answer["id"] == result["id"] for answer in live))
        self.assertIn("sheetDismissed", [answer["event"]["kind"] for answer in live])

    def test_live_events_between_requests(self):
        self.app.events()
        self.app.action("choose", item="add-change")
        self.app.action("set", label="Description", text="Hello")
        self.app.action("confirm", wait=False)
        kinds = []
        while "onDismissRan" not in kinds:
            kinds.append(self.app.live.get(timeout=60)["event"]["kind"])
        self.assertIn("Hello", self.app.window()["texts"])

    def test_going_back(self):
        before = self.app.state()
        self.app.line(":clone")
        self.app.line(":back")
        self.assertEqual(self.app.state(), before)

    def test_the_end(self):
        self.app.line(":quit")
        with self.assertRaises(EOFError):
            self.app.line(":windows")
        self.assertEqual(self.app.close(), 0)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
