import CladsDocument
import CladsExpressions
import Diagnostics
import JSONSyntax

/// An alignment in a form that the current runtime does not read on this kind of stack.
enum AlignmentForm {
  static let rule = Rule(
    "alignment-form", .warning, .layout, .fallsBack(to: "the center"), checks: .layout(check),
    isPortability: true,
    summary: "An `alignment` in a form that this kind of stack does not read.",
    why: """
      On device, a `vstack` reads only a string, an `hstack` only `{ "vertical": … }`, and a `zstack` only \
      an object. With any other form the children are centered.
      """,
    bad: .compactScreen(
      "row",
      #"""
      { "type": "hstack", "alignment": «"top"», "children": [
        { "type": "label", "text": "Name" }, { "type": "label", "text": "Ann" } ] }
      """#),
    fix: "Write the alignment in the form that the stack reads")

  static func check(_ layout: Document.Layout, _ context: RuleContext) {
    guard let alignment = layout.alignment, alignment.unknown == nil, context.level == .base,
      !isRead(alignment, on: layout.kind),
      let text = Document.StackAlignment.written(
        horizontal: alignment.horizontal ?? .center, vertical: alignment.vertical ?? .center, on: layout.kind,
        level: context.level)
    else { return }
    let range = context.view.range(alignment.node)
    context.report(
      RuleFinding(
        at: range,
        "on device, \(phrase(layout.kind)) does not read \(form(of: alignment)) as its alignment",
        consequence: Deviation.stackAlignment.entry.device, help: "write `\(text)`",
        fixes: context.replacement("Write `\(text)`", of: range, with: text)))
  }

  /// Returns whether the current runtime reads the form on this kind of stack.
  private static func isRead(_ alignment: Document.StackAlignment, on kind: Document.LayoutType) -> Bool {
    switch (alignment.form, kind) {
    case (.word(let word), .vstack): Document.HorizontalAlignment(rawValue: word) != nil
    case (.object, .hstack), (.object, .zstack), (.other, _): true
    default: false
    }
  }

  private static func form(of alignment: Document.StackAlignment) -> String {
    if case .word(let word) = alignment.form { "`\(word)`" } else { "an object" }
  }

  private static func phrase(_ kind: Document.LayoutType) -> String {
    kind == .hstack ? "an `hstack`" : "a `\(kind.rawValue)`"
  }
}
