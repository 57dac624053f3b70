import CladsAnalysis
import CladsCheck
import CladsDocument
import CladsLanguageService
import CladsPreview
import CladsProject
import Diagnostics
import JSONSyntax
import SourceText
import TestSupport
import Testing

/// A safe fix leaves the screen as it is, and adds no finding.
@Suite struct SafeFixTests {
  private static let rules = RuleTable.descriptions.filter { $0.subject == .document }

  @Test(
    arguments: rules.filter { $0.documentation.fix != nil && $0.id != "expired-suppression" }.map(
      \.id.rawValue))
  func `a rule says what its fix may do`(rule: String) throws {
    let documentation = try #require(RuleTable.description(DiagnosticID(rawValue: rule))).documentation
    let found = findings(MarkedText(documentation.bad).bytes, documentation.project, only: rule)
    let fix = found.first { $0.id.rawValue == rule }?.fixes.first
    #expect(fix?.level ?? .suggested == documentation.fixLevel)
  }

  @Test(arguments: rules.map(\.id.rawValue))
  func `a safe fix leaves the screen as it is and adds no finding`(rule: String) async throws {
    let documentation = try #require(RuleTable.description(DiagnosticID(rawValue: rule))).documentation
    try await check(MarkedText(documentation.bad).bytes, documentation.project, rule)
  }

  @Test(arguments: Mutator.all.map(\.name))
  func `safe fixes of documents with a mistake leave the screen as it is, too`(mutator: String) async throws {
    let mutator = try #require(Mutator.all.first { $0.name == mutator })
    var random = SeededRandom(seed: 11)
    var mutants = Self.examples.flatMap { mutator.mutants(of: $0, &random) }
    mutants.shuffle(using: &random)
    for mutant in mutants.prefix(8) { try await check(Array(mutant.mutated.text.utf8)) }
  }

  @Test(arguments: [
    #"{ "id": "a", "root": { "children": [{ "type": "label", "text": "b" },] } }"#,
    #"{ "id": "a" "root": { "children": [{ "type": "label", "text": "b" }] } }"#,
    #"{ 'id': 'a', 'root': { 'children': [{ 'type': 'label', 'text': 'b' }] } }"#,
    #"{ id: "a", root: { children: [{ type: "label", text: "b" }] } }"#,
    #"{ "id": "a", "root": { "children": [{ "type": "toggle", "bind": "a", "disabled": True }] } }"#,
    #"{ "id" "a", "root" = { "children": [{ "type": "label", "text": "b", "padding": { "top": .5 } }] } }"#,
  ])
  func `text with one obvious reading becomes that`(text: String) {
    var bytes = Array(text.utf8)
    for _ in 0..<20 {
      let fixes = findings(bytes, nil).compactMap(\.fixes.first).filter(\.isSafe)
      guard let fix = fixes.first else { break }
      bytes = bytes.edited(by: fix.edits)
    }
    #expect(ParsedFile(file(bytes)).tree.errors.isEmpty, "\(String(decoding: bytes, as: UTF8.self))")
  }

  @Test(arguments: [
    #"{ /* why */ "id": "a", "root": { "children": [] } }"#,
    #"{ "id": "a", "id": "b", "root": { "children": [] } }"#,
    #"{ "id": "a", "root": { "children": [ "#,
    #"{ "id": "a", "root": { "children": [] } } }"#,
  ])
  func `text that would be lost, or could mean something else, is not fixed safely`(text: String) {
    let found = findings(Array(text.utf8), nil)
    #expect(!found.isEmpty)
    #expect(!found.contains { $0.fixes.contains(where: \.isSafe) })
  }

  @Test func `only a request for just that kind applies suggested fixes`() async {
    let bytes = Array(
      ##"{ "id": "a", "styles": { "a": { "fontSize": 20 } } "root": { "children": [{ "type": "labl" }] } }"##
        .utf8)
    let document = DocumentSnapshot.computing(file(bytes), FileContext(kind: .document))
    func actions(_ kind: String) async -> [CodeAction] {
      await document.codeActions(in: TextRange(utf8: 0, 0), wanted: [kind])
    }
    for kind in ["source.fixAll", "source.fixAll.clads"] {
      #expect(await actions(kind).map(\.title) == ["Apply all safe fixes"])
    }
    let suggested = await actions("source.fixAll.clads.suggested")
    #expect(suggested.map(\.title) == ["Apply all safe and suggested fixes"])
    let all = suggested.first?.edits ?? []
    let fixed = String(decoding: bytes.edited(by: all), as: UTF8.self)
    #expect(fixed.contains(#""type": "label""#) && fixed.contains("fontSize"))
  }

