import CladsDocument
import JSONSyntax
import TestSupport
import Testing

@Suite struct PluginKindTests {
  /// Returns what is reported about a document with a component of a plugin, and the facts about it.
  private func read(_ node: String, rows: [Row]?) -> (lines: [String], facts: Int) {
    var vocabulary = BuiltInKinds.vocabulary()
    let kind = NodeDescription.component(ofPlugin: "meter", rows: rows)
    vocabulary.register(
      [Entry(name: "meter", documentation: "", origin: .plugin("P"), .node(kind))], in: .node)
    let bytes = Array((Part.node.before + node + Part.node.after).utf8)
    return SyntaxTree.parse(bytes).withView { view in
      var reading = Reading(view, vocabulary: vocabulary)
      _ = Document.Definition.read(&reading)
      return (
        FindingDump.lines(of: reading.findings, in: bytes).filter { !$0.hasPrefix("→") }, reading.facts.count
      )
    }
  }

  private let rows = [
    Row(name: "level", shape: .number(nil), documentation: "Level."),
    Row(name: "source", shape: .string(.path(.read, .number)), documentation: "Source."),
  ]

  @Test func `own keys that are declared are checked`() {
    #expect(
      read(#"{ "type": "meter", "levle": 1 }"#, rows: rows).lines == [
        "unknown-key (isIgnored): unknown key `levle` in a meter"
      ])
    #expect(read(#"{ "type": "meter", "level": true }"#, rows: rows).lines.count == 1)
    let valid = read(#"{ "type": "meter", "level": 1, "source": "a.b" }"#, rows: rows)
    #expect(valid.lines == [] && valid.facts == 2, "the type and the path")
  }

  @Test func `own keys that are not declared are not checked`() {
    let open = read(#"{ "type": "meter", "levle": 1, "source": "a.b" }"#, rows: nil)
    #expect(open.lines == [] && open.facts == 1, "the type")
  }
}
