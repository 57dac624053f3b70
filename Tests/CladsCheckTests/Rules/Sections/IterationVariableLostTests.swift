import Diagnostics
import SourceText
import TestSupport
import Testing

/// Tests of iteration variables that are lost when a text is drawn.
@Suite struct IterationVariableLostTests {
  private func findings(_ template: String, variable: String = "item") -> [Diagnostic] {
    let text = document(
      #""state": { "tasks": ["Sweep"], "name": "Ann" }"#,
      children: #"""
        { "type": "forEach", "items": "tasks", "itemVariable": "\#(variable)", "template": \#(template) }
        """#)
    return diagnose(Array(text.utf8)).filter { $0.id == "iteration-variable-lost" }
  }

  @Test func `a label that is only the variable can be bound to its path`() {
    let found = findings(#"{ "type": "label", "text": "${item}" }"#)
    let content = #""data": { "value": { "type": "binding", "path": "item" } }"#
    #expect(found.first?.severity == .warning)
    #expect(found.first?.fixes.first?.edits.map(\.newText) == [content])
    #expect(findings("{ \"type\": \"label\", \(content) }").isEmpty)
  }

  @Test func `a template of a label that is only the variable becomes a path`() {
    let data = #""data": { "value": { "type": "binding", "template": "${index}" } }"#
    let found = findings("{ \"type\": \"label\", \(data) }")
    #expect(found.first?.fixes.first?.edits.map(\.newText) == [#""path": "index""#])
  }

  @Test func `the parts of a longer text stand side by side in labels of their own`() {
    let template = #"{ "type": "label", "text": "${name}'s ${index}: ${item.title}!", "styleId": "a" }"#
    let found = findings(template)
    #expect(found.count == 1)
    #expect(found.first?.consequence?.hasPrefix("its place in the text is empty on device") == true)
    let row = found.first?.fixes.first?.edits.map(\.newText).joined() ?? ""
    #expect(
      row == #"{ "type": "hstack", "children": [{ "type": "label", "text": "${name}'s ", "styleId": "a" }, "#
        + #"{ "type": "label", "data": { "value": { "type": "binding", "path": "index" } }, "styleId": "a" }, "#
        + #"{ "type": "label", "text": ": ", "styleId": "a" }, "#
        + #"{ "type": "label", "data": { "value": { "type": "binding", "path": "item.title" } }, "styleId": "a" }, "#
        + #"{ "type": "label", "text": "!", "styleId": "a" }] }"#)
    #expect(found.first?.help == "show the parts side by side: `\(row)`")
    #expect(findings(row).isEmpty)
  }

  @Test(
    arguments: [
      // A computed part cannot be bound to, and a label with more keys is more than its text.
      #"{ "type": "label", "text": "${index} is row ${index + 1}" }"#,
      #"{ "type": "label", "text": "Row ${index}", "id": "row" }"#,
      #"{ "type": "label", "data": { "value": { "type": "binding", "template": "Row ${index}" } } }"#,
    ])
  func `a text that cannot be divided names the form that works, without a fix`(template: String) {
    let found = findings(template)
    #expect(found.first?.help?.contains(#""path": "index""#) == true)
    #expect(found.first?.fixes.isEmpty == true)
  }

  @Test func `each text with the variable is a finding of its own`() {
    let labels = #"{ "type": "label", "text": "${item}" }, { "type": "label", "text": "${item} ${index}" }"#
    #expect(findings(#"{ "type": "vstack", "children": [ \#(labels) ] }"#).count == 2)
  }

  @Test func `a variable with the name of a state key shows the state`() {
    let found = findings(#"{ "type": "label", "text": "${name}" }"#, variable: "name")
    #expect(found.first?.consequence?.hasPrefix("the value of the global `name` is shown instead") == true)
  }

  @Test(arguments: [
    #"{ "type": "button", "text": "${item}" }"#,
    #"{ "type": "button", "data": { "value": { "type": "binding", "template": "Delete ${item}" } } }"#,
  ])
  func `a button does not lose the variable`(template: String) {
    #expect(findings(template).isEmpty)
  }
}
