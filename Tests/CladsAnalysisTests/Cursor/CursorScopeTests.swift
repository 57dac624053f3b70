import CladsAnalysis
import CladsDocument
import JSONSyntax
import Testing

@Suite struct CursorScopeTests {
  /// The variables at `$0` with their levels, and the number of objects with local state around it.
  private func scope(_ marked: String) -> String {
    let marked = MarkedCursor(marked)
    return marked.file.tree.withView { view in
      let scope = CursorScope(marked.cursor, view)
      let variables = scope.variables.map { variable in
        let items = variable.items.map { view.string($0) } ?? "?"
        return "\(variable.name) of \(items) at \(variable.level)"
      }
      return (variables + scope.localStates.map { view.text(of: $0) }).joined(separator: ", ")
    }
  }

  @Test(arguments: [
    (#"{ "root": { "children": [{ "type": "label", "text": "$0" }] } }"#, ""),
    (
      #"{ "root": { "children": [{ "type": "forEach", "items": "a.b", "template": { "type": "label", "text": "${$0}" } }] } }"#,
      "item of a.b at 0, index of a.b at 0"
    ),
    (
      #"{ "root": { "children": [{ "type": "forEach", "template": { "type": "label", "text": "$0" }, "itemVariable": "row", "indexVariable": 5, "items": "a" }] } }"#,
      "row of a at 0, index of a at 0"
    ),
    (
      #"{ "root": { "children": [{ "type": "forEach", "items": "a", "emptyView": { "type": "label", "text": "$0" } }] } }"#,
      ""
    ),
    (#"{ "root": { "children": [{ "type": "forEach", "items": "$0", "template": {} }] } }"#, ""),
    (
      #"{ "root": { "children": [{ "type": "forEach", "items": "a", "template": { "type": "vstack", "children": [{ "type": "forEach", "items": "item", "itemVariable": "cell", "template": { "type": "label", "text": "$0"#,
      "cell of item at 0, index of item at 0, item of a at 1, index of a at 1"
    ),
    (
      #"{ "root": { "children": [{ "type": "sectionLayout", "sections": [{ "layout": {}, "dataSource": "rows", "itemTemplate": { "type": "label", "text": "$0" } }] }] } }"#,
      "item of rows at 0, index of rows at 0"
    ),
    (
      #"{ "root": { "children": [{ "type": "sectionLayout", "sections": [{ "layout": {}, "dataSource": "rows", "header": { "type": "label", "text": "$0" } }] }] } }"#,
      ""
    ),
    (
      #"{ "root": { "children": [{ "type": "vstack", "state": { "a": 1 }, "children": [{ "type": "textfield", "localBind": "$0", "state": { "b": 2 } }] }] } }"#,
      #"{ "b": 2 }, { "a": 1 }"#
    ),
    (#"{ "state": { "a": 1 }, "root": { "children": [{ "type": "textfield", "localBind": "$0" }] } }"#, ""),
  ])
  func `the variables and local state around a cursor are visible`(marked: String, expected: String) {
    #expect(scope(marked) == expected)
  }
}
