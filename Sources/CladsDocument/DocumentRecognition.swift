import CladsSchema
public import JSONSyntax

extension Document.Definition {
  /// Whether a text is an object with the keys that every screen has, whatever else is wrong with it.
  public static func isLikely(_ tree: SyntaxTree) -> Bool {
    tree.withView { view in
      view.kind(0) == .object && table.member(of: \.root, in: 0, view) != nil
        && table.member(of: \.id, in: 0, view) != nil
    }
  }
}
