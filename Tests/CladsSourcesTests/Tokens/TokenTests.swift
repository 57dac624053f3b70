import CladsSources
import TestSupport
import Testing

@Suite struct TokenTests {
  /// The tokens as text, each with the letter of its kind where that is not obvious.
  private func dump(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    return SwiftTokens(bytes).tokens.map { token in
      let text = String(decoding: bytes[token.start..<token.end], as: UTF8.self)
      return switch token.kind {
      case .number: "n:" + text
      case .string: "s:" + text
      case .stringHead: "h:" + text
      case .stringMiddle: "m:" + text
      case .stringTail: "t:" + text
      case .regex: "r:" + text
      default: text
      }
    }
  }

  @Test(
    arguments: [
      ("let a = b", ["let", "a", "=", "b"]),
      ("`class`.$0 `a b` größe_2", ["`class`", ".", "$0", "`a b`", "größe_2"]),
      (
        "1 0x1F 1.5e-3 1...2 x.0 1_000",
        ["n:1", "n:0x1F", "n:1.5e-3", "n:1", ".", ".", ".", "n:2", "x", ".", "n:0", "n:1_000"]
      ),
      ("@main #if DEBUG\n#selector(a)", ["@main", "#if", "DEBUG", "#selector", "(", "a", ")"]),
      ("a // b\nc /* d /* e */ f */ g", ["a", "c", "g"]),
      (#"a "b" c"#, ["a", #"s:"b""#, "c"]),
      (###""a\"b" ##"c"#d"##"###, [#"s:"a\"b""#, ###"s:##"c"#d"##"###]),
      (#""a\(b)c""#, [#"h:"a\("#, "b", #"t:)c""#]),
      (#""\(f(x))\(y)""#, [#"h:"\("#, "f", "(", "x", ")", #"m:)\("#, "y", #"t:)""#]),
      (#""\("in\(n)er")""#, [#"h:"\("#, #"h:"in\("#, "n", #"t:)er""#, #"t:)""#]),
      (###"#"a\(b)\#(c)"#"###, [###"h:#"a\(b)\#("###, "c", ###"t:)"#"###]),
      ("\"open\nnext", ["s:\"open", "next"]),
      ("\"open\\(a\nnext)", ["h:\"open\\(", "a", "next", ")"]),
      ("\"\"\"\n a \"quoted\" \"\" b\n \"\"\" c", ["s:\"\"\"\n a \"quoted\" \"\" b\n \"\"\"", "c"]),
      (###"#"""# a"###, [###"s:#"""#"###, "a"]),
      ("\"\"\"\n\\(\"a\")\n\"\"\"", ["h:\"\"\"\n\\(", "s:\"a\"", "t:)\n\"\"\""]),
      ("x = /a\"b/ + c / d / e", ["x", "=", "r:/a\"b/", "+", "c", "/", "d", "/", "e"]),
      ("return /a\\/b/", ["return", "r:/a\\/b/"]),
      ("#/ a \" b /# c", ["r:#/ a \" b /#", "c"]),
      ("#/\n a\n/# c", ["r:#/\n a\n/#", "c"]),
      ("a /\nb", ["a", "/", "b"]),
      ("` # @ $ \\ '", ["`", "#", "@", "$", "\\", "'"]),
      ("#!/usr/bin/swift\nprint", ["print"]),
      ("\u{FEFF}import A", ["import", "A"]),
    ] as [(String, [String])])
  func `a text is split into tokens`(text: String, expected: [String]) {
    #expect(dump(text) == expected)
  }

  @Test func `comments know the token after them`() {
    let bytes = Array("/// One.\n// two\n/** Three. */ a /* four */ b /**/ //// five".utf8)
    let tokens = SwiftTokens(bytes)
    #expect(
      tokens.comments.map(\.kind) == [
        .documentationLine, .lineComment, .documentationBlock, .blockComment, .blockComment, .lineComment,
      ])
    #expect(tokens.comments.map(\.link) == [0, 0, 0, 1, 2, 2])
  }

  @Test(arguments: [
    (#"«"plain"»"#, 0, false, true, 0), (##"«#"raw"#»"##, 1, false, true, 0),
    (#"«"a\(b)c\("d")"»"#, 0, false, true, 2), ("«\"open»\n", 0, false, false, 0),
    ("«\"\"\"\n  a\n  \"\"\"»", 0, true, true, 0), ("«\"\"\"\n  a»", 0, true, false, 0),
    ("«\"a\\(»b", 0, false, false, 1),
  ])
  func `a literal describes its delimiters`(
    marked: String, delimiter: Int, isMultiline: Bool, isTerminated: Bool, holes: Int
  ) throws {
    let text = MarkedText(marked)
    let literal = try #require(SwiftTokens(text.bytes).literal(at: 0, in: text.bytes))
    #expect(literal.range == text.ranges.first)
    #expect(literal.delimiterLength == delimiter)
    #expect(literal.isMultiline == isMultiline)
    #expect(literal.isTerminated == isTerminated)
    #expect(literal.holes.count == holes)
  }
}
