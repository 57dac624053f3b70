import JSONSyntax
import SourceText
import TestSupport
import Testing

@Suite struct JSONFormatterTests {
  @Test func `reflowing puts entries on their own lines`() {
    checkReflow(
      "{\"a\":1,\n\"b\" : [true,\nnull ], \"c\":{ },\"d\":[\n]}",
      """
      {
        "a": 1,
        "b": [
          true,
          null
        ],
        "c": {},
        "d": []
      }

      """)
  }

  @Test func `the author's line breaks stay`() {
    checkFormat(
      """
      {"a" :1,   "b":  2,
      "c": {
      "d":[1,2,
      3], "e": { "f": null
      } },

      "g":
      [
      ],
      "h"
      : 1
      , "i":
      2}
      """,
      """
      { "a": 1, "b": 2,
        "c": {
          "d": [1, 2,
            3], "e": { "f": null
          } },

        "g":
        [
        ],
        "h"
          : 1
        , "i":
          2 }

      """)
  }

  @Test(arguments: ["", "     ", "\t"])
  func `brackets that open together are indented together`(indentation: String) {
    let formatted = """
      {
        "a": [{
          "b": 1
        }, {
          "b": [[
            2
          ]] }],
        "c": [{
            "d": 3
          },
          {
            "d": 4
          }]
      }

      """
    let text = formatted.split(separator: "\n").map { indentation + $0.drop { $0 == " " } + "\n" }.joined()
    checkFormat(text, formatted)
  }

  @Test func `only a line that is too long is broken`() {
    // The second line fits exactly; the third passes the width by no more than a tenth.
    checkFormat(
      """
      {
      "a": [1, 2, 3, 4, 5],
      "b": [1, 2, 3, 4, 5, 6],
      "cc": [1, 2, 3, 4, 5, 6], "d": 7,
      "e": 8, "f": 9, "g": 10, "h": 11
      }
      """,
      """
      {
        "a": [1, 2, 3, 4, 5],
        "b": [1, 2, 3, 4, 5, 6],
        "cc": [
          1,
          2,
          3,
          4,
          5,
          6
        ],
        "d": 7,
        "e": 8, "f": 9,
        "g": 10, "h": 11
      }

      """, columns: 24)
  }

  @Test func `what follows a container of several lines is broken, too`() {
    checkFormat(
      """
      [{
      "a": 1
      }, { "b": 2, "c": 3, "d": 4 }]
      """,
      """
      [{
        "a": 1
      }, {
        "b": 2,
        "c": 3,
        "d": 4
      }]

      """, columns: 20)
    checkFormat(
      """
      { "a": {
      "b": 1
      }, "ccc": 1234567890123 }
      """,
      """
      {
        "a": {
          "b": 1
        },
        "ccc": 1234567890123
      }

      """, columns: 20)
  }

  @Test func `a container on one line stays on one line`() {
    checkFormat("{\"a\":[1,{\"b\":2},[]]}", "{ \"a\": [1, { \"b\": 2 }, []] }\n")
    checkFormat("  1.50E+3  ", "1.50E+3\n")
    checkFormat("[\n\"\\u00e9\\/\"]", "[\n  \"\\u00e9\\/\"]\n")
  }

  @Test func `a line that is too long is broken`() {
    let long = String(repeating: "é", count: 80)
    checkFormat("{\"a\":\"\(long)\",\"b\":[1]}", "{ \"a\": \"\(long)\", \"b\": [1] }\n", columns: 104)
    checkFormat(
      "{\"a\":\"\(long)\",\"b\":[1,{\"c\":2}]}", "{\n  \"a\": \"\(long)\",\n  \"b\": [1, { \"c\": 2 }]\n}\n")
  }

  @Test func `the comma after a container counts`() {
    checkReflow("[\n[1,2,3],\n[1,2,3]]", "[\n  [\n    1,\n    2,\n    3\n  ],\n  [1, 2, 3]\n]\n", columns: 11)
  }

  @Test func `a comma that follows on the next line counts`() {
    checkReflow("[\n[1,2,3]\n,[1,2]]", "[\n  [\n    1,\n    2,\n    3\n  ],\n  [1, 2]\n]\n", columns: 11)
    checkReflow("[\n[1,2,3]\n,[1,2]]", "[\n  [1, 2, 3],\n  [1, 2]\n]\n", columns: 12)
  }

  @Test func `indentation is limited`() {
    let depth = 120
    let text = String(repeating: "[\n", count: depth) + "1" + String(repeating: "]", count: depth)
    func line(_ level: Int, _ token: String) -> String {
      String(repeating: " ", count: min(level, 64)) + token + "\n"
    }
    let expected =
      (0..<depth).map { line($0, "[") }.joined() + line(depth, "1")
      + (0..<depth).reversed().map { line($0, "]") }.joined()
    checkReflow(text, expected, indentation: " ")
  }

