import CladsAnalysis
import CladsCheck
import CladsGallery
import CladsPreview
import CladsProject
import Diagnostics
import SourceText
import TestSupport
import Testing

/// The messages of every rule, as `--check` prints them, in a golden file per group of rules.
@Suite struct MessageGoldenTests {
  @Test(arguments: Set(RuleTable.descriptions.map(\.group)))
  func `the messages of a group of rules match its golden file`(group: RuleGroup) async {
    var pages: [String] = []
    for rule in RuleTable.descriptions where rule.group == group { pages.append(await page(rule)) }
    Golden.expect("Tests/Fixtures/Messages/\(group.rawValue).txt", pages.joined(separator: "\n"))
  }

  @Test(arguments: RuleTable.descriptions.map(\.id.rawValue))
  func `every rule reports its bad example`(id: String) async throws {
    let rule = try #require(RuleTable.description(DiagnosticID(rawValue: id)))
    #expect(await diagnostics(of: rule, in: badExample(of: rule)).contains { $0.id == rule.id })
  }

  /// Returns the findings about the bad example of a rule as `--check` prints them, the titles of all fixes,
  /// and the changes of the first fix.
  private func page(_ rule: RuleDescription) async -> String {
    let bytes = badExample(of: rule)
    let name =
      switch rule.subject {
      case .projectFile: "clads.json"
      case .baseline: Baseline.defaultFileName
      case .sample: "cart.de.sample.json"
      case .test: "cart.clads-test.json"
      case .document, .bytes, .assetCatalog, .revision, .screen: "bad.clads.json"
      }
    let source = SourceFile(uri: FileURI(path: name), version: nil, bytes: bytes)
    let found = await diagnostics(of: rule, in: bytes)
    var text = "## \(rule.id.rawValue)\n\n"
    text += "\(rule.documentation.summary)\n\(rule.documentation.why)\n\n"
    text += TextReport.text(
      of: [ReportedFile(path: name, source: source, diagnostics: found)],
      options: ReportOptions(isQuiet: true))
    for diagnostic in found where !diagnostic.fixes.isEmpty {
      text += "\nfixes:\n"
      for fix in diagnostic.fixes {
        let level = fix.level == .suggested ? nil : fix.level?.rawValue
        text += "- \(fix.title)\(level.map { " (\($0))" } ?? "")\n"
      }
    }
    guard let fix = found.lazy.compactMap(\.fixes.first).first else { return text }
    let fixed = source.edited(by: fix.edits.sorted { $0.range.start > $1.range.start }, version: nil)
    return text + "\nafter the first fix:\n" + difference(bytes, fixed.bytes)
  }

  private func badExample(of rule: RuleDescription) -> [UInt8] {
    rule.subject == .bytes ? [0x7B, 0xFF, 0x7D] : MarkedText(rule.documentation.bad).bytes
  }

  private func diagnostics(of rule: RuleDescription, in bytes: [UInt8]) async -> [Diagnostic] {
    func project(_ bytes: [UInt8]) -> Project { Project.read(bytes, path: "clads.json", files: OnlyAssets()) }
    if rule.subject == .projectFile { return project(bytes).diagnostics }
    if rule.subject == .baseline, let baseline = Baseline.read(bytes).baseline {
      let file = ParsedFile(SourceFile(uri: FileURI(path: "baseline"), version: nil, bytes: bytes))
      let stale = baseline.entries(missingIn: [])
      return Checker().diagnostics(for: baseline.findings(about: stale) { _ in false }, in: file)
    }
    if rule.subject == .sample {
      let file = ParsedFile(SourceFile(uri: FileURI(path: "de"), version: nil, bytes: bytes))
      let english = Sample(
        name: "en", path: "en", bytes: Array(#"{ "title": "Cart", "checkout": "Check out" }"#.utf8))
      let findings = Sample.findings(in: file.tree, named: "de", comparedWith: [english])
      return Checker().diagnostics(for: findings, in: file)
    }
    if rule.subject == .test {
      var context = FileContext(kind: .test)
      let text = #"{ "id": "a", "root": { "children": [ { "type": "label", "id": "pay", "text": "" } ] } }"#
      let source = SourceFile(uri: FileURI(path: "cart.clads.json"), version: nil, bytes: Array(text.utf8))
      let document = TestedDocument(
        path: "cart.clads.json", file: ParsedFile(source), context: FileContext(kind: .document))
      context.testSubject = .document(document)
      return context.diagnostics(of: SourceFile(uri: FileURI(path: "cart"), version: nil, bytes: bytes))
    }
    if rule.subject == .screen {
      let source = SourceFile(uri: FileURI(path: "bad.clads.json"), version: nil, bytes: bytes)
      let context = FileContext(kind: .document, checker: Checker())
      let analysis = Analysis(of: ParsedFile(source), vocabulary: context.project.vocabulary)
      let input = PreviewInput(source: source, document: analysis.document, tree: analysis.file.tree)
      let drawing = GalleryDrawing(GalleryAxes()) { PreviewSession(options: $0, input: $1) }
      let found = PictureFinding.all(in: await drawing.problems(of: input), of: input, known: [])
      return context.diagnostics(
        of: found.map(\.finding).filter { $0.id == rule.id }, inPicturesOf: analysis)
    }
    if rule.subject == .revision {
      let context = FileContext(
        kind: .document, checker: Checker(project: project(Array((rule.documentation.project ?? "").utf8))))
      let source = SourceFile(uri: FileURI(path: "bad.clads.json"), version: nil, bytes: bytes)
      return context.raisedMinimum(
        of: source, context.diagnostics(of: source), since: MarkedText(rule.good).bytes)
    }
    let ownProject = rule.documentation.project.map { project(Array($0.utf8)) } ?? Project()
    return Checker(project: ownProject, only: [rule.id], today: "2026-01-01").check(bytes)
  }

  /// Returns the lines from the first to the last difference.
  private func difference(_ old: [UInt8], _ new: [UInt8]) -> String {
    var removed = lines(old)[...]
    var added = lines(new)[...]
    while let line = removed.first, line == added.first {
      removed.removeFirst()
      added.removeFirst()
    }
    while let line = removed.last, line == added.last {
      removed.removeLast()
      added.removeLast()
    }
    return removed.map { "- \($0)\n" }.joined() + added.map { "+ \($0)\n" }.joined()
  }

  private func lines(_ bytes: [UInt8]) -> [String] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
  }
}

/// A file system with nothing but an asset catalog.
private struct OnlyAssets: FileReading {
  private static let asset = "App/Images.xcassets/logo.imageset/Contents.json"

  func exists(_ path: String) -> Bool { path == Self.asset }
  func read(_ path: String) throws(FileReadingError) -> [UInt8] {
    guard exists(path) else { throw .missing }
    return Array("{}".utf8)
  }
  func paths(matching pattern: Glob) -> [String] { pattern.matches(Self.asset) ? [Self.asset] : [] }
}
