import CladsDocument
import Diagnostics
import JSONSyntax

/// A data source or reference without the key that its type needs.
enum DataReferenceIncomplete {
  static let rule = Rule(
    "data-reference-incomplete", .warning, .state, .fallsBack(to: "empty text"), checks: .data(check),
    absorbing: [DataReferenceIrrelevant.rule.description],
    summary: "A data source or reference without the key that its type needs.",
    why: """
      A `static` source shows its `value`, and a `binding` its `path` or `template`: without the key, \
      nothing is shown.
      """,
    bad: .compactScreen(
      "greeting", dataSources: #"{ «"hello"»: { "type": "static" } }"#,
      #"{ "type": "label", "dataSourceId": "hello" }"#),
    good: .replacing(#""static""#, with: #""static", "value": "Hello""#),
    fix: "Add the missing key")

  static func check(_ data: DataUse, _ context: RuleContext) {
    guard let kind = data.kind, let missing = missing(data, kind), context.isSettled(data.node),
      !has(\.value, kind == .static, data, context), !has(\.path, kind != .static, data, context),
      !has(\.template, kind == .binding, data, context),
      // A misspelled key has a finding of its own.
      !context.hasDroppedKey(data.node)
    else { return }
    let needs = listing(missing.map { context.name($0) }, last: "or")
    let isBinding = kind == .static && (data.path != nil || data.template != nil)
    context.report(
      RuleFinding(
        at: context.head(of: data.node), "a `\(kind.rawValue)` source needs \(needs)",
        effect: rule.description.effect,
        help: isBinding
          ? "change its type to `\(Document.DataReferenceType.binding.rawValue)`" : "add \(needs)",
        fixes: (isBinding ? retyping(data, context) : []) + (kind == .static ? addition(data, context) : [])
      ).lacking(missing, in: data.node, context))
  }

  private static func retyping(_ data: DataUse, _ context: RuleContext) -> [QuickFix] {
    let binding = Document.DataReferenceType.binding.rawValue
    return context.replacement(
      "Change the type to `\(binding)`", of: context.type(of: data.node), with: StringLiteral.quoted(binding))
  }

  private static func addition(_ data: DataUse, _ context: RuleContext) -> [QuickFix] {
    let value = context.name(\Document.DataReference.value)
    return context.insertion("Add `\(value)`", of: "\"\(value)\": \"\"", into: data.node)
      // The text is the author's.
      .map { $0.with(.incomplete) }
  }

  /// Returns the keys of which one is needed, or `nil` if the model has one of them.
  private static func missing(_ data: DataUse, _ kind: Document.DataReferenceType)
    -> [PartialKeyPath<Document.DataReference>]?
  {
    switch kind {
    case .static: data.value == nil ? [\.value] : nil
    case .binding: data.path == nil && data.template == nil ? [\.path, \.template] : nil
    case .localBinding: data.path == nil ? [\.path] : nil
    }
  }

  /// Returns whether a required key is present, possibly with an unreadable value.
  private static func has(
    _ path: PartialKeyPath<Document.DataReference>, _ isRequired: Bool, _ data: DataUse,
    _ context: RuleContext
  ) -> Bool {
    isRequired && Document.DataReference.table.member(of: path, in: data.node, context.view) != nil
  }
}
