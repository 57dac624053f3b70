import CladsSources
import SourceText
import TestSupport
import Testing

@Suite struct HostileTextTests {
  private static let sample = ##"""
    import A
    @main struct Café<T>: P { // comment
      /* block /* nested */ */ let `class` = #"raw \#(x + "in \(y)")"#, r = /a[b"]/, s = #/c/#
      static let text = """
        \(name("a", [1.5e3, 0xFF])) \
        \u{1F600} "quoted"
        """
      #if DEBUG
      var t: Int { $0 / 2 / 3 }
      #endif
    }
    """##

  /// Checks that tokens are in order, within the text, and that links point forward.
  private func check(_ bytes: [UInt8]) {
    let tokens = SwiftTokens(bytes)
    var end = 0
    for (index, token) in tokens.tokens.enumerated() {
      #expect(token.start >= end && token.end > token.start)
      #expect(token.link == 0 || Int(token.link) > index)
      end = token.end
    }
    #expect(end <= bytes.count)
    #expect(tokens.comments.allSatisfy { $0.end <= bytes.count && $0.link <= tokens.tokens.count })
    for literal in tokens.literals(in: bytes) { _ = literal.segments(in: bytes).text }
  }

  @Test func `a text that ends anywhere is tokenized`() {
    let bytes = Array(Self.sample.utf8)
    for end in bytes.indices {
      check(Array(bytes[..<end]))
      check(Array(bytes[end...]))
    }
  }

  @Test func `random bytes are tokenized`() {
    var random = SeededRandom(seed: 1)
    for _ in 0..<1000 {
      check((0..<60).map { _ in UInt8.random(in: 0...255, using: &random) })
      check((0..<60).map { _ in Array("\"\"#\\()/*`\n\r@$a0".utf8).randomElement(using: &random) ?? 0 })
    }
  }

  @Test(arguments: [
    "(", ")", "{", "/*", "\"\\(", "\"\"\"\n\\(", "#\"\\#(", "#", "`", "/", "/a ", "#/\n", "\\", "\"",
    "#\"\"\"",
    "a/b", "@", "$", "\u{0}",
  ])
  func `10,000 repetitions are tokenized`(text: String) {
    check(Array(String(repeating: text, count: 10_000).utf8))
    check(Array((String(repeating: text, count: 10_000) + "\n" + Self.sample).utf8))
  }

  @Test func `a file of 2 MB is tokenized`() {
    let bytes = Array(Self.sample.utf8 + [Byte.newline])
    let count = 2_000_000 / bytes.count
    let tokens = SwiftTokens([[UInt8]](repeating: bytes, count: count).flatMap { $0 })
    #expect(tokens.tokens.count == count * SwiftTokens(bytes).tokens.count)
  }
}
