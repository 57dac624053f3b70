import CladsProject
import Testing

@Suite struct GlobTests {
  @Test(arguments: [
    ("*.json", "a.json", true), ("*.json", "b/a.json", false), ("**/*.json", "a.json", true),
    ("**/*.json", "b/c/a.json", true), ("Screens/**", "Screens/a/b", true), ("Screens/**", "Other/a", false),
    ("**/Drafts/**", "a/Drafts/b.json", true), ("**/Drafts/**", "a/Draft/b.json", false),
    ("a?c", "abc", true),
    ("a?c", "ac", false), ("{a,b}/*.json", "b/x.json", true), ("{a,b}/*.json", "c/x.json", false),
    ("[ab].json", "a.json", true), ("[ab].json", "c.json", false),
    ("Screens/cart.*.json", "Screens/cart.x.json", true),
    ("", "a", false), ("**", "a/b/c", true), ("a*b*c", "aXbYc", true), ("a*b*c", "aXc", false),
  ])
  func `patterns match paths`(pattern: String, path: String, expected: Bool) {
    #expect(Glob(pattern).matches(path) == expected)
  }

  @Test func `hostile patterns are matched quickly`() {
    let stars = Glob(String(repeating: "*a", count: 200) + "b")
    #expect(!stars.matches(String(repeating: "a", count: 5_000)))
    let deep = Glob(String(repeating: "**/", count: 200) + "x")
    #expect(!deep.matches(String(repeating: "a/", count: 200) + "b"))
    let braces = Glob(String(repeating: "{a,b}", count: 40))
    #expect(!braces.matches("c"))
  }
}
