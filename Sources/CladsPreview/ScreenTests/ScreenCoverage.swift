import CladsDocument
import CladsExpressions
import CladsProject
import CladsRendering
import CladsRuntime
import JSONSyntax
package import SourceText

/// What of a document tests have reached.
package struct ScreenCoverage: Sendable {
  /// What can be reached.
  package enum Kind: String, Sendable, CaseIterable {
    case sample, action, branch, node
  }

  /// A part of the document that a test can reach.
  package struct Part: Sendable {
    package let kind: Kind
    /// What it is called.
    package let name: String
    /// The range in the document, at the offsets of its own text; `nil` for a sample.
    package let range: TextRange?
    package var isReached = false
    fileprivate let record: RecordIndex
  }

  package private(set) var parts: [Part] = []
  private var indices: [Key: Int] = [:]
  private var branches: [Branch] = []

  private struct Key: Hashable, Sendable {
    let kind: Kind
    let record: RecordIndex
    var name = ""
  }

  /// A condition with the parts for both of its results.
  private struct Branch: Sendable {
    let condition: String
    /// The node or action that it belongs to; `nil` if it is shared.
    let owner: RecordIndex?
    let whenTrue: Int
    let whenFalse: Int
  }

  /// Lists what of a document can be reached.
  package init(_ input: PreviewInput) {
    let (document, tree) = (input.document, input.tree)
    for sample in input.samples where sample.problem == nil {
      add(.sample, sample.name, nil, Key(kind: .sample, record: 0, name: sample.name))
    }
    var named: Set<RecordIndex> = []
    for entry in document.actions ?? [] {
      named.insert(entry.value.origin.node)
      add(.action, entry.name, entry.value.origin.range, Key(kind: .action, record: entry.value.origin.node))
    }
    document.forEachBinding { binding in
      if case .inline(let action) = binding, !named.contains(action.origin.node) {
        add(
          .action, action.type ?? "action", action.origin.range,
          Key(kind: .action, record: action.origin.node))
      }
    }
    document.forEachNode { node in
      let record = node.origin.node
      let object = SyntaxNode(tree: tree, index: record).object
      let type = object?["type"]?.string?.value ?? "node"
      let text = object?["text"]?.string?.value.split(whereSeparator: \.isNewline).first.map { " “\($0)”" }
      let name = object?["id"]?.string?.value ?? type + (text ?? "")
      add(.node, name, node.origin.range, Key(kind: .node, record: record))
    }
    addBranches(tree)
  }

  private mutating func add(_ kind: Kind, _ name: String, _ range: TextRange?, _ key: Key) {
    guard indices[key] == nil else { return }
    indices[key] = parts.count
    parts.append(Part(kind: kind, name: name, range: range, record: key.record))
  }

  private mutating func reach(_ key: Key) {
    if let index = indices[key] { parts[index].isReached = true }
  }

  /// Adds what another test of the same document has reached.
  package mutating func merge(_ other: ScreenCoverage) {
    for index in parts.indices where other.parts.indices.contains(index) && other.parts[index].isReached {
      parts[index].isReached = true
    }
  }
}

/// Conditions.
extension ScreenCoverage {
  private mutating func addBranches(_ tree: SyntaxTree) {
    tree.withView { view in
      for index in view.records.indices where view.records[index].kind == .string {
        let record = RecordIndex(truncatingIfNeeded: index)
        let parent = view[record].parent
        if view.kind(parent) == .member, view.name(of: parent) == record { continue }
        let text = view.string(record)
        guard text.utf8.contains(Byte.questionMark) else { continue }
        let isExpression =
          view.kind(parent) == .member
          && view.string(view.name(of: parent)) == Document.SetValue.expressionKey
        for condition in Self.conditions(text, isExpression: isExpression) {
          let range = view.range(record)
          let first = parts.count
          for result in ["true", "false"] {
            parts.append(
              Part(kind: .branch, name: "`\(condition)` is \(result)", range: range, record: record))
          }
          branches.append(
            Branch(
              condition: condition, owner: owner(of: record, view), whenTrue: first, whenFalse: first + 1))
        }
      }
    }
  }

  /// Returns the innermost node or action around a record.
  private func owner(of record: RecordIndex, _ view: SyntaxView) -> RecordIndex? {
    var record = record
    while record != 0 {
      record = view[record].parent
      if indices[Key(kind: .action, record: record)] != nil
        || indices[Key(kind: .node, record: record)] != nil
      {
        return record
      }
    }
    return nil
  }

  /// Returns the conditions of the ternaries of a text.
  private static func conditions(_ text: String, isExpression: Bool) -> [String] {
    func condition(_ expression: Expression) -> String? {
      guard expression.isValid,
        case .ternary(let id, _, _) = expression[expression.withoutParentheses(expression.root)].kind
      else { return nil }
      let range = expression[id].range
      return String(decoding: text.utf8.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
    }
    if isExpression {
      let parsed = ParsedExpression(text)
      if let found = condition(parsed.expression) { return [found] }
    }
    return ParsedTemplate(text).template.segments.compactMap { segment in
      if case .placeholder(_, _, let expression) = segment { condition(expression) } else { nil }
    }
  }

  /// Notes which results conditions have.
  private mutating func noteBranches(_ state: SampleState, where isReached: (RecordIndex?) -> Bool) {
    for branch in branches where isReached(branch.owner) {
      if parts[branch.whenTrue].isReached, parts[branch.whenFalse].isReached { continue }
      let text = "\(branch.condition) ? '1' : '0'"
      switch DeviceEvaluator().evaluate(text, using: state) {
      case .value(.stringValue("1")): parts[branch.whenTrue].isReached = true
      case .value(.stringValue("0")): parts[branch.whenFalse].isReached = true
      default: break
      }
    }
  }
}

/// What a session reaches.
extension ScreenCoverage {
  /// Notes what is on the screen now.
  @MainActor
  mutating func note(_ session: PreviewSession) {
    session.resolveOffscreen()
    reach(Key(kind: .sample, record: 0, name: session.input.sample?.name ?? Sample.initialName))
    var shown: Set<RecordIndex> = []
    func visit(_ node: RenderNode) {
      shown.insert(node.origin.node)
      node.parts.forEach(visit)
    }
    session.tracked.tree.root.children.forEach(visit)
    for record in shown { reach(Key(kind: .node, record: record)) }
    noteBranches(session.runtime.store.sample) { $0.map(shown.contains) ?? true }
  }

  /// Notes that an action runs.
  @MainActor
  mutating func note(_ action: Document.Action, _ session: PreviewSession) {
    let record = action.origin.node
    reach(Key(kind: .action, record: record))
    noteBranches(session.runtime.store.sample) { $0 == record }
  }
}
