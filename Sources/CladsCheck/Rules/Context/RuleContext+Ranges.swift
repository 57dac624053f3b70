package import CladsDocument
package import Diagnostics
package import JSONSyntax
package import SourceText

extension RuleContext {
  /// Returns the member that fills a property of a part of the model, if it is present.
  package func member<Part: Described>(_ path: PartialKeyPath<Part>, of part: Part) -> RecordIndex? {
    Part.table.member(of: path, in: part.origin.node, view)
  }

  /// Returns the range of the key that fills a property, quotes included.
  package func key<Part: Described>(_ path: PartialKeyPath<Part>, of part: Part) -> TextRange? {
    member(path, of: part).map { view.range(view.name(of: $0)) }
  }

  /// Returns the record of the value that fills a property.
  package func valueNode<Part: Described>(_ path: PartialKeyPath<Part>, of part: Part) -> RecordIndex? {
    member(path, of: part).flatMap { view.value(of: $0) }
  }

  /// Returns the range of the name of a variable; `nil` if it is the default, or not a string.
  func writtenName(
    _ path: PartialKeyPath<Document.ForEach>, of forEach: Document.ForEach
  ) -> TextRange? {
    valueNode(path, of: forEach).flatMap { view.kind($0) == .string ? view.range($0) : nil }
  }

  /// Returns the record of the text of the expression that fills a property.
  package func expressionText<Part: Described>(
    _ path: PartialKeyPath<Part>, of part: Part
  ) -> RecordIndex? {
    valueNode(path, of: part).flatMap { view.expressionText(of: $0) }
  }

  /// Returns the range of the value that fills a property.
  package func value<Part: Described>(_ path: PartialKeyPath<Part>, of part: Part) -> TextRange? {
    valueNode(path, of: part).map { view.range($0) }
  }

  /// Returns the key that fills a property, as written in documents.
  package func name<Part: Described>(_ path: PartialKeyPath<Part>) -> String {
    Part.table.row(of: path)?.name ?? ""
  }

  /// Returns the range of the `type` of an object, or the head of the object if it has none.
  package func type(of node: RecordIndex) -> TextRange {
    for member in view.members(of: node) where view.hasName(member, "type") {
      if let value = view.value(of: member) { return view.range(value) }
    }
    return view.head(of: node)
  }

  /// Returns the range that represents an object in a finding: the key that owns it, or its opening brace.
  package func head(of node: RecordIndex) -> TextRange { view.head(of: node) }

  /// Returns the text at `range` as written.
  package func text(_ range: TextRange) -> String {
    String(
      decoding: UnsafeBufferPointer(rebasing: view.bytes[range.start.utf8..<range.end.utf8]), as: UTF8.self)
  }

  /// Returns the fix that deletes the member filling a property.
  package func deletion<Part: Described>(_ path: PartialKeyPath<Part>, of part: Part) -> [QuickFix] {
    guard let member = member(path, of: part) else { return [] }
    return deletion(of: member)
  }

  /// Returns the fix that deletes a member or an element.
  package func deletion(of member: RecordIndex) -> [QuickFix] {
    guard let edit = view.removal(of: member) else { return [] }
    let title =
      view.kind(member) == .member ? "Delete `\(view.string(view.name(of: member)))`" : "Delete this element"
    return [QuickFix(title, edits: [edit])]
  }

  /// Returns the fix that adds a member to an object.
  package func insertion(_ title: String, of text: String, into node: RecordIndex) -> [QuickFix] {
    view.insertion(of: text, into: node, after: lastChild(of: node))
      .map { [QuickFix(title, edits: [$0])] } ?? []
  }

  /// Returns the fix that replaces a value with other JSON text.
  package func replacement(_ title: String, of range: TextRange, with text: String) -> [QuickFix] {
    [QuickFix(title, replacing: range, with: text)]
  }
}

extension RuleFinding {
  /// Returns a copy of the finding that says which keys an object lacks, one of which is needed.
  func lacking<Part: Described>(
    _ paths: PartialKeyPath<Part>..., in origin: Document.Origin, _ context: RuleContext
  ) -> RuleFinding {
    lacking(paths, in: origin.node, context)
  }

  /// Returns a copy of the finding that says which keys the object at a record lacks, one of which is needed.
  func lacking<Part: Described>(
    _ paths: [PartialKeyPath<Part>], in object: RecordIndex, _ context: RuleContext
  ) -> RuleFinding {
    about(.missing(paths.map { context.name($0) }, object: context.view.range(object).start))
  }
}
