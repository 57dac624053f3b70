import SourceText
import TestSupport
import Testing

@Suite struct UTF8ProblemTests {
  /// Texts that a JSON file may start with.
  static let texts = [
    "{}", "[]", "{\n  \"id\": \"a\"\n}\n", "{\r\n\t\"é\": \"😀\"\r\n}", "\n\n{ \"日本\": 1 }", "\"text\"",
    "null",
  ]

  @Test(arguments: texts, TextEncodingSample.all)
  func `texts in wider encodings are recognized with and without a mark`(
    text: String, sample: TextEncodingSample
  ) {
    let bytes = sample.bytes(of: text)
    #expect(UTF8Problem(in: bytes) == .encoding(sample.isUTF16 ? .utf16 : .utf32))
    #expect(UTF8Problem(in: bytes)?.clause.hasSuffix("; save it as UTF-8") == true)
  }

  @Test(arguments: texts) func `UTF-8 has no problem with and without a mark`(text: String) {
    #expect(UTF8Problem(in: Array(text.utf8)) == nil)
    #expect(UTF8Problem(in: [0xEF, 0xBB, 0xBF] + Array(text.utf8)) == nil)
  }

  @Test func `a null character alone is no other encoding`() {
    for bytes: [UInt8] in [
      [], [0], [0x7B], [0, 0], [0, 0, 0, 0], [0x7B, 0x22, 0, 0x22], [0x7B, 0, 0x22, 0x22],
    ] {
      #expect(UTF8Problem(in: bytes) == nil, "\(bytes)")
    }
  }

  @Test func `the first byte of a malformed sequence is the problem`() {
    #expect(UTF8Problem(in: [0x7B, 0xE9, 0x7D]) == .invalidByte(TextOffset(utf8: 1)))
    #expect(UTF8Problem(in: [0xFF, 0x7B, 0x7D]) == .invalidByte(TextOffset(utf8: 0)))
  }
}
