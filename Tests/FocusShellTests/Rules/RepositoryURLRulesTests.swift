// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import FocusShell

@Suite("Where other repositories are")
struct RepositoryURLRulesTests {
  @Test(
    "Everything that git may understand is accepted",
    arguments: [
      "https://host/x.git", "http://user:word@host:8080/x", "ssh://git@host:22/~user/x",
      "git@host:owner/x.git", "host:x", "[::1]:x", "file:///a b/c", "/abs/path", "../rel", "name",
      "~/x", "git://host/x", "ftp://host/x", "ext::program", "C:/x", "./a:b", "ünï/世界",
    ])
  func accepted(url: String) {
    #expect(RepositoryURLRules.problem(with: url) == nil)
  }

  @Test(
    "What git cannot understand or would take for an option is refused",
    arguments: [
      "", "  ", "-x", "--upload-pack=x", "a\nb", "a\0b", "a\u{1B}b", " /x", "/x ", "://x",
      "https://", "https:///", ":x", "host:", "-oProxyCommand=x:y",
    ])
  func refused(url: String) {
    #expect(RepositoryURLRules.problem(with: url) != nil)
  }

  @Test("Only a leading ~/ stands for the home folder")
  func home() {
    #expect(RepositoryURLRules.expanded("~/x", home: "/h") == "/h/x")
    #expect(RepositoryURLRules.expanded("~", home: "/h") == "/h")
    #expect(RepositoryURLRules.expanded("~x/y", home: "/h") == "~x/y")
    #expect(RepositoryURLRules.expanded("host:~/x", home: "/h") == "host:~/x")
    #expect(RepositoryURLRules.expanded("~/x", home: nil) == "~/x")
  }

  @Test(
    "The suggested folder is the last part of the URL without .git",
    arguments: [
      ("https://host/owner/x.git", "x"), ("https://host/x/", "x"), ("git@host:owner/x.git", "x"),
      ("host:x", "x"), ("/a/b.git/", "b"), ("/a/b/.git", "b"), ("file:///a/b c.git", "b c"),
      ("../x.bundle", "x"), ("https://user@host:80/", "host"), ("ssh://host", "host"),
      ("host:/", "host"), ("https://host/世界.git", "世界"), (" /a/x \n", "x"),
      ("https://host/a.git.git", "a.git"), ("/a/\u{1B}[31mx", "x"), ("name", "name"),
    ])
  func suggestion(url: String, name: String) {
    #expect(CloneFolderRules.suggestedName(for: url) == name)
  }

  @Test(
    "Where there is no name, none is suggested", arguments: ["", "/", "..", "~", "https://", "a/."])
  func noSuggestion(url: String) {
    #expect(CloneFolderRules.suggestedName(for: url) == nil)
  }
}
