import CladsDocument
import CladsExpressions
import CladsRuntime
import TextUI

/// A list that a template is repeated for.
struct RepeatedList {
  /// The elements. Empty if there is no list at the path.
  var elements: [Document.StateValue] = []
  /// The state path of the list.
  var path = ""
  /// The state paths that were read to resolve the list.
  var access = StateAccess()
}

extension ResolutionContext {
  /// Resolves a repetition to one copy of its template for every element of the list.
  func resolve(_ forEach: Document.ForEach, at slot: Int) -> (RenderNode, ViewNode) {
    do {
      let list = try list(at: forEach.items ?? "")
      if !list.elements.isEmpty { return try copies(of: forEach, list, at: slot) }
      let (node, viewNode) = resolveEmpty(forEach, at: slot)
      viewNode.access.add(list.access)
      return (node, viewNode)
    } catch {
      return failed(error, forEach.origin)
    }
  }

  /// Returns the list at a path.
  func list(at path: String) throws -> RepeatedList {
    var list = RepeatedList()
    guard let tracker = pass.tracker else {
      list.take(try elements(at: path))
      return list
    }
    let (found, access) = try tracker.collect { try elements(at: path) }
    list.take(found)
    list.access = access
    return list
  }

  private func elements(at path: String) throws -> (value: Document.StateValue?, path: String) {
    if deviations.contains(.nestedRepetition) {
      // On device the copies are created only once.
      if !deviations.contains(.fixedRepetition) { record(path) }
      return (try deviceValue(at: path), path)
    }
    let location = locate(path)
    return (read(location), location)
  }

  private func resolveEmpty(_ forEach: Document.ForEach, at slot: Int) -> (RenderNode, ViewNode) {
    if let emptyView = forEach.emptyView { return resolve(emptyView, at: slot) }
    let id = "forEach_\(forEach.items ?? "")_empty"
    let node = RenderNode.container(container(forEach, id: id))
    return (node, ViewNode(id: id, content: .rendered(node)))
  }

  private func copies(
    of forEach: Document.ForEach, _ list: RepeatedList, at slot: Int
  ) throws -> (RenderNode, ViewNode) {
    if forEach.itemVariable == forEach.indexVariable, deviations.contains(.equalVariables) {
      throw ComponentResolutionError.invalid(
        "the app crashes: `itemVariable` and `indexVariable` are both `\(forEach.itemVariable)`")
    }
    let id = identifier("forEach_\(forEach.items ?? "")")
    var node = container(forEach, id: id)
    let viewNode = ViewNode(id: id, nodeType: .container(node))
    viewNode.access = list.access
    viewNode.slot = slot
    viewNode.parent = parentViewNode
    if let template = forEach.template {
      node.children = copies(
        of: template, for: list, item: forEach.itemVariable, index: forEach.indexVariable, into: viewNode)
    }
    return (.container(node), viewNode)
  }

  /// Resolves a template for every element of a list, and appends the copies to a view node.
  func copies(
    of template: Document.LayoutNode, for list: RepeatedList, item: String?, index: String?,
    into viewNode: ViewNode
  ) -> [RenderNode] {
    var result: [RenderNode] = []
    result.reserveCapacity(list.elements.count)
    for (position, element) in list.elements.enumerated() {
      let isRefused = pass.budget.refusal != nil
      var variables: [String: ActionScope.Variable] = [:]
      var deviceVariables: [String: Document.StateValue] = [:]
      if let index {
        variables[index] = .value(.intValue(position))
        deviceVariables[index] = .intValue(position)
      }
      if let item {
        variables[item] = .location("\(list.path)[\(position)]")
        deviceVariables[item] = element
      }
      let context = iteration(
        position, of: variables, deviceVariables: deviceVariables, parent: viewNode)
      let (node, child) = context.resolve(template, at: viewNode.children.count)
      viewNode.append(child)
      result.append(node)
      // The node says why; one of them is enough.
      if isRefused { break }
    }
    return result
  }

  /// Returns the container of a repetition, without children.
  private func container(_ forEach: Document.ForEach, id: String?) -> ContainerNode {
    let kind = forEach.layout
    let alignment = kind == .vstack ? IR.Alignment(forEach.alignment, nil) : .center
    return ContainerNode(
      id: id, layoutType: kind, alignment: alignment, spacing: forEach.spacing ?? 0,
      padding: insets(forEach.padding), place: place(of: forEach.origin))
  }
}

extension RepeatedList {
  fileprivate mutating func take(_ found: (value: Document.StateValue?, path: String)) {
    path = found.path
    if case .arrayValue(let elements)? = found.value { self.elements = elements }
  }
}
