import CladsDocument
import CladsRenderTree
import CladsSchema
import Diagnostics
import SourceText

/// The version of a document that is shown.
struct ShownDocument {
  /// The document, with places that cannot be read kept as they last were.
  var document: Document.Definition
  /// What keeps it from being shown on a phone.
  var problems: [ResolutionProblem]
  /// The last version without a syntax error.
  var lastWhole: Document.Definition?
  /// Whether a place is shown as it was before.
  var isPatched = false

  /// - Parameter before: the version before.
  init(_ input: PreviewInput, after before: ShownDocument?) {
    let syntax = input.findings.filter { $0.id == "json-syntax" }
    document = input.document
    let isWhole = syntax.isEmpty && input.document.root != nil
    lastWhole = isWhole ? input.document : before?.lastWhole
    var findings = input.findings
    if !isWhole, let whole = lastWhole {
      isPatched = document.mend(from: whole, errors: syntax.map(\.range))
      // What is wrong is said by the editor; the picture is the last one that made sense.
      findings.removeAll { $0.id == "json-syntax" }
    }
    problems = findings.compactMap { finding in
      guard let ending = Self.ending(of: finding.effect) else { return nil }
      return ResolutionProblem(range: finding.range, message: "\(finding.message): \(ending)")
    }
  }

  /// What becomes of the screen; nothing for what does not keep it from being shown.
  private static func ending(of effect: RuntimeEffect) -> String? {
    switch effect {
    case .rejectsDocument, .emptiesScreen: effect.sentence
    // What crashes when it is drawn is found by resolving it; an action crashes only when it runs.
    case .crashes, .hangs, .doesNothing, .isIgnored, .fallsBack, .none: nil
    }
  }
}

extension Document.Definition {
  /// Keeps the nodes around errors that have lost something as they were in another version; answers whether any
  /// was.
  mutating func mend(from whole: Document.Definition, errors: [TextRange]) -> Bool {
    guard var root, let old = whole.root else {
      self = whole
      return true
    }
    if state.isEmpty { state = whole.state }
    if styles.isEmpty { styles = whole.styles }
    if dataSources.isEmpty { dataSources = whole.dataSources }
    if actions.isEmpty { actions = whole.actions }
    let isMended = root.children.mend(from: old.children, errors)
    self.root = root
    return isMended
  }
}

extension [Document.LayoutNode] {
  fileprivate mutating func mend(from old: [Document.LayoutNode], _ errors: [TextRange]) -> Bool {
    // Something is gone, and an error is near: most likely it was swallowed.
    if count < old.count {
      self = old
      return true
    }
    var isMended = false
    for index in indices where old.indices.contains(index) {
      let range = self[index].origin.range
      guard errors.contains(where: { $0.start >= range.start && $0.start <= range.end }) else { continue }
      if self[index].mend(from: old[index], errors) { isMended = true }
    }
    return isMended
  }
}

extension Document.LayoutNode {
  fileprivate mutating func mend(from old: Document.LayoutNode, _ errors: [TextRange]) -> Bool {
    switch (self, old) {
    case (.layout(var layout), .layout(let before)) where layout.kind == before.kind:
      guard layout.children.mend(from: before.children, errors) else { return false }
      self = .layout(layout)
    case (.component(let component), .component(let before)):
      // A key that is being typed has no value yet.
      let isPoorer =
        !before.keys.subtracting(component.keys).isEmpty || component.text == nil && before.text != nil
      guard before.isKnown, !component.isKnown || isPoorer else { return false }
      self = old.moved(to: origin)
    case (.component(let component), _) where !component.isKnown:
      self = old.moved(to: origin)
    case (.sectionLayout(let layout), .sectionLayout(let before)):
      guard layout.sections.count < before.sections.count else { return false }
      self = old.moved(to: origin)
    default: return false
    }
    return true
  }

  /// The node as if it stood where another does; what is inside keeps its places.
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
