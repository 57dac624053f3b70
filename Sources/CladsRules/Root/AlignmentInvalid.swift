import CladsDocument
import CladsSchema
import Diagnostics
import JSONSyntax
import SourceText

/// An alignment that is not valid in any form.
enum AlignmentInvalid: LayoutRule {
  static let id: DiagnosticID = "alignment-invalid"
  static let severity = Severity.warning
  static let group = RuleGroup.layout
  static let effect = RuntimeEffect.fallsBack(to: "the center")
  static let documentation = RuleDocumentation(
    summary: "An `alignment` with an unknown value, or along the axis of the stack instead of across it.",
    why: "The app accepts anything here, and centers the children if the value is not valid.",
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
    fix: "Replace it with the intended value")

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
          ? "a `vstack` aligns its children only horizontally"
          : "an `hstack` aligns its children only vertically",
        effect: .isIgnored,
        help: "delete it; use a `spacer` to push the children apart",
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
    case .word(let name):
      // An empty string is still being typed, and centers the children like no alignment at all.
      guard !name.isEmpty else { return }
      guard let meant = Document.Position.meant(by: name) else {
        return report("unknown alignment `\(name)`", at: range, layout, context)
      }
      if isAlong(meant.horizontal, meant.vertical, layout.kind) {
        return reportAlong(alignment, layout, context)
      }
      report(name, at: range, meaning: meant, layout, context)
    case .object where isKey(unknown, view):
      context.report(
        Finding(
          id, at: range, "unknown key `\(view.string(unknown))` in an alignment", effect: .isIgnored,
          help: "write \(examples(layout.kind, context))", fixes: context.deletion(of: view[unknown].parent)))
    case .object where view.kind(unknown) == .string:
      let meant = Document.Position.meant(by: view.string(unknown))?.rawValue
      report(
        "unknown alignment `\(view.string(unknown))`", at: range,
        help: meant.map { [$0] }.flatMap(didYouMean),
        fixes: meant.map { context.replacement("Write `\($0)`", of: range, with: StringLiteral.quoted($0)) }
          ?? [],
        layout, context)
    default:
      report(
        "an alignment must be \(examples(layout.kind, context)), not \(view.phrase(of: unknown))", at: range,
        layout, context)
    }
  }

  /// Reports an unknown name whose intended position is known.
  private static func report(
    _ name: String, at range: TextRange, meaning meant: Document.Position, _ layout: Document.Layout,
    _ context: RuleContext
  ) {
    let text = Document.StackAlignment.written(
      horizontal: meant.horizontal, vertical: meant.vertical, on: layout.kind, level: context.level)
    context.report(
      Finding(
        id, at: range, "unknown alignment `\(name)`",
        consequence: text == nil
          ? "the children are centered, as without an alignment"
          : "the app centers the children",
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
        id, at: range, message, consequence: "the app centers the children",
        help: help ?? "write \(examples(layout.kind, context))", fixes: fixes))
  }

  /// Returns whether the alignment applies only to the axis along which the stack lays out its children.
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

  /// Returns examples of valid alignments for a stack of this kind.
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
