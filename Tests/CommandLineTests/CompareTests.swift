import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

private func screen(_ text: String, _ more: String = "") -> String {
  "{ \"id\": \"a\",\(more) \"root\": { \"children\": [{ \"type\": \"label\", \"text\": \"\(text)\" }] } }"
}

struct CompareTests {
  private func compare(_ arguments: String..., in scratch: Scratch, at folder: String = "") -> Execution {
    Executable.run(["--compare"] + arguments, in: folder.isEmpty ? scratch.folder : scratch.path(folder))
  }

  private func git(_ arguments: String, _ scratch: Scratch) {
    let identity = "-c user.name=a -c user.email=a@b.c"
    #expect(system("cd '\(scratch.folder)' && git \(identity) \(arguments) > /dev/null 2>&1") == 0)
  }

  private func commit(_ scratch: Scratch) {
    git("add -A", scratch)
    git("commit -q -m change", scratch)
  }

  // MARK: - Files and folders

  @Test func `two files are compared, whatever they are called`() {
    let scratch = Scratch()
    scratch.write("one.json", screen("A"))
    scratch.write("two.json", screen("B"))
    scratch.write("three.json", screen("B").replacing(" ", with: "\n"))
    let changed = compare("one.json", "two.json", in: scratch)
    #expect(changed.status == 1)
    #expect(changed.output.hasPrefix("two.json: looks different\n  was one.json\n"))
    #expect(changed.output.contains("label “A”: text “A” → “B”"))
    #expect(compare("one.json", "one.json", in: scratch).output == "nothing changed on screen, 1 unchanged\n")
    let same = compare("two.json", "three.json", in: scratch)
    #expect(same.status == 0)
    #expect(same.output.contains("only order, white space or notation has changed"))
  }

