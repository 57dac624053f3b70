import JSONSyntax
import TestSupport
import Testing

private let clean = #"{ "id": "a", "root": { "children": [ { "type": "label", "text": "Hi" } ] } }"#
private let undeclared =
  #"{ "id": "a", "root": { "children": [ { "type": "label", "text": "${x}" } ] } }"#
private let broken = #"{ "id": "a", "root": { "children": [ { "type": "lable" } ] } }"#

/// `--stdin-ndjson --output ndjson`: documents whose results are printed while others arrive.
@Suite struct StreamTests {
  private func check(
    _ lines: [String], _ options: [String] = [], in scratch: Scratch = Scratch()
  ) -> (lines: [String], run: Execution) {
    let run = Executable.run(
      ["--check", "--stdin-ndjson", "--output", "ndjson"] + options, in: scratch.folder,
      input: Array(lines.joined(separator: "\n").utf8))
    return (run.output.split(separator: "\n").map(String.init), run)
  }

  private static func line(_ text: String, _ members: String = "") -> String {
    #"{ \#(members)"text": \#(StringLiteral.quoted(text)) }"#
  }

  @Test(arguments: ["1", "2", "7"])
  func `a line comes back for each document, in their order and with their ids`(jobs: String) {
    let documents = (1...300).map { Self.line($0 % 3 == 0 ? undeclared : clean, #""id": \#($0), "#) }
    let (lines, run) = check(
      documents + [Self.line(clean, #""id": "last", "path": "z.clads.json", "#)], ["--jobs", jobs])
    #expect(run.status == 0)
    #expect(run.error.isEmpty, "\(run.error)")
    #expect(lines.count == 302)
    for (index, line) in lines.prefix(300).enumerated() {
      let start =
        #"{ "line": \#(index + 1), "id": \#(index + 1), "path": "stdin.clads.json", "diagnostics": ["#
      #expect(line.hasPrefix(start), "\(line)")
      #expect(line.contains("undeclared-state") == ((index + 1) % 3 == 0))
    }
    #expect(lines[300] == #"{ "line": 301, "id": "last", "path": "z.clads.json", "diagnostics": [] }"#)
    #expect(
      lines[301].hasPrefix(#"{ "summary": { "files": 301, "errors": 0, "warnings": 100,"#), "\(lines[301])")
  }

  @Test(arguments: [
    ("{", "never closed"), ("[]", "expected an object"), (#"{ "id": 7 }"#, "`text` is required"),
    (#"{ "path": 1, "text": "" }"#, "`path` is required"), (#"{ "id": [], "text": "" }"#, "`id` must be"),
    (#"{ "id": 1.5, "text": "" }"#, "`id` must be"),
  ])
  func `a line without a document is one line with an error, and the others are checked`(
    malformed: String, message: String
  ) {
    let (lines, run) = check([Self.line(broken), "", malformed, "  ", Self.line(clean)])
    #expect(run.status == 2)
    #expect(run.error.isEmpty, "\(run.error)")
    #expect(lines.count == 4)
    #expect(lines[0].contains("unknown-component-kind"))
    let id = malformed.contains("7") ? #""id": 7, "# : ""
    #expect(lines[1].hasPrefix(#"{ "line": 3, \#(id)"error": ""#), "\(lines[1])")
    #expect(lines[1].contains(message), "\(lines[1])")
    #expect(lines[2].hasPrefix(#"{ "line": 5, "path": "stdin.clads.json", "diagnostics": [] }"#))
    #expect(lines[3].contains(#""files": 2, "errors": 1,"#) && lines[3].contains(#""unreadable": 1 }"#))
  }

  @Test(
    arguments: [(["clean", "undeclared"], 0), (["clean", "broken"], 1), ([], 0)] as [([String], Int32)])
  func `the status is that of the worst document`(texts: [String], status: Int32) {
    let documents = ["clean": clean, "undeclared": undeclared, "broken": broken]
    #expect(check(texts.compactMap { documents[$0] }.map { Self.line($0) }).run.status == status)
  }

  @Test func `options apply to documents on lines`() {
    let (lines, run) = check(
      [Self.line(undeclared)], ["--show", "error", "--fail-on", "warning", "--stdin-path", "b.clads.json"])
    #expect(run.status == 1)
    #expect(lines.first == #"{ "line": 1, "path": "b.clads.json", "diagnostics": [] }"#)
  }

  @Test func `the project, the envelope and the samples are those of the path`() {
    let scratch = Scratch()
    scratch.write("off/clads.json", #"{ "rules": { "undeclared-state": "off" } }"#)
    scratch.write("api/clads.json", #"{ "documents": [{ "glob": "*.json", "at": "/data" }] }"#)
    let (lines, run) = check(
      [
        Self.line(undeclared, #""path": "off/a.clads.json", "#),
        Self.line(#"{ "data": \#(undeclared) }"#, #""path": "api/a.json", "#),
      ], in: scratch)
    #expect(run.status == 0)
    #expect(lines[0].contains(#""diagnostics": [] "#), "\(lines[0])")
    #expect(lines[1].contains(#""pointer": "/data/root/children/0/text""#), "\(lines[1])")
  }

  @Test func `a finding is that of the report json`() throws {
    let scratch = Scratch()
    scratch.write("a.clads.json", broken)
    let report = Executable.run(["--check", "--output", "json", "a.clads.json"], in: scratch.folder).output
    let finding = try #require(report.split(separator: "\n").first { $0.contains(#"{ "rule": "#) })
      .drop { $0 == " " }
    for input in [[Self.line(broken, #""path": "a.clads.json", "#)], []] {
      let options = input.isEmpty ? ["a.clads.json"] : ["--stdin-ndjson"]
      let run = Executable.run(
        ["--check", "--output", "ndjson"] + options, in: scratch.folder, input: Array(input.joined().utf8))
      #expect(run.status == 1)
      #expect(run.output.contains(finding), "\(run.output)")
    }
  }

  @Test func `a text that returns has the same findings under another path`() {
    let (lines, _) = check([
      Self.line(broken, #""path": "a.clads.json", "#), Self.line(broken, #""path": "b.clads.json", "#),
    ])
    #expect(
      lines[1].replacing("b.clads.json", with: "a.clads.json").replacing(#""line": 2"#, with: #""line": 1"#)
        == lines[0])
  }

  /// The last line ends a little or far behind the limit.
  @Test(arguments: [1 << 10, 1 << 20])
  func `a line that is too long is one error`(excess: Int) {
    let long = #"{ "text": ""# + String(repeating: "x", count: (32 << 20) + excess)
    let (lines, run) = check([long, Self.line(clean), long])
    #expect(run.status == 2)
    #expect(lines.count == 4)
    #expect(lines[0] == #"{ "line": 1, "error": "the line is longer than 32 MiB" }"#)
    #expect(lines[1].hasPrefix(#"{ "line": 2, "path": "#))
    #expect(lines[2] == #"{ "line": 3, "error": "the line is longer than 32 MiB" }"#)
  }

  @Test(arguments: [
    ["."], ["--fix", "--diff"], ["--files-from", "list"], ["--changed-since", "HEAD"], ["--statistics"],
  ])
  func `what is not on standard input is refused`(options: [String]) {
    let run = check([Self.line(clean)], options).run
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(!run.error.isEmpty)
  }
}
