import CladsDocument
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
  /// The color that the author wanted behind it, but that the app does not draw.
  var dropped: Dropped?
  /// Whether the color is that of an icon: the component has an image and no text.
  var isIcon = false

  /// A background that the app does not draw.
  enum Dropped {
    /// The background of a label's own style.
    case label(Document.ColorReading)
    /// The background of a text field's own style, which SwiftUI does not draw.
    case textfield(Document.ColorReading)
    /// The background of a stack around the text.
    case stack(Document.ColorReading)

    /// The color of the background.
    var color: Document.ColorReading {
      switch self {
      case .label(let color), .textfield(let color), .stack(let color): color
      }
    }
  }
}

extension TextOnBackdrop {
  /// The contrast ratio of the text with what is behind it; `nil` if its color is invalid.
  var contrast: Double? { contrast(on: backdrop.color) }

  private func contrast(on color: Document.ColorReading) -> Double? {
    guard let text = style.style.textColor?.reading, text.form != .invalid, text.isInRange else { return nil }
    return text.contrast(on: color)
  }

  /// The contrast ratio that a text of this size and weight requires, or an icon.
  var requiredContrast: Double {
    let properties = style.style
    let size = properties.fontSize ?? 17
    let isBold = properties.fontFamily == nil && [.bold, .heavy, .black].contains(properties.fontWeight)
    return isIcon || size >= 24 || (isBold && size >= 18.66) ? 3 : 4.5
  }

  /// Whether the text would have enough contrast if the app drew the background that it does not draw.
  var isReadableOnDropped: Bool {
    dropped.flatMap { contrast(on: $0.color) }.map { $0 >= requiredContrast } ?? false
  }

  /// Whether the text is unreadable because the app does not draw the background of its own style.
  var isLostWithBackground: Bool {
    switch dropped {
    case .label?, .textfield?: contrast.map { $0 < 1.5 && isReadableOnDropped } ?? false
    case .stack?, nil: false
    }
  }
}

/// The color behind each text, where the app certainly draws one opaque color there.
struct Backdrops {
  private let context: RuleContext
  /// The texts on a known color, in document order.
  private(set) var texts: [TextOnBackdrop] = []
  private var drawn: [Fill: Backdrop?] = [:]
  /// The background of the innermost stack around the current node, which the app does not draw, and what it
  /// would cover.
  private var droppedStack: (color: Document.ColorReading, behind: Backdrop?)?

  /// A style whose background is drawn: by a shape or a stack behind other nodes, or by a button behind its
  /// own text.
  private struct Fill: Hashable {
    let style: ObjectIdentifier
    let isOwn: Bool
  }

  init(_ context: RuleContext) {
    self.context = context
    guard context.document.hasReadRoot, !context.hasHolesInStyles else { return }
    let root = context.document.root
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
    // A modifier may draw anything behind the node, and draws a template anywhere.
    let isModified =
      context.level == .extended
      && (node.templateName != nil || DocumentModifiers.mayChangeColors(node))
    let behind = isModified ? nil : behind
    switch node {
    case .component(let component): visit(component, behind)
    case .spacer: break
    case .layout(let layout):
      let outer = droppedStack
      if let color = droppedBackground(of: layout) { droppedStack = (color, behind) }
      visit(layout, own(of: layout, behind))
      droppedStack = outer
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

  /// Returns the opaque background of a stack that does not draw its style.
  private func droppedBackground(of layout: Document.Layout) -> Document.ColorReading? {
    guard context.level == .base, layout.styleId != nil || layout.style != nil else { return nil }
    let color =
      layout.style?.backgroundColor ?? context.styles.resolved(layout.styleId)?.style.backgroundColor
    return color.flatMap(opaque)
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
    if context.level == .extended, DocumentModifiers.mayChangeColors(node) { return true }
    return switch node {
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
    case "label": addLabel(component.styleId, node, behind)
    case "textfield":
      // Only some renderers draw the background of a text field.
      let style = context.styles.resolved(component.styleId)
      guard let color = style?.style.backgroundColor else { return add(style, node, behind) }
      if let color = opaque(color) { add(style, node, behind, dropped: .textfield(color)) }
    case "button":
      let isIcon = component.image != nil && component.keys.isDisjoint(with: Self.text)
      addButton(component.styles?.normal ?? component.styleId, node, behind, isIcon: isIcon)
      if let selected = component.styles?.selected { addButton(selected, node, behind, isIcon: isIcon) }
    default: break
    }
  }

  private static let text = Document.ComponentContents.table.keys([\.text, \.data, \.dataSourceId])

  /// Adds the text of a label, which draws its background only at level `extended`.
  private mutating func addLabel(_ name: String?, _ node: RecordIndex, _ behind: Backdrop?) {
    if context.level == .extended { return addButton(name, node, behind, isIcon: false) }
    let style = context.styles.resolved(name)
    let dropped = (style?.style.backgroundColor).flatMap(opaque)
    add(style, node, behind, dropped: dropped.map(TextOnBackdrop.Dropped.label))
  }

  private mutating func addButton(
    _ name: String?, _ node: RecordIndex, _ behind: Backdrop?, isIcon: Bool
  ) {
    guard let style = context.styles.resolved(name) else { return }
    guard let color = style.style.backgroundColor else { return add(style, node, behind, isIcon: isIcon) }
    if color.reading.form != .invalid, color.reading.alpha <= 0 {
      return add(style, node, behind, isIcon: isIcon)
    }
    add(style, node, fill(of: style, isOwn: true), isIcon: isIcon)
  }

  private mutating func add(
    _ style: ResolvedStyle?, _ component: RecordIndex, _ behind: Backdrop?,
    dropped: TextOnBackdrop.Dropped? = nil, isIcon: Bool = false
  ) {
    guard let behind, let style, style.style.textColor != nil else { return }
    var dropped = dropped
    if dropped == nil, let stack = droppedStack, stack.behind === behind { dropped = .stack(stack.color) }
    texts.append(
      TextOnBackdrop(style: style, component: component, backdrop: behind, dropped: dropped, isIcon: isIcon))
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
