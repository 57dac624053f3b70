import CladsAnalysis
import CladsCheck
import CladsProject
import Diagnostics
import SourceText
import TestSupport
import Testing

@Suite struct UnknownAssetTests {
  /// An asset catalog with an image `logo` and a color `brand`.
  private struct Catalog: FileReading {
    private static let files = [
      "App/Images.xcassets/logo.imageset/Contents.json", "App/Images.xcassets/brand.colorset/Contents.json",
    ]

    func exists(_ path: String) -> Bool { Self.files.contains(path) }
    func read(_ path: String) throws(FileReadingError) -> [UInt8] {
      guard exists(path) else { throw .missing }
      return Array("{}".utf8)
    }
    func paths(matching pattern: Glob) -> [String] { Self.files.filter { pattern.matches($0) } }
  }

  private func diagnose(_ bytes: [UInt8]) throws -> [Diagnostic] {
    let rule = try #require(RuleTable.description("unknown-asset"))
    let project = Project.read(
      Array((rule.documentation.project ?? "").utf8), path: "clads.json", files: Catalog())
    let file = ParsedFile(SourceFile(uri: FileURI(path: "a.clads.json"), version: nil, bytes: bytes))
    return RuleRunner(project, only: ["unknown-asset"])
      .diagnostics(for: Analysis(of: file, vocabulary: project.vocabulary))
  }

  @Test func `the bad example is reported where it is marked, and the fix corrects it`() throws {
    let rule = try #require(RuleTable.description("unknown-asset"))
    let bad = MarkedText(rule.documentation.bad)
    let found = try diagnose(bad.bytes)
    #expect(found.map(\.range) == bad.ranges)
    let source = SourceFile(uri: FileURI(path: "a.clads.json"), version: nil, bytes: bad.bytes)
    let fix = try #require(found.first?.fixes.first)
    #expect(source.edited(by: fix.edits, version: nil).bytes == MarkedText(rule.good).bytes)
    #expect(try diagnose(MarkedText(rule.good).bytes).isEmpty)
  }

  @Test func `images of all kinds of nodes are checked, unless they are still being typed`() throws {
    let text = """
      { "id": "a", "root": { "children": [
        { "type": "button", "text": "Go", "image": { "asset": "x1" } },
        { "type": "image", "image": { "url": "https://a.b/c", "placeholder": { "asset": "x2" }, "loading": { "asset": "logo" } } },
        { "type": "image", "image": { "asset": "${name}" } },
        { "type": "image", "image": { "asset": "x3
      """
    #expect(
      try diagnose(Array(text.utf8)).map { $0.message.prefix(20) } == [
        "no image named `x1` ", "no image named `x2` ",
      ])
  }

  @Test func `a color of the name is mentioned`() throws {
    let text =
      #"{ "id": "a", "root": { "children": [ { "type": "image", "image": { "asset": "brand" } } ] } }"#
    #expect(
      try diagnose(Array(text.utf8)).first?.help
        == "the asset catalogs have a color of this name; an image needs an image set")
  }
}
