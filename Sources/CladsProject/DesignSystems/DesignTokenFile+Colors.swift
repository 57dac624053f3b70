package import CladsDocument
package import JSONSyntax
import SourceText

/// A color in a design token file.
package struct DesignTokenColor: Sendable {
  /// The record of the color: a string or an object.
  package let node: RecordIndex
  package let color: Document.Color

  /// Returns the colors in the text of a design token file, in source order: values of tokens, and the colors
  /// of borders, shadows and gradients. Aliases are left out.
  package static func all(in tree: SyntaxTree) -> [DesignTokenColor] {
    let file = DesignTokenFile(tree, path: "")
    return tree.withView { view in
      file.tokens.flatMap { token -> [DesignTokenColor] in
        let isColor = (token.type ?? token.inheritedType).map { $0 == DesignTokenType.color.rawValue }
        return isColor ?? false ? view.color(token.value) : view.colorMembers(of: token.value)
      }
    }
  }
}

extension SyntaxView {
  fileprivate func color(_ node: RecordIndex) -> [DesignTokenColor] {
    guard case .known(let color) = designColor(node) else { return [] }
    return [DesignTokenColor(node: node, color: color)]
  }

  /// Returns the member `color` of a composite value, or of each value in a list.
  fileprivate func colorMembers(of node: RecordIndex) -> [DesignTokenColor] {
    switch kind(node) {
    case .array: children(of: node).filter { kind($0) == .object }.flatMap { colorMembers(of: $0) }
    case .object:
      member(named: DesignTokenType.color.rawValue, of: node).flatMap { value(of: $0) }.map { color($0) }
        ?? []
    default: []
    }
  }
}
