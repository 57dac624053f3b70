import CladsCheck
import CladsDocument
import CladsExpressions
import CladsLanguageService
import CladsProject
import Diagnostics
import Testing

@Suite struct FormatGuideTests {
  private let guide = FormatGuide.markdown()

  @Test func `the guide fits on one page`() {
    #expect(guide.utf8.count <= 14_000, "it has \(guide.utf8.count) bytes")
  }

  @Test(arguments: [Slot.node, .action, .sectionLayout])
  func `the guide has a line for every built-in name`(slot: Slot) {
    for name in BuiltInKinds.vocabulary().names(in: slot) {
      #expect(guide.contains("**\(name)**"), "\(name)")
    }
  }

  @Test func `the guide names every function, style key and document key`() {
    for function in ExpressionFunction.all { #expect(guide.contains(function.signature)) }
    let rows = Document.Style.table.shape.rows + Document.Definition.table.shape.rows
    let words = Set(guide.split { !$0.isLetter && $0 != "$" }.map(String.init))
    for row in rows where row.level == .base { #expect(words.contains(row.name), "\(row.name)") }
  }

  @Test func `the guide names every key of an action`() throws {
    let words = Set(guide.split { !$0.isLetter && $0 != "$" }.map(String.init))
    for entry in BuiltInKinds.vocabulary().entries(in: .action) {
      let action = try #require(entry.action)
      for row in action.shape.rows where row.level == .base {
        #expect(words.contains(row.name), "\(row.name) of \(action.name)")
      }
    }
  }

  @Test func `each topic has a name and a text of its own`() {
    let topics = FormatGuide.topics()
    #expect(Set(topics.map(\.name)).count == topics.count)
    #expect(topics.map(\.name).first == "example")
    let names = [
      "document", "components", "styles", "actions", "requests", "expressions", "limits", "device", "details",
      "tests", "screens",
    ]
    for name in names {
      #expect(topics.contains { $0.name == name }, "\(topics.map(\.name))")
    }
    for topic in topics { #expect(topic.text.utf8.count < 6_000, "\(topic.name)") }
  }

  @Test func `the examples in the guide have no findings`() {
    let text = guide + FormatGuide.topics().filter { $0.name == "screens" }.map(\.text).joined()
    let blocks = text.split(separator: "```json\n").dropFirst().compactMap {
      $0.split(separator: "\n```").first
    }
    #expect(!blocks.isEmpty)
    for block in blocks {
      let found = check(Array(block.utf8))
      #expect(found.isEmpty, "\(found.map { "\($0.id.rawValue): \($0.message)" })")
    }
  }

  @Test func `a guide without a project has no names of an app`() {
    #expect(!guide.contains("This app"))
  }
}