  @Test func `folders are compared by their relative paths, each with its own project`() {
    let scratch = Scratch()
    let project = { (size: Int) in
      "{ \"designSystems\": { \"acme\": { \"styles\": { \"t\": { \"fontSize\": \(size) } } } } }"
    }
    for (folder, size) in [("old", 20), ("new", 22)] {
      scratch.write("\(folder)/clads.json", project(size))
      for name in ["a", "deep/b"] {
        scratch.write(
          "\(folder)/\(name).clads.json",
          screen("A").replacing("\"text\"", with: "\"styleId\": \"@t\", \"text\"").replacing(
            "\"a\"", with: "\"\(name)\""))
      }
    }
    let run = compare("old", "new/", in: scratch)
    #expect(run.status == 1)
    #expect(
      run.output.hasPrefix(
        "~ token `@t`\n    fontSize `20` → `22`\n    reaches 2 screens: a.clads.json and deep/b.clads.json\n")
    )
    #expect(run.output.hasSuffix("2 screens look different\n"))
  }

  @Test func `documents in envelopes and Swift files are screens of their own`() {
    let scratch = Scratch()
    for (folder, text) in [("old", "A"), ("new", "B")] {
      scratch.write(
        "\(folder)/clads.json",
        #"{ "documents": [{ "glob": "api/*.json", "at": "/screens/*" }, { "swift": "*.swift" }] }"#)
      scratch.write(
        "\(folder)/api/all.json",
        "{ \"screens\": [\(screen("Same")), \(screen(text).replacing("\"a\"", with: "\"b\""))] }")
      scratch.write(
        "\(folder)/S.swift",
        "let home = \"\"\"\n  \(screen(text).replacing("\"a\"", with: "\"home\""))\n  \"\"\"\n")
    }
    let run = compare("old", "new", in: scratch)
    #expect(run.status == 1)
    #expect(run.output.contains("S.swift#home: looks different"))
    #expect(run.output.contains("api/all.json#/screens/1: looks different"))
    #expect(!run.output.contains("/screens/0"))
  }

  @Test(arguments: ["text", "markdown", "json", "html"])
  func `a changed screen names its tests`(_ format: String) {
    let scratch = Scratch()
    for (version, text) in [("old", "A"), ("new", "B")] {
      for name in ["a", "b", "sub/c"] { scratch.write("\(version)/\(name).clads.json", screen(text)) }
      let swift = { (name: String) in "let \(name) = \"\"\"\n\(screen(text))\n\"\"\"\n" }
      scratch.write("\(version)/S.swift", swift("one") + swift("two"))
      scratch.write("\(version)/a.x.clads-test.json", #"{ "steps": [] }"#)
      scratch.write("\(version)/sub/c.clads-test.json", "{")
      scratch.write(
        "\(version)/S.clads-test.json",
        #"{ "document": "S.swift", "declaration": "two", "steps": [] }"#)
      scratch.write("\(version)/clads.json", #"{ "documents": [{ "swift": "*.swift" }] }"#)
    }
    scratch.write("new/a.clads-test.json", #"{ "steps": [] }"#)
    let output = compare("old", "new", "--output", format, in: scratch).output
    let expected: [String] =
      switch format {
      case "text":
        ["tests: a.clads-test.json and a.x.clads-test.json\n", "tests: sub/c.clads-test.json\n", "no tests"]
      case "markdown": ["- tests: `a.clads-test.json` and `a.x.clads-test.json`\n", "- no tests\n"]
      case "html": ["<li>tests: <code>a.clads-test.json</code> and", "<li>no tests</li>"]
      default: [#""tests": [ "a.clads-test.json", "a.x.clads-test.json" ]"#, #""tests": []"#]
      }
    for text in expected { #expect(output.contains(text), "\(output)") }
    if format == "text" {
      #expect(output.split(separator: "no tests").count == 3)
      #expect(output.split(separator: "S.clads-test.json").count == 2, "\(output)")
    }
    // Where nobody writes tests, nothing is said of them.
    scratch.write("x.clads.json", screen("A"))
    scratch.write("y.clads.json", screen("B"))
    let without = compare("x.clads.json", "y.clads.json", "--output", format, in: scratch).output
    #expect(!without.contains("no tests") && !without.contains("tests:"))
    // A file alone has its tests by their names.
    let file = compare("old/a.clads.json", "new/a.clads.json", "--output", format, in: scratch).output
    #expect(expected.first.map(file.contains) == true, "\(file)")
  }

  @Test func `a sample that changes is no change on screen`() {
    let scratch = Scratch()
    for (folder, name) in [("old", "Ada"), ("new", "Bob")] {
      scratch.write("\(folder)/a.clads.json", screen("${name}", " \"state\": { \"name\": \"\" },"))
      scratch.write("\(folder)/a.full.sample.json", "{ \"name\": \"\(name)\" }")
    }
    #expect(compare("old", "new", in: scratch).status == 0)
    scratch.write("new/a.clads.json", screen("Dear ${name}", " \"state\": { \"name\": \"\" },"))
    let changed = compare("old", "new", "--output", "json", in: scratch)
    #expect(changed.status == 1)
    #expect(changed.output.contains("Dear"))
  }

  @Test func `wrong arguments and unreadable files are errors`() {
    let scratch = Scratch()
    scratch.write("a.clads.json", screen("A"))
    scratch.write("bad/b.clads.json", [0xFF, 0xFE])
    scratch.write("empty/notes.txt", "")
    let missing = compare("a.clads.json", "gone", in: scratch)
    #expect(missing.status == 2 && missing.error == "clads-lsp: gone: there is no such file or folder\n")
    #expect(compare("a.clads.json", in: scratch).status == 2)
    #expect(compare("a.clads.json", "bad", in: scratch).status == 2)
    let empty = compare("empty", "empty", in: scratch)
    #expect(empty.status == 2 && empty.error.contains("there are no CLADS documents in `empty`"))
    #expect(compare("a.clads.json", "a.clads.json", "--output", "pdf", in: scratch).status == 2)
  }

  @Test func `broken documents are compared as far as they can be read`() {
    let scratch = Scratch()
    scratch.write("old.clads.json", screen("A"))
    scratch.write("new.clads.json", String(screen("A").dropLast(12)))
    let run = compare("old.clads.json", "new.clads.json", in: scratch)
    #expect(run.status == 1)
    #expect(run.output.contains("no longer works: the app rejects the whole document and shows nothing"))
    scratch.write("none.clads.json", "")
    #expect(compare("none.clads.json", "new.clads.json", in: scratch).status == 0)
  }

  // MARK: - Git

  /// A repository with two commits, and a change in the work tree.
  private func repository() -> Scratch {
    let scratch = Scratch()
    git("init -q -b main", scratch)
    scratch.write("app/a.clads.json", screen("One"))
    scratch.write("app/sub/b.clads.json", screen("B").replacing("\"a\"", with: "\"b\""))
    commit(scratch)
    scratch.write("app/a.clads.json", screen("Two"))
    commit(scratch)
    scratch.write("app/a.clads.json", screen("Three"))
    return scratch
  }

  @Test func `the work tree is compared with a revision`() {
    let scratch = repository()
    let all = compare("--since", "HEAD", in: scratch)
    #expect(all.status == 1)
    #expect(all.output.hasPrefix("app/a.clads.json: looks different"))
    #expect(
      all.output.contains("“Two” → “Three”")
        && all.output.hasSuffix("1 screen looks different, 1 unchanged\n"))
    let inFolder = compare("--since", "HEAD~1", in: scratch, at: "app")
    #expect(inFolder.output.hasPrefix("a.clads.json: looks different"))
    #expect(inFolder.output.contains("“One” → “Three”"))
    #expect(compare("--since", "HEAD", "sub", in: scratch, at: "app").status == 0)
    #expect(compare("--since", "HEAD", "../a.clads.json", in: scratch, at: "app/sub").status == 1)
  }

  @Test func `two revisions are compared`() {
    let scratch = repository()
    let run = compare("--since", "HEAD~1..HEAD", in: scratch)
    #expect(run.status == 1 && run.output.contains("“One” → “Two”"))
    #expect(compare("--since", "HEAD..", in: scratch).status == 0)
  }

  @Test func `files that were added, removed and renamed since a revision are told apart`() {
    let scratch = repository()
    commit(scratch)
    git("mv app/sub/b.clads.json app/c.clads.json", scratch)
    scratch.remove("app/a.clads.json")
    scratch.write("app/new.clads.json", screen("New and other").replacing("\"a\"", with: "\"n\""))
    let run = compare("--since", "HEAD", in: scratch)
    #expect(run.output.contains("app/a.clads.json: the screen is gone"))
    #expect(run.output.contains("app/new.clads.json: new screen"))
    #expect(run.output.contains("app/c.clads.json: nothing changed on screen; was `app/sub/b.clads.json`\n"))
  }

  @Test func `what has changed only on the other branch does not count`() {
    let scratch = repository()
    commit(scratch)
    git("checkout -q -b topic", scratch)
    git("checkout -q main", scratch)
    scratch.write("app/sub/b.clads.json", screen("Main only").replacing("\"a\"", with: "\"b\""))
    commit(scratch)
    git("checkout -q topic", scratch)
    #expect(compare("--since", "main", in: scratch).status == 0)
    #expect(compare("--since", "main..topic", in: scratch).status == 1)
  }

  @Test
  func `unknown revisions and folders without git are errors, and nothing stays in the temporary folder`() {
    let scratch = repository()
    let unknown = compare("--since", "nope", in: scratch)
    #expect(unknown.status == 2 && unknown.error.contains("git knows no revision `nope`"))
    #expect(compare("--since", "a...b", in: scratch).status == 2)
    #expect(compare("--since", "HEAD", "gone", in: scratch).status == 2)
    let outside = Scratch()
    #expect(compare("--since", "HEAD", in: outside).status == 2)
    scratch.write("temporary/.keep", "")
    let command =
      "cd '\(scratch.folder)' && TMPDIR='\(scratch.path("temporary"))' '\(Executable.path)' --compare --since HEAD > /dev/null"
    _ = system(command)
    #expect(Files.list(scratch.path("temporary"), endings: [""]) == [scratch.path("temporary/.keep")])
  }
}
