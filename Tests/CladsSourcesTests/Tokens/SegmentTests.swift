import CladsSources
import SourceText
import TestSupport
import Testing

@Suite struct SegmentTests {
  private func segments(_ text: String) throws -> StringSegments {
    let bytes = Array(text.utf8)
    return try #require(SwiftTokens(bytes).literal(at: 0, in: bytes)).segments(in: bytes)
  }

  @Test func `the value is the one that the compiler gives a literal`() throws {
    let path = #filePath.replacing("SegmentTests.swift", with: "SwiftValues.swift")
    let bytes = Files.read(path)
    var end = 0
    var values: [String] = []
    for literal in SwiftTokens(bytes).literals(in: bytes).dropFirst() where literal.range.start.utf8 >= end {
      end = literal.range.end.utf8
      // What the compiler's value has in place of interpolations is empty.
      values.append(literal.segments(in: bytes).text.replacing("…", with: ""))
    }
    #expect(values.count == SwiftValues.all.count)
    for (value, expected) in zip(values, SwiftValues.all) {
      #expect(value == expected)
    }
  }

  @Test(arguments: [
    ("\"\"\"\r\n  a\r\n  b\r\n  \"\"\"", "a\nb"),
    ("\"\"\"\r\n  a \\\r\n  b\r\n  \"\"\"", "a b"),
    ("\"\"\"\n\ta\n\t\tb\n\t\"\"\"", "a\n\tb"),
    ("\"\"\"\n  a\n \n\n  b\n  \"\"\"", "a\n\n\nb"),
    ("\"\"\"\n  a\n b\n  \"\"\"", "a\nb"),
    ("\"\"\"  \n  a\n  \"\"\"", "a"),
    ("\"\"\"\n  a \"\"\"", "  a "),
    ("\"\"\"a\"\"\"", "a"),
    ("\"\"\"\n  open", "  open"),
    ("\"\"\"\n  a \\\n  \"\"\"", "a "),
    ("\"\"\"\n  \\(x)\n  \"\"\"", "…"),
    (#""\q\u{}\u{110000}\u{41""#, #"\q\u{}\u{110000}\u{41"#),
    (#""open\"#, #"open\"#),
    ("\"a\\", "a\\"),
    ("\"", ""), ("#\"", ""), ("\"\"\"", ""),
  ])
  func `unusual literals have a value too`(text: String, value: String) throws {
    #expect(try segments(text).text == value)
  }

  @Test func `each segment has its kind and its ranges`() throws {
    let dump = try segments("\"\"\"\r\n  a\\n\\(x)b\r\n    c\\\n  d\n  \"\"\"").map.segments.map {
      "\($0.kind) \($0.source.start.utf8)-\($0.source.end.utf8) "
        + "\($0.decoded.start.utf8)-\($0.decoded.end.utf8)"
    }
    #expect(
      dump == [
        "removed 3-5 0-0", "removed 5-7 0-0", "verbatim 7-8 0-1", "escape 8-10 1-2", "hole 10-14 2-5",
        "verbatim 14-15 5-6", "escape 15-17 6-7", "removed 17-19 7-7", "verbatim 19-22 7-10",
        "removed 22-24 10-10", "removed 24-26 10-10", "verbatim 26-27 10-11", "removed 27-30 11-11",
      ])
  }

  @Test(arguments: [
    "\"\"\"\n  { \"«type»\": 1 }\n  \"\"\"", "\"a\\n«b»\\nc\"", "\"\"\"\n  a\n  «b\n  c»\n  \"\"\"",
    "\"x«\\u{41}»y\"", "\"\\(x)«a»\\(y)\"", "\"\"\"\n    «b»\\\n    c\n    \"\"\"",
  ])
  func `a range of the value maps to the range of its bytes`(marked: String) throws {
    let text = MarkedText(marked)
    let range = try #require(text.ranges.first)
    let segments = try segments(text.text).map
    let decoded = TextRange(
      segments.decodedOffset(ofSource: range.start), segments.decodedOffset(ofSource: range.end))
    #expect(segments.sourceRange(ofDecoded: decoded) == range)
  }

  /// Checks that the mapping is exact for a literal.
  private func checkMapping(_ literal: StringLiteral, _ bytes: [UInt8]) {
    let segments = literal.segments(in: bytes)
    var source = literal.contentRange.start
    var decoded = TextOffset(utf8: 0)
    for segment in segments.map.segments {
      #expect(segment.source.start == source && segment.decoded.start == decoded)
      (source, decoded) = (segment.source.end, segment.decoded.end)
      guard segment.kind == .verbatim else { continue }
      let range = segment.source.start.utf8..<segment.source.end.utf8
      #expect(segments.decoded[segment.decoded.start.utf8..<segment.decoded.end.utf8] == bytes[range])
      for offset in range.map(TextOffset.init(utf8:)) {
        #expect(segments.map.sourceOffset(ofDecoded: segments.map.decodedOffset(ofSource: offset)) == offset)
      }
    }
    #expect(source == literal.contentRange.end || segments.map.segments.isEmpty)
    #expect(decoded.utf8 == segments.decoded.count)
    for offset in -1...(bytes.count + 1) {
      _ = segments.map.decodedOffset(ofSource: TextOffset(utf8: offset))
      _ = segments.map.sourceRange(ofDecoded: TextRange(utf8: offset, offset + 1))
    }
  }

  @Test func `the mapping of random literals is exact`() {
    var random = SeededRandom(seed: 7)
    let pieces = [
      "a", "é", " ", "  ", "\n", "\r\n", "\r", "\t", "\\", "\\n", "\\(", ")", "\"", "\"\"\"", "#", "\\#",
      "\\u{41}",
      "\\\n",
    ]
    for _ in 0..<3000 {
      let hashes = String(repeating: "#", count: Int.random(in: 0...2, using: &random))
      let quotes = Bool.random(using: &random) ? "\"" : "\"\"\"\n"
      var text = hashes + quotes
      for _ in 0..<Int.random(in: 0...14, using: &random) {
        text += pieces.randomElement(using: &random) ?? ""
      }
      text += "\n  \"\"\"" + hashes
      let bytes = Array(text.utf8)
      for literal in SwiftTokens(bytes).literals(in: bytes) { checkMapping(literal, bytes) }
    }
  }
}
