import Diagnostics
package import JSONSyntax

extension SyntaxView {
  /// Returns whether a string has a placeholder, `${…}` or `{{…}}`.
  package func looksLikeTemplate(_ node: RecordIndex) -> Bool {
    guard kind(node) == .string else { return false }
    let range = contentRange(of: node)
    guard range.count > 2 else { return false }
    for index in range.dropLast()
    where bytes[index + 1] == UInt8(ascii: "{")
      && (bytes[index] == UInt8(ascii: "$") || bytes[index] == UInt8(ascii: "{"))
    {
      return true
    }
    return false
  }

  /// Returns what an author can do who wrote a template where nothing is evaluated, as a clause.
  package func adviceAboutTemplate(at node: RecordIndex) -> String {
    let table = Document.Definition.table
    let part = topLevelMember(above: node).map { string(name(of: $0)) }
    switch part {
    case table.row(of: \.styles)?.name:
      return """
        a style is always the same; write one style for each look: a button switches between two with \
        `styles` and `isSelectedBinding`, and of other nodes, write one for each look, \
        \(Self.choiceOfNodes)
        """
    case table.row(of: \.actions)?.name: return "write one action for each case"
    case table.row(of: \.dataSources)?.name: return "write one data source for each case"
    case table.row(of: \.state)?.name, table.row(of: \.root)?.name:
      return isInAction(node)
        ? "write one action for each case"
        : "write one node for each case, \(Self.choiceOfNodes)"
    default: return "write the value itself"
    }
  }

  /// How one of several nodes is shown, as a clause.
  package static var choiceOfNodes: String {
    """
    each as the `template` of a `forEach` over an array of the state that is empty or has one element when the \
    screen opens
    """
  }

  private func topLevelMember(above node: RecordIndex) -> RecordIndex? {
    var current = node
    var result: RecordIndex?
    while self[current].parent != current {
      current = self[current].parent
      if kind(current) == .member { result = current }
    }
    return result
  }

  /// Returns whether a value is inside of the actions of a node or of the screen.
  private func isInAction(_ node: RecordIndex) -> Bool {
    let name = Document.Component.table.row(of: \.actions)?.name
    var current = node
    while self[current].parent != current {
      current = self[current].parent
      if kind(current) == .member, string(self.name(of: current)) == name { return true }
    }
    return false
  }
}
