import CladsDocument
import Testing

struct LowercaseInitialTests {
  @Test(arguments: [
    ("Add `\"type\": \"label\"`", "add `\"type\": \"label\"`"), ("A", "a"), ("", ""),
    ("JSON has no comments", "JSON has no comments"), ("delete it", "delete it"), ("`x`", "`x`"),
    ("Écrire", "Écrire"), ("Éa", "Éa"), ("Übé 🙂", "Übé 🙂"), ("Wé 🙂", "wé 🙂"),
  ])
  func `a title becomes a part of a sentence, abbreviations stay`(_ title: String, _ expected: String) {
    #expect(title.withLowercaseInitial == expected)
  }
}
