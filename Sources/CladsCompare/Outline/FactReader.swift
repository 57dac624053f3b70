import CladsDocument
import CladsExpressions
import CladsRendering
import TextUI

/// Reads the properties of resolved nodes.
@MainActor
struct FactReader {
  private let source: NodeFactSource
  private let vocabulary: Vocabulary
  private let texts: StyleTexts
  private let level: FormatLevel

  init(
    _ document: Document.Definition, _ vocabulary: Vocabulary, styles: StyleResolver, _ texts: StyleTexts
  ) {
    self.vocabulary = vocabulary
    self.texts = texts
    source = NodeFactSource(document, styles: styles, texts)
    level = vocabulary.level
  }

  // MARK: - What does not depend on the state

  /// Returns the properties of a screen.
  func facts(of root: RootNode, styleId: String?) -> [NodeFact] {
    var facts: [NodeFact] = []
    if let color = root.backgroundColor { facts.append(NodeFact("backgroundColor", color.text)) }
    if root.colorScheme != .system { facts.append(NodeFact("colorScheme", root.colorScheme.rawValue)) }
    if let insets = root.edgeInsets {
      let edges = [
        ("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom),
        ("trailing", insets.trailing),
      ]
      for (edge, inset) in edges {
        guard let inset, inset != Document.EdgeInset() else { continue }
        facts.append(NodeFact("edgeInsets.\(edge)", inset.jsonValue.json))
      }
    }
    return facts + styleFacts(root.style, styleId)
  }

  /// Returns the properties of a section.
  func facts(of section: IR.Section, _ part: Document.SectionDefinition?) -> [NodeFact] {
    var facts = [NodeFact("layout", section.type.rawValue)]
    switch section.type.columns {
    case .fixed(let count)?: facts.append(NodeFact("columns", "\(count)"))
    case .adaptive(let width)?: facts.append(NodeFact("columns", "at least \(number(width)) wide"))
    case nil: break
    }
    // Without a template, the list repeats nothing.
    if part?.itemTemplate != nil, let source = part?.dataSource {
      facts.append(NodeFact("dataSource", source, .binding))
    }
    let used = usedKeys(of: section.type)
    let config = section.config
    var own = [
      NodeFact("alignment", config.alignment.rawValue), NodeFact("itemSpacing", number(config.itemSpacing)),
      NodeFact("lineSpacing", number(config.lineSpacing)),
      NodeFact("showsIndicators", "\(config.showsIndicators)"),
      NodeFact("isPagingEnabled", "\(config.isPagingEnabled)"),
      NodeFact("snapBehavior", config.snapBehavior.rawValue),
      NodeFact("showsDividers", "\(config.showsDividers)"),
    ]
    if var dimensions = config.itemDimensions {
      if dimensions.height != nil { dimensions.aspectRatio = nil }
      own.append(NodeFact("itemDimensions", dimensions.jsonValue.json))
    }
    for (name, value) in config.additionalProperties.sorted(by: { $0.key < $1.key }) {
      own.append(NodeFact(name, value.json))
    }
    facts += own.filter { used?.contains($0.name) ?? true }
    if used?.contains("contentInsets") ?? true {
      var insets = NodeFacts(of: nil, source)
      insets.add("contentInsets", config.contentInsets)
      facts += insets.all
    }
    return facts
  }

  /// Returns the keys that a section layout reads; `nil` if that is not known.
  private func usedKeys(of type: IR.SectionType) -> Set<String>? {
    let entry = vocabulary.entry(named: type.rawValue, in: .sectionLayout)
    guard let description = entry?.sectionLayout, description.used != nil else { return nil }
    return Set(description.usedRows.map(\.name))
  }

  /// Returns the properties of a node; `part` is the node of the document.
  func facts(of node: RenderNode, _ part: Document.LayoutNode?) -> [NodeFact] {
    var facts = contentFacts(of: node.content, part)
    if level == .extended, let part {
      for (index, modifier) in part.modifiers.enumerated() {
        let text = modifier.syntax.expression?.text ?? String(decoding: modifier.syntax.bytes, as: UTF8.self)
        facts.append(NodeFact("modifier \(index + 1)", text))
      }
      if let template = part.templateName { facts.append(NodeFact("template", template)) }
    }
    return facts
  }

  private func contentFacts(of node: RenderNode, _ part: Document.LayoutNode?) -> [NodeFact] {
    var facts = NodeFacts(of: component(part), source)
    switch node {
    case .container(let node):
      if case .forEach(let forEach)? = part { facts.add("items", forEach.items ?? "", .binding) }
      facts.add("layout", node.layoutType.rawValue)
      // Each stack has the alignment and the spacing that its direction leaves.
      if node.layoutType != .hstack { facts.add("alignment.horizontal", node.alignment.horizontal.rawValue) }
      if node.layoutType != .vstack { facts.add("alignment.vertical", node.alignment.vertical.rawValue) }
      if node.layoutType != .zstack { facts.add("spacing", node.spacing) }
      facts.add("padding", node.padding)
      return facts.all + containerStyleFacts(node.style, part)
    case .sectionLayout(let node): facts.add("sectionSpacing", node.sectionSpacing)
    case .error(let node): facts.add("error", node.message)
    default: node.component?.addProperties(to: &facts)
    }
    return facts.all
  }

  private func component(_ part: Document.LayoutNode?) -> Document.Component? {
    if case .component(let component)? = part { component } else { nil }
  }

  /// Returns the style ids of a node, by the beginning of the names of the properties that they set.
  static func styleIds(of part: Document.LayoutNode?) -> [String: String] {
    var ids: [String: String] = [:]
    switch part {
    case .component(let component)?:
      ids[""] = component.styles?.normal ?? component.styleId
      ids[NodeFacts.selectedPrefix] = component.styles?.selected
    case .layout(let layout)?: ids[""] = layout.styleId
    default: break
    }
    return ids
  }

  // MARK: - Styles

  private func containerStyleFacts(_ style: IR.Style, _ part: Document.LayoutNode?) -> [NodeFact] {
    guard case .layout(let layout)? = part else { return styleFacts(style, nil) }
    let own = layout.style.map { IR.Style($0, options: ResolutionOptions(level: level)) }
    let ownNames = Set(own.map { texts.properties(of: $0).map(\.name) } ?? [])
    return styleFacts(style, layout.styleId).map {
      ownNames.contains($0.name) ? NodeFact($0.name, $0.value) : $0
    }
  }

  private func styleFacts(_ style: IR.Style, _ styleId: String?) -> [NodeFact] {
    texts.properties(of: style).map { NodeFact($0.name, $0.value, styleId: styleId) }
  }

  // MARK: - What depends on the state

  /// Returns what a node shows.
  func shown(by node: RenderNode) -> [NodeFact] {
    var facts = NodeFacts(of: nil, source)
    node.component?.addValues(to: &facts)
    return facts.all
  }

  private func number(_ value: Double) -> String { StyleTexts.number(value) }
}
