import CladsDocument
import CladsExpressions
import Diagnostics
import JSONSyntax

/// A placeholder in a button's text, which the current runtime shows as written.
enum ButtonTextTemplate {
  /// The kinds whose texts are not evaluated.
  static let kinds: Set<String> = ["button"]

  static let rule = Rule(
    "button-text-template", .warning, .components, .isIgnored, checks: .component(kinds: kinds, check),
    isPortability: true,
    summary: "A `${…}` placeholder in the `text` of a button.",
    why: """
      On device, the caption is shown as written, placeholder included. `data` is interpolated, but only \
      once, when the screen appears.
      """,
    bad: #"""
      {
        "id": "greeting",
        "state": { "name": "Ann" },
        "root": { "children": [
          { "type": "button", "text": "I am «${name}»", "actions": { "onTap": { "type": "dismiss" } } }
        ] }
      }
      """#,
    good: .document(
      .compactScreen(
        "greeting", state: #"{ "name": "Ann" }"#,
        #"""
        { "type": "label", "text": "I am ${name}" },
        { "type": "button", "text": "That is me", "actions": { "onTap": { "type": "dismiss" } } }
        """#)),
    fix: "Move the text to `data`")

  static func check(_ component: Document.ComponentContents, _ context: RuleContext) {
    guard let text = component.text, Template.containsPlaceholder(text),
      let node = context.valueNode(\.text, of: component), let range = context.view.placeholder(in: node)
    else { return }
    context.report(
      RuleFinding(
        at: range, "on device, the button shows `\(context.text(range))` as written",
        consequence: Deviation.buttonText.entry.device,
        help:
          "use `\(context.name(\Document.ComponentContents.data))`, which is interpolated once when the screen "
          + "appears, or show the text in a `label`",
        fixes: conversion(of: component, node, context)))
  }

  /// Returns the fix that turns the text into a data reference, unless the component already has one.
  private static func conversion(
    of component: Document.ComponentContents, _ node: RecordIndex, _ context: RuleContext
  ) -> [QuickFix] {
    guard component.data == nil, component.dataSourceId == nil,
      let member = context.member(\.text, of: component)
    else { return [] }
    let kind = context.written(
      \Document.DataReference.kind, as: StringLiteral.quoted(Document.DataReferenceType.binding.rawValue))
    let template = context.written(
      \Document.DataReference.template, as: context.text(context.view.range(node)))
    let data = "{ \"\(Document.DataReference.contentName)\": { \(kind), \(template) } }"
    return context.replacement(
      "Move it to `\(context.name(\Document.ComponentContents.data))` (interpolated once, when the screen appears)",
      of: context.view.range(member), with: context.written(\Document.ComponentContents.data, as: data))
  }
}
