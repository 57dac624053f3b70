import CladsAnalysis
import CladsCheck
import CladsProject
import Diagnostics
import JSONSyntax
import SourceText
import TestSupport
import Testing

/// What an interpolation yields is not known, so a document with one must have no finding that the same
/// document does not have with some text in its place.
@Suite struct HoleFindingTests {
  private let context = FileContext(kind: .swift, writesPointers: false)

  /// Returns what is reported about a document in a string literal, with an interpolation for a range.
  private func findings(_ document: [UInt8], hole: TextRange? = nil) -> Set<String> {
    let edits = hole.map { [TextEdit(range: $0, newText: "\\##(x)")] } ?? []
    let text = String(decoding: document.edited(by: edits), as: UTF8.self)
    let source = SourceFile(
      uri: FileURI(path: "/A.swift"), version: nil,
      bytes: Array("// clads\nlet a = ##\"\"\"\n\(text)\n\"\"\"##\n".utf8))
    // Messages may count what else is like it.
    return Set(
      context.diagnostics(of: source).map { diagnostic in
        let message = diagnostic.message.split(separator: " (").first ?? ""
        return "\(diagnostic.id.rawValue): \(message)"
      })
  }

  /// Returns the range of a random value, or of a random part of a string.
  private func hole(in tree: SyntaxTree, _ random: inout SeededRandom) -> TextRange? {
    let index = RecordIndex(Int.random(in: 1..<tree.records.count, using: &random))
    return tree.withView { view in
      guard view.kind(index) != .member else { return nil }
      guard view.kind(index) == .string, Bool.random(using: &random) else { return view.range(index) }
      let content = view.contentRange(of: index)
      let bytes = view.bytes[content]
      guard bytes.allSatisfy({ $0 < 0x80 && $0 != Byte.backslash }) else { return view.range(index) }
      let start = Int.random(in: content.lowerBound...content.upperBound, using: &random)
      let end = Int.random(in: start...content.upperBound, using: &random)
      return TextRange(utf8: start, end)
    }
  }

  @Test(arguments: SampleDocuments.exampleNames)
  func `no finding could be disproved by an interpolation`(name: String) throws {
    let document = try #require(SampleDocuments.examples.first { $0.name == name }?.text)
    let bytes = Array(document.utf8)
    let tree = SyntaxTree.parse(bytes)
    let all = findings(bytes)
    var random = SeededRandom(seed: UInt64(bytes.count))
    for _ in 0..<40 {
      guard let hole = hole(in: tree, &random) else { continue }
      let found = findings(bytes, hole: hole)
      let replaced = String(decoding: bytes[hole.start.utf8..<hole.end.utf8], as: UTF8.self)
      #expect(found.isSubset(of: all), "\(replaced): \(found.subtracting(all))")
    }
  }

  @Test func `the rest of a document is checked`() throws {
    let marked = MarkedText(
      #"""
      { "id": "a", "root": { "children": [
        { "type": "label", "text": "$0", "styleId": "none" }, { "type": "labbel", "text": "x" } ] } }
      """#)
    let cursor = try #require(marked.cursor)
    #expect(
      findings(marked.bytes, hole: TextRange(cursor, cursor)) == [
        "unresolved-style: no style named `none`",
        "unknown-component-kind: unknown component kind `labbel`",
      ])
  }
}
