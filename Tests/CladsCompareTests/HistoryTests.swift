import CladsCompare
import CladsProject
import TestSupport
import Testing

/// Two versions of an app, in which every screen has changed in one way.
private enum History {
  static func project(_ radius: Int) -> Project {
    let text = """
      { "designSystems": { "acme": { "styles": {
        "card": { "backgroundColor": "#F0F0F0", "cornerRadius": \(radius) },
        "title": { "fontSize": 24, "fontWeight": "bold" } } } } }
      """
    return Project.read(Array(text.utf8), path: "/clads.json", files: NoFiles(), after: nil)
  }

  /// Returns the files of a version; the first has number 1.
  static func files(_ version: Int) -> [String: String] {
    let isNew = version == 2
    let body = isNew ? "bodyText" : "body"
    let row = "{ \"type\": \"label\", \"text\": \"${item.name}\" }"
    let banner = """
      { "type": "vstack", "spacing": 4, "children": [
        { "type": "label", "text": "Summer sale" }, { "type": "label", "text": "Everything must go" } ] }
      """
    let buy = "{ \"type\": \"button\", \"text\": \"Buy now\", \"actions\": { \"onTap\": \"buy\" } }"
    let clear = isNew ? ", { \"type\": \"clearArray\", \"path\": \"cart\" }" : ""
    let price = "{ \"type\": \"label\", \"text\": \"€ 189\" }"
    let terms = screen(
      "terms", "{ \"type\": \"label\", \"text\": \"Terms and conditions\" }, \(price)",
      "\"state\": { \"a\": 1 }")
    return [
      "style-renamed.clads.json": screen(
        "style-renamed", "{ \"type\": \"label\", \"text\": \"Hello\", \"styleId\": \"\(body)\" }",
        "\"styles\": { \"\(body)\": { \"fontSize\": 17 } }"),
      "token-a.clads.json": screen(
        "token-a", "{ \"type\": \"button\", \"text\": \"Open\", \"styleId\": \"@card\" }"),
      "token-b.clads.json": screen(
        "token-b",
        "{ \"type\": \"label\", \"text\": \"Hats\", \"styleId\": \"@title\" },"
          + "{ \"type\": \"button\", \"text\": \"Hats\", \"styleId\": \"@card\" }"),
      "subtree-moved.clads.json": screen(
        "subtree-moved",
        (isNew ? [banner, label("Shoes"), label("Shirts")] : [label("Shoes"), label("Shirts"), banner])
          .joined(separator: ",")),
      "text-changed.clads.json": screen("text-changed", label(isNew ? "Pay now" : "Pay")),
      "binding-changed.clads.json": screen(
        "binding-changed", label(isNew ? "${total}" : "${sum}"),
        "\"state\": { \"sum\": \"€ 10\", \"total\": \"€ 12\", \"x\": \"${sum} ${total}\" }"),
      "action-added.clads.json": screen(
        "action-added", buy,
        """
        "state": { "cart": ["hat"], "done": false }, "actions": { "buy": { "type": "sequence", "steps": [
          { "type": "setState", "path": "done", "value": true }\(clear) ] } }
        """),
      "node-wrapped.clads.json": screen(
        "node-wrapped",
        isNew
          ? "\(label("Cart")), { \"type\": \"hstack\", \"children\": [\(label("Total")), \(price)] }"
          : "\(label("Cart")), \(label("Total")), \(price)"),
      isNew ? "legal/terms.clads.json" : "terms.clads.json": terms,
      "reformatted.clads.json": isNew
        ? screen("reformatted", label("A")).filter { $0 != "\n" } : screen("reformatted", label("A")),
      "list.clads.json": screen(
        "list", "{ \"type\": \"forEach\", \"items\": \"rows\", \"template\": \(row) }",
        "\"state\": { \"rows\": [{ \"name\": \"One\" }, { \"name\": \"Two\" }] }"),
    ]
  }

  private static func label(_ text: String) -> String { "{ \"type\": \"label\", \"text\": \"\(text)\" }" }

  private static func screen(_ id: String, _ children: String, _ more: String = "") -> String {
    """
    { "id": "\(id)", "version": "1.0", "designSystem": "acme",
      \(more.isEmpty ? "" : more + ",")
      "root": { "children": [ \(children) ] } }
    """
  }
}

/// A file system without files.
struct NoFiles: FileReading {
  func exists(_ path: String) -> Bool { false }
  func read(_ path: String) throws(FileReadingError) -> [UInt8] { [] }
  func paths(matching pattern: Glob) -> [String] { [] }
}

