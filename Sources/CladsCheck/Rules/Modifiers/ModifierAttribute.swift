import CladsDocument
import Diagnostics
import JSONSyntax
import SourceText

/// `attr` with a name that the node does not have, or with a value of another type.
enum ModifierAttribute {
  static let rule = Rule(
    "modifier-attribute", .warning, .modifiers, checks: .document(check),
    summary: "`attr` with a name that is neither a key of the node nor in its `data`.",
    why: """
      `attr` reads a key of the node that has the modifier, or an entry of its `data`. Without a value of the \
      expected type, the node is drawn without the modifier.
      """,
    bad: .compactScreen(
      "hello",
      #"""
      { "type": "label", "text": "Hello", "strength": 0.5,
        "modifiers": ["opacity(attr(«\"strenght\"»))"] }
      """#),
    fix: "Replace the name with a similar one", project: RuleDescription.extendedProject)

  static func check(_ context: RuleContext) {
    for use in context.modifiers.references where !context.isCanceled() {
      guard use.reference.kind == .attribute else { continue }
      let object = use.node.origin.node
      let name = use.reference.name
      if let member = context.view.member(named: name, of: object) {
        guard let value = context.view.value(of: member), let phrase = use.unfit(value, context.view) else {
          continue
        }
        context.report(
          RuleFinding(
            at: use.range, "`\(name)` is not \(phrase)",
            consequence: Document.Modifier.consequence, help: "correct the value, or read another key",
            related: [Related("the value", at: context.view.range(value))]))
        continue
      }
      let data = use.node.dataNames
      if data.contains(name) { continue }
      let known = context.view.members(of: object).map { context.view.string(context.view.name(of: $0)) }
      let near = closest(to: name, in: known + data)
      context.report(
        RuleFinding(
          at: use.range, "this node has no `\(name)`", consequence: Document.Modifier.consequence,
          help: near.first.map { "did you mean `\($0)`?" }
            ?? "add the key `\(name)` to the node, or an entry to its `data`",
          fixes: near.enumerated().map { index, name in
            QuickFix(
              "Replace with `\(name)`", replacing: use.range, with: use.replacement(name),
              index == 0 ? .suggested : .alternative)
          }))
    }
  }
}

extension DocumentModifiers.Reference {
  /// Returns the expected type if a literal value does not have it; `nil` if it does, or if only the running
  /// app knows.
  fileprivate func unfit(_ value: RecordIndex, _ view: SyntaxView) -> String? {
    let literal: ModifierExpression? =
      switch view.kind(value) {
      case .string: view.string(value).contains("${") ? nil : .string(view.string(value))
      case .number: view.integer(value).map { .integer($0) } ?? view.number(value).map { .number($0) }
      case .true: .boolean(true)
      case .false: .boolean(false)
      default: nil
      }
    guard let literal else { return nil }
    let fits =
      switch reference.type.constant {
      case .string: (try? String(from: literal)) != nil
      case .integer: (try? Int(from: literal)) != nil
      case .number: (try? Double(from: literal)) != nil
      case .boolean: (try? Bool(from: literal)) != nil
      default: true
      }
    return fits ? nil : reference.type.phrase
  }
}

extension Document.LayoutNode {
  /// The names of the node's data references.
  fileprivate var dataNames: [String] {
    if case .component(let component) = self { component.data?.map(\.name) ?? [] } else { [] }
  }
}
