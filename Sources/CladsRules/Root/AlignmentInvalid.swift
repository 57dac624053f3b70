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
    fix: "Write the word that was meant.")

  static func check(_ layout: Document.Layout, _ context: RuleContext) {
    guard let alignment = layout.alignment else { return }
    if let unknown = alignment.unknown { return check(unknown, of: alignment, layout, context) }
    guard isAlong(alignment, layout.kind) else { return }
    let isVertical = layout.kind == .vstack
    context.report(
      Finding(
        id, at: context.view.range(alignment.node),
        isVertical
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
    case .word(let word) where !word.isEmpty:
      let meant = Document.Position.meant(by: word)
      let text = meant.flatMap {
        Document.StackAlignment.written(horizontal: $0.horizontal, vertical: $0.vertical, on: layout.kind)
      }
      report("no alignment is called `\(word)`", at: range, replacing: text, meant, layout, context)
    case .object where view.kind(view[unknown].parent) == .member && isKey(unknown, view):
      context.report(
        Finding(
          id, at: range, "an alignment has no `\(view.string(unknown))`", effect: .isIgnored,
          help: "write \(examples(layout.kind))", fixes: context.deletion(of: view[unknown].parent)))
    case .object where view.kind(unknown) == .string:
      let meant = Document.Position.meant(by: view.string(unknown))
      report(
        "no alignment is called `\(view.string(unknown))`", at: range,
        replacing: meant.map { "\"\($0.rawValue)\"" }, meant, layout, context)
    default:
      report(
        "an alignment must be \(examples(layout.kind)), not \(view.phrase(of: unknown))", at: range,
        replacing: nil, nil, layout, context)
    }
  }

  private static func report(
    _ message: String, at range: TextRange, replacing text: String?, _ meant: Document.Position?,
    _ layout: Document.Layout, _ context: RuleContext
  ) {
    context.report(
      Finding(
        id, at: range, message, consequence: "the app centres the children and says nothing",
        help: meant.flatMap { didYouMean([$0.rawValue]) } ?? "write \(examples(layout.kind))",
        fixes: text.map { context.replacement("Write `\($0)`", of: range, with: $0) }
          ?? (meant == .center ? context.deletion(\.alignment, of: layout) : [])))
  }

  /// Whether it says something only about the direction in which the children already follow each other.
  private static func isAlong(_ alignment: Document.StackAlignment, _ kind: Document.LayoutKind) -> Bool {
    let horizontal = alignment.horizontal ?? .center
    let vertical = alignment.vertical ?? .center
    switch kind {
    case .vstack: return horizontal == .center && vertical != .center
    case .hstack: return vertical == .center && horizontal != .center
    case .zstack: return false
    }
  }

  private static func isKey(_ node: RecordIndex, _ view: SyntaxView) -> Bool {
    view.name(of: view[node].parent) == node
  }

  /// What works on a stack of this kind.
  private static func examples(_ kind: Document.LayoutKind) -> String {
    let top = Document.StackAlignment.written(horizontal: .leading, vertical: .top, on: kind) ?? ""
    return kind == .vstack
      ? listing(Document.HorizontalAlignment.allCases.map(\.rawValue), last: "or")
      : "an object such as `\(top)`"
  }
}
