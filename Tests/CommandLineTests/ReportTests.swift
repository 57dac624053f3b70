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
}
