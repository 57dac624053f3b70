import CladsSources
import SourceText
import TestSupport
import Testing

@Suite struct LiteralEditTests {
  /// A Swift file with one literal, and the value of the literal as a file of its own.
  private struct Stage {
    let host: SourceFile
    let literal: StringLiteral
    let value: SourceFile

    init(_ text: String) throws {
      let uri = FileURI(path: "/a.swift")
      host = SourceFile(uri: uri, version: nil, bytes: Array(text.utf8))
      let literals = SwiftTokens(host.bytes).literals(in: host.bytes)
      literal = try #require(literals.first)
      let segments = literal.segments(in: host.bytes)
      let embedding = Embedding(
        in: host, segments.map, content: literal.contentRange,
        hole: String(decoding: StringSegments.hole, as: UTF8.self), encode: literal.encoder(in: host.bytes))
      value = SourceFile(uri: uri, version: nil, bytes: segments.decoded, embedding: embedding)
    }

    /// Returns the file after an edit of the value; `nil` if the edit cannot be made.
    func edited(_ range: Range<Int>, _ text: String) -> SourceFile? {
      let edit = TextEdit(range: TextRange(utf8: range.lowerBound, range.upperBound), newText: text)
      return value.hostEdits([edit]).map { host.edited(by: $0, version: nil) }
    }
  }

  @Test(arguments: [
    // Text that a multi-line literal must escape.
    ("let a = \"\"\"\n  {}\n  \"\"\"", 1..<1, #""a\n": 1"#, "let a = \"\"\"\n  {\"a\\\\n\": 1}\n  \"\"\""),
    ("let a = \"\"\"\n  {}\n  \"\"\"", 1..<1, "\n  x\n", "let a = \"\"\"\n  {\n    x\n  }\n  \"\"\""),
    ("let a = \"\"\"\r\n\t{}\r\n\t\"\"\"", 1..<1, "\n", "let a = \"\"\"\r\n\t{\r\n\t}\r\n\t\"\"\""),
    ("let a = \"\"\"\n  {}\n  \"\"\"", 1..<1, "\"\"\"", "let a = \"\"\"\n  {\"\"\\\"}\n  \"\"\""),
    // Text that a raw literal need not escape, and text that it must.
    ("let a = #\"\"\"\n{}\n\"\"\"#", 1..<1, #""a\n": 1"#, "let a = #\"\"\"\n{\"a\\n\": 1}\n\"\"\"#"),
    ("let a = #\"\"\"\n{}\n\"\"\"#", 1..<1, "\\#n", "let a = #\"\"\"\n{\\#\\#n}\n\"\"\"#"),
    ("let a = #\"{}\"#", 1..<1, "\"#", "let a = #\"{\\#\"#}\"#"),
    // A single-line literal has no line breaks.
    ("let a = #\"{}\"#", 1..<1, "\n  \"a\": 1\n", "let a = #\"{ \"a\": 1 }\"#"),
    // A line goes with its indentation.
    ("let a = \"\"\"\n  1\n  2\n  3\n  \"\"\"", 2..<4, "", "let a = \"\"\"\n  1\n  3\n  \"\"\""),
    ("let a = \"\"\"\n  1\n  2\n  \"\"\"", 1..<2, "", "let a = \"\"\"\n  12\n  \"\"\""),
  ])
  func `an edit of the value is written as the literal needs it`(
    text: String, range: Range<Int>, new: String, result: String
  ) throws {
    let edited = try #require(try Stage(text).edited(range, new))
    #expect(String(decoding: edited.bytes, as: UTF8.self) == result)
  }

  @Test func `an edit never replaces or copies an interpolation`() throws {
    let stage = try Stage("let a = \"\"\"\n  {\"a\": \"x\\(y)\"}\n  \"\"\"")
    let hole = try #require(stage.value.embedding?.map.holes.first)
    #expect(stage.edited(hole.start.utf8..<hole.end.utf8, "") == nil)
    #expect(stage.edited(1..<hole.start.utf8 + 1, "") == nil)
    #expect(stage.edited(1..<1, "…") == nil)
    #expect(stage.edited(hole.start.utf8..<hole.start.utf8, "z") != nil)
    #expect(stage.edited(hole.end.utf8..<hole.end.utf8, "z") != nil)
  }

  @Test func `random edits change the value alone`() throws {
    var random = SeededRandom(seed: 11)
    let pieces = [
      "a", "é", "👋", " ", "\n", "\\\\", "\\n", "\\\"", "\"", "{", "}", "\\u{41}", "\\\n", "\\(x)", ",",
    ]
    let news = ["", "x", "\n", "\n  y\n", "\"", "\"\"\"", "\\", "\\n", "\\#", "\"#", "é", "\\("]
    var count = 0
    for _ in 0..<4000 {
      let hashes = String(repeating: "#", count: Int.random(in: 0...2, using: &random))
      let newline = Bool.random(using: &random) ? "\n" : "\r\n"
      let indentation = ["", "  ", "\t"].randomElement(using: &random) ?? ""
      var content = ""
      for _ in 0..<Int.random(in: 0...14, using: &random) {
        content += pieces.randomElement(using: &random) ?? ""
      }
      content = content.replacing("\n", with: newline + indentation)
      let (before, after) = ("let a = ", newline + "let b = 1" + newline)
      let text =
        "\(before)\(hashes)\"\"\"\(newline)\(indentation)\(content)\(newline)\(indentation)\"\"\"\(hashes)\(after)"
      let stage = try Stage(text)
      guard stage.literal.isTerminated, stage.literal.range.end.utf8 + after.utf8.count == text.utf8.count
      else { continue }
      let value = String(decoding: stage.value.bytes, as: UTF8.self)
      let boundaries =
        value.unicodeScalars.indices.map { value.utf8.distance(from: value.startIndex, to: $0) }
        + [value.utf8.count]
      let ends = [
        boundaries.randomElement(using: &random) ?? 0, boundaries.randomElement(using: &random) ?? 0,
      ].sorted()
      let new = news.randomElement(using: &random) ?? ""
      guard let edited = stage.edited(ends[0]..<ends[1], new) else { continue }
      count += 1
      let result = String(decoding: edited.bytes, as: UTF8.self)
      #expect(result.hasPrefix(before) && result.hasSuffix(after))
      let literal = try #require(SwiftTokens(edited.bytes).literals(in: edited.bytes).first)
      let expected = stage.value.bytes.edited(
        by: [TextEdit(range: TextRange(utf8: ends[0], ends[1]), newText: new)])
      let found = literal.segments(in: edited.bytes)
      #expect(
        literal.isTerminated && literal.range.end.utf8 == edited.bytes.count - after.utf8.count
          && found.text == String(decoding: expected, as: UTF8.self),
        "\(text.debugDescription), \(ends), \(new.debugDescription): \(result.debugDescription)")
    }
    #expect(count > 1000)
  }
}
