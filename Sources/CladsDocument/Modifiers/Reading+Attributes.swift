import CladsModifiers
import CladsSchema
import Diagnostics
import JSONSyntax

extension Reading {
  /// Reads the keys of a node that its modifiers read with `attr`: they are the node's own keys, whatever its
  /// type has, and their texts are templates. Returns the members.
  @discardableResult
  mutating func readAttributes(
    of modifiers: [Document.Modifier]?, in node: RecordIndex, _ rows: ObjectShape
  ) -> [RecordIndex] {
    guard let modifiers, !modifiers.isEmpty, level == .extended else { return [] }
    var names: Set<String> = []
    for modifier in modifiers {
      for reference in ModifierMatcher(modifier.syntax).references({ vocabulary.modifier(named: $0) })
      where reference.kind == .attribute {
        names.insert(reference.name)
      }
    }
    let members = view.members(of: node).filter { names.contains(view.string(view.name(of: $0))) }
    for member in members {
      let name = view.range(view.name(of: member))
      guard rows.row(named: view.string(view.name(of: member))) == nil else { continue }
      withdrawFindings(aboutKey: name, of: node)
      if let value = view.value(of: member), view.kind(value) == .string { addFact(.template, value) }
    }
    return members
  }
}
