import CladsDocument
import CladsSchema
import Diagnostics
import JSONSyntax
import SourceText

/// An opaque color that is certainly drawn behind something; one instance for each color in the source.
final class Backdrop {
  let color: Document.ColorReading
  /// The range of the color in the source.
  let range: TextRange
  /// Whether it is the background of the component itself, such as a button.
  let isOwn: Bool

  init(_ color: Document.ColorReading, at range: TextRange, isOwn: Bool = false) {
    self.color = color
    self.range = range
    self.isOwn = isOwn
  }
}

/// A component that shows text in the color of its style, and the color behind it.
struct TextOnBackdrop {
  /// The style of the text.
  let style: ResolvedStyle
  /// The record of the component.
  let component: RecordIndex
  /// The color behind the text.
  let backdrop: Backdrop
}

/// The color behind each text, where the app certainly draws one opaque color there.
struct Backdrops {
  private let context: RuleContext
  /// The texts on a known color, in document order.
  private(set) var texts: [TextOnBackdrop] = []
  private var drawn: [Fill: Backdrop?] = [:]

  /// A style whose background is drawn: by a shape or a stack behind other nodes, or by a button behind its
  /// own text.
  private struct Fill: Hashable {
    let style: ObjectIdentifier
    let isOwn: Bool
  }

  init(_ context: RuleContext) {
    self.context = context
    guard let root = context.document.root else { return }
    var behind: Backdrop?
    if let color = root.backgroundColor, let place = context.value(\.backgroundColor, of: root) {
      behind = opaque(color).map { Backdrop($0, at: place) }
    }
    for node in root.children { visit(node, behind) }
  }

  private func opaque(_ color: Document.Color) -> Document.ColorReading? {
    let reading = color.reading
    return reading.form != .invalid && reading.isInRange && reading.isOpaque ? reading : nil
  }

  private mutating func visit(_ node: Document.LayoutNode, _ behind: Backdrop?) {
    switch node {
    case .component(let component): visit(component, behind)
    case .spacer: break
    case .layout(let layout): visit(layout, own(of: layout, behind))
    case .forEach(let forEach):
      if let template = forEach.template { visit(template, forEach.layout == .zstack ? nil : behind) }
      if let empty = forEach.emptyView { visit(empty, behind) }
    case .sectionLayout(let layout):
      for section in layout.sections {
        if let header = section.header { visit(header, behind) }
        for child in section.children { visit(child, behind) }
        if let template = section.itemTemplate { visit(template, behind) }
        if let footer = section.footer { visit(footer, behind) }
      }
    }
  }

  private mutating func visit(_ layout: Document.Layout, _ behind: Backdrop?) {
    var behind = behind
    for child in layout.children {
      visit(child, behind)
      if layout.kind == .zstack { behind = backdrop(after: child, behind) }
    }
  }

  /// Returns the color behind the children of a stack, which draws its style only at level `extended`.
  private mutating func own(of layout: Document.Layout, _ behind: Backdrop?) -> Backdrop? {
    guard context.level == .extended, layout.styleId != nil || layout.style != nil else { return behind }
    let named = context.styles.resolved(layout.styleId)
    if layout.styleId != nil, named == nil { return nil }
    if let color = layout.style?.backgroundColor, let style = layout.style {
      guard let reading = opaque(color), let place = context.value(\.backgroundColor, of: style) else {
        return nil
      }
      return Backdrop(reading, at: place)
    }
    guard let named, named.style.backgroundColor != nil else { return behind }
    return fill(of: named, isOwn: false)
  }

  /// Returns the color behind the later children of a `zstack` once `child` is drawn.
  private mutating func backdrop(after child: Document.LayoutNode, _ behind: Backdrop?) -> Backdrop? {
    guard case .component(let shape) = child, shape.isBuiltIn, shape.kind == "shape" else {
      return covers(child) ? nil : behind
    }
    guard let name = shape.styleId else { return behind }
    guard let style = context.styles.resolved(name) else { return nil }
    guard style.style.backgroundColor != nil else { return behind }
    let isFull = style.style.width == nil && style.style.height == nil
    let isAngular = shape.shapeType == .rectangle || shape.shapeType == .roundedRectangle
    return isFull && isAngular ? fill(of: style, isOwn: false) : nil
  }

  /// Returns whether a node may draw something behind the text of a later node.
  private func covers(_ node: Document.LayoutNode) -> Bool {
    switch node {
    case .spacer: false
    case .component(let component):
      !component.isBuiltIn
        || !["label", "textfield", "toggle", "slider", "divider", "pageIndicator"].contains(component.kind)
    case .layout(let layout):
      layout.children.contains(where: covers)
        || (context.level == .extended && (layout.styleId != nil || layout.style != nil))
    case .forEach(let forEach):
      forEach.template.map(covers) ?? false || forEach.emptyView.map(covers) ?? false
    case .sectionLayout(let layout):
      layout.sections.contains { section in
        section.children.contains(where: covers)
          || [section.header, section.itemTemplate, section.footer].contains { $0.map(covers) ?? false }
      }
    }
  }

  private mutating func visit(_ component: Document.Component, _ behind: Backdrop?) {
    guard component.isBuiltIn else { return }
    let node = component.origin.node
    switch component.kind {
    case "label": add(context.styles.resolved(component.styleId), node, behind)
    case "textfield":
      // Only some renderers draw the background of a text field.
      let style = context.styles.resolved(component.styleId)
      if style?.style.backgroundColor == nil { add(style, node, behind) }
    case "button":
      addButton(component.styles?.normal ?? component.styleId, node, behind)
      if let selected = component.styles?.selected { addButton(selected, node, behind) }
    default: break
    }
  }

  private mutating func addButton(_ name: String?, _ node: RecordIndex, _ behind: Backdrop?) {
    guard let style = context.styles.resolved(name) else { return }
    guard let color = style.style.backgroundColor else { return add(style, node, behind) }
    if color.reading.form != .invalid, color.reading.alpha <= 0 { return add(style, node, behind) }
    add(style, node, fill(of: style, isOwn: true))
  }

  private mutating func add(_ style: ResolvedStyle?, _ component: RecordIndex, _ behind: Backdrop?) {
    guard let behind, let style, style.style.textColor != nil else { return }
    texts.append(TextOnBackdrop(style: style, component: component, backdrop: behind))
  }

  /// Returns the background of a style if it is opaque and declared in this document.
  private mutating func fill(of style: ResolvedStyle, isOwn: Bool) -> Backdrop? {
    let key = Fill(style: ObjectIdentifier(style), isOwn: isOwn)
    if let known = drawn[key] { return known }
    var backdrop: Backdrop?
    if let color = style.style.backgroundColor, let reading = opaque(color),
      let source = style.source(of: \.backgroundColor).flatMap({ context.styles.cascade[$0] }),
      let place = context.value(\.backgroundColor, of: source)
    {
      backdrop = Backdrop(reading, at: place, isOwn: isOwn)
    }
    drawn[key] = .some(backdrop)
    return backdrop
  }
}
