import CladsDocument
package import JSONSyntax
package import SourceText

/// A place in a design token file that names a token or a group.
package struct DesignTokenMention: Sendable {
  /// The names of the enclosing groups and its own, joined by `.`.
  package let name: String
  /// The range of the last part of the name, without quotes.
  package let range: TextRange
  /// The record of the string.
  package let node: RecordIndex
  /// Whether it is the name of the token or group itself, not an alias of it.
  package let isDeclaration: Bool

  /// Returns the mentions in any version of a design token file, in source order.
  package static func all(in tree: SyntaxTree) -> [DesignTokenMention] {
    let file = DesignTokenFile(tree, path: "")
    return tree.withView { view in
      let declared = file.tokens.map { ($0.name, $0.key) } + file.groups.map { ($0.name, $0.key) }
      var mentions = declared.map { name, key in
        DesignTokenMention(name: name, range: view.content(of: key), node: key, isDeclaration: true)
      }
      for node in view.records.indices.lazy.map({ RecordIndex(truncatingIfNeeded: $0) })
      where view.kind(node) == .string {
        guard !view.isDescription(node), let alias = view.tokenAlias(node) else { continue }
        mentions.append(
          DesignTokenMention(name: alias.name, range: alias.range, node: node, isDeclaration: false))
      }
      return mentions.sorted { $0.range.start < $1.range.start }
    }
  }
}

extension SyntaxView {
  /// Returns the name of the token that a string `{name}`, or the JSON pointer of a `$ref`, refers to, with
  /// the range of its last part; `nil` if the value is not an alias.
  func tokenAlias(_ node: RecordIndex) -> (name: String, range: TextRange)? {
    guard kind(node) == .string else { return nil }
    let text = string(node)
    let isPointer = text.hasPrefix("#/") && isReference(node)
    guard isPointer || text.hasPrefix("{") && text.hasSuffix("}") && text.utf8.count > 1 else { return nil }
    let separator: Character = isPointer ? "/" : "."
    let body = isPointer ? text.dropFirst(2) : text.dropFirst().dropLast()
    var parts = body.split(separator: separator, omittingEmptySubsequences: false)
    // The keys of the format at the end, such as `$value`, are no part of the name.
    let keys = [DesignTokenKey.value.rawValue, DesignTokenKey.root.rawValue]
    while parts.count > 1, let last = parts.last, keys.contains(String(last)) { parts.removeLast() }
    let last = parts.last ?? ""
    let start = text.utf8.distance(from: text.utf8.startIndex, to: last.startIndex)
    let name = parts.map {
      isPointer ? String($0).replacing("~1", with: "/").replacing("~0", with: "~") : String($0)
    }
    return (
      name.joined(separator: "."), sourceRange(ofDecoded: start..<(start + last.utf8.count), in: node)
    )
  }

  /// Returns whether a string is the value of a `$ref`.
  private func isReference(_ node: RecordIndex) -> Bool { isValue(node, of: .reference) }

  /// Returns whether a string is the value of a `$description`.
  fileprivate func isDescription(_ node: RecordIndex) -> Bool { isValue(node, of: .description) }

  private func isValue(_ node: RecordIndex, of key: DesignTokenKey) -> Bool {
    let member = self[node].parent
    return kind(member) == .member && name(of: member) != node && string(name(of: member)) == key.rawValue
  }

  /// Returns the range between the quotes of a string.
  fileprivate func content(of node: RecordIndex) -> TextRange {
    let range = contentRange(of: node)
    return TextRange(utf8: range.lowerBound, range.upperBound)
  }
}

extension Project {
  /// Returns the names of the design systems with tokens of a file, sorted.
  package func designSystems(withTokensIn path: String) -> [String] {
    designSystems.values.filter { system in
      system.tokens.contains { !$0.isInSource && $0.declaration?.file == path }
    }.map(\.name).sorted()
  }
}
