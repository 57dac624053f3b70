import CladsAnalysis
import CladsDocument
import JSONSyntax
import LanguageServerProtocol
import SourceText

/// The calls of named actions by other actions, components and the screen.
struct ActionCalls {
  /// A caller: the range of records that contains its calls.
  struct Caller: Sendable {
    let record: RecordIndex
    let end: RecordIndex
    let node: HierarchyNode
  }

  /// A reference to a named action inside a caller.
  private struct Call {
    let caller: Int
    let name: String
    let range: TextRange
  }

  private let callers: [Caller]
  private let calls: [Call]
  private let actions: [String: Int]

  init(_ analysis: Analysis) {
    (callers, calls, actions) = analysis.file.tree.withView { view in
      var callers = Self.callers(analysis.document, view)
      callers.sort { ($0.record, $1.end) < ($1.record, $0.end) }
      let calls = analysis.facts.compactMap { fact -> Call? in
        guard fact.role == .reference(.action),
          let caller = Self.innermost(around: fact.node, in: callers)
        else { return nil }
        return Call(caller: caller, name: view.string(fact.node), range: view.content(of: fact.node))
      }
      let keys = Dictionary(
        (analysis.document.actions ?? [:]).map { ($0.node, $0.name) }, uniquingKeysWith: { first, _ in first }
      )
      var actions: [String: Int] = [:]
      for (index, caller) in callers.enumerated() {
        if let name = keys[caller.record], actions[name] == nil { actions[name] = index }
      }
      return (callers, calls, actions)
    }
  }

  /// Returns the item of a named action, or `nil` when the document does not declare it.
  func action(named name: String) -> HierarchyNode? { actions[name].map { callers[$0].node } }

  /// Returns the callers of an action, with the ranges of their calls.
  func callers(of name: String) -> [(node: HierarchyNode, ranges: [TextRange])] {
    let found = Dictionary(grouping: calls.filter { $0.name == name }, by: \.caller)
    return found.keys.sorted().map { (callers[$0].node, (found[$0] ?? []).map(\.range)) }
  }

  /// Returns the named actions that the item at a record runs, with the ranges of the calls.
  func callees(of record: RecordIndex) -> [(node: HierarchyNode, ranges: [TextRange])] {
    guard let caller = Self.innermost(around: record, in: callers) else { return [] }
    var order: [String] = []
    var ranges: [String: [TextRange]] = [:]
    for call in calls where call.caller == caller {
      if ranges[call.name] == nil { order.append(call.name) }
      ranges[call.name, default: []].append(call.range)
    }
    return order.compactMap { name in action(named: name).map { ($0, ranges[name] ?? []) } }
  }

  /// Returns the index of the innermost caller around a record.
  private static func innermost(around record: RecordIndex, in callers: [Caller]) -> Int? {
    // The callers are sorted by record: find the last one that starts at or before the record.
    let next = callers.partitioningIndex { $0.record > record }
    // Actions and components never nest, so the only other enclosing caller is the screen.
    guard next > 0 else { return nil }
    if record < callers[next - 1].end { return next - 1 }
    return callers.firstIndex { $0.record <= record && record < $0.end }
  }

  private static func callers(_ document: Document.Definition, _ view: SyntaxView) -> [Caller] {
    func caller(_ record: RecordIndex, _ node: HierarchyNode) -> Caller {
      Caller(record: record, end: view.indexAfter(record), node: node)
    }
    var callers = (document.actions ?? [:]).map { action in
      caller(
        action.node,
        HierarchyNode(action.name, detail: action.value.type, .function, key: action.key, view))
    }
    let root = document.root
    if document.hasReadRoot, view.kind(root.origin.node) == .object {
      let name = document.writtenID ?? Document.RootComponent.table.shape.name
      callers.append(
        caller(root.origin.node, HierarchyNode(name, detail: nil, .module, node: root.origin.node, view)))
    }
    document.forEachNode { node in
      guard case .component(let component) = node, component.actions != nil else { return }
      let kind = component.kind.rawValue
      let name = component.id ?? component.text?.firstLine ?? kind
      let item = HierarchyNode(
        name, detail: name == kind ? nil : kind, .event, node: component.origin.node, view)
      callers.append(caller(component.origin.node, item))
    }
    return callers
  }
}
