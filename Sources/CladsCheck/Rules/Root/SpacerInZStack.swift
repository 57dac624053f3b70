import CladsDocument
import Diagnostics

/// A spacer without an axis to grow along.
enum SpacerInZStack {
  static let rule = Rule(
    "spacer-in-zstack", .info, .layout, checks: .spacer(check),
    summary: "A spacer directly in a `zstack`, or as the template of a repetition.",
    why: "A spacer grows along the axis of the stack around it. A `zstack` and a lone template have no axis.",
    bad: .compactScreen(
      "cover",
      #"""
      { "type": "zstack", "children": [
        { "type": "label", "text": "Lake" }, { "type": «"spacer"» } ] }
      """#),
    good: .replacing(#""zstack""#, with: #""vstack""#))

  static func check(_ spacer: Document.Spacer, _ context: RuleContext) {
    let message: String
    switch context.parent?.kind {
    case .stack(.zstack): message = "a spacer does not push anything apart in a `zstack`"
    case .forEach, .sectionTemplate: message = "a template that is only a spacer shows nothing"
    default: return
    }
    context.report(
      RuleFinding(
        at: context.type(of: spacer.origin.node), message,
        help: "put it in a `vstack` or an `hstack`"))
  }
}
