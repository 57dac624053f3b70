import CladsAnalysis
import CladsDocument
import JSONSyntax
import SourceText
import TestSupport
import Testing

@Suite struct StateUseTests {
  /// All uses of state in a node, in source order.
  private func uses(_ node: String) -> [StateUse] {
    let state = analyzed(document(node)).state
    return (state.uses + state.variableUses + state.localUses).sorted { $0.range.start < $1.range.start }
  }

  @Test(arguments: [
    #"{ "type": "label", "text": "Hi ${«user.name»}, ${«a» + «b[0].c»} and «no» use" }"#,
    #"{ "type": "label", "text": "${«user.n\u0061me»} and \"${«b»}\"" }"#,
    #"{ "type": "label", "text": "${a +} ${«b»}" }"#, #"{ "type": "slider", "bind": "«volume.left»" }"#,
    #"{ "type": "slider", "bind": "" }"#, #"{ "type": "textfield", "localBind": "«draft»" }"#,
    #"{ "type": "button", "isSelectedBinding": "«on.now»" }"#,
    #"{ "type": "button", "isSelectedBinding": "«a» && !«b»" }"#,
    #"{ "type": "button", "isSelectedBinding": "\u0061 == «b»" }"#,
    #"{ "type": "label", "data": { "value": { "type": "binding", "path": "«a.b»" } } }"#,
    #"{ "type": "image", "image": { "url": "https://a.example/${«id»}" } }"#,
    #"{ "type": "label", "placeholder": "${never}" }"#,
    #"{ "type": "own", "text": "${«a»}" }"#,
  ])
  func `the paths in a node are found with their ranges`(marked: String) {
    let marked = marked.replacing("«no»", with: "no").replacing(#""\u0061 =="#, with: #""«\u0061» =="#)
    let text = MarkedText(document(marked))
    let ranges = uses(MarkedText(marked).text).map(\.range)
    #expect(MarkedText.marking(ranges, in: text.bytes) == document(marked))
  }

  @Test(arguments: [
    (#"{ "type": "label", "text": "${a.b}" }"#, "a.b read any template"),
    (#"{ "type": "slider", "bind": "a" }"#, "a readWrite any path"),
    (#"{ "type": "textfield", "localBind": "a" }"#, "local.a readWrite any path"),
    (#"{ "type": "button", "isSelectedBinding": "a" }"#, "a read boolean path"),
    (#"{ "type": "button", "isSelectedBinding": "!a" }"#, "a read any expression"),
    (
      #"{ "type": "label", "data": { "value": { "type": "binding", "path": "a" } } }"#,
      "a read any path content"
    ),
    (
      #"{ "type": "label", "data": { "value": { "type": "localBinding", "path": "a" } } }"#,
      "local.a read any path"
    ),
    (#"{ "type": "forEach", "items": "a", "template": { "type": "spacer" } }"#, "a read array path"),
    (#"{ "type": "label", "text": "${rows[n].name}" }"#, "rows read any template; n read any template"),
  ])
  func `a use has an access, a type and a form`(node: String, expected: String) {
    let lines = uses(node).map {
      "\($0.text) \($0.access) \($0.expects) \($0.form)" + ($0.isContent ? " content" : "")
    }
    #expect(lines.joined(separator: "; ") == expected)
  }

  @Test func `the range of the first component is that of the name`() {
    let text = document(#"{ "type": "label", "text": "${«user».name} ${«a»[0]}" }"#)
    let marked = MarkedText(text)
    let roots = analyzed(marked.text).state.uses.map(\.rootRange)
    #expect(MarkedText.marking(roots, in: marked.bytes) == text)
  }

  @Test func `the components of a path have ranges, even in an invalid expression`() throws {
    let text = document(#"{ "type": "label", "text": "${«user».«na\u006de» +}", "bind": "«a»[0]" }"#)
    let marked = MarkedText(text)
    let analysis = analyzed(marked.text)
    let occurrences = analysis.file.tree.withView { view in
      analysis.facts.flatMap { view.pathOccurrences(in: $0) }
    }
    #expect(occurrences.map(\.root) == ["user", "a"] && occurrences.map(\.access) == [.read, .readWrite])
    let user = try #require(occurrences.first)
    #expect(MarkedText.marking(user.ranges, in: marked.bytes) == text.replacing("«a»", with: "a"))
    #expect(user.component(at: user.ranges[1].start) == 1 && user.component(at: user.ranges[0].end) == 0)
    #expect(user.component(at: TextOffset(utf8: 0)) == nil)
  }

  @Test func `a path into local state has a first component without text`() throws {
    let analysis = analyzed(document(#"{ "type": "textfield", "localBind": "a.b" }"#))
    let occurrence = try #require(
      analysis.file.tree.withView { view in analysis.facts.flatMap { view.pathOccurrences(in: $0) } }.first)
    #expect(occurrence.root == "local" && occurrence.components.count == 3)
    #expect(occurrence.ranges.map(\.utf8Count) == [0, 1, 1])
    #expect(occurrence.component(at: occurrence.ranges[0].start) == 1)
  }
}
