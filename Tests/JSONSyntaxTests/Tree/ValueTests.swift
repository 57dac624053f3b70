import JSONSyntax
import SourceText
import Testing

@Suite struct ValueTests {
  @Test(arguments: [
    (#""""#, ""), (#""plain é 😀""#, "plain é 😀"), (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
    (#""\u00e9\u00E9""#, "éé"), (#""\ud83d\ude00!""#, "😀!"), (#""\ud83d""#, "\u{FFFD}"),
    (#""\ude00\ud83dx""#, "\u{FFFD}\u{FFFD}x"), (#""\ud83d\u0041""#, "\u{FFFD}A"), (#""\u0000""#, "\u{0}"),
    (#""\q\u12""#, "qu12"), (#""a\"#, "a\\"),
  ])
  func `strings are decoded`(json: String, expected: String) {
    let tree = SyntaxTree.parse(Array(json.utf8))
    #expect(tree.root.string?.value == expected)
    tree.withView { view in
      var text = expected
      text.withUTF8 { #expect(view.contentEquals(0, $0)) }
      #expect(!view.contentEquals(0, "something else"))
    }
  }

  @Test func `malformed UTF-8 is repaired`() {
    let tree = SyntaxTree.parse([0x22, 0x61, 0xFF, 0x62, 0x22])
    #expect(tree.root.string?.value == "a\u{FFFD}b")
  }

  @Test func `decoded offsets are mapped to the source`() throws {
    let string = try #require(SyntaxTree.parse(Array(#"  "a\n\u00e9b\ud83d\ude00c""#.utf8)).root.string)
    #expect(string.value == "a\néb😀c")
    let offsets = (-1...11).map { string.sourceOffset(ofDecoded: $0).utf8 }
    // a \n é(2) b 😀(4) c, then the end.
    #expect(offsets == [3, 3, 4, 6, 6, 12, 13, 13, 13, 13, 25, 26, 26])
    #expect(string.sourceRange(ofDecoded: 2..<4) == TextRange(utf8: 6, 12))
    #expect(string.contentRange == TextRange(utf8: 3, 26))
  }

  @Test func `offsets of plain strings are mapped one to one`() throws {
    let string = try #require(SyntaxTree.parse(Array(#""abc""#.utf8)).root.string)
    #expect((0...4).map { string.sourceOffset(ofDecoded: $0).utf8 } == [1, 2, 3, 4, 4])
  }

  @Test(
    arguments: [
      ("0", 0.0, 0), ("-0", -0.0, 0), ("12", 12, 12), ("-7", -7, -7), ("3.0", 3, 3), ("1e2", 100, 100),
      ("1.50e1", 15, 15), ("100e-2", 1, 1), ("120e-1", 12, 12), ("0e99", 0, 0),
      ("9223372036854775807", 9_223_372_036_854_775_807.0, Int.max),
      ("-9223372036854775808", -9_223_372_036_854_775_808.0, Int.min),
      ("9223372036854775808", 9_223_372_036_854_775_808.0, nil), ("1e400", nil, nil), ("-1e400", nil, nil),
      ("0.5", 0.5, nil), ("1e-2", 0.01, nil), ("0.1", 0.1, nil), ("1e-400", 0.0, nil),
      ("123456789012345678901234567890", 1.2345678901234568e29, nil), ("1e99999999999999999999", nil, nil),
      ("0.30000000000000004", 0.30000000000000004, nil), ("1e18", 1e18, 1_000_000_000_000_000_000),
    ] as [(String, Double?, Int?)])
  func `numbers are read`(json: String, double: Double?, integer: Int?) {
    let number = SyntaxTree.parse(Array(json.utf8)).root.number
    #expect(number?.double == double)
    #expect(number?.integer == integer)
    #expect(number?.spelling == json)
  }

  @Test(arguments: [
    ("1e400", true), ("1.0", true), ("0.0", true), ("1.5", false), ("12e-1", false), ("10e-1", true),
  ])
  func `integers of any size are recognized`(json: String, isIntegral: Bool) {
    #expect(SyntaxTree.parse(Array(json.utf8)).root.number?.isIntegral == isIntegral)
  }

  @Test func `malformed numbers have no value`() {
    let number = SyntaxTree.parse(Array("[01]".utf8)).root.array?.elements.map { $0 }.first?.number
    #expect(number?.double == nil)
    #expect(number?.integer == nil)
    #expect(number?.isIntegral == false)
  }
}
