import JSONSyntax
import Testing

@Suite struct JSONWriterTests {
  @Test func `JSON is written without white space`() {
    #expect(text(JSONWriter()) == #"{"a":[1,-2.5,true,null,{}],"b\n":"é\"","c":[],"d":{"raw":[1]}}"#)
  }

  @Test func `JSON is written on one line with spaces`() {
    #expect(
      text(JSONWriter(.spaced))
        == #"{ "a": [ 1, -2.5, true, null, {} ], "b\n": "é\"", "c": [], "d": { "raw": [1] } }"#)
  }

  @Test func `a container is on one line if it fits`() {
    let names = ["short", String(repeating: "a", count: 88)]
    #expect(
      JSONValue.members([("fits", .strings(names.dropLast())), ("long", .strings(names)), ("last", .null)])
        .text(.wrapped) == """
          {
            "fits": ["short"],
            "long": [
              "short",
              "\(names[1])"
            ],
            "last": null
          }
          """)
    #expect(
      text(JSONWriter(.wrapped))
        == #"{ "a": [1, -2.5, true, null, {}], "b\n": "é\"", "c": [], "d": { "raw": [1] } }"#)
  }

  @Test(arguments: [(85, 1), (86, 4)])
  func `a line has less than 100 columns`(length: Int, lineCount: Int) {
    let value = JSONValue.strings(["1234", String(repeating: "a", count: length)])
    #expect(value.text(.wrapped).split(separator: "\n").count == lineCount)
  }

  @Test func `encoded JSON of several lines is not joined`() {
    var writer = JSONWriter(.wrapped)
    writer.beginArray()
    writer.raw("[\n 1 ]")
    writer.endArray()
    #expect(String(decoding: writer.bytes, as: UTF8.self) == "[\n  [\n 1 ]\n]")
  }

  @Test(arguments: [
    (0.0, "0"), (-3.0, "-3"), (0.1, "0.1"), (1e300, "1e+300"), (.infinity, "null"), (.nan, "null"),
    (123456789.5, "123456789.5"),
  ])
  func `numbers are written as valid JSON`(value: Double, expected: String) {
    var writer = JSONWriter()
    writer.double(value)
    #expect(String(decoding: writer.bytes, as: UTF8.self) == expected)
    #expect(SyntaxTree.parse(writer.bytes).errors == [])
  }

  @Test(arguments: [0, 7, -1, Int.max, Int.min])
  func `integers are written exactly`(value: Int) {
    var writer = JSONWriter()
    writer.int(value)
    #expect(String(decoding: writer.bytes, as: UTF8.self) == String(value))
  }

  @Test func `only what must be escaped is escaped`() {
    let all = String(String.UnicodeScalarView((0..<0x80).compactMap(Unicode.Scalar.init))) + "é😀\u{2028}"
    let quoted = StringLiteral.quoted(all)
    #expect(SyntaxTree.parse(Array(quoted.utf8)).errors == [])
    #expect(SyntaxTree.parse(Array(quoted.utf8)).root.string?.value == all)
    #expect(StringLiteral.quoted("a\u{1}\t\"\\/é") == #""a\u0001\t\"\\/é""#)
  }

  private func text(_ empty: JSONWriter) -> String {
    var writer = empty
    writer.beginObject()
    writer.name("a")
    writer.beginArray()
    writer.int(1)
    writer.double(-2.5)
    writer.bool(true)
    writer.null()
    writer.beginObject()
    writer.endObject()
    writer.endArray()
    writer.name("b\n")
    writer.string("é\"")
    writer.name("c")
    writer.beginArray()
    writer.endArray()
    writer.name("d")
    writer.beginObject()
    writer.name("raw")
    writer.raw("[1]")
    writer.endObject()
    writer.endObject()
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
