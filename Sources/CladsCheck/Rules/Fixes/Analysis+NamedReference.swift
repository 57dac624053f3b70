import CladsAnalysis
import CladsDocument
import JSONSyntax

extension Analysis {
  /// Returns the name of a declaration that a value refers to in the way of another format: a text, or an
  /// object with one text, that is the name or ends with it, as `{ "$ref": "#/actions/go" }`; `nil` if there
  /// is none.
  func name(of kind: SymbolKind, in value: RecordIndex, _ view: SyntaxView) -> String? {
    var node = value
    if view.kind(value) == .object {
      var members = view.members(of: value).makeIterator()
      guard let member = members.next(), members.next() == nil, let only = view.value(of: member) else {
        return nil
      }
      node = only
    }
    guard view.kind(node) == .string else { return nil }
    let text = view.string(node)
    if symbols.declares(kind, text) { return text }
    guard let last = text.split(whereSeparator: { "/#:.".contains($0) }).last.map(String.init),
      last != text, symbols.declares(kind, last)
    else { return nil }
    return last
  }
}

extension Analysis {
  /// Returns whether a member is an entry of the document's `actions`, whose value cannot be a name.
  func declaresAction(at member: RecordIndex, _ view: SyntaxView) -> Bool {
    let name = view.name(of: member)
    return symbols.symbol(.action, named: view.string(name))?.declarations.contains(name) ?? false
  }
}

extension Shape {
  /// The kind of the names that a string of this shape refers to; `nil` for other shapes.
  var referenceKind: SymbolKind? {
    switch self {
    case .string(.reference(let kind)): kind
    case .either(let shapes): shapes.lazy.compactMap(\.referenceKind).first
    case .named(_, let inner): inner().referenceKind
    default: nil
    }
  }
}
