import CladsAnalysis
import CladsLanguageService
import CladsProject
import JSONSyntax
import SourceText
import TestSupport
import Testing

@Suite struct CompletionEveryOffsetTests {
  @Test(arguments: PublishedExamples.documents.map(\.name))
  func `suggestions keep a document valid at every offset`(name: String) async throws {
    let document = try #require(PublishedExamples.documents.first { $0.name == name }?.document)
    var random = SeededRandom(seed: 7)
    for _ in 0..<Self.offsets {
      let offset = Int.random(in: 0...document.file.source.bytes.count, using: &random)
      let completions = await check(document, offset)
      for item in completions.items.prefix(3) {
        let edits =
          completions.otherEdits + [TextEdit(range: completions.range, newText: item.text.plain)]
        let edited = document.file.source.edited(by: edits, version: 2)
        let error = SyntaxTree.parse(edited.bytes).errors.first
        #expect(error == nil, "\(item.label) at \(offset) of \(name): \(error?.message ?? "")")
      }
    }
  }

  @Test(arguments: PublishedExamples.documents.map(\.name))
  func `completion works in broken documents`(name: String) async throws {
    let document = try #require(PublishedExamples.documents.first { $0.name == name }?.document)
    var random = SeededRandom(seed: 11)
    for _ in 0..<Self.mutants {
      let bytes = mutant(of: document.file.source.bytes, &random)
      let snapshot = PublishedExamples.snapshot(name, bytes)
      for _ in 0..<4 { _ = await check(snapshot, Int.random(in: 0...bytes.count, using: &random)) }
    }
  }

  private static let offsets = 120
  private static let mutants = 25

  /// Returns a document that was truncated, or that lost or gained some bytes.
  private func mutant(of bytes: [UInt8], _ random: inout SeededRandom) -> [UInt8] {
    var bytes = bytes
    let offset = Int.random(in: 0...bytes.count, using: &random)
    switch Int.random(in: 0..<3, using: &random) {
    case 0: bytes.removeSubrange(offset...)
    case 1: bytes.removeSubrange(offset..<min(bytes.count, offset + Int.random(in: 1...20, using: &random)))
    default:
      let snippets = ["\"", "{", "}", "[", "]", ",", ":", "\n", "\\", "${", "é", "\u{0}"]
      bytes.insert(contentsOf: Array((snippets.randomElement(using: &random) ?? "").utf8), at: offset)
    }
    return bytes
  }

  /// Checks that the edit of the suggestions is on one line, around the offset and inside the text.
  private func check(_ document: DocumentSnapshot, _ offset: Int) async -> Completions {
    let source = document.file.source
    let completions = await document.completions(at: TextOffset(utf8: offset))
    let range = completions.range
    #expect(range.touches(TextOffset(utf8: offset)), "at \(offset)")
    #expect(range.start.utf8 >= 0 && range.end.utf8 <= source.bytes.count, "at \(offset)")
    #expect(
      source.lines.line(containing: range.start) == source.lines.line(containing: range.end), "at \(offset)")
    for edit in completions.otherEdits { #expect(edit.range.end < range.start, "at \(offset)") }
    return completions
  }
}
