import CladsAnalysis
import CladsDocument
import CladsExpressions
import Diagnostics
import JSONSyntax
import SourceText

/// A control that does not follow its state.
enum ControlNotLive {
  static let rule = Rule(
    "control-not-live", .info, .components, checks: .component(kinds: ["slider", "toggle"], check),
    isPortability: true, renderer: .swiftUI,
    summary: "A toggle or slider whose state is also changed elsewhere.",
    why: """
      On device, SwiftUI reads the state once, when the control appears; later changes from elsewhere do not \
      move it.
      """,
    bad: .screen(
      "settings", state: #"{ "isOn": true }"#,
      #"""
      { "type": "toggle", "bind": «"isOn"» },
      { "type": "button", "text": "Reset", "actions": { "onTap": { "type": "toggleState", "path": "isOn" } } }
      """#),
    good: .document(
      .compactScreen(
        "settings", state: #"{ "isOn": true }"#,
        #"{ "type": "toggle", "bind": "isOn" }"#)))

  static func check(_ component: Document.ComponentContents, _ context: RuleContext) {
    guard let path = component.bind, let node = context.valueNode(\.bind, of: component) else { return }
    let target = Keypath.parse(path)
    // Every control on the same state scans its uses; the limit keeps that from becoming quadratic.
    guard let root = target.root,
      let other = context.state.uses(ofRoot: root).prefix(500).first(where: {
        $0.access.writes && $0.node != node
          && ($0.components.starts(with: target.components) || target.components.starts(with: $0.components))
      })
    else { return }
    let kind = component.kind.rawValue
    context.report(
      RuleFinding(
        at: context.view.range(node),
        "on device, SwiftUI does not update the \(kind) when `\(path)` changes",
        consequence: Deviation.fixedControl.entry.device,
        help: "also show the state in a label next to it",
        related: [Related("also changed here", at: context.state.range(of: other))]))
  }
}
