import TestSupport
import Testing

/// `--describe`, `--find`, the topics of `--guide`, and `--init --agents`.
@Suite struct DescribeTests {
  private let scratch = Scratch()

  init() {
    scratch.write(
      "clads.json",
      #"""
      { "components": { "stars": { "properties": { "count": { "type": "number" } } } },
        "actions": { "share": {} }, "destinations": ["more"], "clients": [{ "name": "1.0" }, { "name": "2.0" }] }
      """#)
    scratch.write(
      "shop.clads.json",
      #"""
      { "id": "shop", "styles": { "big": { "fontSize": 30 } },
        "actions": { "open": { "type": "navigate", "destination": "more" } },
        "root": { "children": [
          { "type": "label", "text": "Shop", "styleId": "big" },
          { "type": "button", "text": "More", "actions": { "onTap": "open" } } ] } }
      """#)
    scratch.write("shop.empty.sample.json", "{}")
    scratch.write(
      "shop.clads-test.json", #"{ "steps": [{ "tap": "More" }, { "expect": { "destination": "more" } }] }"#)
  }

  private func run(_ arguments: String...) -> Execution { Executable.run(arguments, in: scratch.folder) }

  @Test func `a project is described by what its app provides and what it has`() {
    let result = run("--describe")
    #expect(result.status == 0, "\(result.error)")
    for text in [
      "**stars**", "**share**", "`more`", "`1.0`, `2.0`", "`shop.clads.json`", "`empty`",
      "`shop.clads-test.json`",
    ] {
      #expect(result.output.contains(text), "\(text): \(result.output)")
    }
  }

  @Test func `a folder without documents and project is described as such`() {
    let empty = Scratch()
    let result = Executable.run(["--describe"], in: empty.folder)
    #expect(result.output.contains("only the built-in ones exist"))
    #expect(result.output.contains("There are none yet."))
  }

  @Test(arguments: [
    ("big", "style, declared in shop"), ("@more", "destination"), ("open", "action"), ("stars", "component"),
  ])
  func `uses of a name are found with their lines`(_ name: String, _ text: String) {
    let result = run("--find", name)
    #expect(result.status == 0, "\(result.error)")
    #expect(result.output.contains(text), "\(result.output)")
  }

  @Test func `a name that nothing uses has a suggestion`() {
    let result = run("--find", "bigg")
    #expect(result.status == 1)
    #expect(result.output.contains("did you mean `big`?"), "\(result.output)")
  }

  @Test func `each topic of the guide is printed alone`() {
    let styles = run("--guide", "styles").output
    #expect(styles.hasPrefix("## Styles") && !styles.contains("## Data"))
    #expect(run("--guide", "tests").output.contains("clads-test.json"))
    let wrong = run("--guide", "style")
    #expect(wrong.status == 2 && wrong.error.contains("did you mean `styles`"))
  }

  @Test func `a section about screens is added to AGENTS md once, and only when it is asked for`() {
    scratch.write("AGENTS.md", "# Rules\n\nBe kind.\n")
    #expect(run("--init").status == 0)
    #expect(scratch.text("AGENTS.md") == "# Rules\n\nBe kind.\n")
    let result = run("--init", "--agents")
    #expect(result.status == 0, "\(result.error)")
    #expect(result.output.contains("mcpServers"))
    let text = scratch.text("AGENTS.md")
    #expect(text.hasPrefix("# Rules\n\nBe kind.\n\n<!-- clads-lsp"))
    #expect(text.contains("clads-lsp --guide"))
    #expect(run("--init", "--agents").output.contains("already has the section"))
    #expect(scratch.text("AGENTS.md") == text)
  }
}
