import JSONSyntax
import SourceText
import TestSupport
import Testing

/// What holds for both styles and any text.
@Suite struct JSONFormatterPropertyTests {
  @Test(arguments: SampleDocuments.all, [1, 20, 60, 100])
  func `formatting is idempotent`(sample: String, columns: Int) throws {
    try check(Array(sample.utf8), JSONFormatter(columns: columns))
    try check(Array(sample.utf8), JSONFormatter(columns: columns, reflows: true))
  }

  @Test(arguments: [1, 13, 40, 100, .max / 2], [false, true])
  func `formatting is idempotent for any white space`(columns: Int, reflows: Bool) throws {
    var random = SeededRandom(seed: 7)
    for sample in SampleDocuments.all {
      for _ in 0..<8 {
        let text = Self.respaced(sample, using: &random)
        try check(text, JSONFormatter(columns: columns, reflows: reflows))
      }
    }
  }

  @Test(arguments: [8, 20, 40, 100], [false, true])
  func `formatting is idempotent for any document`(columns: Int, reflows: Bool) throws {
    for seed in 0..<300 {
      let text = RandomJSON.document(seed: UInt64(seed), columns: columns)
      try check(Array(text.utf8), JSONFormatter(columns: columns, reflows: reflows))
    }
  }

  @Test func `line breaks stay where they are, and none is added where nothing is too long`() throws {
    var random = SeededRandom(seed: 8)
    for sample in SampleDocuments.all {
      let text = Self.respaced(sample, using: &random)
      let formatted = try #require(JSONFormatter(columns: 1_000_000).formatted(SyntaxTree.parse(text)))
      #expect(Self.tokensBeforeBreaks(formatted) == Self.tokensBeforeBreaks(text))
      let narrow = try #require(JSONFormatter(columns: 30).formatted(SyntaxTree.parse(text)))
      #expect(Self.tokensBeforeBreaks(narrow).isSuperset(of: Self.tokensBeforeBreaks(text)))
    }
  }

  @Test func `deep nesting takes linear time and space`() throws {
    let depth = 400
    let text = String(repeating: "[{\"a\": ", count: depth) + "1" + String(repeating: "\n}]", count: depth)
    try check(Array(text.utf8), JSONFormatter())
    try check(Array(text.utf8), JSONFormatter(reflows: true))
  }

  private func check(_ text: [UInt8], _ formatter: JSONFormatter) throws {
    let tree = SyntaxTree.parse(text)
    let once = try #require(formatter.formatted(tree))
    let copy = SyntaxTree.parse(once)
    #expect(formatter.formatted(copy) == once)
    #expect(formatter.edits(for: copy) == [])
    #expect(TreeDump.line(of: copy) == TreeDump.line(of: tree))
  }

  /// Returns a text with other whitespace between its tokens.
  private static func respaced(_ text: String, using random: inout SeededRandom) -> [UInt8] {
    let spaces = ["", "", "", " ", "   ", "\n", "\n\t", "\n\n\n"]
    var result: [UInt8] = []
    forEachToken(Array(text.utf8)) { token, _ in
      result += Array((spaces.randomElement(using: &random) ?? "").utf8) + token
    }
    return result + [0x0A]
  }

  /// Returns the indices of the tokens that a line break follows, except the last token.
  private static func tokensBeforeBreaks(_ text: [UInt8]) -> Set<Int> {
    var result: Set<Int> = []
    var index = -1
    forEachToken(text) { _, space in
      if index >= 0, space.contains(0x0A) { result.insert(index) }
      index += 1
    }
    return result
  }

  /// Calls `body` with each token of valid JSON and the whitespace before it.
  private static func forEachToken(_ text: [UInt8], _ body: ([UInt8], ArraySlice<UInt8>) -> Void) {
    var offset = 0
    while offset < text.count {
      let space = text[offset...].prefix { $0 <= 0x20 }
      offset = space.endIndex
      guard offset < text.count else { return }
      var end = offset + 1
      if text[offset] == UInt8(ascii: "\"") {
        while text[end] != UInt8(ascii: "\"") { end += text[end] == UInt8(ascii: "\\") ? 2 : 1 }
        end += 1
      } else if !"{}[],:".utf8.contains(text[offset]) {
        while end < text.count, text[end] > 0x20, !"{}[],:".utf8.contains(text[end]) { end += 1 }
      }
      body(Array(text[offset..<end]), space)
      offset = end
    }
  }
}
