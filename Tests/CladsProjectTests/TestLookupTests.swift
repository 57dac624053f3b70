import CladsProject
import Testing

@Suite struct TestLookupTests {
  private let folder = MemoryFiles(texts: [
    "cart.clads.json": "{}", "cart.big.clads.json": "{}", "carton.json": "{}", "Screens.swift": "",
    "clads.json": "{}", "cart.clads-test.json": "{}", "cart.pays.clads-test.json": "{}",
    "cart.big.clads-test.json": "{}", "cart.big.pays.clads-test.json": "{", "carton.clads-test.json": "",
    "clads.clads-test.json": "{}", "Screens.swift.clads-test.json": "{}",
    "elsewhere.clads-test.json": #"{ "document": "./cart.clads.json" }"#,
    "cart.not.clads-test.json": #"{ "document": "carton.json" }"#, "cart.sample.json": "{}",
    "cart.sample.clads-test.json": "{}", ".clads-test.json": "{}",
  ])

  @Test func `the name of a test says what its document is called, the longest name first`() {
    #expect(
      TestLookup.documentNames(ofTestNamed: "cart.big.clads-test.json") == [
        "cart.big.clads.json", "cart.big.clads", "cart.big.json", "cart.big.jsonc", "cart.clads.json",
        "cart.clads", "cart.json", "cart.jsonc",
      ])
    #expect(TestLookup.documentNames(ofTestNamed: "A.swift.clads-test.json").contains("A.swift"))
    #expect(!TestLookup.documentNames(ofTestNamed: "clads.clads-test.json").contains("clads.json"))
    #expect(!TestLookup.documentNames(ofTestNamed: "a.sample.clads-test.json").contains("a.sample.json"))
    #expect(TestLookup.documentNames(ofTestNamed: ".clads-test.json").isEmpty)
    #expect(TestLookup.documentNames(ofTestNamed: "cart.clads.json").isEmpty)
  }

  @Test(arguments: [
    ("cart.clads-test.json", "cart.clads.json"), ("cart.pays.clads-test.json", "cart.clads.json"),
    ("cart.big.clads-test.json", "cart.big.clads.json"),
    ("cart.big.pays.clads-test.json", "cart.big.clads.json"), ("carton.clads-test.json", "carton.json"),
    ("Screens.swift.clads-test.json", "Screens.swift"), ("elsewhere.clads-test.json", "./cart.clads.json"),
    ("cart.sample.clads-test.json", "cart.clads.json"), ("clads.clads-test.json", nil),
    (".clads-test.json", nil), ("none.clads-test.json", nil),
  ])
  func `a test is of the document that it names, or else of that with the same name`(
    _ name: String, _ document: String?
  ) throws {
    let test = folder.texts[name].flatMap { ScreenTest.read(Array($0.utf8)) }
    #expect(TestLookup.document(of: test, inFileNamed: name, in: folder) == document)
  }

  @Test(arguments: [
    (
      "cart.clads.json",
      ["cart.clads-test.json", "cart.pays.clads-test.json", "cart.sample.clads-test.json"]
        + ["elsewhere.clads-test.json"]
    ),
    ("cart.big.clads.json", ["cart.big.clads-test.json", "cart.big.pays.clads-test.json"]),
    ("carton.json", ["cart.not.clads-test.json", "carton.clads-test.json"]),
    ("Screens.swift", ["Screens.swift.clads-test.json"]), ("clads.json", []), ("none.clads.json", []),
  ])
  func `a document has the tests of which it is the document`(_ name: String, _ tests: [String]) {
    #expect(TestLookup.tests(ofDocumentNamed: name, in: folder) == tests)
  }

  @Test(arguments: [
    ("cart.clads-test.json", "cart.clads.json", nil), ("cart.a.b.clads-test.json", "cart.json", "a.b"),
    ("A.swift.x.clads-test.json", "A.swift", "x"), ("carton.clads-test.json", "cart.json", nil),
    ("cart..clads-test.json", "cart.json", nil), ("", "", nil),
  ])
  func `the rest of the name says what is tested`(_ name: String, _ document: String, _ variant: String?) {
    #expect(TestLookup.variant(ofTestNamed: name, ofDocumentNamed: document) == variant)
  }

  @Test(arguments: [
    "", "{", "[]", "null", "\u{0}", #"{"steps": [{"tap": {}}, {"tap": 3}, 7, null]}"#, #"{"steps": {}}"#,
    #"{"document": "\ud800", "steps": [{"expect": {"nodes": [{}]}}]}"#,
    String(repeating: "[", count: 5_000), #"{"steps": ["# + String(repeating: #"{"tap":"#, count: 5_000),
  ])
  func `any text can be read`(_ text: String) {
    _ = ScreenTest.read(Array(text.utf8))
    _ = ScreenTest.read([0xff, 0xfe] + text.utf8)
  }
}
