import Diagnostics
import JSONSyntax
import TestSupport
import Testing

private let styled =
  #"{ "id": "a", "root": { "children": [ { "type": "label", "text": "Hi", "styleId": "no" } ] } }"#

/// What scripts and coding agents use.
@Suite struct ScriptTests {
  private static func line(_ path: String, _ text: String) -> String {
    #"{ "path": \#(StringLiteral.quoted(path)), "text": \#(StringLiteral.quoted(text)) }"#
  }

  private func check(_ lines: [String], in folder: String, _ options: [String] = []) -> Execution {
    Executable.run(
      ["--check", "--stdin-ndjson", "--output", "xcode"] + options, in: folder,
      input: Array(lines.joined(separator: "\n").utf8))
  }

  @Test func `the lines of standard input are checked as the files at their paths`() {
    let scratch = Scratch()
    scratch.write("one/clads.json", #"{ "documents": [{ "glob": "*.json", "at": "/data/screen" }] }"#)
    scratch.write("one/a.json", "{}")
    scratch.write("two/clads.json", #"{ "rules": { "unresolved-style": "off" } }"#)
    let run = check(
      [
        Self.line("two/b.clads.json", styled), "", Self.line("three/c.clads.json", styled),
        Self.line("one/a.json", #"{ "data": { "screen": \#(styled) } }"#),
      ], in: scratch.folder)
    let paths = run.output.split(separator: "\n").map { String($0.prefix { $0 != ":" }) }
    #expect(paths == ["one/a.json", "three/c.clads.json"])
    #expect(run.error.isEmpty, "\(run.error)")
    #expect(run.status == 1)
  }

  @Test(arguments: [
    (#"{ "path": "b.clads.json", "text": "#, "line 2"), (#"["b.clads.json"]"#, "expected an object"),
    (#"{ "path": "b.clads.json" }"#, "`text` is required"),
    (#"{ "path": 1, "text": "" }"#, "`path` is required"),
    (#"{ "path": "", "text": "{}" }"#, "must not be empty"),
    (line("./a.clads.json", "{}"), "already on line 1"),
  ])
  func `a malformed line is an error, and the others are checked`(malformed: String, message: String) {
    let scratch = Scratch()
    let run = check(
      [Self.line("a.clads.json", styled), malformed, Self.line("c.clads.json", styled)],
      in: scratch.folder)
    #expect(run.status == 2)
    #expect(run.error.contains("standard input, line 2: "))
    #expect(run.error.contains(message), "\(run.error)")
    #expect(run.output.contains("a.clads.json:1:"))
    #expect(run.output.contains("c.clads.json:1:"))
  }

  @Test func `no lines are no error`() {
    let scratch = Scratch()
    let run = check([""], in: scratch.folder)
    #expect(run.status == 0)
    #expect(run.error.contains("nothing to check"))
  }

  @Test func `a line replaces the file at its path`() {
    let scratch = Scratch()
    scratch.write("a.clads.json", styled)
    let clean = styled.replacing(#", "styleId": "no""#, with: "")
    let run = check([Self.line("a.clads.json", clean)], in: scratch.folder, ["."])
    #expect(run.output.isEmpty)
    #expect(run.status == 0)
  }

  @Test func `only one option can read standard input`() {
    let run = Executable.run(["--check", "--stdin-ndjson", "-"])
    #expect(run.status == 2)
    #expect(run.error.contains("`-` and `--stdin-ndjson` cannot share standard input"))
  }

  @Test func `standard input has the envelope and the samples of the file at its path`() {
    let scratch = Scratch()
    scratch.write("api/clads.json", #"{ "documents": [{ "glob": "**/*.json", "at": "/data/screen" }] }"#)
    let text = #"""
      { "data": { "screen": { "id": "a", "state": { "items": [] }, "root": { "children": [
        { "type": "label", "text": "${items.first}" } ] } } } }
      """#
    scratch.write("api/screens/a.json", text)
    scratch.write("api/screens/a.sample.json", #"{ "items": ["x"] }"#)
    scratch.write("api/screens/a.broken.sample.json", "{")
    let options = ["--output", "json", "--check"]
    let file = Executable.run(options + ["api/screens/a.json"], in: scratch.folder)
    let input = Executable.run(
      options + ["-", "--stdin-path", "api/screens/a.json"], in: scratch.folder, input: Array(text.utf8))
    #expect(input.output == file.output)
    #expect(input.output.contains("a.broken.sample.json"))
    #expect(input.status == 1)
  }

  @Test func `the state of a document in an envelope is that of the document`() {
    let scratch = Scratch()
    scratch.write("clads.json", #"{ "documents": [{ "glob": "a.json", "at": "/screen" }] }"#)
    scratch.write("a.json", #"{ "screen": { "id": "a", "state": { "n": 3 }, "root": { "children": [] } } }"#)
    let run = Executable.run(["--eval", "n", "--document", "a.json"], in: scratch.folder)
    #expect(run.output == "3\n")
  }

  @Test func `the guide lists what the project declares`() {
    let scratch = Scratch()
    scratch.write(
      "clads.json",
      #"""
      { "components": { "weatherCard": { "description": "The weather.",
          "properties": { "unit": { "type": "string", "enum": ["c", "f"] } }, "events": ["onTap"] } },
        "actions": { "submitOrder": { "parameters": { "orderId": { "type": "string", "required": true } } } },
        "designSystems": { "acme": { "styles": { "button.primary": { "cornerRadius": 12 } } } },
        "destinations": ["checkout"] }
      """#)
    for arguments in [["--guide"], ["--guide", "--project", scratch.path("clads.json")]] {
      let run = Executable.run(arguments, in: arguments.count == 1 ? scratch.folder : ".")
      #expect(run.status == 0, "\(run.error)")
      for name in [
        "**weatherCard**: The weather. unit: c|f", "**submitOrder**", "orderId!: template",
        "`@button.primary`", "`checkout`",
      ] {
        #expect(run.output.contains(name), "\(name) in \(run.output.suffix(800))")
      }
    }
  }

  @Test func `the explanation of a rule as JSON has all that the page has`() {
    let run = Executable.run(["--explain", "enum-invalid", "--json"])
    let names = Self.names(run.output)
    #expect(
      Set(names).isSuperset(of: [
        "rule", "severity", "group", "summary", "why", "effect", "bad", "reported", "good", "fix", "safe",
        "level",
      ]))
  }

  @Test func `a preview as JSON has the findings`() {
    let run = Executable.run(
      ["--preview", "-", "--stdin-path", "a.clads.json", "--output", "json"], input: Array(styled.utf8))
    #expect(Self.names(run.output).contains("controls"))
    #expect(run.output.contains(#""diagnostics":[ { "rule": "unresolved-style", "severity": "error""#))
    #expect(run.output.contains(#""pointer": "/root/children/0/styleId""#))
  }

  @Test func `an evaluation as JSON says what is missing and what is wrong`() {
    let missing = Executable.run(["--eval", "user.name", "--json", "--set", #"user={"nam":"Ann"}"#])
    #expect(missing.output.contains(#""missing":[{"message":"`user` has no `name`"#))
    let broken = Executable.run(["--eval", "1 +", "--json"])
    #expect(broken.status == 1)
    #expect(Set(Self.names(broken.output, in: "error")) == ["rule", "message", "help", "start", "end"])
  }

  /// The names of the members of an object, or of the object that is one of its members.
  private static func names(_ json: String, in member: String? = nil) -> [String] {
    SyntaxTree.parse(Array(json.utf8)).withView { view in
      let object = member.flatMap { view.member(named: $0, of: 0) }.flatMap { view.value(of: $0) } ?? 0
      return view.members(of: object).map { view.string(view.name(of: $0)) }
    }
  }
}
