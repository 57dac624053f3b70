import CladsCheck
import CladsFiles
import CladsProject
import Diagnostics
import Foundation
import JSONSyntax
import SourceText
import TestSupport
import Testing

/// A finding in a form common to all outputs: positions are zero-based lines and UTF-16 code units.
private struct Found: Hashable, Comparable, CustomStringConvertible {
  var start: [Int]
  var end: [Int]
  var severity: String
  var rule: String
  var message: String

  var description: String { "\(start)-\(end) \(severity) \(rule): \(message)" }

  static func < (lhs: Found, rhs: Found) -> Bool { lhs.description < rhs.description }
}

/// The findings about each file that has some, by its path relative to the folder.
private typealias Findings = [String: [Found]]

/// The command line, the server and the library share one pipeline, so they agree about every file.
@Suite struct PipelineLawTests {
  private static let folder = LawFolder()

  @Test func `the command line reports what the library finds`() throws {
    let run = Executable.run(["--check", "--output", "json", "."], in: Self.folder.path)
    let report = try JSONDecoder().decode(CheckReport.self, from: Data(run.output.utf8))
    var found: Findings = [:]
    for file in report.files { found[file.path] = file.diagnostics.map(\.found).sorted() }
    expect(found, Self.folder.libraryFindings())
  }

