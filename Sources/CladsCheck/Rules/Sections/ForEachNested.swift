import CladsAnalysis
import CladsDocument
import CladsExpressions
import Diagnostics
import JSONSyntax
import SourceText

/// A repetition over an array inside an element.
enum ForEachNested {
  static let rule = Rule(
    "foreach-nested", .warning, .sections, checks: .document(check), isPortability: true,
    summary: "A nested `forEach` whose `items` starts with a variable of the outer one.",
    why: """
      The current runtime looks for arrays only in the global state, and repeats nothing. By the \
      specification, the array of the element is repeated.
      """,
    bad: .compactScreen(
      "tasks", state: #"{ "rows": [{ "cells": ["A", "B"] }] }"#,
      #"""
      { "type": "forEach", "items": "rows", "itemVariable": "row", "template": {
        "type": "forEach", "items": «"row.cells"», "itemVariable": "cell", "indexVariable": "column",
        "template": { "type": "label", "data": { "value": { "type": "binding", "path": "cell" } } } } }
      """#),
    good: .document(
      .compactScreen(
        "tasks", state: #"{ "cells": ["A", "B"] }"#,
        #"""
        { "type": "forEach", "items": "cells",
          "template": { "type": "label", "data": { "value": { "type": "binding", "path": "item" } } } }
        """#)))

  static func check(_ context: RuleContext) {
    for entry in context.iteration.uses where entry.usage == .list {
      let use = entry.use
      context.report(
        RuleFinding(
          at: context.state.range(of: use), "`\(use.text)` has no value on device",
          consequence:
            "\(Deviation.nestedRepetition.entry.device); the specification repeats the element's array",
          help: "store the array in the global state and write its path"))
    }
  }
}
