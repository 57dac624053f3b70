import CladsAnalysis
import CladsDocument
import CladsExpressions
import Diagnostics
import JSONSyntax
import SourceText

/// An iteration variable that is lost when the screen is redrawn.
enum IterationVariableLost {
  static let rule = Rule(
    "iteration-variable-lost", .warning, .sections, checks: .document(check), isPortability: true,
    renderer: .swiftUI,
    summary: "A template with an iteration variable: `${item}`.",
    why: """
      The current runtime fills the template when it resolves the screen; when SwiftUI draws it, the \
      variable is gone and the text is empty. A path is not lost: a label that is bound to `item` shows it.
      """,
    bad: #"""
      {
        "id": "tasks",
        "state": { "tasks": ["Sweep"] },
        "root": { "children": [
          { "type": "forEach", "items": "tasks", "template": { "type": "label", "text": "${«item»}" } }
        ] }
      }
      """#,
    good: .document(
      .compactScreen(
        "tasks", state: #"{ "tasks": ["Sweep"] }"#,
        #"""
        { "type": "forEach", "items": "tasks",
          "template": { "type": "label", "data": { "value": { "type": "binding", "path": "item" } } } }
        """#)),
    fix: "Bind the label to the path of the variable")

  static func check(_ context: RuleContext) {
    for entry in context.iteration.uses where entry.usage == .shown && entry.use.form == .template {
      report(entry.use, context)
    }
  }

  private static func report(_ use: StateUse, _ context: RuleContext) {
    // A button keeps the caption that it gets at first.
    guard let place = Place(of: use.node, context), ["label", "image"].contains(place.kind) else { return }
    let isGlobal = context.analysis.state.roots[use.root] != nil
    let isAlone = context.view.solePath(in: use.node) == use.root
    context.report(
      RuleFinding(
        at: context.state.range(of: use), "`\(use.root)` is lost on device when SwiftUI draws the text",
        consequence: (isGlobal
          ? "the value of the global `\(use.root)` is shown instead"
          : isAlone ? Deviation.iterationText.entry.device : "its place in the text is empty on device")
          + "; the specification shows the element",
        help: place.help(for: use.root), fixes: isAlone ? place.fixes(for: use.root, context) : []),
      sharing: "\(use.node)")
  }
}

/// Where a template is written.
private struct Place {
  /// The kind of the component.
  let kind: String
  /// The text of a component, or the template of a data reference.
  let member: Member

  enum Member {
    case text(RecordIndex, isReplaceable: Bool)
    case template(RecordIndex)
    case other
  }

  init?(of text: RecordIndex, _ context: RuleContext) {
    guard let member = context.view.member(owning: text) else { return nil }
    var object = context.view[member].parent
    let isTemplate = Document.DataReference.table.value(of: \.template, in: object, context.view) == text
    // A template is in a data reference, which is in the `data` of the component.
    var steps = 3
    while context.nodeDescription(of: object) == nil {
      guard steps > 0, let outer = context.object(owning: object) else { return nil }
      object = outer
      steps -= 1
    }
    kind = context.nodeDescription(of: object)?.name ?? ""
    let table = Document.ComponentContents.table
    self.member =
      if table.value(of: \.text, in: object, context.view) == text {
        .text(
          member,
          isReplaceable: table.value(of: \.data, in: object, context.view) == nil
            && table.value(of: \.dataSourceId, in: object, context.view) == nil)
      } else {
        isTemplate ? .template(member) : .other
      }
  }

  /// The form of the content that the current runtime keeps.
  private func content(_ variable: String) -> String {
    let kind = Document.DataReference.table.member(
      \.kind, StringLiteral.quoted(Document.DataReferenceType.binding.rawValue))
    let reference = "{ \(kind), \(path(variable)) }"
    return Document.ComponentContents.table.member(
      \.data, "{ \(StringLiteral.quoted(Document.DataReference.contentName)): \(reference) }")
  }

  private func path(_ variable: String) -> String {
    Document.DataReference.table.member(\.path, StringLiteral.quoted(variable))
  }

  func help(for variable: String) -> String {
    switch member {
    case .text, .template: "show it in a label of its own: `\(content(variable))`"
    case .other: "write each copy separately, with paths such as `tasks.0`"
    }
  }

  /// Returns the fix for a template that is only the variable.
  func fixes(for variable: String, _ context: RuleContext) -> [QuickFix] {
    let title = "Bind it to the path `\(variable)`"
    return switch member {
    case .text(let member, isReplaceable: true):
      context.replacement(title, of: context.view.range(member), with: content(variable))
    case .template(let member):
      context.replacement(title, of: context.view.range(member), with: path(variable))
    default: []
    }
  }
}