  @Test func `the command line reports what a checker finds, with levels, overrides, comments and samples`()
    throws
  {
    let scratch = Scratch()
    let project = """
      { "rules": { "unused-style": "error", "color-case": "info" },
        "documents": ["Screens/*.json", { "glob": "Responses/*.json", "at": "/screen" }],
        "overrides": [
          { "files": ["Screens/**"], "rules": { "unused-style": "hint", "enum-invalid": "off" } }
        ] }
      """
    scratch.write("clads.json", project)
    var paths: [String] = []
    func add(_ path: String, _ text: String) {
      scratch.write(path, text)
      paths.append(path)
    }
    for example in SampleDocuments.examples {
      add("\(example.name).clads.json", example.text)
      add("Screens/\(example.name).json", String(example.text.dropLast(example.text.count / 3)))
      add("Responses/\(example.name).json", "{ \"screen\": \(example.text) }")
    }
    for rule in RuleTable.descriptions where rule.subject == .document {
      add("Screens/\(rule.id.rawValue).json", MarkedText(rule.documentation.bad).text)
      add("\(rule.id.rawValue).clads.json", MarkedText(rule.documentation.bad).text)
    }
    for name in ["sampled", "unsampled"] {
      add(
        "\(name).clads.json",
        #"{ "id": "a", "root": { "children": [{ "type": "label", "text": "${m}" }] } }"#)
    }
    scratch.write("sampled.sample.json", #"{ "m": 2 }"#)
    let run = Executable.run(["--check", "--output", "json", "."], in: scratch.folder)
    let report = try JSONDecoder().decode(CheckReport.self, from: Data(run.output.utf8))
    var expected: Findings = [:]
    for file in report.files { expected[file.path] = file.diagnostics.map(\.found).sorted() }
    let checker = Checker(
      project: Project.read(
        Array(project.utf8), path: "clads.json", files: FilesBeside(folder: scratch.folder)),
      today: Calendar.today)
    var found: Findings = [:]
    for path in paths {
      let bytes = scratch.read(path)
      let samples = SampleFinder.samples(
        of: scratch.path(path),
        FileContext(
          kind: .document, checker: checker, projectPath: FileSystem.absolute(scratch.path("clads.json")),
          path: path))
      let source = SourceFile(uri: FileURI(path: path), version: nil, bytes: bytes)
      let findings = checker.check(bytes, path: path, samples: Array(samples.dropFirst()))
        .map { Found($0, in: source) }
      if !findings.isEmpty { found[path] = findings.sorted() }
    }
    #expect(expected["unsampled.clads.json"]?.map(\.rule) == ["undeclared-state"])
    #expect(expected["sampled.clads.json"] == nil)
    for path in Set(found.keys).union(expected.keys).sorted() {
      #expect(found[path] == expected[path], "\(path)")
    }
  }

  @Test func `the server reports the same about files that are not open`() throws {
    let server = try Self.folder.serve(
      capabilities: #"{"textDocument":{"diagnostic":{}}}"#,
      [#"{"jsonrpc":"2.0","id":2,"method":"workspace/diagnostic","params":{"previousResultIds":[]}}"#],
      responses: 1)
    var found: Findings = [:]
    for item in try #require(server.compactMap(\.result?.items).first) {
      found[try Self.folder.name(of: #require(item.uri))] = (item.items ?? []).map(\.found).sorted()
    }
    expect(found, Self.folder.libraryFindings())
  }

  @Test(arguments: [true, false])
  func `the server reports the same about open files`(pulls: Bool) throws {
    // Project files and samples come first, because opening one makes the server check all open documents
    // again.
    let names = Self.folder.textNames.sorted {
      ($0.hasSuffix(".clads.json") ? 1 : 0, $0) < ($1.hasSuffix(".clads.json") ? 1 : 0, $1)
    }
    let opened = names.map { Self.folder.didOpen($0) }
    let requests = names.enumerated().map { Self.folder.diagnosticRequest($1, id: $0 + 10) }
    let server = try Self.folder.serve(
      capabilities: pulls ? #"{"textDocument":{"diagnostic":{}}}"# : "{}", opened + requests,
      responses: requests.count)
    var found: Findings = [:]
    for message in server {
      if pulls, let id = message.id, id >= 10, let items = message.result?.items {
        found[names[id - 10]] = items.compactMap(\.diagnostic?.found).sorted()
      } else if !pulls, let uri = message.params?.uri, let items = message.params?.diagnostics {
        found[try Self.folder.name(of: uri)] = items.map(\.found).sorted()
      }
    }
    let texts = Set(names)
    expect(
      found.filter { texts.contains($0.key) }, Self.folder.libraryFindings().filter { texts.contains($0.key) }
    )
  }

  private func expect(
    _ found: Findings, _ expected: Findings, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var differences: [String] = []
    for name in Set(found.keys).union(expected.keys).sorted() {
      let extra = Set(found[name] ?? []).subtracting(expected[name] ?? [])
      let missing = Set(expected[name] ?? []).subtracting(found[name] ?? [])
      let counts = (found[name]?.count ?? 0, expected[name]?.count ?? 0)
      if extra.isEmpty, missing.isEmpty, counts.0 == counts.1 { continue }
      differences.append("\(name): \(counts.0) of \(counts.1), extra \(extra), missing \(missing)")
    }
    #expect(differences.isEmpty, "\(differences.prefix(5))", sourceLocation: sourceLocation)
    #expect(
      expected.values.joined().count > 500, "there are too few findings to compare",
      sourceLocation: sourceLocation)
  }
}

/// A folder with the examples of the rules, the example documents, envelopes, samples, and seeded corruptions
/// of them.
private final class LawFolder: Sendable {
  private let scratch = Scratch()
  let path: String
  /// The files that are text, and so can be open in an editor.
  let textNames: [String]

  init() {
    path = FileSystem.absolute(scratch.folder)
    var files: [String: [UInt8]] = [:]
    for rule in RuleTable.descriptions where rule.subject != .baseline {
      let folder = "rules/\(rule.id.rawValue)/"
      let bad = MarkedText(rule.documentation.bad).bytes
      files[folder + (rule.subject == .projectFile ? "clads.json" : "bad.clads.json")] = bad
      if let project = rule.documentation.project { files[folder + "clads.json"] = Array(project.utf8) }
    }
    let examples = Executable.packageFolder + "/schemas/examples"
    var documents: [(name: String, bytes: [UInt8])] = []
    for path in Files.list(examples, endings: [".json"]) where !path.contains("/plugin/") {
      let name = Paths.name(of: path)
      files["examples/" + name] = Files.read(path)
      if name.hasSuffix(".clads.json") { documents.append((name, Files.read(path))) }
    }
    for name in ["clads.json", "trail.tokens.json"] {
      files["corrupted/" + name] = Files.read(examples + "/" + name)
      files["envelopes/" + name] = Files.read(examples + "/" + name)
    }
    files["envelopes/clads.json"] = Array(
      #"{ "documents": [{ "glob": "*.json", "at": "/screens/*" }], "samples": { "one*": "states/*.json" } }"#
        .utf8)
    files["envelopes/states/torn.json"] = Array(#"{ "name": "#.utf8)
    files["examples/sign-in.list.sample.json"] = Array("[1]".utf8)
    files["examples/sign-in.\u{FF}.sample.json"] = [0x7B, 0xFF, 0x7D]
    files["broken-project/clads.json"] = [0x7B, 0xFF, 0x7D]
    files["broken-project/a.clads.json"] = documents.first?.bytes ?? []
    var random = SeededRandom(seed: 13)
    for (number, document) in documents.enumerated() {
      let envelope =
        Array(#"{ "screens": [ "#.utf8) + document.bytes + Array(", ".utf8) + document.bytes
        + Array("] }".utf8)
      files["envelopes/one\(number).json"] = envelope
      files["envelopes/two\(number).json"] = Self.corrupted(envelope, &random)
      for copy in 0..<25 {
        files["corrupted/\(copy)-\(document.name)"] = Self.corrupted(document.bytes, &random)
      }
    }
    for (number, text) in ["", " ", "null", "[]", "\"a\"", "{", "{}", "\u{FEFF}{}"].enumerated() {
      files["corrupted/top-\(number).clads.json"] = Array(text.utf8)
    }
    for (name, bytes) in files { scratch.write(name, bytes) }
    textNames = files.filter {
      UTF8Validation.firstInvalidOffset(in: $0.value) == nil && !$0.key.hasSuffix("trail.tokens.json")
    }.map(\.key)
  }

  /// Returns the text with one to three random corruptions, such as editors, merges and broken disks cause.
  private static func corrupted(_ bytes: [UInt8], _ random: inout SeededRandom) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let offset = Int.random(in: 0..<max(1, bytes.count), using: &random)
      switch Int.random(in: 0..<7, using: &random) {
      case 0: bytes = Array(bytes[..<offset])
      case 1: bytes.insert(contentsOf: [0xEF, 0xBB, 0xBF], at: Bool.random(using: &random) ? 0 : offset)
      case 2: if offset < bytes.count { bytes[offset] = UInt8.random(in: 0...255, using: &random) }
      case 3: if offset < bytes.count { bytes.remove(at: offset) }
      case 4:
        bytes.insert(
          contentsOf: Array("{}[],:\"x1 \n".utf8).randomElement(using: &random).map { [$0] } ?? [], at: offset
        )
      case 5: bytes.append(contentsOf: bytes[offset...])
      default: bytes.removeSubrange(offset..<min(bytes.count, offset + 40))
      }
    }
    return bytes
  }

  /// Returns the findings of the library about every file that the command line selects.
  func libraryFindings() -> Findings {
    var contexts = FileContextFinder()
    var finder = DocumentFinder()
    finder.add(path, &contexts)
    var findings: Findings = [:]
    func check(_ path: String, _ context: FileContext) {
      guard let bytes = try? FileSystem.read(path) else { return }
      let source = SourceFile(uri: FileURI(path: path), version: nil, bytes: bytes)
      let found = context.diagnostics(of: source).map { Found($0, in: source) }
      findings[String(path.dropFirst(self.path.count + 1))] = found.sorted()
    }
    for document in finder.documents {
      var context = document.context
      context.samples = SampleFinder.samples(of: document.path, context)
      check(document.path, context)
      for sample in contexts.unusableSamples(among: context.samples, ofDocumentAt: document.path) {
        check(sample, contexts.context(of: sample))
      }
      for sample in contexts.incompleteSamples(among: context.samples, ofDocumentAt: document.path) {
        check(sample.path, sample.context)
      }
    }
    for path in finder.projectFiles { check(path, contexts.context(of: path)) }
    return findings
  }

  private func uri(_ name: String) -> String { FileURI(path: path + "/" + name).string }

  func name(of uri: String) throws -> String {
    String(try #require(FileURI(string: uri)).path.dropFirst(path.count + 1))
  }

  func didOpen(_ name: String) -> String {
    let text = StringLiteral.quoted(scratch.text(name))
    return
      #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"\#(uri(name))","#
      + #""languageId":"json","version":1,"text":\#(text)}}}"#
  }

  func diagnosticRequest(_ name: String, id: Int) -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"textDocument/diagnostic","#
      + #""params":{"textDocument":{"uri":"\#(uri(name))"}}}"#
  }

  /// Returns all messages that the server sends to a client that sends these and then closes the input.
  func serve(capabilities: String, _ messages: [String], responses: Int) throws -> [ServerMessage] {
    let initialize =
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"processId":null,"#
      + #""workspaceFolders":[{"uri":"\#(uri(""))","name":"law"}],"capabilities":\#(capabilities),"#
      // Everything is reported with its own severity, as by the command line.
      + #""initializationOptions":{"diagnostics":{"show":"hint"}}}}"#
    let initialized = #"{"jsonrpc":"2.0","method":"initialized","params":{}}"#
    let input = ([initialize, initialized] + messages)
      .map { "Content-Length: \($0.utf8.count)\r\n\r\n\($0)" }.joined()
    let output = Executable.run([], input: Array(input.utf8), awaiting: responses + 1).output
    return try output.split(separator: "Content-Length: ").map { message in
      let body = message.drop { $0 != "{" }
      return try JSONDecoder().decode(ServerMessage.self, from: Data(body.utf8))
    }
  }
}

extension Found {
  init(_ diagnostic: Diagnostic, in source: SourceFile) {
    func position(_ offset: TextOffset) -> [Int] {
      let position = source.position(of: offset, encoding: .utf16)
      return [position.line, position.character]
    }
    self.init(
      start: position(diagnostic.range.start), end: position(diagnostic.range.end),
      severity: diagnostic.severity.name, rule: diagnostic.id.rawValue, message: diagnostic.message)
  }
}

private struct FoundPosition: Decodable {
  var line: Int
  var character: Int
}

private struct FoundRange: Decodable {
  var start: FoundPosition
  var end: FoundPosition
}

/// What `--check --output json` prints.
private struct CheckReport: Decodable {
  struct File: Decodable {
    var path: String
    var diagnostics: [Finding]
  }
  struct Finding: Decodable {
    var rule: String
    var severity: String
    var message: String
    var range: FoundRange

    var found: Found {
      Found(
        start: [range.start.line, range.start.character], end: [range.end.line, range.end.character],
        severity: severity, rule: rule, message: message)
    }
  }
  var files: [File]
}

/// The members of the server's messages that carry findings.
private struct ServerMessage: Decodable {
  struct Params: Decodable {
    var uri: String?
    var diagnostics: [Finding]?
  }
  struct Result: Decodable {
    var items: [Item]?
  }
  /// A report about one file, or one of its findings.
  struct Item: Decodable {
    var uri: String?
    var items: [Finding]?
    var diagnostic: Finding?

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      uri = try container.decodeIfPresent(String.self, forKey: .uri)
      items = try container.decodeIfPresent([Finding].self, forKey: .items)
      if uri == nil { diagnostic = try Finding(from: decoder) }
    }

    private enum CodingKeys: CodingKey {
      case uri
      case items
    }
  }
  struct Finding: Decodable {
    var range: FoundRange
    var severity: Int
    var code: String
    var message: String

    var found: Found {
      Found(
        start: [range.start.line, range.start.character], end: [range.end.line, range.end.character],
        severity: ["error", "warning", "info", "hint"][(severity - 1) % 4], rule: code,
        // The effect and the help follow, a line each.
        message: String(message.split(separator: "\n", maxSplits: 1).first ?? ""))
    }
  }
  var id: Int?
  var result: Result?
  var params: Params?

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try? container.decode(Int.self, forKey: .id)
    result = try? container.decode(Result.self, forKey: .result)
    params = try? container.decode(Params.self, forKey: .params)
  }

  private enum CodingKeys: CodingKey {
    case id
    case result
    case params
  }
}
