import Diagnostics
import Testing

@Suite struct SuggestionTests {
  @Test(arguments: [
    ("lable", ["label", "table", "button"], ["label", "table"]),
    ("VStack", ["vstack", "hstack"], ["vstack", "hstack"]),
    ("btn", ["button"], []), ("crad", ["card", "cart"], ["card"]), ("", ["a"], []), ("card", ["card"], []),
    ("primaryButon", ["primaryButton", "secondaryButton"], ["primaryButton"]),
  ])
  func `close names are suggested, the nearest first`(name: String, names: [String], expected: [String]) {
    #expect(closest(to: name, in: names) == expected)
  }

  @Test func `at most three names are suggested`() {
    #expect(closest(to: "aaaaa", in: ["aaaab", "aaaac", "aaaad", "aaaae"]).count == 3)
  }

  @Test func `very long names get no suggestions`() {
    let long = String(repeating: "a", count: 100_000)
    #expect(closest(to: long, in: [long + "b"]).isEmpty)
  }

  @Test(arguments: [
    ([], ""), (["a"], "`a`"), (["a", "b"], "`a` or `b`"), (["a", "b", "c"], "`a`, `b` or `c`"),
  ])
  func `names are joined with commas and a conjunction`(names: [String], expected: String) {
    #expect(listing(names, last: "or") == expected)
  }
}
