import CladsDocument
import CladsSchema
import Diagnostics
import JSONSyntax
import SourceText

/// An alignment that means nothing on any phone.
enum AlignmentInvalid: LayoutRule {
  static let id: DiagnosticID = "alignment-invalid"
  static let severity = Severity.warning
  static let group = RuleGroup.layout
  static let effect = RuntimeEffect.fallsBack(to: "the centre")
  static let documentation = RuleDocumentation(
    summary: "An `alignment` with an unknown word, or along the stack instead of across it.",
    why: "The app accepts anything here and centres the children when it makes no sense of it.",
    bad: #"""
      {
        "id": "page",
        "root": { "children": [
          { "type": "vstack", "alignment": «"left"», "children": [
            { "type": "label", "text": "Name" }, { "type": "label", "text": "Ann" } ] }
        ] }
      }
      """#,
    good: #"""
      {
        "id": "page",
        "root": { "children": [
          { "type": "vstack", "alignment": "leading", "children": [
            { "type": "label", "text": "Name" }, { "type": "label", "text": "Ann" } ] }
        ] }
      }
      """#,
    fix: "Write the word that was meant")

  static func check(_ layout: Document.Layout, _ context: RuleContext) {
    guard let alignment = layout.alignment else { return }
    if let unknown = alignment.unknown { return check(unknown, of: alignment, layout, context) }
    let horizontal = alignment.horizontal ?? .center
    let vertical = alignment.vertical ?? .center
    if isAlong(horizontal, vertical, layout.kind) { reportAlong(alignment, layout, context) }
  }

  private static func reportAlong(
    _ alignment: Document.StackAlignment, _ layout: Document.Layout, _ context: RuleContext
  ) {
    context.report(
      Finding(
        id, at: context.view.range(alignment.node),
        layout.kind == .vstack
          ? "a `vstack` aligns its children only from left to right"
          : "an `hstack` aligns its children only from top to bottom",
        effect: .isIgnored,
        help: "delete it; a `spacer` between the children pushes them apart",
        fixes: context.deletion(\.alignment, of: layout)))
  }

  private static func check(
    _ unknown: RecordIndex, of alignment: Document.StackAlignment, _ layout: Document.Layout,
    _ context: RuleContext
  ) {
    let view = context.view
    guard view.flags(unknown).isDisjoint(with: [.unclosed, .malformed]), view.kind(unknown) != .invalid else {
      return
    }
    let range = view.range(unknown)
    switch alignment.form {
    case .word(let word):
      // An empty word is not typed yet, and means the centre like no alignment at all.
      guard !word.isEmpty else { return }
      guard let meant = Document.Position.meant(by: word) else {
        return report("no alignment is called `\(word)`", at: range, layout, context)
      }
      if isAlong(meant.horizontal, meant.vertical, layout.kind) {
        return reportAlong(alignment, layout, context)
      }
      report(word, at: range, meaning: meant, layout, context)
    case .object where isKey(unknown, view):
      context.report(
        Finding(
          id, at: range, "an alignment has no `\(view.string(unknown))`", effect: .isIgnored,
          help: "write \(examples(layout.kind, context))", fixes: context.deletion(of: view[unknown].parent)))
    case .object where view.kind(unknown) == .string:
      let meant = Document.Position.meant(by: view.string(unknown))?.rawValue
      report(
        "no alignment is called `\(view.string(unknown))`", at: range,
        help: meant.map { [$0] }.flatMap(didYouMean),
        fixes: meant.map { context.replacement("Write `\($0)`", of: range, with: "\"\($0)\"") } ?? [],
        layout, context)
    default:
      report(
        "an alignment must be \(examples(layout.kind, context)), not \(view.phrase(of: unknown))", at: range,
        layout, context)
    }
  }

  /// Reports a word of which it is clear what it should be.
  private static func report(
    _ word: String, at range: TextRange, meaning meant: Document.Position, _ layout: Document.Layout,
    _ context: RuleContext
  ) {
    let text = Document.StackAlignment.written(
      horizontal: meant.horizontal, vertical: meant.vertical, on: layout.kind, level: context.level)
    context.report(
      Finding(
        id, at: range, "no alignment is called `\(word)`",
        consequence: text == nil
          ? "the children are centred as if it were not there"
          : "the app centres the children and says nothing",
        help: text == nil ? "delete it" : didYouMean([meant.rawValue]), severity: text == nil ? .info : nil,
        fixes: text.map { context.replacement("Write `\($0)`", of: range, with: $0) }
          ?? context.deletion(\.alignment, of: layout)))
  }

  private static func report(
    _ message: String, at range: TextRange, help: String? = nil, fixes: [QuickFix] = [],
    _ layout: Document.Layout, _ context: RuleContext
  ) {
    context.report(
      Finding(
        id, at: range, message, consequence: "the app centres the children and says nothing",
        help: help ?? "write \(examples(layout.kind, context))", fixes: fixes))
  }

  /// Whether it says something only about the direction in which the children already follow each other.
  private static func isAlong(
    _ horizontal: Document.HorizontalAlignment, _ vertical: Document.VerticalAlignment,
    _ kind: Document.LayoutKind
  ) -> Bool {
    switch kind {
    case .vstack: horizontal == .center && vertical != .center
    case .hstack: vertical == .center && horizontal != .center
    case .zstack: false
    }
  }

  private static func isKey(_ node: RecordIndex, _ view: SyntaxView) -> Bool {
    let parent = view[node].parent
    return view.kind(parent) == .member && view.name(of: parent) == node
  }

  /// What works on a stack of this kind.
  private static func examples(_ kind: Document.LayoutKind, _ context: RuleContext) -> String {
    let top = Document.StackAlignment.written(
      horizontal: .leading, vertical: .top, on: kind, level: context.level)
    return kind == .vstack
      ? listing(Document.HorizontalAlignment.allCases.map(\.rawValue), last: "or")
      : kind == .hstack && context.level == .extended
        ? listing(Document.VerticalAlignment.allCases.map(\.rawValue), last: "or")
        : "an object such as `\(top ?? "")`"
  }
}
