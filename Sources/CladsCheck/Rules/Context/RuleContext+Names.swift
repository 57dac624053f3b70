import CladsAnalysis
import CladsDocument
import Diagnostics
import JSONSyntax
import SourceText

/// Names that are declared once and referred to elsewhere.
extension RuleContext {
  /// Returns the symbols of a kind that are referred to but not declared; empty while the part of the
  /// document that declares them is still being typed.
  func undeclared(_ kind: SymbolKind, in part: PartialKeyPath<Document.Definition>) -> [Symbol] {
    let symbols = analysis.symbols.all(kind)
    guard symbols.contains(where: { $0.declarations.isEmpty }), !isBeingTyped(part) else { return [] }
    return symbols.filter { !isCanceled() && $0.declarations.isEmpty && !$0.name.isEmpty }
  }

  /// Returns the symbols of a kind that are declared but neither referred to nor mentioned; empty if the
  /// document has syntax errors, which may hide references.
  func unused(_ kind: SymbolKind) -> [Symbol] {
    let symbols = analysis.symbols.all(kind)
    guard symbols.contains(where: { $0.references.isEmpty }), !hasSyntaxErrors, hasContent else {
      return []
    }
    let missing = KnownNames(symbols.filter { $0.declarations.isEmpty }.map { $0.name })
    return symbols.filter {
      !isCanceled() && $0.references.isEmpty && !mentions.contains($0.name, as: kind)
        && !(kind == .style && isReferredToAsToken($0.name)) && !missing.anyIsMeantToBe($0.name)
    }
  }

  /// Whether the document has a screen; in one that is still empty, everything is unused.
  var hasContent: Bool { !document.root.children.isEmpty || document.root.actions != nil }

  /// Returns whether something refers to a style as if it were a token, which has a finding of its own.
  private func isReferredToAsToken(_ style: String) -> Bool {
    analysis.symbols.symbol(.token, named: style) != nil && styles.isMeantAsStyle(token: style)
  }

  /// Whether the text is not strict JSON, or does not show all of it.
  var hasSyntaxErrors: Bool {
    !view.flags(0).isDisjoint(with: [.unclosed, .containsError]) || hasHoles
  }

  /// Returns whether a part of the document is incomplete, or cannot be read as a map.
  func isBeingTyped(_ part: PartialKeyPath<Document.Definition>) -> Bool {
    guard let member = documentMember(part) else {
      return view.isIncomplete(0) || isMisplaced(name(part))
    }
    guard let value = view.value(of: member) else { return true }
    return view.kind(value) != .null && (view.kind(value) != .object || view.isIncomplete(value))
  }

  /// Returns the object that contains the value at `node` as the value of one of its members.
  func object(owning node: RecordIndex) -> RecordIndex? { view.member(owning: node).map { view[$0].parent } }

  /// Returns the description of the kind that the `type` of the node at `object` names; `nil` if the
  /// vocabulary does not have it.
  func nodeDescription(of object: RecordIndex) -> NodeDescription? {
    guard let type = Document.ComponentContents.table.value(of: \.kind, in: object, view),
      view.kind(type) == .string
    else { return nil }
    let index = analysis.vocabulary.index(ofString: type, in: .node, view: view)
    return index < 0 ? nil : analysis.vocabulary.entry(index, in: .node).node
  }

  /// Returns whether a string is the text of a button, in which the current runtime replaces no placeholders.
  func isButtonText(_ node: RecordIndex) -> Bool {
    guard let object = object(owning: node),
      Document.ComponentContents.table.value(of: \.text, in: object, view) == node,
      let kind = nodeDescription(of: object)?.name
    else { return false }
    return ButtonTextTemplate.kinds.contains(kind)
  }

  /// Returns the fixes that replace the string at `node` with one of the names, in the given order.
  func replacements(of node: RecordIndex, with names: [String]) -> [QuickFix] {
    names.map {
      QuickFix("Replace with `\($0)`", replacing: view.range(node), with: StringLiteral.quoted($0))
    }
  }

  /// Returns the fix that declares a name in a part of the document, with a value that the author has to fill
  /// in; the part is added if it is absent.
  func declaration(
    _ title: String, of name: String, as value: String, in part: PartialKeyPath<Document.Definition>
  ) -> [QuickFix] {
    let entry = "\(StringLiteral.quoted(name)): \(value)"
    guard let member = documentMember(part) else {
      return insertion(
        title, of: "\(StringLiteral.quoted(self.name(part))): { \(entry) }", into: document.origin.node
      ).map { $0.with(.incomplete) }
    }
    guard let map = view.value(of: member), view.kind(map) == .object else { return [] }
    return insertion(title, of: entry, into: map).map { $0.with(.incomplete) }
  }

  /// Returns the help text for an undeclared name: a close name, or the advice to declare it.
  func help(
    _ near: [String], among names: some Collection<String>,
    declaredIn part: PartialKeyPath<Document.Definition>
  ) -> String {
    if let question = didYouMean(near) { return question }
    let advice = "declare it in `\(name(part))`"
    return shortListing(names).map { "\(advice), or use \($0)" } ?? advice
  }

  /// The names of the built-in action types and of those in the project file.
  var actionTypes: [String] { analysis.vocabulary.names(in: .action) }

  /// Returns the record of the value that an action stores; `nil` if it stores none.
  func storedValue(of action: Document.Action) -> RecordIndex? {
    switch action {
    case .setState(let action): valueNode(\.value, of: action)
    case .array(let action): valueNode(\.value, of: action)
    default: nil
    }
  }

  /// Returns whether the app uses the style that `reference` names: on device, stacks have no style.
  func isStyleUsed(at reference: RecordIndex) -> Bool {
    guard level == .base, let object = object(owning: reference) else { return true }
    return nodeDescription(of: object)?.sort != .container
  }
}
