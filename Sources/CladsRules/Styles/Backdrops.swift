import CladsDocument
import CladsSchema
import Diagnostics
import JSONSyntax
import SourceText

/// A component that shows text in a colour of its style, and the one colour behind it.
struct TextOnBackdrop {
  /// The style of the text.
  let style: ResolvedStyle
  /// The string that names the style.
  let reference: RecordIndex
  /// The colour behind the text.
  let backdrop: Document.ColorReading
  /// Where that colour is written.
  let place: TextRange
  /// Whether a style draws that colour for this text alone: that of a button.
  let isOwn: Bool
}

/// Finds what is drawn behind each text, where today's phones certainly draw one opaque colour there.
struct Backdrops {
  private let context: RuleContext
  /// The texts on a known colour, in document order.
  private(set) var texts: [TextOnBackdrop] = []

  private struct Backdrop {
    let color: Document.ColorReading
    let place: TextRange
    var isOwn = false
  }

  init(_ context: RuleContext) {
    self.context = context
    guard let root = context.document.root else { return }
    var behind: Backdrop?
    if let color = root.backgroundColor, let place = context.value(\.backgroundColor, of: root) {
      behind = backdrop(color, place)
    }
    for node in root.children { visit(node, behind) }
  }

  private func backdrop(_ color: Document.Color, _ place: TextRange) -> Backdrop? {
    guard color.reading.form != .invalid, color.reading.isInRange, color.reading.isOpaque else { return nil }
    return Backdrop(color: color.reading, place: place)
  }

  private mutating func visit(_ node: Document.LayoutNode, _ behind: Backdrop?) {
    switch node {
    case .component(let component): visit(component, behind)
    case .spacer: break
    case .layout(let layout): visit(layout, own(of: layout, behind))
    case .forEach(let forEach):
      let inside = forEach.layout == .zstack ? nil : behind
      if let template = forEach.template { visit(template, inside) }
      if let empty = forEach.emptyView { visit(empty, behind) }
    case .sectionLayout(let layout):
      for section in layout.sections {
        for part in [section.header, section.itemTemplate, section.footer].compactMap({ $0 }) {
          visit(part, behind)
        }
        for child in section.children { visit(child, behind) }
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
  private func own(of layout: Document.Layout, _ behind: Backdrop?) -> Backdrop? {
    guard context.level == .extended, layout.styleId != nil || layout.style != nil else { return behind }
    let named = context.resolvedStyle(layout.styleId)
    if layout.styleId != nil, named == nil { return nil }
    if let color = layout.style?.backgroundColor, let style = layout.style {
      return context.value(\.backgroundColor, of: style).flatMap { backdrop(color, $0) }
    }
    guard let named, let color = named.style.backgroundColor else { return behind }
    return place(\.backgroundColor, in: named).flatMap { backdrop(color, $0) }
  }

  /// What is behind the later children of a `zstack`, once `child` is drawn.
  private func backdrop(after child: Document.LayoutNode, _ behind: Backdrop?) -> Backdrop? {
    guard case .component(let shape) = child, shape.isBuiltIn, shape.kind == "shape" else {
      return covers(child) ? nil : behind
    }
    guard let style = context.resolvedStyle(shape.styleId), let fill = style.style.backgroundColor else {
      return shape.styleId == nil || context.resolvedStyle(shape.styleId) != nil ? behind : nil
    }
    let isFull = style.style.width == nil && style.style.height == nil
    let isAngular = shape.shapeType == .rectangle || shape.shapeType == .roundedRectangle
    guard isFull, isAngular, let place = place(\.backgroundColor, in: style) else { return nil }
    return backdrop(fill, place)
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
    switch component.kind {
    case "label": add(component.styleId, context.valueNode(\.styleId, of: component), behind)
    case "textfield":
      // Some phones draw the background of a text field, others do not.
      guard context.resolvedStyle(component.styleId)?.style.backgroundColor == nil else { return }
      add(component.styleId, context.valueNode(\.styleId, of: component), behind)
    case "button":
      let styles = component.styles
      if let styles, let normal = styles.normal {
        addButton(normal, context.valueNode(\.normal, of: styles), behind)
      } else {
        addButton(component.styleId, context.valueNode(\.styleId, of: component), behind)
      }
      if let styles, let selected = styles.selected {
        addButton(selected, context.valueNode(\.selected, of: styles), behind)
      }
    default: break
    }
  }

  private mutating func addButton(_ name: String?, _ reference: RecordIndex?, _ behind: Backdrop?) {
    guard let style = context.resolvedStyle(name) else { return }
    guard let color = style.style.backgroundColor else { return add(name, reference, behind) }
    guard color.reading.form != .invalid else { return }
    if color.reading.alpha <= 0 { return add(name, reference, behind) }
    var own = place(\.backgroundColor, in: style).flatMap { backdrop(color, $0) }
    own?.isOwn = true
    add(name, reference, own)
  }

  private mutating func add(_ name: String?, _ reference: RecordIndex?, _ behind: Backdrop?) {
    guard let behind, let reference, let style = context.resolvedStyle(name), style.style.textColor != nil
    else {
      return
    }
    texts.append(
      TextOnBackdrop(
        style: style, reference: reference, backdrop: behind.color, place: behind.place,
        isOwn: behind.isOwn))
  }

  /// Where the value of a property is written, when that is in this document.
  private func place(_ path: PartialKeyPath<Document.Style>, in style: ResolvedStyle) -> TextRange? {
    style.source(of: path).flatMap { context.cascade[$0] }.flatMap { context.value(path, of: $0) }
  }
}
