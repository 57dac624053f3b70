import CladsDocument
import CladsExpressions

extension ResolutionContext {
  /// The number of sections that are always resolved at once, because that takes little time.
  private static let mostEagerSections = 16

  /// Resolves a section layout.
  func resolve(_ layout: Document.SectionLayout, at slot: Int) -> (RenderNode, ViewNode) {
    var node = SectionLayoutNode(
      id: layout.id, sectionSpacing: layout.sectionSpacing ?? 0, place: place(of: layout.origin))
    let viewNode = ViewNode(id: identifier(layout.id), nodeType: .sectionLayout(node))
    viewNode.slot = slot
    viewNode.parent = parentViewNode
    // Only at the top of the screen: nothing else is positioned by the heights of such sections.
    let isLazy =
      pass.isLazy && parentViewNode?.isRoot == true && layout.sections.count > Self.mostEagerSections
    for section in layout.sections {
      let child = ViewNode(id: identifier(section.id))
      viewNode.append(child)
      let context = withParent(child)
      guard isLazy else {
        node.sections.append(context.resolve(section, into: child))
        continue
      }
      var placeholder = IR.Section(type: .list, place: place(of: section.origin))
      let pending = PendingSection { context.resolve(section, into: child) }
      placeholder.pending = pending
      pass.pending.append(pending)
      node.sections.append(placeholder)
    }
    return (.sectionLayout(node), viewNode)
  }

  /// Resolves a section with its header, items, and footer.
  private func resolve(_ section: Document.SectionDefinition, into viewNode: ViewNode) -> IR.Section {
    let config = section.layout ?? Document.SectionLayoutConfig()
    let layout = pass.sections.resolve(config: config) ?? unregistered(config)
    var result = IR.Section(
      id: section.id, type: layout.sectionType, config: layout.sectionConfig,
      stickyHeader: section.stickyHeader ?? false, place: place(of: section.origin))
    viewNode.content = .given(.section(result))
    if let header = section.header { result.header = resolveAll([header], into: viewNode).first }
    result.children = items(of: section, into: viewNode)
    if let footer = section.footer { result.footer = resolveAll([footer], into: viewNode).first }
    return result
  }

  private func items(of section: Document.SectionDefinition, into viewNode: ViewNode) -> [RenderNode] {
    if case .fixed(let count)? = section.layout?.columns, count < 0, deviations.contains(.negativeCount) {
      let (node, child) = failed(
        ComponentResolutionError.invalid("the app crashes: `columns` is negative"), section.origin)
      viewNode.append(child)
      return [node]
    }
    guard let path = section.dataSource, let template = section.itemTemplate else {
      return resolveAll(section.children, into: viewNode)
    }
    do {
      let list = try list(at: path)
      // Sections cannot be resolved on their own, so the whole section layout depends on the list.
      viewNode.parent?.access.add(list.access)
      let knowsItems = !deviations.contains(.sectionItem)
      return copies(
        of: template, for: list, item: knowsItems ? Document.ForEach.defaultItemName : nil,
        index: knowsItems ? Document.ForEach.defaultIndexName : nil,
        into: viewNode)
    } catch {
      let (node, child) = failed(error, section.origin)
      viewNode.append(child)
      return [node]
    }
  }

  /// Returns the layout of a section without a registered resolver: its type as written, with the
  /// parameters that the document specifies.
  private func unregistered(_ config: Document.SectionLayoutConfig) -> SectionLayoutConfigResult {
    SectionLayoutConfigResult(
      sectionType: config.type.map { IR.SectionType(rawValue: $0.rawValue, columns: config.columns) }
        ?? .list,
      sectionConfig: IR.SectionConfig(config))
  }
}
