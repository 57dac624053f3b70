import SourceText
import Testing

@Suite struct StringSearchTests {
  @Test func `a text is found where it is`() {
    for (text, other, offset) in [
      ("a${b", "${", 1), ("aab", "ab", 1), ("é: x", ": ", 2), ("ab", "ab", 0), ("a\r\nb", "\n", 2),
      ("ab", "abc", nil), ("", "a", nil), ("aa", "ab", nil),
    ] as [(String, String, Int?)] {
      let found = text.firstRange(of: other)
      #expect(found.map { text.utf8.distance(from: text.startIndex, to: $0.lowerBound) } == offset)
      #expect(found.map { String(text[$0]) } == offset.map { _ in other })
      #expect(text.contains(other) == (offset != nil))
      #expect(text.dropFirst(0).contains(other) == (offset != nil))
    }
  }

  @Test func `every occurrence is replaced, and what replaces it is not searched`() {
    #expect("##[a##[".replacing("##[", with: "##\\u005b") == "##\\u005ba##\\u005b")
    #expect("aaa".replacing("aa", with: "a") == "aa")
    #expect("a/b".replacing("~1", with: "/") == "a/b")
    #expect("日本~1語".replacing("~1", with: "/") == "日本/語")
    #expect("a\n  b\n  c".replacing("\n  ", with: "\n") == "a\nb\nc")
  }
}
