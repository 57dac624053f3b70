import CladsAnalysis
import CladsLanguageService
import JSONSyntax
import LanguageServerProtocol
import SourceText
import TestSupport
import Testing

/// Suggestions in expressions: values of the state and the samples, and names in scope.
@Suite struct CompletionScopeTests {
  private static let state =
    #"{ "user": { "name": "Ida", "age": 3 }, "items": [{ "id": 1 }], "none": null }"#
  private static let sample = #"{ "extra": 5, "user": { "mail": "x@y" } }"#

  private static func list(_ text: String) -> String {
    """
    { "type": "forEach", "items": "items", "itemVariable": "it", "indexVariable": "at",
      "template": \(FeatureStage.label(text)) }
    """
  }

  private func stage(_ node: String, encoding: PositionEncoding = .utf16) throws -> FeatureStage {
    try FeatureStage(
      FeatureStage.screen(node, state: Self.state), files: ["a.x.sample.json": Self.sample],
      encoding: encoding)
  }

  private func items(_ node: String) async throws -> [Completion] {
    let stage = try stage(node)
    return await stage.context.document.completions(at: try #require(stage.text.cursor)).items
  }

  @Test func `each of ten thousand nested repetitions repeats the element of the one around it`() async throws
  {
    let depth = 10_000
    let open = (0..<depth).map { level in
      let items = level == 0 ? "items" : "v\(level - 1)"
      return #"{ "type": "forEach", "items": "\#(items)", "itemVariable": "v\#(level)", "template": "#
    }
    let items = try await items(
      open.joined() + FeatureStage.label("${$0}") + String(repeating: "}", count: depth))
    let labels = items.map(\.label)
    #expect(labels.contains("v\(depth - 1)") && !labels.contains("v0"))
    #expect(labels.contains("user") && labels.count < 1_000)
  }

  @Test(arguments: [
    (FeatureStage.label("${$0}"), ["user", "items", "none", "extra"], ["it", "at", "local", "name"]),
    (FeatureStage.label("${none == $0}"), ["user", "items"], []),
    (FeatureStage.label("${items[$0"), ["user", "items"], []),
    (FeatureStage.label("a ${us$0} b"), ["user"], []),
    (FeatureStage.label("${user.$0}"), ["name", "age", "mail"], ["user", "count"]),
    (FeatureStage.label("${user.$0"), ["name", "age", "mail"], ["user"]),
    (FeatureStage.label("${items[0].$0}"), ["id"], ["name"]),
    (
      FeatureStage.label("${items.$0}"), ["count", "isEmpty", "contains", "first", "last"],
      ["name", "length"]
    ),
    (list("${$0}"), ["it", "at", "user"], []), (list("${it.$0}"), ["id"], ["user"]),
    (
      #"{ "type": "vstack", "state": { "open": true }, "children": [{ "type": "label", "text": "${local.$0}" }] }"#,
      ["open"], ["user"]
    ),
  ])
  func `names with a value in scope are offered`(_ node: String, _ present: [String], _ absent: [String])
    async throws
  {
    let labels = Set(try await items(node).map(\.label))
    #expect(labels.isSuperset(of: present), "\(labels)")
    #expect(labels.isDisjoint(with: absent), "\(labels)")
  }

  @Test func `suggestions show their values`() async throws {
    let items = try await items(FeatureStage.label("${user.$0}"))
    func detail(_ label: String) -> String? { items.first { $0.label == label }?.detail }
    #expect(detail("name")?.contains(#""Ida""#) == true)
    #expect(detail("age")?.contains("3") == true)
    #expect(detail("mail")?.contains("`x`") == true)
  }

  @Test(arguments: FeatureStage.encodings)
  func `a suggestion replaces the typed text`(_ encoding: PositionEncoding) async throws {
    let stage = try stage(FeatureStage.label("😀é ${user.na$0}"), encoding: encoding)
    let list = LSPAny(try await CompletionFeature.respond(to: stage.params(), in: stage.context)).node
    let item = try #require(
      list.node(["items"])?.array?.elements.first { $0.node(["label"])?.string?.value == "name" })
    let range = try LSPRange(
      json: try #require(item.node(["textEdit", "range"]) ?? item.node(["textEdit", "replace"])))
    let text = try #require(item.node(["textEdit", "newText"])?.string?.value)
    let edited = stage.context.document.file.source.edited(
      by: [TextEdit(range: stage.context.positions.range(range), newText: text)], version: 2)
    #expect(
      String(decoding: edited.bytes, as: UTF8.self)
        == stage.text.text.replacing("${user.na}", with: "${user.name}"))
  }
}