  @Test(arguments: [
    ##"{ "id": "a", "styles": { "s": { "weight": "blod" } }, "root": { "children": [{ "type": "labl", "txet": "a", "styleId": "s" }] } }"##,
    ##"{ "id": "a", "root": { "spacing": 8, "children": [{ "component": "Text", "title": "a", "padding": "16px" }] } }"##,
    ##"{ "id": "a", "styles": { "s": { "borderRadius": "8px", "bold": true } }, "root": { "children": [{ "type": "button", "title": "a", "onClick": { "action": "dismiss" }, "style": "s" }] } }"##,
  ])
  func `fix all leaves nothing for a second run`(text: String) async {
    func fixed(_ bytes: [UInt8]) async -> [UInt8] {
      let document = DocumentSnapshot.computing(file(bytes), FileContext(kind: .document))
      let actions = await document.codeActions(
        in: TextRange(utf8: 0, 0), wanted: ["source.fixAll.clads.suggested"])
      return bytes.edited(by: actions.first?.edits ?? [])
    }
    let once = await fixed(Array(text.utf8))
    let twice = await fixed(once)
    #expect(once != Array(text.utf8))
    #expect(String(decoding: twice, as: UTF8.self) == String(decoding: once, as: UTF8.self))
  }

  private static let examples: [JSONTree] = SampleDocuments.examples.compactMap { JSONTree(parsing: $0.text) }

  private func check(_ bytes: [UInt8], _ project: String? = nil, _ rule: String? = nil) async throws {
    let found = findings(bytes, project, only: rule)
    for finding in found {
      guard let fix = finding.fixes.first, fix.isSafe else { continue }
      let problem = await problem(of: fix, in: bytes, found, project, rule)
      #expect(problem == nil, "\(finding.id.rawValue), \(fix.title)")
    }
  }

  /// Returns what a fix changes that it should not; `nil` if it is safe.
  private func problem(
    of fix: QuickFix, in bytes: [UInt8], _ before: [Diagnostic], _ project: String?, _ rule: String?
  ) async -> String? {
    let edited = bytes.edited(by: fix.edits)
    var known = before.map(Self.key)
    for finding in findings(edited, project, only: rule) {
      guard let index = known.firstIndex(of: Self.key(finding)) else {
        return "it adds \(finding.id.rawValue): \(finding.message)"
      }
      known.remove(at: index)
    }
    let isJSON = ParsedFile(file(bytes)).tree.errors.isEmpty
    guard isJSON else {
      return ParsedFile(file(edited)).tree.errors.isEmpty ? nil : "it leaves errors of JSON"
    }
    let screens = await (screen(bytes, project), screen(edited, project))
    return screens.0 == screens.1 ? nil : "it changes the screen: \(screens.0) becomes \(screens.1)"
  }

  private static func key(_ finding: Diagnostic) -> String {
    finding.id.rawValue + finding.message.prefix { $0 != "(" }
  }

  private func findings(_ bytes: [UInt8], _ project: String?, only rule: String? = nil) -> [Diagnostic] {
    var only = Set(Self.rules.filter(\.isOnByDefault).map(\.id))
    if let rule { only.insert(DiagnosticID(rawValue: rule)) }
    return FileContext(kind: .document, checker: Checker(project: read(project), only: only))
      .diagnostics(of: file(bytes))
  }

  @MainActor
  private func screen(_ bytes: [UInt8], _ project: String?) async -> [String] {
    let project = read(project)
    let analysis = Analysis(of: ParsedFile(file(bytes)), vocabulary: project.vocabulary)
    let input = PreviewInput(
      source: analysis.file.source, document: analysis.document, tree: analysis.file.tree,
      findings: [], samples: [.initial], sample: nil,
      project: project)
    let session = PreviewSession(
      options: PreviewOptions(as: .device, width: 60, level: project.vocabulary.level), input: input)
    await session.start()
    return session.frame().rows
  }

  private func read(_ project: String?) -> Project {
    project.map { Project.read(Array($0.utf8), path: "clads.json", files: EmptyFolder()) } ?? Project()
  }

  private func file(_ bytes: [UInt8]) -> SourceFile {
    SourceFile(uri: FileURI(path: "/a.clads.json"), version: nil, bytes: bytes)
  }
}
