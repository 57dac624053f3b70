import CladsDocument
import CladsRendering
import Diagnostics
import SourceText

/// A version of a document as it is shown, with broken parts patched.
struct ShownDocument {
  /// The document, with parts that cannot be read kept as they last were.
  var document: Document.Definition
  /// The problems that keep it from being shown on device.
  var problems: [ResolutionProblem]
  /// The last version without a syntax error.
  var lastIntact: Document.Definition?
  /// Whether a part is shown as it last was.
  var isPatched = false

  init(_ input: PreviewInput, after previous: ShownDocument?) {
    // What the app reads all the same is drawn as it is.
    let syntax = input.findings.filter { $0.id == .jsonSyntaxError && $0.effect == .rejectsDocument }
    document = input.document
    let isIntact = syntax.isEmpty && input.document.hasReadRoot
    lastIntact = isIntact ? input.document : previous?.lastIntact
    var findings = input.findings
    if !isIntact, let intact = lastIntact {
      isPatched = document.patch(from: intact, errors: syntax.map(\.range))
      // The editor reports the syntax error; the preview keeps showing the last version that made sense.
      findings.removeAll { $0.id == .jsonSyntaxError }
    }
    problems = findings.compactMap { finding in
      guard let consequence = Self.consequence(of: finding.effect) else { return nil }
      var problem = ResolutionProblem(range: finding.range, message: "\(finding.message): \(consequence)")
      problem.emptiesScreen = finding.effect == .emptiesScreen
      return problem
    }
  }

  /// Returns what happens to the screen, or `nil` for an effect that does not keep it from being shown.
  private static func consequence(of effect: RuntimeEffect) -> String? {
    switch effect {
    case .rejectsDocument, .emptiesScreen: effect.sentence
    // A crash while drawing is found by the resolver, and an action crashes only when it runs.
    case .crashes, .hangs, .doesNothing, .isIgnored, .fallsBack, .none: nil
    }
  }
}

extension Document.Definition {
  /// Replaces nodes near errors that have lost something by those of an intact version; returns whether any
  /// was replaced.
  mutating func patch(from intact: Document.Definition, errors: [TextRange]) -> Bool {
    guard hasReadRoot, intact.hasReadRoot else {
      self = intact
      return true
    }
    if state?.isEmpty ?? true { state = intact.state }
    if styles?.isEmpty ?? true { styles = intact.styles }
    if dataSources?.isEmpty ?? true { dataSources = intact.dataSources }
    if actions?.isEmpty ?? true { actions = intact.actions }
    return root.children.patch(from: intact.root.children, errors)
  }
}

extension [Document.LayoutNode] {
  fileprivate mutating func patch(from old: [Document.LayoutNode], _ errors: [TextRange]) -> Bool {
    // A child is missing and there is an error nearby: most likely the error swallowed it.
    if count < old.count {
      self = old
      return true
    }
    var isPatched = false
    for index in indices where old.indices.contains(index) {
      let range = self[index].origin.range
      guard errors.contains(where: { $0.start >= range.start && $0.start <= range.end }) else { continue }
      if self[index].patch(from: old[index], errors) { isPatched = true }
    }
    return isPatched
  }
}

extension Document.LayoutNode {
  fileprivate mutating func patch(from old: Document.LayoutNode, _ errors: [TextRange]) -> Bool {
    switch (self, old) {
    case (.layout(var layout), .layout(let previous)) where layout.kind == previous.kind:
      guard layout.children.patch(from: previous.children, errors) else { return false }
      self = .layout(layout)
    case (.component(let component), .component(let previous)):
      // A key that is still being typed has no value.
      let isIncomplete =
        !previous.keys.subtracting(component.keys).isEmpty || component.text == nil && previous.text != nil
      guard previous.isKnown, !component.isKnown || isIncomplete else { return false }
      self = old.moved(to: origin)
    case (.component(let component), _) where !component.isKnown:
      self = old.moved(to: origin)
    case (.sectionLayout(let layout), .sectionLayout(let previous)):
      guard layout.sections.count < previous.sections.count else { return false }
      self = old.moved(to: origin)
    default: return false
    }
    return true
  }

  /// Returns the node at another location; its children keep theirs.
  private func moved(to origin: Document.Origin) -> Document.LayoutNode {
    switch self {
    case .layout(var node):
      node.origin = origin
      return .layout(node)
    case .spacer(var node):
      node.origin = origin
      return .spacer(node)
    case .forEach(var node):
      node.origin = origin
      return .forEach(node)
    case .sectionLayout(var node):
      node.origin = origin
      return .sectionLayout(node)
    case .component(var node):
      node.origin = origin
      return .component(node)
    }
  }
}
