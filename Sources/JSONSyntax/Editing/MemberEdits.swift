package import SourceText

/// Edits of members and elements that preserve commas and layout.
package enum MemberEdits {
  /// Returns the edit that removes a member or element with its comma.
  package static func removal(of node: SyntaxNode) -> TextEdit {
    guard node.parent.map({ $0.kind != .member }) ?? false else {
      // A value is removed together with its name; removing the root leaves an empty text.
      if let member = node.parent { return removal(of: member) }
      return TextEdit(range: node.range, newText: "")
    }
    return node.tree.withView { $0.removal(of: node.index) } ?? TextEdit(range: node.range, newText: "")
  }

  /// Returns the edit that renames a member.
  package static func renaming(_ member: MemberSyntax, to name: String) -> TextEdit {
    TextEdit(range: member.name.node.range, newText: StringLiteral.quoted(name))
  }

  /// Returns the edit that replaces a value with `json`.
  ///
  /// The lines of `json` after the first are indented like the line in which the value starts.
  package static func replacement(of value: SyntaxNode, with json: String) -> TextEdit {
    let indentation = value.tree.bytes.indentation(ofLineContaining: value.range.start.utf8)
    return TextEdit(range: value.range, newText: indented(json, by: indentation))
  }

  /// Returns the edit that inserts a member after `anchor`, or at the end, formatted like its siblings.
  package static func insertion(
    of name: String, json: String, into object: ObjectSyntax, after anchor: MemberSyntax? = nil
  ) -> TextEdit {
    let last = anchor?.node ?? lastChild(of: object.node)
    let colon = last.flatMap { colonText(of: $0) } ?? ": "
    return insertion(of: StringLiteral.quoted(name) + colon + json, into: object.node, after: last)
  }

  /// Returns the edit that inserts an element after `anchor`, or at the end, formatted like its siblings.
  package static func insertion(of json: String, into array: ArraySyntax, after anchor: SyntaxNode? = nil)
    -> TextEdit
  {
    insertion(of: json, into: array.node, after: anchor ?? lastChild(of: array.node))
  }

  private static func insertion(of entry: String, into parent: SyntaxNode, after anchor: SyntaxNode?)
    -> TextEdit
  {
    parent.tree.withView { view in
      let place = view.place(in: parent.index, after: anchor?.index)
      let isOneLine = !entry.utf8.contains(Byte.newline)
      return place.insertion(of: isOneLine ? entry : indented(entry, by: view.indentation(place.line)))
    }
  }

  private static func lastChild(of parent: SyntaxNode) -> SyntaxNode? {
    parent.tree.withView { $0.lastChild(of: parent.index) }
      .map { SyntaxNode(tree: parent.tree, index: $0) }
  }

  /// Returns the text between the name and the value of a member, which contains the colon.
  private static func colonText(of node: SyntaxNode) -> String? {
    guard let member = node.member, let value = member.value, !node.containsError else { return nil }
    let bytes = node.tree.bytes
    return String(decoding: bytes[member.name.node.range.end.utf8..<value.range.start.utf8], as: UTF8.self)
  }

  private static func indented(_ json: String, by indentation: String) -> String {
    guard !indentation.isEmpty, json.utf8.contains(Byte.newline) else { return json }
    var text = ""
    for scalar in json.unicodeScalars {
      text.unicodeScalars.append(scalar)
      if scalar == "\n" { text += indentation }
    }
    return text
  }
}
