import CladsDocument
import CladsExpressions
import Diagnostics
import SourceText

/// A document node and the context to resolve it in again.
struct ResolutionSource {
  let node: Document.LayoutNode
  let context: ResolutionContext
}

extension ResolutionContext {
  /// Resolves a node of the document, as the child at index `slot` of its parent view node.
  func resolve(_ node: Document.LayoutNode, at slot: Int) -> (node: RenderNode, viewNode: ViewNode) {
    pass.budget.takeNode()
    if let refusal = pass.budget.refusal {
      return failed(ComponentResolutionError.invalid(refusal), node.origin)
    }
    let (content, viewNode) = resolveUnchecked(node, at: slot)
    let renderNode = addModifiers(of: node, to: content, viewNode)
    viewNode.source = ResolutionSource(node: node, context: self)
    viewNode.slot = slot
    guard !pass.problems.isEmpty,
      let problem = pass.problems.problems(in: node.origin.range, outside: node.innerRanges).first
    else { return (renderNode, viewNode) }
    return broken(node, problem, renderNode, viewNode, at: slot)
  }

  private func resolveUnchecked(_ node: Document.LayoutNode, at slot: Int) -> (RenderNode, ViewNode) {
    switch node {
    case .layout(let layout): resolve(layout, at: slot)
    case .spacer(let spacer): resolve(spacer)
    case .forEach(let forEach): resolve(forEach, at: slot)
    case .sectionLayout(let layout): resolve(layout, at: slot)
    case .component(let component): resolve(component, at: slot)
    }
  }

  /// Wraps a node that the current runtime cannot show in an error node. Containers keep their contents.
  private func broken(
    _ node: Document.LayoutNode, _ problem: ResolutionProblem, _ renderNode: RenderNode, _ viewNode: ViewNode,
    at slot: Int
  ) -> (RenderNode, ViewNode) {
    var content: [RenderNode] = []
    if case .component = node {} else { content = [renderNode] }
    var error = ErrorNode(message: problem.message, content: content, place: place(of: node.origin))
    error.emptiesScreen = problem.emptiesScreen
    let errorView = ViewNode(children: content.isEmpty ? [] : [viewNode])
    errorView.slot = slot
    if !content.isEmpty { viewNode.slot = 0 }
    errorView.source = content.isEmpty ? ResolutionSource(node: node, context: self) : nil
    return (.error(error), errorView)
  }

  /// Returns an error node in place of one that could not be resolved.
  func failed(
    _ error: any Error, _ origin: Document.Origin, style: IR.Style = IR.Style()
  ) -> (RenderNode, ViewNode) {
    pass.fail(error)
    var message = String(describing: error)
    var effect: String?
    // The error box is small, so its message is short; the rule `unknown-component-kind` reports the details.
    if case ComponentResolutionError.unknownKind(let kind) = error {
      // Without a kind, nothing is known about what the app does.
      let isKnown = !kind.rawValue.isEmpty
      message = isKnown ? "unknown component `\(kind.rawValue)`" : "component of unknown kind"
      effect = isKnown ? RuntimeEffect.emptiesScreen.sentence : nil
    }
    var node = ErrorNode(message: message, effect: effect, place: place(of: origin))
    node.style = style
    node.emptiesScreen = effect != nil
    return (.error(node), ViewNode())
  }

  private func resolve(_ spacer: Document.Spacer) -> (RenderNode, ViewNode) {
    let isExtended = level == .extended
    let node = SpacerNode(
      minLength: isExtended ? spacer.minLength : nil, width: isExtended ? spacer.width : nil,
      height: isExtended ? spacer.height : nil, place: place(of: spacer.origin))
    return (.spacer(node), ViewNode(content: .rendered(.spacer(node))))
  }

  private func resolve(_ component: Document.Component, at slot: Int) -> (RenderNode, ViewNode) {
    var context = self
    let state = component.state?.initialValues ?? [:]
    if !state.isEmpty, !deviations.contains(.localState), let parent = parentViewNode {
      context = declaring(pass.declare(state, below: parent, at: slot), on: parent)
    }
    do {
      let result: ComponentResolutionResult
      var access = StateAccess()
      if let tracker = pass.tracker {
        (result, access) = try tracker.collect { try pass.registry.resolve(component, context: context) }
      } else {
        result = try pass.registry.resolve(component, context: context)
      }
      let viewNode =
        result.viewNode
        ?? ViewNode(id: identifier(component.id), content: .rendered(result.renderNode))
      viewNode.access.add(access)
      viewNode.localState = state.valuesByName()
      if case .custom = result.renderNode {
        return (.placed(result.renderNode, at: context.place(of: component.origin)), viewNode)
      }
      return (result.renderNode, viewNode)
    } catch {
      return failed(error, component.origin, style: context.style(of: component))
    }
  }
}

extension Document.LayoutNode {
  /// The ranges of the nodes directly inside this one.
  fileprivate var innerRanges: [TextRange] {
    switch self {
    case .component, .spacer: []
    case .layout(let layout): layout.children.map(\.origin.range)
    case .forEach(let forEach): [forEach.template, forEach.emptyView].compactMap { $0?.origin.range }
    case .sectionLayout(let layout): layout.sections.flatMap { $0.innerRanges }
    }
  }
}

extension Document.SectionDefinition {
  var innerRanges: [TextRange] {
    ([header] + children.map(Optional.some) + [itemTemplate, footer]).compactMap { $0?.origin.range }
  }
}
