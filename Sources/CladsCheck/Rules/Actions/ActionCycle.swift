import CladsDocument
import Diagnostics
import JSONSyntax

/// Named actions that trigger one another in a cycle.
enum ActionCycle {
  static let rule = Rule(
    "action-cycle", .error, .actions, checks: .document(check),
    summary: "Named actions that trigger one another in a cycle.",
    why: """
      If a cycle consists only of `onSuccess` and `onError`, the app may send requests endlessly. A cycle \
      that passes through an alert button waits for the user each time and is only reported as info.
      """,
    bad: #"""
      {
        "id": "jokes",
        "state": { "joke": null },
        "actions": {
          "load": {
            "type": "request", "method": "GET", "url": "https://example.com/joke",
            "responsePath": "joke", "onError": «"load"»
          }
        },
        "root": {
          "actions": { "onAppear": "load" },
          "children": [ { "type": "label", "text": "${joke.text}" } ]
        }
      }
      """#,
    good: #"""
      {
        "id": "jokes",
        "state": { "joke": null },
        "actions": {
          "load": {
            "type": "request", "method": "GET", "url": "https://example.com/joke",
            "responsePath": "joke", "onError": "failed"
          },
          "failed": { "type": "showAlert", "title": "No joke today" }
        },
        "root": {
          "actions": { "onAppear": "load" },
          "children": [ { "type": "label", "text": "${joke.text}" } ]
        }
      }
      """#)

  /// An edge of the action graph: one action triggers another.
  private struct Edge {
    let target: String
    let reference: RecordIndex
    let isAutomatic: Bool
  }

  static func check(_ context: RuleContext) {
    var edges: [String: [Edge]] = [:]
    for entry in context.document.actions ?? [:] where !context.isCanceled() {
      let found = outgoing(entry.value, context)
      if !found.isEmpty { edges[entry.name] = found }
    }
    guard !edges.isEmpty else { return }
    var reported: Set<String> = []
    for onlyAutomatic in [true, false] {
      for entry in context.document.actions ?? [:]
      where !context.isCanceled() && edges[entry.name] != nil && !reported.contains(entry.name) {
        guard let cycle = cycle(from: entry.name, edges, onlyAutomatic), let last = cycle.last else {
          continue
        }
        reported.formUnion(cycle.map(\.target))
        report(cycle, closedBy: last, from: entry.name, isAutomatic: onlyAutomatic, context)
      }
    }
  }

  private static func outgoing(_ action: Document.Action, _ context: RuleContext) -> [Edge] {
    switch action {
    case .sequence(let sequence): return sequence.steps.flatMap { outgoing($0, context) }
    case .request(let request):
      guard request.onSuccess != nil || request.onError != nil else { return [] }
      return [
        edge(request.onSuccess, context.valueNode(\.onSuccess, of: request), isAutomatic: true),
        edge(request.onError, context.valueNode(\.onError, of: request), isAutomatic: true),
      ].compactMap { $0 }
    case .showAlert(let alert):
      return (alert.buttons ?? []).compactMap { button in
        guard button.action != nil else { return nil }
        return edge(button.action, context.valueNode(\.action, of: button), isAutomatic: false)
      }
    default: return []
    }
  }

  private static func edge(_ target: String?, _ reference: RecordIndex?, isAutomatic: Bool) -> Edge? {
    guard let target, let reference else { return nil }
    return Edge(target: target, reference: reference, isAutomatic: isAutomatic)
  }

  /// The longest cycle that is looked for, and the maximum number of actions that are visited: more do not
  /// occur by mistake.
  private static let limits = (length: 64, visits: 256)

  /// Returns the shortest path of edges of one kind from an action back to itself, or `nil` if there is none
  /// within the limits.
  private static func cycle(from start: String, _ edges: [String: [Edge]], _ onlyAutomatic: Bool) -> [Edge]? {
    var visited: Set<String> = []
    var paths: [[Edge]] = [[]]
    var next = 0
    // Breadth first, so the first cycle found is the shortest; each action is visited once.
    while next < min(paths.count, limits.visits) {
      let path = paths[next]
      next += 1
      if path.count >= limits.length { return nil }
      for edge in edges[path.last?.target ?? start] ?? [] where edge.isAutomatic == onlyAutomatic {
        if edge.target == start { return path + [edge] }
        if visited.insert(edge.target).inserted { paths.append(path + [edge]) }
      }
    }
    return nil
  }

  private static func report(
    _ cycle: [Edge], closedBy last: Edge, from start: String, isAutomatic: Bool, _ context: RuleContext
  ) {
    guard context.view.isCompleteString(last.reference) else { return }
    let others = cycle.dropLast().map(\.target)
    let detour = others.isEmpty ? "" : " through \(listing(others, last: "and"))"
    context.report(
      RuleFinding(
        at: context.view.range(last.reference), "the action `\(start)` triggers itself\(detour)",
        consequence: isAutomatic
          ? "the app may send requests endlessly"
          : "it runs again each time the user taps this button",
        help: isAutomatic ? "ask the user in an alert first, or end with a different action" : nil,
        severity: isAutomatic ? .error : .info,
        related: cycle.dropLast().map {
          Related("the cycle continues here", at: context.view.range($0.reference))
        }))
  }
}
