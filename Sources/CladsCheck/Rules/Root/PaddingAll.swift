import CladsAnalysis
import CladsDocument
import Diagnostics
import SourceText

/// The key `all` in a padding. It is reported while the document is read; the rule withdraws the findings
/// about styles whose padding no component draws.
enum PaddingAll {
  static let rule = RuleDescription.paddingAll.checks(.document(check))

  static func check(_ context: RuleContext) {
    guard context.level == .base else { return }
    withdrawUndrawnStyles(context)
    withdrawUnusedComponentPadding(context)
  }

  private static func withdrawUndrawnStyles(_ context: RuleContext) {
    var mentioned: Set<String>?
    for style in context.document.styles ?? [:] where !context.isCanceled() {
      guard let padding = style.value.padding, let range = context.key(\.all, of: padding) else { continue }
      let uses = (context.styles.reaches[style.name] ?? []).lazy.flatMap(\.uses)
      if uses.contains(where: { draws(\.padding, $0.kind, context) }) { continue }
      // A custom component, or a key that is misspelled, may name the style.
      let names = mentioned ?? namesOfMentionedStyles(context)
      mentioned = names
      if !names.contains(style.name) { context.withdraw(at: range) }
    }
  }

  private static func withdrawUnusedComponentPadding(_ context: RuleContext) {
    let noEffect = context.analysis.findings.lazy.filter { $0.id == .noEffectProperty }.map(\.range)
    guard !noEffect.isEmpty else { return }
    let keys = Set(noEffect)
    context.document.forEachNode { node in
      guard case .component(let component) = node, !context.isCanceled(), let padding = component.padding,
        let key = context.key(\.padding, of: component.contents), keys.contains(key),
        let range = context.key(\.all, of: padding)
      else { return }
      context.withdraw(at: range)
    }
  }

  /// Returns whether a kind draws a style property, as custom components may. What a node without a kind is
  /// meant to be is not known.
  private static func draws(
    _ path: PartialKeyPath<Document.Style>, _ kind: Document.ComponentKind, _ context: RuleContext
  ) -> Bool {
    if kind.rawValue.isEmpty { return false }
    guard let effects = Document.Style.effects(on: kind, level: context.level) else { return true }
    return Document.Style.table.index(of: path).map(effects.contains) ?? true
  }

  /// Returns the names of the styles that are mentioned where only the app can tell whether they are used,
  /// and of those they inherit from.
  private static func namesOfMentionedStyles(_ context: RuleContext) -> Set<String> {
    var names: Set<String> = []
    for style in context.document.styles ?? [:]
    where !context.isCanceled() && context.host.strings.contains(style.name) {
      names.formUnion(context.styles.cascade.resolved(style.name)?.chain ?? [])
    }
    return names
  }
}
