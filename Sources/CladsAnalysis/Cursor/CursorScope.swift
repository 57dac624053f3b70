package import CladsDocument
package import JSONSyntax
import SourceText

/// The iteration variables and the local state that are visible at a cursor, found from the enclosing values
/// alone.
package struct CursorScope: Sendable {
  /// A variable of a repetition.
  package struct Variable: Sendable {
    package let name: String
    /// What the variable refers to.
    package let meaning: ScopeVariable.Meaning
    /// The record of the state path of the array.
    package let items: RecordIndex?
    /// The index of its repetition, where 0 is the innermost.
    package let level: Int
  }

  /// The variables, innermost first; of equal names, the first shadows the others.
  package private(set) var variables: [Variable] = []
  /// The records of the `state` objects that declare local state, innermost first.
  package private(set) var localStates: [RecordIndex] = []

  /// Creates the scope of a cursor.
  package init(_ cursor: Cursor, _ view: SyntaxView) {
    for (index, step) in cursor.path.enumerated().reversed() {
      guard case .object(let shape) = step.shape, view.kind(step.node) == .object else { continue }
      if shape.declaresLocalState, let state = view.localState(of: step.node) { localStates.append(state) }
      guard index + 1 < cursor.path.count,
        let repetition = Repetition(at: step.node, shape: shape, view), let template = repetition.template,
        case let inner = cursor.path[index + 1].node, template < inner, inner < view.end(of: template)
      else { continue }
      let level = (variables.last?.level ?? -1) + 1
      variables += repetition.variables.map {
        Variable(name: $0.name, meaning: $0.meaning, items: repetition.items, level: level)
      }
    }
  }
}

extension ObjectShape {
  /// Whether a row is that of local state.
  fileprivate var declaresLocalState: Bool {
    rows.contains { row in
      if case .dictionary(_, .declaration(.localState)) = row.shape { true } else { false }
    }
  }
}
