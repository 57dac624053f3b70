import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

private let clean = #"{ "id": "a", "root": { "children": [ { "type": "label", "text": "Hi" } ] } }"#
private let broken = #"{ "id": "a", "root": { "children": [ { "type": "lable", "text": "Hi" } ] } }"#

/// Which files a check selects, and that it never reports success for none.
@Suite struct SelectionTests {
  private func check(_ arguments: String..., in scratch: Scratch, input: String = "") -> Execution {
    Executable.run(["--check"] + arguments, in: scratch.folder, input: Array(input.utf8))
  }

  // MARK: No false green

  @Test func `a folder without documents is an error even if its project file was checked`() {
    let scratch = Scratch()
    scratch.write("clads.json", "{}")
    scratch.write("Screens/notes.txt", "hi")
    for path in [".", "Screens", "clads.json"] {
      let run = check(path, in: scratch)
      #expect(run.status == 2, "\(path)")
      #expect(run.error.contains("there are no CLADS documents in `\(path)`"), "\(run.error)")
    }
  }

  @Test func `one empty folder among others is an error, and the others are checked`() {
    let scratch = Scratch()
    scratch.write("A/a.clads.json", clean)
    scratch.write("B/b.txt", "")
    let run = check("A", "B", in: scratch)
    #expect(run.status == 2)
    #expect(run.output == "1 file checked: no problems\n")
    #expect(run.error.contains("in `B`") && !run.error.contains("`A`"))
    #expect(check("A", "A", ".", "A/a.clads.json", in: scratch).status == 0)
  }

