import CladsAnalysis
import CladsDocument
import CladsExpressions
import CladsSchema
import Diagnostics
import JSONSyntax
import SourceText

/// A write that destroys what is in the way.
enum WriteClobbers: DocumentRule {
  static let id: DiagnosticID = "write-clobbers"
  static let severity = Severity.warning
  static let group = RuleGroup.state
  static let effect = RuntimeEffect.none
  static let documentation = RuleDocumentation(
    summary: "A write to a path that goes through a text, a number, or a container of the wrong sort.",
    why: "What is in the way is replaced by a new object or list; what was in it is lost.",
    bad: #"""
      {
        "id": "shop",
        "state": { "title": "Mountain hut" },
        "root": {
          "actions": {
            "onAppear": { "type": "setState", "path": "«title».short", "value": "Hut" }
          },
          "children": [ { "type": "label", "text": "${title}" } ]
        }
      }
      """#,
    good: #"""
      {
        "id": "shop",
        "state": { "title": "Mountain hut" },
        "root": {
          "actions": {
            "onAppear": { "type": "setState", "path": "title", "value": "Hut" }
          },
          "children": [ { "type": "label", "text": "${title}" } ]
        }
      }
      """#)

  static func check(_ context: RuleContext) {
    for use in context.analysis.state.uses where use.access.writes && use.components.count > 1 {
      guard context.isTyped(use.node), !context.isHostState(use.components),
        let (place, value) = obstacle(for: use.components, context)
      else { continue }
      let places = context.places(of: use)
      let path = Keypath(Array(use.components.prefix(place + 1))).text
      context.report(
        Finding(
          id, at: places.indices.contains(place) ? places[place] : use.range,
          "`\(path)` is \(value.phrase), and a write to `\(use.text)` replaces it",
          consequence: "what is in `\(path)` is lost",
          help: help(value, use.components[place + 1], path)))
    }
  }

  /// The first part of the path that has no inside of the sort that is needed.
  private static func obstacle(
    for path: [Keypath.Component], _ context: RuleContext
  ) -> (place: Int, value: Document.StateValue)? {
    guard case .key(let root)? = path.first, let entry = context.analysis.state.roots[root] else {
      return nil
    }
    var value = entry.value
    for place in path.indices.dropLast() {
      switch (value, path[place + 1]) {
      case (.nullValue, _): return nil
      case (.objectValue(let members), .key(let key)):
        guard let member = members[key] else { return nil }
        value = member
      case (.arrayValue(let elements), .index(let index)):
        guard elements.indices.contains(index) else { return nil }
        value = elements[index]
      default: return (place, value)
      }
    }
    return nil
  }

  private static func help(
    _ value: Document.StateValue, _ next: Keypath.Component, _ path: String
  ) -> String {
    switch (value, next) {
    case (.arrayValue, .key(let key)): "name an element: `\(path).0.\(key)`"
    case (.objectValue, .index): "name a key of it"
    default: "write `\(path)` alone, or declare it as an object"
    }
  }
}
