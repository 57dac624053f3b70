import CladsAnalysis
import CladsDocument
import CladsExpressions
import Diagnostics

/// A button caption from changing state, which the current runtime computes only once.
enum ButtonDynamicStatic {
  static let rule = Rule(
    "button-dynamic-static", .warning, .components, checks: .component(kinds: ["button"], check),
    isPortability: true,
    summary: "A button caption that comes from state that the document changes.",
    why: """
      On device, the caption is computed when the screen appears and does not follow later changes of the \
      state.
      """,
    bad: #"""
      {
        "id": "stepper",
        "state": { "count": 0 },
        "dataSources": { "caption": { "type": "binding", "template": "${count} so far" } },
        "actions": { "add": { "type": "setState", "path": "count", "value": { "$expr": "count + 1" } } },
        "root": { "children": [
          { "type": "button", «"dataSourceId"»: "caption", "actions": { "onTap": "add" } }
        ] }
      }
      """#,
    good: .document(
      .compactScreen(
        "stepper", state: #"{ "count": 0 }"#,
        actions: #"{ "add": { "type": "setState", "path": "count", "value": { "$expr": "count + 1" } } }"#,
        #"""
        { "type": "label", "text": "${count} so far" },
        { "type": "button", "text": "One more", "actions": { "onTap": "add" } }
        """#)))

  static func check(_ component: Document.ComponentContents, _ context: RuleContext) {
    guard component.text == nil else { return }
    if let name = component.dataSourceId, let source = context.dataSources[name] {
      guard source.kind == .binding else { return }
      report(\.dataSourceId, component, source.path, source.template, context)
    } else if let data = component.data?.first(where: { $0.name == Document.DataReference.contentName }) {
      guard data.value.kind == .binding else { return }
      report(\.data, component, data.value.path, data.value.template, context)
    }
  }

  private static func report(
    _ key: PartialKeyPath<Document.ComponentContents>, _ component: Document.ComponentContents,
    _ path: String?,
    _ template: String?, _ context: RuleContext
  ) {
    let paths =
      path.map { [Keypath.parse($0).components] }
      ?? template.map { Template.parse($0).paths.map(\.staticComponents) } ?? []
    guard let changing = paths.first(where: { changes($0, component, context) }),
      let range = context.key(key, of: component)
    else { return }
    context.report(
      RuleFinding(
        at: range, "on device, the caption does not follow `\(Keypath(changing).text)`",
        consequence: Deviation.buttonCaption.entry.device,
        help: "show the changing text in a `label` next to the button"))
  }

  private static func changes(
    _ path: [Keypath.Component], _ component: Document.ComponentContents, _ context: RuleContext
  ) -> Bool {
    guard case .key(let root)? = path.first else { return false }
    return context.analysis.state.isWritten(path)
      && context.analysis.scopes.variable(named: root, in: component.scope) == nil
  }
}