  @Test func `files that look like documents are mentioned once, with the entry that selects them`() {
    let scratch = Scratch()
    for name in ["one", "two", "deep/three"] { scratch.write("App/Screens/\(name).json", clean) }
    scratch.write("App/package.json", #"{ "name": "x" }"#)
    let empty = check("App", in: scratch)
    #expect(empty.status == 2)
    #expect(empty.error.contains("3 files look like documents and are not checked; write"))
    #expect(empty.error.contains("into `App/Screens/clads.json`"))
    scratch.write("App/a.clads.json", clean)
    scratch.write("App/clads.json", "{}")
    let some = check("App", in: scratch)
    #expect(some.status == 0)
    #expect(some.error.contains(#"add `"documents": ["Screens/**/*.json"]` to clads.json"#))
    scratch.write("App/clads.json", #"{ "documents": ["Screens/**/*.json"] }"#)
    let selected = check("App", in: scratch)
    #expect(selected.error.isEmpty)
    #expect(selected.output == "5 files checked: no problems\n")
  }

  @Test(arguments: [
    (#""documents": ["Screns/**/*.json"]"#, "no document matches `Screns/**/*.json`"),
    (#""samples": { "Screens/a.clads.json": ["Smaples/*.json"] }"#, "no file matches `Smaples/*.json`"),
    (#""samples": { "Screen/*.json": ["Samples/*.json"] }"#, "no document matches `Screen/*.json`"),
    (#""overrides": [{ "files": ["Legcy/**"], "rules": {} }]"#, "no document matches `Legcy/**`"),
    (
      #""designSystems": { "kit": { "tokens": ["Tokens/*.json"] } }"#, "no file matches `Tokens/*.json`"
    ),
    (#""documents": ["**/*.md"]"#, "`**/*.md` also matches `README.md`, which is not JSON"),
  ])
  func `a glob that selects nothing is a finding at the glob`(entry: String, message: String) {
    let scratch = Scratch()
    scratch.write("Screens/a.clads.json", clean)
    scratch.write("Samples/a.json", "{}")
    scratch.write("README.md", "# Hi")
    scratch.write("clads.json", "{ \(entry) }")
    let run = check(".", in: scratch)
    #expect(run.output.contains(message), "\(run.output)\(run.error)")
    #expect(run.output.contains("clads.json:1:"))
    #expect(!run.output.contains("README.md:1:1"))
  }

  @Test func `a named file that is not JSON is refused`() {
    let scratch = Scratch()
    scratch.write("README.md", "# Hi")
    scratch.write("screen.txt", broken)
    let run = check("README.md", "screen.txt", in: scratch)
    #expect(run.status == 2)
    #expect(run.error.contains("README.md: the file is not JSON"))
    #expect(run.output.contains("screen.txt:1:"))
  }

  @Test func `an envelope without a document is an error`() {
    let scratch = Scratch()
    scratch.write("clads.json", #"{ "documents": [{ "glob": "*.json", "at": "/dta" }] }"#)
    scratch.write("a.json", "{ \"data\": \(broken) }")
    let run = check(".", in: scratch)
    #expect(run.status == 2)
    #expect(run.error.contains("a.json: there is no value at `/dta`"))
    scratch.write("clads.json", #"{ "documents": [{ "glob": "*.json", "at": "/data" }] }"#)
    #expect(check(".", in: scratch).status == 1)
  }

  // MARK: Lists

  @Test func `a list is checked by the project's rules, and what is left out is counted`() {
    let scratch = Scratch()
    scratch.write("clads.json", #"{ "documents": ["Screens/*.json"], "exclude": ["Drafts/**"] }"#)
    scratch.write("Screens/a.json", broken)
    scratch.write("Drafts/b.clads.json", broken)
    scratch.write("package.json", "{}")
    scratch.write("README.md", "# Hi")
    let list = "Screens/a.json\nDrafts/b.clads.json\npackage.json\nREADME.md\nScreens/gone.json\n"
    let run = check("--files-from", "-", in: scratch, input: list)
    #expect(run.status == 1)
    #expect(run.output.contains("Screens/a.json:1:") && !run.output.contains("b.clads.json"))
    #expect(run.error.contains("left out: 3 files are not documents, 1 file no longer exists"))
  }

  @Test(arguments: ["", "README.md\n", "gone.clads.json\n"])
  func `a list without documents is nothing to check`(list: String) {
    let scratch = Scratch()
    scratch.write("README.md", "# Hi")
    let run = check("--files-from", "-", in: scratch, input: list)
    #expect(run.status == 0)
    #expect(run.error.contains("nothing to check"))
    #expect(run.output == "no files checked\n")
    let json = check("--files-from", "-", "--output", "json", in: scratch, input: list)
    #expect(json.status == 0 && json.output.contains("\"files\": ["))
  }

  @Test func `a list in another encoding, or that is no list, is refused`() {
    let scratch = Scratch()
    scratch.write("a.clads.json", broken)
    scratch.write("utf16", [0xFF, 0xFE] + "a.clads.json\n".utf8.flatMap { [$0, 0] })
    #expect(check("--files-from", "utf16", in: scratch).error.contains("must be UTF-8"))
    #expect(check("--files-from", "a.clads.json", in: scratch).error.contains("not a list of paths"))
    scratch.write("marked", [0xEF, 0xBB, 0xBF] + Array("a.clads.json\r\n".utf8))
    #expect(check("--files-from", "marked", in: scratch).status == 1)
  }

  @Test func `an empty folder is an error also next to a list`() {
    let scratch = Scratch()
    scratch.write("A/x.txt", "")
    #expect(check("A", "--files-from", "-", in: scratch).status == 2)
  }

  @Test func `paths that git quotes or ends with NUL are read`() {
    let scratch = Scratch()
    scratch.write("café \"1\".clads.json", broken)
    let quoted = #""caf\303\251 \"1\".clads.json""# + "\n"
    #expect(check("--files-from", "-", in: scratch, input: quoted).status == 1)
    #expect(check("--files-from", "-", in: scratch, input: "café \"1\".clads.json\0").status == 1)
  }

  // MARK: Changes

  /// A git repository with one commit.
  private func repository(_ files: [String: String]) -> Scratch {
    let scratch = Scratch()
    for (name, text) in files { scratch.write(name, text) }
    git("init -q -b main", scratch)
    commit(scratch)
    return scratch
  }

  private func git(_ arguments: String, _ scratch: Scratch) {
    let identity = "-c user.name=a -c user.email=a@b.c -c commit.gpgsign=false"
    #expect(system("cd '\(scratch.folder)' && git \(identity) \(arguments) > /dev/null 2>&1") == 0)
  }

  private func commit(_ scratch: Scratch) {
    git("add -A", scratch)
    git("commit -q -m change", scratch)
  }

  @Test func `documents changed since a revision are checked: committed, changed and new ones`() {
    let scratch = repository([
      "S/old.clads.json": broken, "S/a.clads.json": clean, "S/b.clads.json": clean, "README.md": "# Hi",
    ])
    git("checkout -q -b topic", scratch)
    scratch.write("S/a.clads.json", broken)
    commit(scratch)
    scratch.write("S/b.clads.json", broken)
    scratch.write("S/new.clads.json", broken)
    scratch.write("README.md", "# Hello")
    let run = check("--changed-since", "main", in: scratch)
    #expect(run.status == 1)
    #expect(run.output.contains("3 files checked: 3 errors"), "\(run.output)\(run.error)")
    #expect(!run.output.contains("old.clads.json"))
    #expect(run.error.contains("left out: 1 file is not a document"))
    #expect(check("--changed-since", "main", "S/a.clads.json", in: scratch).output.contains("1 file checked"))
    let inside = Executable.run(["--check", "--changed-since", "main"], in: scratch.path("S"))
    #expect(inside.output.contains(" a.clads.json:1:"))
  }

  @Test func `what changed on the other branch does not count`() {
    let scratch = repository(["a.clads.json": clean, "b.clads.json": broken])
    git("checkout -q -b topic", scratch)
    git("checkout -q main", scratch)
    scratch.write("b.clads.json", broken + "\n")
    commit(scratch)
    git("checkout -q topic", scratch)
    let run = check("--changed-since", "main", in: scratch)
    #expect(run.status == 0)
    #expect(run.error.contains("nothing to check"))
  }

  @Test(arguments: [
    ("clads.json", #"{ "documents": ["S/*.json"], "samples": { "S/a.json": ["T/*.json"] } }"#, 3),
    ("tokens.json", #"{ "b": { "$type": "number", "$value": 2 } }"#, 2),
    ("S/b.sample.json", #"{ "x": 2 }"#, 1), ("T/a.json", #"{ "x": 2 }"#, 1),
  ])
  func `documents that depend on a changed file are checked`(name: String, text: String, count: Int) {
    let project = #"""
      { "documents": ["S/*.json"], "samples": { "S/a.json": ["T/*.json"] },
        "designSystems": { "kit": { "tokens": ["tokens.json"] } } }
      """#
    let scratch = repository([
      "clads.json": project, "tokens.json": "{}", "S/a.json": clean, "S/b.json": clean, "T/a.json": "{}",
      "S/b.sample.json": "{}",
    ])
    scratch.write(name, text)
    let run = check("--changed-since", "HEAD", "--output", "json", in: scratch)
    #expect(run.output.contains("\"summary\": { \"files\": \(name == "clads.json" ? 3 : count + 1),"))
    #expect(!run.error.contains("left out"))
  }

  @Test func `neither the configuration nor the variables of a hook change what has changed`() {
    let scratch = repository(["s/a.clads.json": clean, "s/b.clads.json": clean])
    git("config diff.relative true", scratch)
    scratch.write("s/b.clads.json", broken)
    let path = scratch.path("s")
    let inside = Executable.run(["--check", "--changed-since", "HEAD"], in: path)
    #expect(inside.status == 1)
    let command =
      "cd '\(path)' && GIT_DIR='\(scratch.path(".git"))' GIT_WORK_TREE='\(path)' "
      + "'\(Executable.path)' --check --changed-since HEAD . > '\(scratch.path("output"))' 2>&1"
    #expect(system(command) != 0)
    let output = String(decoding: scratch.read("output"), as: UTF8.self)
    #expect(output.contains("b.clads.json:1:") && !output.contains("no longer"), "\(output)")
  }

  @Test func `each repository of the paths is asked`() {
    let scratch = Scratch()
    for name in ["one", "two"] {
      scratch.write("\(name)/a.clads.json", clean)
      let commands = "init -q && git add -A && git -c user.name=a -c user.email=a@b.c commit -q -m a"
      #expect(system("cd '\(scratch.path(name))' && git \(commands) > /dev/null 2>&1") == 0)
    }
    scratch.write("two/a.clads.json", broken)
    #expect(check("--changed-since", "HEAD", "one", "two", in: scratch).status == 1)
  }

  @Test func `an unknown revision and a folder without git are errors`() {
    let scratch = repository(["a.clads.json": clean])
    let unknown = check("--changed-since", "nope", in: scratch)
    #expect(unknown.status == 2 && unknown.error.contains("git knows no revision `nope`"))
    let option = check("--changed-since=--output=x", in: scratch)
    #expect(option.status == 2 && option.error.contains("is not a revision"))
    let other = Scratch()
    other.write("a.clads.json", clean)
    let outside = check("--changed-since", "HEAD", in: other)
    #expect(outside.status == 2 && outside.error.contains("not a git repository"))
  }

  @Test func `git starts no program that the repository configures`() {
    let scratch = repository(["a.clads.json": clean])
    scratch.write("program", "#!/bin/sh\ntouch '\(scratch.path("started"))'\n")
    _ = system("chmod +x '\(scratch.path("program"))'")
    for key in ["core.fsmonitor", "diff.external", "core.pager"] {
      git("config \(key) '\(scratch.path("program"))'", scratch)
    }
    unlink(scratch.path("started"))
    scratch.write("a.clads.json", broken)
    #expect(check("--changed-since", "HEAD", in: scratch).status == 1)
    #expect(access(scratch.path("started"), F_OK) != 0)
  }
}
