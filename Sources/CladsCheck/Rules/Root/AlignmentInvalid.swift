import CladsDocument
import Diagnostics
import JSONSyntax
import SourceText

/// An alignment that is not valid in any form.
enum AlignmentInvalid {
  static let rule = RuleDescription.alignmentInvalid.checks(.layout(check))

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
      RuleFinding(
        at: context.view.range(alignment.node),
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
    if view.looksLikeTemplate(unknown) {
      return report(
        "an alignment takes no template: nothing is evaluated here", at: range,
        help: "write \(examples(layout.kind, context)); \(view.adviceAboutTemplate(at: unknown))", fixes: [],
        layout, context)
    }
    switch alignment.form {
    case .word(let name):
      // An empty string is still being typed, and centers the children like no alignment at all.
      guard !name.isEmpty else { return }
      guard let meant = Document.Position.meant(by: name) else {
        return report(
          "unknown alignment `\(name)`", at: range, fixes: everyAlignment(at: range, layout, context), layout,
          context)
      }
      if isAlong(meant.horizontal, meant.vertical, layout.kind) {
        return reportAlong(alignment, layout, context)
      }
      report(name, at: range, meaning: meant, layout, context)
    case .object where isKey(unknown, view):
      let member = view[unknown].parent
      let near = closest(to: view.string(unknown), in: keys(view[member].parent, context))
      context.report(
        RuleFinding(
          at: range, "unknown key `\(view.string(unknown))` in an alignment", effect: .isIgnored,
          help: didYouMean(near) ?? "write \(examples(layout.kind, context))",
          fixes: context.replacements(of: unknown, with: near) + context.deletion(of: member)
        ).about(.unknown))
    case .object where view.kind(unknown) == .string:
      let meant = Document.Position.meant(by: view.string(unknown))?.rawValue
      let words = words(of: unknown, context)
      report(
        "unknown alignment `\(view.string(unknown))`", at: range,
        help: meant.map { [$0] }.flatMap(didYouMean),
        fixes: meant.map { context.replacement("Write `\($0)`", of: range, with: StringLiteral.quoted($0)) }
          ?? words.flatMap {
            context.replacement("Write `\($0)`", of: range, with: StringLiteral.quoted($0))
          }.map { $0.with(.alternative) },
        layout, context)
    default:
      report(
        "an alignment must be \(examples(layout.kind, context)), not \(view.phrase(of: unknown))", at: range,
        fixes: onlyString(in: unknown, view).map {
          [QuickFix("Take it out of the array", replacing: range, with: view.text(of: $0))]
        } ?? [], layout, context)
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
      RuleFinding(
        at: range, "unknown alignment `\(name)`",
        consequence: text == nil
          ? "the children are centered, as without an alignment"
          : "the app centers the children",
        help: text == nil ? "delete it" : didYouMean([meant.rawValue]), severity: text == nil ? .info : nil,
        fixes: context.replacement(
          "Write `\(text ?? meant.rawValue)`", of: range, with: text ?? StringLiteral.quoted(meant.rawValue))
          + (text == nil ? context.deletion(\.alignment, of: layout) : [])))
  }

  /// Returns a fix for every alignment that a stack of this kind can have.
  private static func everyAlignment(
    at range: TextRange, _ layout: Document.Layout, _ context: RuleContext
  ) -> [QuickFix] {
    var written: [String] = []
    for position in Document.Position.allCases
    where !isAlong(position.horizontal, position.vertical, layout.kind) {
      let text =
        Document.StackAlignment.written(
          horizontal: position.horizontal, vertical: position.vertical, on: layout.kind, level: context.level)
        ?? StringLiteral.quoted(position.rawValue)
      if !written.contains(text) { written.append(text) }
    }
    return written.map { QuickFix("Write `\($0)`", replacing: range, with: $0, .alternative) }
  }

  /// Returns the keys of an alignment that the object does not have yet.
  private static func keys(_ object: RecordIndex, _ context: RuleContext) -> [String] {
    Document.StackAlignment.wordsByKey.map(\.key).filter { context.view.member(named: $0, of: object) == nil }
  }

  /// Returns the words that the value of a member of an alignment can be.
  private static func words(of value: RecordIndex, _ context: RuleContext) -> [String] {
    guard let member = context.view.member(owning: value) else { return [] }
    let name = context.view.string(context.view.name(of: member))
    return Document.StackAlignment.wordsByKey.first { $0.key == name }?.words ?? []
  }

  private static func report(
    _ message: String, at range: TextRange, help: String? = nil, fixes: [QuickFix] = [],
    _ layout: Document.Layout, _ context: RuleContext
  ) {
    context.report(
      RuleFinding(
        at: range, message, consequence: "the app centers the children",
        help: help ?? "write \(examples(layout.kind, context))", fixes: fixes))
  }

  /// Returns whether the alignment applies only to the axis along which the stack lays out its children.
  private static func isAlong(
    _ horizontal: Document.HorizontalAlignment, _ vertical: Document.VerticalAlignment,
    _ kind: Document.LayoutType
  ) -> Bool {
    switch kind {
    case .vstack: horizontal == .center && vertical != .center
    case .hstack: vertical == .center && horizontal != .center
    case .zstack: false
    }
  }

  /// Returns the string that is the only element of an array.
  private static func onlyString(in array: RecordIndex, _ view: SyntaxView) -> RecordIndex? {
    view.onlyElement(of: array).flatMap { view.kind($0) == .string ? $0 : nil }
  }

  private static func isKey(_ node: RecordIndex, _ view: SyntaxView) -> Bool {
    let parent = view[node].parent
    return view.kind(parent) == .member && view.name(of: parent) == node
  }

  /// Returns examples of valid alignments for a stack of this kind.
  private static func examples(_ kind: Document.LayoutType, _ context: RuleContext) -> String {
    let top = Document.StackAlignment.written(
      horizontal: .leading, vertical: .top, on: kind, level: context.level)
    return kind == .vstack
      ? listing(Document.HorizontalAlignment.allCases.map(\.rawValue), last: "or")
      : kind == .hstack && context.level == .extended
        ? listing(Document.VerticalAlignment.allCases.map(\.rawValue), last: "or")
        : "an object such as `\(top ?? "")`"
  }
}
