import JSONSyntax
import SourceText
import TestSupport
import Testing

private let broken = """
  {
    "id": "a",
    "root": { "children": [ { "type": "labél", "text": "😀", "fillWidth": "yes" } ] }
  }
  """

@Suite struct ReportTests {
  @Test func `json has the documented structure`() throws {
    let scratch = Scratch()
    scratch.write("a.clads.json", broken)
    let run = Executable.run(["--check", ".", "--output", "json"], in: scratch.folder)
    let tree = SyntaxTree.parse(Array(run.output.utf8))
    #expect(tree.errors.isEmpty)
    func value(_ pointer: String) -> String? {
      JSONPointer(pointer).flatMap { tree.node(at: $0) }.map { node in
        tree.withView {
          $0.kind(node.index) == .string
            ? $0.string(node.index)
            : String(decoding: tree.bytes[node.range.start.utf8..<node.range.end.utf8], as: UTF8.self)
        }
      }
    }
    #expect(value("/version") == "1")
    #expect(value("/files/0/path") == "a.clads.json")
    #expect(value("/files/0/diagnostics/0/rule") == "unknown-component-kind")
    #expect(value("/files/0/diagnostics/0/severity") == "error")
    #expect(value("/files/0/diagnostics/0/pointer") == "/root/children/0/type")
    #expect(value("/files/0/diagnostics/0/fingerprint")?.utf8.count == 16)
    #expect(value("/files/0/diagnostics/0/range/start/line") == "2")
    #expect(value("/files/0/diagnostics/0/range/start/character") == "36")
    #expect(value("/files/0/diagnostics/0/range/end/character") == "43")
    #expect(value("/files/0/diagnostics/0/fixes/0/edits/0/newText") == "\"label\"")
    #expect(value("/summary/files") == "1")
    #expect(value("/summary/errors") != nil)
    #expect(value("/summary/infos") != nil)
    #expect(value("/summary/fixable") != nil)
  }

  @Test func `json of a run without findings has no files`() {
    let scratch = Scratch()
    scratch.write(
      "a.clads.json", #"{ "id": "a", "root": { "children": [ { "type": "label", "text": "Hi" } ] } }"#)
    let run = Executable.run(["--check", ".", "--output", "json"], in: scratch.folder)
    #expect(SyntaxTree.parse(Array(run.output.utf8)).errors.isEmpty)
    #expect(run.output.contains("\"files\": 1"))
    #expect(run.status == 0)
  }

  @Test func `github prints workflow commands`() {
    let scratch = Scratch()
    scratch.write("a.clads.json", broken)
    let run = Executable.run(["--check", ".", "--output", "github", "--quiet"], in: scratch.folder)
    #expect(
      run.output.hasPrefix(
        "::error file=a.clads.json,line=3,endLine=3,col=37,endColumn=44,title=unknown-component-kind::"))
    #expect(!run.output.dropLast().contains { $0 == "\r" })
  }

  @Test func `xcode prints lines for the issue navigator of Xcode`() {
    let scratch = Scratch()
    scratch.write("a.clads.json", broken)
    let run = Executable.run(["--check", ".", "--output", "xcode"], in: scratch.folder)
    #expect(run.output.hasPrefix("a.clads.json:3:37: error: "))
    #expect(run.output.contains(" [unknown-component-kind]\n"))
  }

  @Test func `an unknown output format is an error that lists the known ones`() {
    let run = Executable.run(["--check", ".", "--output", "csv"])
    #expect(run.status == 2)
    #expect(run.error.contains("`--output` takes `text`, `json`,"))
    #expect(run.output.isEmpty)
  }

  @Test func `sarif documents the rules with results and lists files that cannot be read`() {
    let scratch = Scratch()
    scratch.write("a.clads.json", broken)
    let run = Executable.run(["--check", ".", "gone.clads.json", "--output", "sarif"], in: scratch.folder)
    #expect(run.status == 2)
    #expect(SyntaxTree.parse(Array(run.output.utf8)).errors.isEmpty)
    #expect(run.output.contains("\"id\": \"unknown-component-kind\""))
    #expect(!run.output.contains("\"id\": \"unused-style\""))
    #expect(run.output.contains("\"helpUri\": \"clads-rule:unknown-component-kind\""))
    #expect(run.output.contains("```json"))
    #expect(run.output.contains("\"executionSuccessful\": false"))
    #expect(run.output.contains("gone.clads.json: there is no such file or folder"))
  }

  @Test func `junit has a test case for every file`() {
    let scratch = Scratch()
    scratch.write("a.clads.json", broken)
    scratch.write(
      "b.clads.json", #"{ "id": "b", "root": { "children": [ { "type": "label", "text": "Hi" } ] } }"#)
    scratch.link("c.clads.json", to: "gone")
    let run = Executable.run(["--check", ".", "--output", "junit"], in: scratch.folder)
    #expect(run.status == 2)
    for name in ["a.clads.json", "b.clads.json", "c.clads.json"] {
      let attributes = "name=\"\(name)\" classname=\"clads-lsp\" file=\"\(name)\" time=\""
      #expect(run.output.contains("<testcase \(attributes)"))
    }
    #expect(run.output.contains(" tests=\"3\" failures=\"1\" errors=\"1\" "))
  }

  @Test func `github appends a table to the summary of the job`() {
    let scratch = Scratch()
    scratch.write("a.clads.json", broken)
    scratch.write("summary", "before\n")
    let arguments = ["--check", "a.clads.json", "--output"]
    let page = Executable.run(arguments + ["markdown"], in: scratch.folder).output
    #expect(page.contains("| error | `unknown-component-kind` | a.clads.json | 1 | line 3: "))
    let run = Executable.run(arguments + ["github"], in: scratch.folder, summary: scratch.path("summary"))
    #expect(run.output.hasPrefix("::error file=a.clads.json,"))
    #expect(scratch.text("summary") == "before\n" + page)
    _ = Executable.run(arguments + ["github"], in: scratch.folder, summary: scratch.path("new"))
    #expect(scratch.text("new") == page)
    _ = Executable.run(arguments + ["json"], in: scratch.folder, summary: scratch.path("summary"))
    #expect(scratch.text("summary") == "before\n" + page)
  }

  @Test func `a summary that cannot be written is a note and changes nothing`() {
    let scratch = Scratch()
    scratch.write("a.clads.json", broken)
    scratch.write("file", "")
    scratch.link("link", to: "file")
    scratch.pipe("pipe")
    scratch.write("full", String(repeating: "x", count: 1 << 20))
    let arguments = ["--check", "a.clads.json", "--output", "github"]
    let reasons = [
      "link": "it is a link", "pipe": "it is not a file", "full": "it would exceed the limit of 1024 KiB",
    ]
    for (name, reason) in reasons {
      let run = Executable.run(arguments, in: scratch.folder, summary: scratch.path(name))
      #expect(run.status == 1)
      #expect(run.error.contains("\(name): \(reason), so it is not written"))
    }
    #expect(scratch.text("file").isEmpty)
    #expect(scratch.read("full").count == 1 << 20)
  }
}
