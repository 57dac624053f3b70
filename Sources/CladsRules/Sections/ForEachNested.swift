import CladsAnalysis
import CladsDocument
import CladsExpressions
import CladsSchema
import Diagnostics
import JSONSyntax
import SourceText

/// A repetition over a list inside of an element.
enum ForEachNested: DocumentRule {
  static let id: DiagnosticID = "foreach-nested"
  static let severity = Severity.info
  static let group = RuleGroup.sections
  static let effect = RuntimeEffect.none
  static let isPortability = true
  static let documentation = RuleDocumentation(
    summary: "A repetition whose list starts with a variable of the repetition around it.",
    why: """
      Today's phones look for lists in the state of the screen only, and repeat nothing. Phones that \
      implement ruling B-11 repeat the list of the element.
      """,
    bad: #"""
      {
        "id": "tasks",
        "state": { "rows": [{ "cells": ["A", "B"] }] },
        "root": { "children": [
          { "type": "forEach", "items": "rows", "itemVariable": "row", "template": {
            "type": "forEach", "items": «"row.cells"», "itemVariable": "cell", "indexVariable": "column",
            "template": { "type": "label", "text": "${cell}" } } }
        ] }
      }
      """#,
    good: #"""
      {
        "id": "tasks",
        "state": { "cells": ["A", "B"] },
        "root": { "children": [
          { "type": "forEach", "items": "cells", "template": { "type": "label", "text": "${item}" } }
        ] }
      }
      """#)

  static func check(_ context: RuleContext) {
    for entry in context.iterationUses where entry.usage == .list {
      let use = entry.use
      context.report(
        Finding(
          id, at: context.place(of: use), "today's phones find no list at `\(use.text)`",
          consequence:
            "\(Deviation.nestedRepetition.entry.device); phones that implement ruling B-11 repeat it",
          help: "put the list into the state of the screen, and name it there"))
    }
  }
}
