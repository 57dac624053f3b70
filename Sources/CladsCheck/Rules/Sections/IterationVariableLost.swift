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
    var last: RecordIndex?
    for entry in context.iteration.uses where entry.usage == .shown && entry.use.form == .template {
      // The uses in one text are reported together, with the advice of the first.
      report(entry.use, isFirst: last != entry.use.node, context)
      last = entry.use.node
    }
  }

  private static func report(_ use: StateUse, isFirst: Bool, _ context: RuleContext) {
    // A button keeps the caption that it gets at first.
    guard let place = Place(of: use.node, context), ["label", "image"].contains(place.kind) else { return }
    let isGlobal = context.analysis.state.roots[use.root] != nil
    let isAlone = context.view.solePath(in: use.node) == use.root
    let row = isAlone || !isFirst ? nil : place.row(of: use, context)
    context.report(
      RuleFinding(
        at: context.state.range(of: use), "`\(use.root)` is lost on device when SwiftUI draws the text",
        consequence: (isGlobal
          ? "the value of the global `\(use.root)` is shown instead"
          : isAlone ? Deviation.iterationText.entry.device : "its place in the text is empty on device")
          + "; the specification shows the element",
        help: row.map { "show the parts side by side: `\($0)`" } ?? place.help(for: use.root),
        fixes: row.map { place.fixes(writing: $0, context) }
          ?? (isAlone ? place.fixes(for: use.root, context) : [])),
      sharing: "\(use.node)")
  }
}

/// Where a template is written.
private struct Place {
  /// The kind of the component.
  let kind: String
  /// The component.
  private let object: RecordIndex
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
    self.object = object
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

  // MARK: Rows

  /// The most labels that a text becomes.
  private static let maximumParts = 8

  /// Returns the stack of labels that shows a text with variables in it: a label for each variable and for
  /// what is between them. `nil` if the label has more than a text and a style, or parts that are computed.
  func row(of use: StateUse, _ context: RuleContext) -> String? {
    let table = Document.ComponentContents.table
    guard kind == "label", case .text(_, isReplaceable: true) = member else { return nil }
    let members = context.view.members(of: object).count { _ in true }
    let style = table.value(of: \.styleId, in: object, context.view)
    guard members == (style == nil ? 2 : 3) else { return nil }
    guard let parts = parts(of: use, context) else { return nil }
    let shared = style.map { ", " + table.member(\.styleId, context.text(context.view.range($0))) } ?? ""
    let type = table.member(\.kind, StringLiteral.quoted(kind))
    let labels = parts.map { "{ \(type), \($0)\(shared) }" }.joined(separator: ", ")
    let layout = Document.Layout.table
    let stack = layout.member(\.kind, StringLiteral.quoted("hstack"))
    return "{ \(stack), \(layout.member(\.children, "[\(labels)]")) }"
  }

  /// Returns the content of each label.
  private func parts(of use: StateUse, _ context: RuleContext) -> [String]? {
    let text = context.view.string(use.node)
    let bytes = Array(text.utf8)
    func isVariable(_ name: String) -> Bool {
      context.analysis.scopes.variable(named: name, in: use.scope) != nil
    }
    var parts: [String] = []
    var rest = ""
    func finish() {
      if !rest.isEmpty {
        parts.append(Document.ComponentContents.table.member(\.text, StringLiteral.quoted(rest)))
      }
      rest = ""
    }
    let segments = Template.parse(text).segments
    guard segments.count <= Self.maximumParts else { return nil }
    for segment in segments {
      let written = String(decoding: bytes[segment.range], as: UTF8.self)
      guard case .placeholder(_, let body, let expression) = segment else {
        rest += written
        continue
      }
      let path = String(decoding: bytes[body], as: UTF8.self)
      guard expression.paths.contains(where: { isVariable($0.root) }) else {
        rest += written
        continue
      }
      // A computed value cannot be bound to.
      guard Keypath.isPlain(path) else { return nil }
      finish()
      parts.append(content(path))
    }
    finish()
    return parts
  }

  func fixes(writing row: String, _ context: RuleContext) -> [QuickFix] {
    context.replacement("Show the parts side by side", of: context.view.range(object), with: row)
  }
}