  @Test func `one empty line between entries is kept`() {
    checkReflow("[\n\n1,\n\n\n2,\n3\n\n]\n\n", "[\n  1,\n\n  2,\n  3\n]\n")
    checkFormat("[\n\n1,\n\n\n2,\n3\n\n]\n\n", "[\n  1,\n\n  2,\n  3\n]\n")
  }

  @Test func `the kind of line break is kept`() {
    checkFormat("[\r\n1,2]", "[\r\n  1, 2]\r\n")
    checkReflow("[\r\n1,2]", "[\r\n  1,\r\n  2\r\n]\r\n")
  }

  @Test func `the given indentation is used`() {
    checkFormat("[\n[\n1]]", "[\n\t[\n\t\t1]]\n", indentation: "\t")
    checkReflow("[\n[\n1]]", "[\n\t[\n\t\t1\n\t]\n]\n", indentation: "\t")
  }

  @Test(arguments: [
    ("[\n    1,\n    [\n        2\n    ]\n]", "    "), ("[\n\t[{\n\t\t\"a\": 2\n\t}]\n]", "\t"),
    ("[\n   1,\n   2,\n  3\n]", "   "), ("[\n    1,\n  [\n   2\n ]\n]", "  "), ("[1]", "  "),
    ("[\n\t1,", "  "), ("[\n1\n]", "  "),
  ])
  func `a consistent indentation can be kept`(text: String, unit: String) {
    #expect(JSONFormatter(matching: SyntaxTree.parse(Array(text.utf8))).indentation == unit)
  }

  @Test(arguments: ["", "{", "[1,]", "{a:1}", "// x\n{}"])
  func `invalid text is not formatted`(text: String) {
    let tree = SyntaxTree.parse(Array(text.utf8))
    #expect(JSONFormatter().formatted(tree) == nil)
  }

  private func checkReflow(
    _ text: String, _ expected: String, indentation: String = "  ", columns: Int = 100,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    checkFormat(
      text, expected, indentation: indentation, columns: columns, reflows: true,
      sourceLocation: sourceLocation)
  }

  private func checkFormat(
    _ text: String, _ expected: String, indentation: String = "  ", columns: Int = 100,
    reflows: Bool = false, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let formatter = JSONFormatter(indentation: indentation, columns: columns, reflows: reflows)
    let bytes = Array(text.utf8)
    let tree = SyntaxTree.parse(bytes)
    let formatted = formatter.formatted(tree).map { String(decoding: $0, as: UTF8.self) }
    #expect(formatted == expected, sourceLocation: sourceLocation)
    let edited = bytes.edited(by: formatter.edits(for: tree))
    #expect(String(decoding: edited, as: UTF8.self) == expected, sourceLocation: sourceLocation)
  }

  @Test(arguments: [
    (
      "{\n\"a\": 1,,\n      \"b\": {\"c\":2,\n\"d\":3}\n  }",
      "{\n  \"a\": 1,,\n  \"b\": { \"c\": 2,\n    \"d\": 3 }\n}"
    ),
    ("{ \"a\": [1,2], \"b\": ", "{ \"a\": [1, 2], \"b\": "),
    ("[\n1\n2,\n{\"x\":1}", "[\n  1\n  2,\n  { \"x\": 1 }"),
    ("[{\n1:2,\n\"a\":[{\n\"b\": 3\n}]}, ]", "[{\n  1:2,\n  \"a\":[{\n    \"b\": 3\n  }]}, ]"),
  ])
  func `the valid parts of a broken document are formatted`(text: String, expected: String) {
    let bytes = Array(text.utf8)
    let edited = bytes.edited(by: JSONFormatter().edits(for: SyntaxTree.parse(bytes)))
    #expect(String(decoding: edited, as: UTF8.self) == expected)
  }

  @Test func `only white space of a broken document changes`() {
    var random = SeededRandom(seed: 11)
    for text in SampleDocuments.all {
      var bytes = Array(text.utf8)
      for _ in 0..<20 {
        bytes.remove(at: Int.random(in: bytes.indices, using: &random))
        let tree = SyntaxTree.parse(bytes)
        for edit in JSONFormatter().edits(for: tree) {
          let old = bytes[edit.range.start.utf8..<edit.range.end.utf8]
          #expect(
            (Array(old) + Array(edit.newText.utf8)).allSatisfy { [0x20, 0x09, 0x0A, 0x0D].contains($0) })
        }
      }
    }
  }

  @Test(arguments: [
    ("{\n$0\n}", "  "), ("{ \"a\": [\n      $0] }", ""), ("[\n[\n    ]$0\n]", "  "),
    ("{\n  \"a\": {\n$0", "    "), ("[{\n$0\n}]", "  "), ("[{\n  \"a\": 1\n  $0}]", ""),
    ("{\n  \"a\": [{\n$0", "    "),
  ])
  func `a line is indented by its depth`(marked: String, indentation: String) throws {
    let text = MarkedText(marked)
    let cursor = try #require(text.cursor)
    let edit = JSONFormatter().indentation(ofLineContaining: cursor, in: SyntaxTree.parse(text.bytes))
    #expect(edit?.newText == indentation)
  }
}
