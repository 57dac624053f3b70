import CladsDocument
import CladsSchema
import Diagnostics
import JSONSyntax
import SourceText

/// One opaque colour that is certainly drawn behind something, made once for each place where it is written.
final class Backdrop {
  /// The colour.
  let color: Document.ColorReading
  /// Where it is written.
  let place: TextRange
  /// Whether it is drawn for one text alone: the background of a button.
  let isOwn: Bool

  init(_ color: Document.ColorReading, at place: TextRange, isOwn: Bool = false) {
    self.color = color
    self.place = place
    self.isOwn = isOwn
  }
}

/// A component that shows text in a colour of its style, and the one colour behind it.
struct TextOnBackdrop {
  /// The style of the text.
  let style: ResolvedStyle
  /// The record of the component.
  let component: RecordIndex
  /// What is behind the text.
  let backdrop: Backdrop
}

/// Finds what is drawn behind each text, where today's phones certainly draw one opaque colour there.
struct Backdrops {
  private let context: RuleContext
  /// The texts on a known colour, in document order.
  private(set) var texts: [TextOnBackdrop] = []
  private var drawn: [Fill: Backdrop?] = [:]

  /// What draws a style's background: a shape or a stack for others, or a button for its own text.
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

  /// What is behind the children of a stack: today's stacks draw nothing, later ones their style.
  private mutating func own(of layout: Document.Layout, _ behind: Backdrop?) -> Backdrop? {
    guard context.level == .extended, layout.styleId != nil || layout.style != nil else { return behind }
    let named = context.resolvedStyle(layout.styleId)
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

  /// What is behind the later children of a `zstack`, once `child` is drawn.
  private mutating func backdrop(after child: Document.LayoutNode, _ behind: Backdrop?) -> Backdrop? {
    guard case .component(let shape) = child, shape.isBuiltIn, shape.kind == "shape" else {
      return covers(child) ? nil : behind
    }
    guard let name = shape.styleId else { return behind }
    guard let style = context.resolvedStyle(name) else { return nil }
    guard style.style.backgroundColor != nil else { return behind }
    let isFull = style.style.width == nil && style.style.height == nil
    let isAngular = shape.shapeType == .rectangle || shape.shapeType == .roundedRectangle
    return isFull && isAngular ? fill(of: style, isOwn: false) : nil
  }

  /// Whether a node may draw something that text can stand on.
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
    case "label": add(context.resolvedStyle(component.styleId), node, behind)
    case "textfield":
      // Some phones draw the background of a text field, others do not.
      let style = context.resolvedStyle(component.styleId)
      if style?.style.backgroundColor == nil { add(style, node, behind) }
    case "button":
      addButton(component.styles?.normal ?? component.styleId, node, behind)
      if let selected = component.styles?.selected { addButton(selected, node, behind) }
    default: break
    }
  }

  private mutating func addButton(_ name: String?, _ node: RecordIndex, _ behind: Backdrop?) {
    guard let style = context.resolvedStyle(name) else { return }
    guard let color = style.style.backgroundColor else { return add(style, node, behind) }
    if color.reading.form != .invalid, color.reading.alpha <= 0 { return add(style, node, behind) }
    add(style, node, fill(of: style, isOwn: true))
  }

  private mutating func add(_ style: ResolvedStyle?, _ component: RecordIndex, _ behind: Backdrop?) {
    guard let behind, let style, style.style.textColor != nil else { return }
    texts.append(TextOnBackdrop(style: style, component: component, backdrop: behind))
  }

  /// The background of a style, when it is opaque and written in this document.
  private mutating func fill(of style: ResolvedStyle, isOwn: Bool) -> Backdrop? {
    let key = Fill(style: ObjectIdentifier(style), isOwn: isOwn)
    if let known = drawn[key] { return known }
    var backdrop: Backdrop?
    if let color = style.style.backgroundColor, let reading = opaque(color),
      let source = style.source(of: \.backgroundColor).flatMap({ context.cascade[$0] }),
      let place = context.value(\.backgroundColor, of: source)
    {
      backdrop = Backdrop(reading, at: place, isOwn: isOwn)
    }
    drawn[key] = .some(backdrop)
    return backdrop
  }
}
