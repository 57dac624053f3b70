import TestSupport
import Testing

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
}
