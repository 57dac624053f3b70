import CladsFiles
import CladsProject
import TestSupport
import Testing

@Suite struct GlobSearchTests {
  @Test(arguments: [
    ("Design/*.tokens.json", ["Design/a.tokens.json", "Design/b.tokens.json"]),
    ("Design/**/*.json", ["Design/a.tokens.json", "Design/b.tokens.json", "Design/deep/er/c.json"]),
    ("**/c.json", ["Design/deep/er/c.json"]),
    (
      "{Design,Other}/?.tokens.json", ["Design/a.tokens.json", "Design/b.tokens.json", "Other/d.tokens.json"]
    ),
    ("Design/[b].tokens.json", ["Design/b.tokens.json"]),
    ("*.json", []),
    ("None/*.json", []),
    ("Other/**", ["Other/d.tokens.json"]),
  ])
  func `paths that match a pattern are found`(pattern: String, expected: [String]) {
    let scratch = Scratch()
    for path in [
      "Design/a.tokens.json", "Design/b.tokens.json", "Design/deep/er/c.json", "Other/d.tokens.json",
      ".hidden/e.tokens.json", "Other/node_modules/f.tokens.json",
    ] {
      scratch.write(path, "{}")
    }
    scratch.write(".git/HEAD", "")
    scratch.link("Other/round", to: scratch.folder)
    #expect(
      FilesBeside(folder: scratch.folder).paths(matching: Glob(pattern)).filter { !$0.contains("round") }
        == expected)
    #expect(
      FilesBeside(folder: scratch.path("Other")).paths(matching: Glob("../Design/a.*")) == [
        "../Design/a.tokens.json"
      ])
  }
}
