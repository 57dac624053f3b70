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
      let inner = index + 1 < cursor.path.count ? cursor.path[index + 1].node : nil
      if let state = Self.localState(of: step.node, shape, view) { localStates.append(state) }
      variables += Self.repetition(
        step.node, shape, holding: inner, level: (variables.last?.level ?? -1) + 1, view)
    }
  }

  private static func localState(
    of node: RecordIndex, _ shape: ObjectShape, _ view: SyntaxView
  ) -> RecordIndex? {
    for row in shape.rows {
      guard case .dictionary(_, .declaration(.localState)) = row.shape,
        let value = view.member(named: row.name, of: node).flatMap({ view.value(of: $0) }),
        view.kind(value) == .object
      else { continue }
      return value
    }
    return nil
  }

  /// Returns the variables of a repetition whose template contains the inner value.
  private static func repetition(
    _ node: RecordIndex, _ shape: ObjectShape, holding inner: RecordIndex?, level: Int, _ view: SyntaxView
  ) -> [Variable] {
    guard let inner else { return [] }
    let table = Document.ForEach.table
    let names = [table.row(of: \.itemVariable), table.row(of: \.indexVariable)].compactMap { $0 }
    let meanings = [ScopeVariable.Meaning.element, .index]
    if names.allSatisfy({ shape.row(named: $0.name) != nil }) {
      guard holds(table.member(of: \.template, in: node, view), inner, view) else { return [] }
      let items = table.value(of: \.items, in: node, view)
      return zip(names, meanings).map { row, meaning in
        let written = view.member(named: row.name, of: node).flatMap { view.value(of: $0) }
        let name = written.flatMap { view.kind($0) == .string ? view.string($0) : nil }
        return Variable(name: name ?? defaultName(row), meaning: meaning, items: items, level: level)
      }
    }
    let section = Document.SectionDefinition.table
    guard shape.name == section.shape.name,
      holds(section.member(of: \.itemTemplate, in: node, view), inner, view)
    else { return [] }
    let items = section.value(of: \.dataSource, in: node, view)
    return zip(names, meanings).map {
      Variable(name: defaultName($0), meaning: $1, items: items, level: level)
    }
  }

  private static func holds(_ member: RecordIndex?, _ inner: RecordIndex, _ view: SyntaxView) -> Bool {
    guard let member else { return false }
    return member < inner && inner < view.end(of: member)
  }

  /// Returns the default name of a variable.
  private static func defaultName(_ row: Row) -> String {
    (row.defaultText ?? row.name).replacing("\"", with: "")
  }
}
