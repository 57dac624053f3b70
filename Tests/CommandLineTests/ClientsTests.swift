import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// `--clients`, and `--client` in other modes.
@Suite struct ClientsTests {
  private func scratch(_ project: String = project) -> Scratch {
    let scratch = Scratch()
    scratch.write("clads.json", project)
    scratch.write(
      "old.clads.json", #"{ "id": "old", "root": { "children": [ { "type": "label", "text": "a" } ] } }"#)
    scratch.write("new.clads.json", #"{ "id": "new", "root": { "children": [ { "type": "chart" } ] } }"#)
    return scratch
  }

  private static let project =
    #"{ "components": { "chart": {} }, "clients": [ { "name": "4.0" }, { "name": "4.1", "adds": { "components": ["chart"] } } ] }"#

  @Test func `each document has its oldest client and the reasons`() {
    let scratch = scratch()
    let run = Executable.run(["--clients"], in: scratch.folder)
    #expect(run.status == 0)
    #expect(run.error.isEmpty)
    #expect(
      run.output == """
        new.clads.json: 4.1 and later
          /root/children/0/type: not for 4.0: the app has no component kind `chart`
        old.clads.json: every client

        """)
  }

  @Test func `JSON has the same for programs`() {
    let scratch = scratch()
    let run = Executable.run(["--clients", "--json", "new.clads.json"], in: scratch.folder)
    #expect(
      run.output
        == #"{ "documents": [ { "path": "new.clads.json", "minimum": "4.1", "clients": [ "4.1" ], "reasons": [ "#
        + #"{ "pointer": "/root/children/0/type", "message": "the app has no component kind `chart`", "#
        + #""clients": [ "4.0" ] } ] } ] }"# + "\n")
  }

  @Test func `a project without clients is an error`() {
    let scratch = scratch("{}")
    let run = Executable.run(["--clients"], in: scratch.folder)
    #expect(run.status == 2)
    #expect(run.error == "clads-lsp: no project of these documents names `clients` in clads.json\n")
  }

  @Test(arguments: [("4.0", 1), ("4.1", 0)] as [(String, Int32)])
  func `a check for one client finds what concerns it`(client: String, status: Int32) {
    let scratch = scratch()
    let run = Executable.run(["--check", ".", "--client", client, "--quiet"], in: scratch.folder)
    #expect(run.status == status)
    #expect(run.output.contains("chart") == (status == 1))
    #expect(!run.output.contains("in 4.0"))
  }

  @Test(arguments: [["--check", "."], ["--preview", "new.clads.json"]])
  func `an unknown client is an error that lists the known ones`(arguments: [String]) {
    let scratch = scratch()
    let run = Executable.run(arguments + ["--client", "5"], in: scratch.folder)
    #expect(run.status == 2)
    #expect(run.error.contains("has no client `5`; it names `4.0` and `4.1`"), "\(run.error)")
  }

  @Test func `a comparison says when a change raises the oldest client`() {
    let scratch = scratch()
    scratch.write("before/clads.json", Self.project)
    scratch.write("after/clads.json", Self.project)
    for (folder, kind) in [("before", "label"), ("after", "chart")] {
      scratch.write(
        "\(folder)/a.clads.json", #"{ "id": "a", "root": { "children": [ { "type": "\#(kind)" } ] } }"#)
    }
    for (format, text) in [
      ("text", "for 4.1 and later, before for every client"),
      ("markdown", "- **for 4.1 and later, before for every client**"),
      ("html", "<li><b>for 4.1 and later, before for every client</b></li>"),
      ("json", #""clients": { "old": "every client", "new": "4.1 and later", "raised": true }"#),
    ] {
      let run = Executable.run(["--compare", "before", "after", "--output", format], in: scratch.folder)
      #expect(run.output.contains(text), "\(run.output)")
    }
  }

  // MARK: - Git

  private func git(_ arguments: String, _ scratch: Scratch) {
    let identity = "-c user.name=a -c user.email=a@b.c -c commit.gpgsign=false"
    #expect(system("cd '\(scratch.folder)' && git \(identity) \(arguments) > /dev/null 2>&1") == 0)
  }

  private func commit(_ scratch: Scratch) {
    git("add -A", scratch)
    git("commit -q -m change", scratch)
  }

  private static func app(_ names: [String]) -> String {
    names.map { #"struct \#($0): CustomComponent { static let typeName = "\#($0)" }"# + "\n" }.joined()
  }

  /// An app whose version 1 had another component than today.
  private func history(_ clients: String) -> Scratch {
    let scratch = Scratch()
    git("init -q -b main", scratch)
    scratch.write("app/Sources/App.swift", Self.app(["banner", "badge"]))
    scratch.write("shared/Colors.swift", "// nothing\n")
    commit(scratch)
    git("tag v1", scratch)
    scratch.write("app/Sources/App.swift", Self.app(["banner", "chart"]))
    scratch.write(
      "app/clads.json",
      #"{ "sources": ["Sources/**/*.swift", "../shared/*.swift"], "clients": [ \#(clients) ] }"#)
    scratch.write(
      "app/a.clads.json",
      #"{ "id": "a", "root": { "children": [ { "type": "banner" }, { "type": "chart" } ] } }"#)
    return scratch
  }

  @Test func `the Swift files of a git revision are those of a version`() {
    let scratch = history(#"{ "name": "1", "revision": "v1" }, { "name": "2" }"#)
    let run = Executable.run(["--clients"], in: scratch.path("app"))
    #expect(run.error.isEmpty)
    #expect(
      run.output == """
        a.clads.json: 2 and later
          /root/children/1/type: not for 1: the app has no component kind `chart`

        """)
    let check = Executable.run(["--check", ".", "--quiet"], in: scratch.path("app"))
    #expect(check.output.contains("in 1: the app has no component kind `chart`"))
    #expect(check.output.contains("2 and later have it"))
    let old = scratch.path("app/old.clads.json")
    scratch.write("app/old.clads.json", #"{ "id": "o", "root": { "children": [ { "type": "badge" } ] } }"#)
    #expect(Executable.run(["--check", old, "--client", "1"], in: scratch.folder).status == 0)
    #expect(Executable.run(["--check", old], in: scratch.folder).status == 1)
  }

  @Test(arguments: ["v0", "--version", "", "HEAD:app", "v1 "])
  func `a revision that there is not is a finding, and nothing is unknown because of it`(revision: String) {
    let scratch = history(#"{ "name": "1", "revision": "\#(revision)" }, { "name": "2" }"#)
    let run = Executable.run(["--check", "."], in: scratch.path("app"))
    #expect(run.status == 0)
    #expect(run.output.contains("[project-missing-file]"), "\(run.output)")
    #expect(!run.output.contains("component kind"))
  }

  @Test func `a revision outside of a repository is a finding`() {
    let scratch = Scratch()
    scratch.write(
      "clads.json", #"{ "sources": ["*.swift"], "clients": [ { "name": "1", "revision": "v1" } ] }"#)
    scratch.write("a.swift", Self.app(["chart"]))
    scratch.write("a.clads.json", #"{ "id": "a", "root": { "children": [ { "type": "chart" } ] } }"#)
    let run = Executable.run(["--check", "."], in: scratch.folder)
    #expect(run.output.contains("project-missing-file"), "\(run.output)")
  }

  @Test func `a revision without any of the Swift files is a finding`() {
    let scratch = history(#"{ "name": "1", "revision": "v1" }, { "name": "2" }"#)
    scratch.write(
      "app/clads.json",
      #"{ "sources": ["New/*.swift"], "clients": [ { "name": "1", "revision": "v1" }, { "name": "2" } ] }"#)
    scratch.write("app/New/App.swift", Self.app(["banner", "chart"]))
    let run = Executable.run(["--check", "."], in: scratch.path("app"))
    #expect(run.output.contains("the revision `v1` has none of the Swift files that `sources` names"))
  }

  @Test func `a check with a revision says which documents need a newer version now`() {
    let scratch = scratch()
    git("init -q -b main", scratch)
    commit(scratch)
    let same = Executable.run(
      ["--check", ".", "--since", "HEAD", "--fail-on", "warning"], in: scratch.folder)
    #expect(!same.output.contains("client-minimum-raised"))
    scratch.write("old.clads.json", #"{ "id": "old", "root": { "children": [ { "type": "chart" } ] } }"#)
    scratch.write("added.clads.json", #"{ "id": "added", "root": { "children": [ { "type": "chart" } ] } }"#)
    let run = Executable.run(["--check", ".", "--since", "HEAD", "--quiet"], in: scratch.folder)
    let raised = run.output.split(separator: "\n").filter { $0.contains("client-minimum-raised") }
    #expect(
      raised == [
        "warning: the document is for 4.1 and later now; it was for every client  [client-minimum-raised]"
      ])
    #expect(run.output.contains("old.clads.json:1:9"))
    // The other way round, nothing is raised.
    commit(scratch)
    scratch.write("old.clads.json", #"{ "id": "old", "root": { "children": [] } }"#)
    #expect(
      !Executable.run(["--check", ".", "--since", "HEAD"], in: scratch.folder).output.contains("raised"))
    let unknown = Executable.run(["--check", ".", "--since", "nothing"], in: scratch.folder)
    #expect(unknown.status == 2)
    #expect(unknown.error.contains("--since: git knows no revision `nothing`"))
  }

  @Test func `options about clients say that there are none`() {
    let scratch = Scratch()
    scratch.write("a.clads.json", #"{ "id": "a", "root": { "children": [] } }"#)
    for arguments in [["--check", ".", "--since", "HEAD"], ["--clients", "."]] {
      let run = Executable.run(arguments, in: scratch.folder)
      #expect(run.status == 2)
      #expect(run.error.contains("no project of these documents names `clients` in clads.json"))
    }
    #expect(Executable.run(["--check", ".", "--client", "4.1"], in: scratch.folder).status == 2)
  }

  @Test func `a check for one client leaves projects without clients as they are`() {
    let scratch = Scratch()
    for app in ["old", "new"] {
      scratch.write("\(app)/a.clads.json", #"{ "id": "a", "root": { "children": [ { "type": "chart" } ] } }"#)
    }
    scratch.write("old/clads.json", #"{ "components": { "chart": {} } }"#)
    scratch.write("new/clads.json", #"{ "clients": [ { "name": "4.1" } ], "components": {} }"#)
    let run = Executable.run(["--check", ".", "--client", "4.1", "--quiet"], in: scratch.folder)
    #expect(run.status == 1)
    #expect(run.output.contains("new/a.clads.json") && !run.output.contains("old/a.clads.json"))
    let unknown = Executable.run(["--check", ".", "--client", "4.2"], in: scratch.folder)
    #expect(unknown.status == 2 && unknown.error.contains("has no client `4.2`"))
  }

  @Test func `a project turns the rule off, or makes it an error`() {
    let scratch = scratch(
      Self.project.replacing(
        "{ \"components", with: #"{ "rules": { "client-minimum-raised": "error" }, "components"#))
    git("init -q -b main", scratch)
    scratch.write("new.clads.json", #"{ "id": "new", "root": { "children": [] } }"#)
    commit(scratch)
    scratch.write(
      "new.clads.json",
      #"{ "id": "new", "$comment": "clads: from 4.1", "root": { "children": [ { "type": "chart" } ] } }"#)
    let run = Executable.run(["--check", ".", "--since", "HEAD", "--quiet"], in: scratch.folder)
    #expect(run.status == 1)
    #expect(run.output.contains("error: the document is for 4.1 and later now"))
  }

  @Test func `a new project file comes with a proposal for the versions that have a tag`() {
    let scratch = history("")
    scratch.remove("app/clads.json")
    for tag in ["v1.0", "v1.0.2", "v1.1", "ios/2.0", "release", "v3"] {
      commit(scratch)
      git("tag \(tag) --force", scratch)
      scratch.write("app/\(tag.replacing("/", with: "-")).txt", "")
    }
    let run = Executable.run(["--init", "."], in: scratch.path("app"))
    #expect(run.status == 0)
    let clients =
      #""clients": [ { "name": "1.0.2", "revision": "v1.0.2" }, { "name": "1.1", "revision": "v1.1" }, "#
      + #"{ "name": "2.0", "revision": "ios/2.0" } ]"#
    #expect(
      run.output.contains("the git tags `v1.0.2`, `v1.1` and `ios/2.0` have Swift source; "), "\(run.output)")
    #expect(run.output.hasSuffix("  \(clients)\n"))
    let written = scratch.text("app/clads.json")
    let text = written[..<(written.lastIndex(of: "}") ?? written.endIndex)]
    scratch.write("app/clads.json", "\(text), \(clients) }")
    let again = Executable.run(["--init", "."], in: scratch.path("app"))
    #expect(!again.output.contains("git tags"))
    #expect(Executable.run(["--check", ".", "--client", "1.1"], in: scratch.path("app")).status == 0)
  }
}
