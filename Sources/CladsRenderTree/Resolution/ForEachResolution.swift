import CladsDocument
import CladsExpressions
import CladsRuntime

/// A list that something is repeated for.
struct RepeatedList {
  /// Its elements; none when there is no list.
  var elements: [Document.StateValue] = []
  /// Its place in the state.
  var place = ""
  /// What was read to find it.
  var access = StateAccess()
}

extension ResolutionContext {
  /// A repetition: one copy of its template for every element of a list.
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

  /// The list at a path.
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

  private func elements(at path: String) throws -> (value: Document.StateValue?, place: String) {
    if deviations.contains(.nestedRepetition) {
      // Phones make the copies once.
      if !deviations.contains(.fixedRepetition) { record(path) }
      return (try phoneValue(at: path), path)
    }
    let place = locate(path)
    return (read(place), place)
  }

  private func resolveEmpty(_ forEach: Document.ForEach, at slot: Int) -> (RenderNode, ViewNode) {
    if let emptyView = forEach.emptyView { return resolve(emptyView, at: slot) }
    let id = "forEach_\(forEach.items ?? "")_empty"
    return (.container(container(forEach, id: id, children: [])), ViewNode(id: id, nodeType: .container))
  }

  private func copies(
    of forEach: Document.ForEach, _ list: RepeatedList, at slot: Int
  ) throws -> (RenderNode, ViewNode) {
    if forEach.itemName == forEach.indexName, deviations.contains(.equalVariables) {
      throw ComponentResolutionError.invalid(
        "the app crashes: `itemVariable` and `indexVariable` are both `\(forEach.itemName)`")
    }
    let id = identifier("forEach_\(forEach.items ?? "")")
    let viewNode = ViewNode(id: id, nodeType: .container)
    viewNode.access = list.access
    viewNode.slot = slot
    viewNode.parent = parentViewNode
    var children: [RenderNode] = []
    if let template = forEach.template {
      children = copies(
        of: template, for: list, item: forEach.itemName, index: forEach.indexName, into: viewNode)
    }
    return (.container(container(forEach, id: id, children: children)), viewNode)
  }

  /// A template once for every element of a list, as parts of a view node.
  func copies(
    of template: Document.LayoutNode, for list: RepeatedList, item: String?, index: String?,
    into viewNode: ViewNode
  ) -> [RenderNode] {
    var result: [RenderNode] = []
    result.reserveCapacity(list.elements.count)
    for (place, element) in list.elements.enumerated() {
      if pass.budget.isExhausted { break }
      var variables: [String: ActionScope.Variable] = [:]
      var phone: [String: Document.StateValue] = [:]
      if let index {
        variables[index] = .value(.intValue(place))
        phone[index] = .intValue(place)
      }
      if let item {
        variables[item] = .location("\(list.place)[\(place)]")
        phone[item] = element
      }
      let context = iteration(place, of: variables, phone: phone, parent: viewNode)
      let (node, child) = context.resolve(template, at: viewNode.children.count)
      viewNode.append(child)
      result.append(node)
    }
    return result
  }

  private func container(
    _ forEach: Document.ForEach, id: String?, children: [RenderNode]
  ) -> ContainerNode {
    let kind = forEach.layout ?? .vstack
    let alignment = kind == .vstack ? IR.Alignment(horizontal: forEach.alignment ?? .center) : .center
    return ContainerNode(
      id: id, layoutType: kind, alignment: alignment, spacing: forEach.spacing ?? 0,
      padding: insets(forEach.padding), children: children, place: place(of: forEach.origin))
  }
}

extension RepeatedList {
  fileprivate mutating func take(_ found: (value: Document.StateValue?, place: String)) {
    place = found.place
    if case .arrayValue(let elements)? = found.value { self.elements = elements }
  }
}
