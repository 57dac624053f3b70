import CladsDocument
import Diagnostics

/// A spacer where there is no direction in which it could grow.
enum SpacerInZStack: SpacerRule {
  static let id: DiagnosticID = "spacer-in-zstack"
  static let severity = Severity.info
  static let group = RuleGroup.layout
  static let effect = RuntimeEffect.none
  static let documentation = RuleDocumentation(
    summary: "A spacer directly in a `zstack`, or as the template of a repetition.",
    why: "A spacer grows along the stack around it. Layers and single templates have no such direction.",
    bad: #"""
      {
        "id": "cover",
        "root": { "children": [
          { "type": "zstack", "children": [
            { "type": "label", "text": "Lake" }, { "type": «"spacer"» } ] }
        ] }
      }
      """#,
    good: #"""
      {
        "id": "cover",
        "root": { "children": [
          { "type": "vstack", "children": [
            { "type": "label", "text": "Lake" }, { "type": "spacer" } ] }
        ] }
      }
      """#)

  static func check(_ spacer: Document.Spacer, _ context: RuleContext) {
    let place: String
    switch context.parent?.kind {
    case .stack(.zstack): place = "a `zstack`, whose children lie on top of each other"
    case .forEach: place = "a template that is nothing but a spacer"
    case .sectionTemplate: place = "a template that is nothing but a spacer"
    default: return
    }
    context.report(
      Finding(
        id, at: context.type(of: spacer.origin.node), "a spacer does not push anything in \(place)",
        help: "put it into a `vstack` or an `hstack`"))
  }
}