struct HistoryTests {
  private func comparison(_ old: Int = 1, _ new: Int = 2) async -> Comparison {
    await ComparisonStage.compare(
      History.files(old), History.files(new), oldProject: History.project(old == 1 ? 8 : 12),
      newProject: History.project(new == 1 ? 8 : 12))
  }

  @Test func `each change is reported as what it is, and nothing else`() async {
    let comparison = await comparison()
    let lines = comparison.screens.map { screen in
      "\(screen.title): " + ComparisonStage.lines(screen).joined(separator: "; ")
    }
    #expect(
      lines == [
        "action-added.clads.json: behaves; changed action buy:  - → clears `cart` | `onTap` of button “Buy now”",
        "binding-changed.clads.json: looks; changed node label “€ 10” → label “€ 12”: "
          + "template ${sum} → ${total}; text € 10 → € 12",
        "legal/terms.clads.json: same",
        "node-wrapped.clads.json: looks; wrapped node hstack: label “Total”, label “€ 189”",
        "reformatted.clads.json: same; note: only order, white space or notation has changed",
        "style-renamed.clads.json: same; note: the style `body` is now called `bodyText`",
        "subtree-moved.clads.json: looks; moved node vstack with “Summer sale”: "
          + "the screen place 3 → place 1",
        "text-changed.clads.json: looks; changed node label “Pay” → label “Pay now”: text Pay → Pay now",
        "token-a.clads.json: looks", "token-b.clads.json: looks",
      ])
    #expect(
      comparison.shared.map { "\($0.change.name) \($0.change.details.map(\.property)) \($0.screens)" } == [
        "@card [\"cornerRadius\"] [\"token-a.clads.json\", \"token-b.clads.json\"]"
      ])
    #expect(comparison.unchangedCount == 1)
  }

  @Test func `the reports of the history are the golden ones`() async {
    let comparison = await comparison()
    let folder = "Tests/Fixtures/Comparison/history"
    Golden.expect(folder + ".txt", TextComparison(usesColor: false, width: 110).text(comparison))
    Golden.expect(folder + ".narrow.txt", TextComparison(usesColor: false, width: 60).text(comparison))
    Golden.expect(folder + ".md", MarkdownComparison(command: "clads-lsp --compare old new").text(comparison))
    Golden.expect(folder + ".json", JSONComparison.text(comparison))
    Golden.expect(folder + ".html", HTMLComparison.page(comparison))
  }

  @Test func `the reports are the same with any number of jobs`() async {
    let (old, new) = (ComparisonStage.screens(History.files(1)), ComparisonStage.screens(History.files(2)))
    let one = await ComparisonStage.comparer(jobs: 1).compare(old, new)
    let four = await ComparisonStage.comparer(jobs: 4).compare(old, new.reversed())
    #expect(JSONComparison.text(one) == JSONComparison.text(four))
  }

  @Test func `a comment stays below the limit, with the most changed screens first`() async {
    let version = { (text: String) in
      Dictionary(
        uniqueKeysWithValues: (0..<400).map { number in
          let labels = (0...(number == 200 ? 20 : 3)).map {
            "{ \"type\": \"label\", \"text\": \"\(text) \($0)\" }"
          }
          return (
            "s\(number).clads.json",
            "{ \"id\": \"s\(number)\", \"root\": { \"children\": [\(labels.joined(separator: ","))] } }"
          )
        })
    }
    let comparison = await ComparisonStage.compare(version("Old"), version("New"))
    let text = MarkdownComparison(command: "clads-lsp --compare a b").text(comparison)
    #expect(text.utf8.count < MarkdownComparison.maximumSize)
    #expect(text.utf8.count > MarkdownComparison.maximumSize / 2)
    #expect(text.split(separator: "#### ").dropFirst().first?.hasPrefix("`s200.clads.json`") ?? false)
    // Each screen is described, or named, or counted.
    let lines = text.split(separator: "\n")
    let described = lines.count { $0.hasPrefix("#### ") }
    let named = lines.count { $0.hasPrefix("- `s") }
    #expect(described > 50 && named > 100)
    let rest = 400 - described - named
    #expect(
      text.contains(
        rest == 0
          ? "what changed in these: run `clads-lsp --compare a b`"
          : "and \(rest) more screens: run `clads-lsp --compare a b`"))
  }
}
