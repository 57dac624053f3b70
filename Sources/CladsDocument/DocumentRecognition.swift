package import JSONSyntax

extension Document.Definition {
  /// Whether a text is an object with the two keys that every screen has, of the types that they have in a
  /// screen, whatever else is wrong with it: `id` is a string, and `root` is an object.
  ///
  /// Other files have keys of these names, too, such as a `root` that is the path of a folder. A list of
  /// nodes as the `root` is a mistake in a screen. A value that is incomplete or not known may become one of
  /// the type.
  package static func isLikely(_ tree: SyntaxTree) -> Bool {
    tree.withView { view in
      guard view.kind(0) == .object, let root = table.member(of: \.root, in: 0, view),
        let id = table.member(of: \.id, in: 0, view)
      else { return false }
      return isLikelyRoot(view.value(of: root), view) && isLikelyID(view.value(of: id), view)
    }
  }

  private static func isLikelyID(_ value: RecordIndex?, _ view: SyntaxView) -> Bool {
    guard let value else { return true }
    return view.kind(value) == .string || isUnknown(value, view)
  }

  private static func isLikelyRoot(_ value: RecordIndex?, _ view: SyntaxView) -> Bool {
    guard let value else { return true }
    switch view.kind(value) {
    case .object: return true
    case .array:
      // A few show what the list has.
      let elements = Array(view.children(of: value).prefix(maximumElementCount))
      return !elements.isEmpty
        && elements.allSatisfy { view.kind($0) == .object && view.member(named: tag, of: $0) != nil }
    default: return isUnknown(value, view)
    }
  }

  /// Whether a value is not in the text, or not all of it.
  private static func isUnknown(_ value: RecordIndex, _ view: SyntaxView) -> Bool {
    view.kind(value) == .invalid || view.flags(value).contains(.hasHole)
  }

  private static let maximumElementCount = 16
  /// The key that says what a node is.
  private static let tag = "\(Reading.tagKey)"
}
