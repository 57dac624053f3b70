import JSONSyntax
import TestSupport
import Testing

/// `--preview FILE`: its output and exit status.
@Suite struct PreviewModeTests {
  private static let document = #"""
    {
      "id": "stage",
      "state": { "n": 0, "name": "" },
      "actions": {
        "add": { "type": "setState", "path": "n", "value": { "$expr": "n + 1" } },
        "ask": {
          "type": "showAlert", "title": "Sure?",
          "buttons": [{ "label": "No", "style": "cancel" }, { "label": "Yes", "action": "add" }]
        }
      },
      "root": { "children": [
        { "type": "label", "text": "count ${n}" },
        { "type": "button", "id": "more", "text": "Add", "actions": { "onTap": "add" } },
        { "type": "textfield", "id": "who", "placeholder": "Your name", "bind": "name" },
        { "type": "label", "text": "hello ${name}" },
        { "type": "button", "text": "Ask", "actions": { "onTap": "ask" } }
      ] }
    }
    """#
  private static let add = "/root/children/1"
  private static let field = "/root/children/2"
  private static let ask = "/root/children/4"

  private let scratch = Scratch()

  init() { scratch.write("a.clads.json", Self.document) }

  private func run(_ arguments: String..., path: String = "a.clads.json", input: String = "") -> Execution {
    Executable.run(["--preview", path] + arguments, in: scratch.folder, input: Array(input.utf8))
  }

  /// Returns the frame that `--output json` prints.
  private func frame(_ arguments: String..., status: Int32 = 0) -> SyntaxNode {
    let result = Executable.run(
      ["--preview", "a.clads.json", "--output", "json"] + arguments, in: scratch.folder)
    #expect(result.status == status, "\(result.error)")
    return SyntaxTree.parse(Array(result.output.utf8)).root
  }

  // MARK: - Steps

  @Test
  func `a value that is set is the state that the screen opens with, and after a step one that changes`() {
    let rows = #"""
      { "id": "a", "state": { "items": ["x", "y", "z"], "user": { "name": "Ann", "age": 3 } }, "root": { "children": [
        { "type": "button", "id": "none", "text": "None" },
        { "type": "label", "text": "${items.count} of ${user.name}" },
        { "type": "forEach", "items": "items", "template":
          { "type": "label", "data": { "value": { "type": "binding", "path": "item" } } } } ] } }
      """#
    scratch.write("rows.clads.json", rows)
    let empty = run("--output", "outline", "--set", "items=[]", path: "rows.clads.json").output
    #expect(empty.contains("0 of Ann") && !empty.contains("\"x\""), "\(empty)")
    let one = run("--output", "outline", "--set", "items[0]=\"w\"", path: "rows.clads.json").output
    #expect(one.contains("\"w\"") && one.contains("\"y\""), "\(one)")
    let whole = run("--output", "outline", "--set", "user={\"age\":4}", path: "rows.clads.json").output
    #expect(!whole.contains("Ann"), "\(whole)")
    let later = run(
      "--output", "outline", "--steps", #"[{"appear": true}]"#, "--set", "items=[]", path: "rows.clads.json")
    #expect(later.output.contains("0 of Ann"), "\(later.output)\(later.error)")
  }

  @Test func `an outline has the pointers of nodes, and on request their rectangles`() {
    let outline = run("--output", "outline").output
    #expect(outline.contains("button \"Add\" #more /root/children/1\n"), "\(outline)")
    let frames = run("--output", "outline", "--frames", "--size", "390x844").output
    let line = frames.split(separator: "\n").first { $0.contains("#more") } ?? ""
    #expect(line.hasSuffix("×20.3") || line.contains("×"), "\(frames)")
    #expect(run("--frames").error.contains("`--frames` is about an outline"))
  }

  @Test func `steps are those of tests, and what they expect must be there`() {
    let steps =
      #"[{"tap": "Add"}, {"type": {"into": "who", "text": "Ada"}}, {"expect": {"texts": ["hello Ada"]}}]"#
    let done = run("--output", "outline", "--steps", steps)
    #expect(done.status == 0 && done.output.contains("count 1"), "\(done.error)")
    let wrong = run("--steps", #"[{"expect": {"texts": ["hello Bob"]}}]"#)
    #expect(wrong.status == 1)
    #expect(wrong.error.contains("`hello Bob` is not on the screen"), "\(wrong.error)")
    let misspelt = run("--steps", #"[{"tpa": "Add"}]"#)
    #expect(misspelt.status == 2 && misspelt.error.contains("`--steps`"), "\(misspelt.error)")
  }

  @Test func `a request waits, and is responded to by its address or as the oldest`() {
    scratch.write(
      "load.clads.json",
      #"""
      { "id": "a", "state": { "busy": false, "failure": null, "items": ["none"] }, "actions": { "load": {
          "type": "request", "requestId": "items", "method": "GET", "url": "https://a.example/items?q=1",
          "loadingPath": "busy", "responsePath": "items", "errorPath": "failure" } },
        "root": { "children": [
          { "type": "button", "text": "Load", "actions": { "onTap": "load" } },
          { "type": "label", "text": "${busy ? 'Wait' : 'Done'} ${failure.statusCode} ${items.count}" } ] } }
      """#)
    func shown(_ arguments: String...) -> String {
      Executable.run(
        ["--preview", "load.clads.json", "--output", "outline", "--tap", "/root/children/0"] + arguments,
        in: scratch.folder
      ).output
    }
    #expect(shown("--steps", "[]").contains("Wait"))
    #expect(shown("--respond", #"["a", "b"]"#).contains("Done  2"))
    #expect(shown("--respond", #"items={"$status": 404}"#).contains("Done 404 1"))
    #expect(shown("--respond", #"GET https://a.example/items?q=1=["a"]"#).contains("Done  1"))
    let unknown = Executable.run(
      ["--preview", "load.clads.json", "--respond", "nonsense"], in: scratch.folder)
    #expect(unknown.status == 2 && unknown.error.contains("`--respond` takes `REQUEST=JSON`"))
  }

  @Test func `a screen that stays empty on device is said to, in a picture, too`() {
    scratch.write(
      "empty.clads.json",
      #"{"id":"a","root":{"children":[{"type":"label","text":"Hello"},{"type":"labl"}]}}"#)
    for format in ["svg", "text"] {
      let picture = run("--output", format, path: "empty.clads.json")
      #expect(picture.status == 1)
      #expect(picture.output.contains("The app shows an empty screen"), "\(picture.output)")
    }
  }

  // MARK: - Output

  @Test func `the screen goes to standard output, and the banner to standard error`() {
    let result = run()
    #expect(result.status == 0)
    #expect(result.output.contains("count 0") && result.output.hasSuffix("\n"))
    #expect(!result.output.contains("\u{1B}"))
    #expect(result.output.split(separator: "\n").allSatisfy { $0.last != " " })
    #expect(result.error.contains("device (base)") && !result.output.contains("device (base)"))
  }

  @Test func `every output format contains the screen`() {
    let text = run("--output", "text").output
    #expect(text.contains("count 0") && text == run().output)
    #expect(run("--output", "ansi").output.contains("\u{1B}["))
    let page = run("--output", "grid").output
    #expect(page.contains("count 0"))
    let picture = run("--output", "svg").output
    #expect(picture.hasPrefix("<svg ") && picture.contains(">count 0</text>"))
    let document = run("--output", "html").output
    #expect(document.hasPrefix("<!doctype html>") && document.contains(">count 0</text>"))
    #expect(run("--output", "tree").output.contains("count 0"))
    let frame = frame()
    #expect(frame.object?["width"]?.number?.integer == 48)
    #expect(frame.object?["revision"]?.number?.integer == 1)
    #expect(frame.string("as") == "device")
    #expect(frame.string("uri")?.hasSuffix(scratch.folder + "/a.clads.json") == true)
    #expect((frame.string("text") ?? "") + "\n" == text)
  }

  @Test func `options change the screen`() {
    let frame = frame("--as", "spec", "--width", "60", "--height", "20", "--color-scheme", "dark", "--ascii")
    #expect(frame.string("as") == "spec" && frame.string("colorScheme") == "dark")
    #expect(frame.object?["width"]?.number?.integer == 60)
    #expect(frame.object?["height"]?.number?.integer == 20)
    #expect(frame.string("text")?.allSatisfy(\.isASCII) == true)
  }

  @Test func `options may come before the file`() {
    let result = Executable.run(
      ["--preview", "--width", "30", "--output", "json", "a.clads.json"], in: scratch.folder)
    #expect(result.status == 0 && result.output.contains(#""width":30"#))
  }

  // MARK: - Interactions

  @Test(arguments: [
    (["--tap", "more"], "count 1"), (["--tap", "more", "--tap", add, "--tap", "more"], "count 3"),
    (["--input", "who=Bo", "--input", "\(field)=Zoë = 1"], "hello Zoë = 1"),
    (["--input", "who=Zoë", "--tap", "more", "--input", "who=Bo"], "hello Bo"),
    (["--tap", ask, "--tap", "alert:1"], "count 1"), (["--tap", ask, "--tap", "alert:0"], "count 0"),
    (["--sample", "big"], "count 40"), (["--sample", "other.json"], "count 50"),
    (["--sample", "big", "--set", "n=7"], "count 7"),
    (["--set", "n=7", "--set", #"name="x""#, "--tap", "more"], "count 8"),
  ])
  func `interactions run in the order given, after the state is set`(_ arguments: [String], _ text: String) {
    scratch.write("a.big.sample.json", #"{ "n": 40 }"#)
    scratch.write("other.json", #"{ "n": 50 }"#)
    let result = Executable.run(["--preview", "a.clads.json"] + arguments, in: scratch.folder)
    #expect(result.status == 0 && result.output.contains(text), "\(result.error)")
  }

  @Test func `an alert is in the frame`() throws {
    let presented = try #require(frame("--tap", Self.ask).object?["presented"]?.array)
    #expect(presented.elements.map { $0.string("kind") } == ["alert"])
  }

  @Test func `the samples are in the frame`() {
    scratch.write("a.big.sample.json", #"{ "n": 40 }"#)
    let frame = frame("--sample", "big")
    #expect(frame.string("sample") == "big")
    #expect(frame.object?["samples"]?.array?.elements.map { $0.string?.value } == ["initial", "big"])
  }

  @Test(arguments: [
    (["--tap", "mroe"], "did you mean `more`?"), (["--tap", "/nowhere"], "/nowhere"),
    (["--tap", "/root/children/0"], "/root/children/0"), (["--tap", "more#3"], ""),
    (["--tap", "alert:0"], ""),
    (["--input", "nobody=x"], "no node has the id `nobody`"),
    (["--input", "/root/children/0=x"], "/root/children/0"),
  ])
  func `an interaction without a target exits with status 1`(_ arguments: [String], _ message: String) {
    let result = Executable.run(["--preview", "a.clads.json"] + arguments, in: scratch.folder)
    #expect(result.status == 1 && result.output.isEmpty)
    #expect(result.error.hasPrefix("clads-lsp: "))
    #expect(message.isEmpty || result.error.contains(message), "\(result.error)")
  }

  // MARK: - Files

  @Test func `standard input is a document in the current folder`() {
    scratch.write("clads.json", #"{ "formatLevel": "extended" }"#)
    let result = run("--tap", "more", path: "-", input: Self.document)
    #expect(result.output.contains("count 1") && result.error.contains("extended"))
    let named = run(
      "--stdin-path", "x.clads.json", "--output", "json", path: "-", input: Self.document)
    let uri = SyntaxTree.parse(Array(named.output.utf8)).root.string("uri")
    #expect(named.status == 0 && uri?.hasSuffix("/x.clads.json") == true)
  }

  @Test func `the project file can be specified`() {
    scratch.write("other.json", #"{ "formatLevel": "extended" }"#)
    #expect(run("--project", "other.json").error.contains("extended"))
  }

  @Test(arguments: [
    "", "{", "[]", "null", String(document.dropLast(40)),
    document.replacing(":", with: "", maxReplacements: 9), "\u{0}",
  ])
  func `a broken document is drawn as far as possible`(_ text: String) throws {
    scratch.write("a.clads.json", text)
    let problems = try #require(frame(status: 1).object?["problems"]?.number?.integer)
    #expect(problems > 0 || text == "null")
  }

  @Test func `a file that cannot be read exits with status 2`() {
    let missing = run(path: "nope.clads.json")
    #expect(missing.status == 2 && missing.error.contains("no such file"))
    scratch.write("a.clads.json", Array(#"{ "id": ""#.utf8) + [0xFF] + Array(#"" }"#.utf8))
    let malformed = run()
    #expect(malformed.status == 2 && malformed.error.contains("not valid UTF-8"))
  }

  @Test(arguments: [
    (["--as", "tablet"], "`device` or `spec`, not `tablet`"), (["--width", "0"], "a number from 1 to 1000"),
    (["--height", "tall"], "a number from"), (["--color-scheme", "sepia"], "`light` or `dark`"),
    (["--output", "pdf"], "`json`"), (["--sample", "big"], "unknown sample `big`"),
    (["--set", "n"], "PATH=JSON"), (["--set", "n=Bob"], "needs quotes"), (["--input", "who"], "ID=TEXT"),
    (["--tap", "#1"], "an `id` or a JSON pointer"), (["--project", "nope.json"], "nope.json"),
    (["--watch"], "not a terminal"), (["--jobs", "3"], "only be used with `--check`"),
    (["b.clads.json"], "one file"),
  ])
  func `a mistake in the command line exits with status 2`(_ arguments: [String], _ message: String) {
    let result = Executable.run(["--preview", "a.clads.json"] + arguments, in: scratch.folder)
    #expect(result.status == 2 && result.output.isEmpty)
    #expect(result.error.contains(message), "\(result.error)")
  }
}

extension SyntaxNode {
  /// Returns the string of a member.
  fileprivate func string(_ name: String) -> String? { object?[name]?.string?.value }
}
