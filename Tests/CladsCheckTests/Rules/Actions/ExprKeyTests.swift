import Diagnostics
import JSONSyntax
import TestSupport
import Testing

/// Tests of expressions under a key that is not quite `$expr`.
@Suite struct ExprKeyTests {
  private func findings(_ value: String, path: String = "count") -> [Diagnostic] {
    let action = #"{ "type": "setState", "path": "\#(path)", "value": \#(value) }"#
    let text = document(
      #""state": { "count": 0, "filter": { "a": 0 }, "later": "" }"#,
      children: #"""
        { "type": "label", "text": "${filter.a}${later}" },
        { "type": "button", "text": "a", "actions": { "onTap": \#(action) } }
        """#)
    return diagnose(Array(text.utf8)).filter { $0.severity >= .warning || $0.id == "unused-state" }
  }

  @Test(arguments: ["expr", "expression", "$expression", "$exp", "Expr", "$Expr", "$exrp", "${expr}"])
  func `an expression under another key is one finding, and its fix renames the key`(key: String) {
    let found = findings(#"{ "\#(key)": "count + 1" }"#)
    #expect(found.map(\.id) == ["expr-key"], "\(key)")
    #expect(found.first?.fixes.first?.title == "Rename to `$expr`")
  }

  @Test(arguments: [
    #"{ "expr": "other + 1" }"#, #"{ "expr": "hello world" }"#, #"{ "expr": "count + 1", "b": 1 }"#,
    #"{ "expr": 5 }"#, #"{ "value": "count + 1" }"#, #"{ "ex": "count" }"#, #"{ "$expr": "count + 1" }"#,
  ])
  func `an object that is no expression is left alone`(value: String) {
    #expect(!findings(value, path: "later").contains { $0.id == "expr-key" })
  }

  @Test func `a state that is an object may have any key`() {
    #expect(!findings(#"{ "expr": "count + 1" }"#, path: "filter").contains { $0.id == "expr-key" })
  }
}
