import CladsDocument
import Diagnostics
import JSONSyntax
import SourceText

/// Content that is larger than any screen, and does not scroll.
package enum ContentOverflow {
  /// What the message says about content that is too high.
  package static let verticalWords = "from top to bottom"

  static let rule = Rule(
    "content-overflow", .info, .layout, checks: .document(check),
    summary: "A stack or root whose content is larger than any screen, outside of a `sectionLayout`.",
    why: """
      Only a `sectionLayout` scrolls. The rule adds up what certainly takes space: lines of text, fixed sizes, \
      spacing and padding. It reports more than 1000 points from top to bottom, and 1400 from side to side; the \
      largest iPhone has 956 points.
      """,
    bad: #"""
      {
        "id": "poster",
        "styles": { "tall": { "height": 600, "backgroundColor": "#336699" } },
        "root": {
          «"children"»: [
            { "type": "shape", "shapeType": "rectangle", "styleId": "tall" },
            { "type": "shape", "shapeType": "rectangle", "styleId": "tall" }
          ]
        }
      }
      """#,
    good: #"""
      {
        "id": "poster",
        "styles": { "tall": { "height": 600, "backgroundColor": "#336699" } },
        "root": {
          "children": [ { "type": "sectionLayout", "sections": [ {
            "layout": { "type": "list" },
            "children": [
              { "type": "shape", "shapeType": "rectangle", "styleId": "tall" },
              { "type": "shape", "shapeType": "rectangle", "styleId": "tall" }
            ]
          } ] } ]
        }
      }
      """#)

  /// The sizes in points up to which content may fit: above the height of an iPhone 17 Pro Max (956), and the
  /// width of an iPad Pro 13" on its side (1376).
  private static let limits = (height: 1000.0, width: 1400.0)

  static func check(_ context: RuleContext) {
    guard context.document.hasReadRoot, !context.hasHoles else { return }
    let root = context.document.root
    var measure = ContentMeasure(context)
    let height = measure.stacked(root.children, spacing: 0)
    for excess in measure.excesses { report(excess, context.type(of: excess.node), context) }
    guard measure.excesses.isEmpty, height > limits.height, let range = context.key(\.children, of: root)
    else {
      return
    }
    report(
      ContentMeasure.Excess(
        node: root.origin.node, size: height, isVertical: true, count: root.children.count), range, context)
  }

  fileprivate static func exceeds(_ size: Double, isVertical: Bool) -> Bool {
    size > (isVertical ? limits.height : limits.width)
  }

  private static func report(_ excess: ContentMeasure.Excess, _ range: TextRange, _ context: RuleContext) {
    let size = Int(min(excess.size, 1e9))
    let nodes = excess.count == 1 ? "this node needs" : "these \(excess.count) nodes need"
    context.report(
      RuleFinding(
        at: range,
        "\(nodes) at least \(size) points \(excess.isVertical ? verticalWords : "from side to side")",
        consequence: "what does not fit on the screen cannot be reached, because nothing here scrolls",
        help: excess.isVertical
          ? "put them in a `sectionLayout`, which scrolls"
          : "put them in a `sectionLayout` with a section of the layout `horizontal`, which scrolls"))
  }
}

/// Adds up what certainly takes space outside of anything that scrolls.
private struct ContentMeasure {
  /// A stack that is too large by itself.
  struct Excess {
    let node: RecordIndex
    let size: Double
    let isVertical: Bool
    let count: Int
  }

  private let context: RuleContext
  private(set) var excesses: [Excess] = []

  init(_ context: RuleContext) { self.context = context }

  /// Returns the height of nodes below each other, at least.
  mutating func stacked(_ nodes: [Document.LayoutNode], spacing: Double) -> Double {
    sum(nodes, spacing: spacing) { measure, node in measure.height(of: node) }
  }

  private mutating func sum(
    _ nodes: [Document.LayoutNode], spacing: Double, _ size: (inout Self, Document.LayoutNode) -> Double
  ) -> Double {
    var total = spacing * Double(max(nodes.count - 1, 0))
    for node in nodes where !context.isCanceled() { total += size(&self, node) }
    return total.isFinite ? max(total, 0) : 0
  }

  private mutating func height(of node: Document.LayoutNode) -> Double {
    switch node {
    case .component(let component): return height(of: component.contents)
    case .spacer(let spacer): return max(spacer.height ?? spacer.minLength ?? 0, 0)
    case .forEach, .sectionLayout: return 0
    case .layout(let layout):
      // Modifiers may change the size.
      guard layout.modifiers == nil, layout.templateName == nil else { return 0 }
      let edges = layout.padding.map { $0.size(isVertical: true) } ?? 0
      switch layout.kind {
      case .vstack:
        let height = stacked(layout.children, spacing: layout.spacing ?? 0) + edges
        return record(height, isVertical: true, layout) ? 0 : height
      case .hstack:
        var width = layout.padding.map { $0.size(isVertical: false) } ?? 0
        width += sum(layout.children, spacing: layout.spacing ?? 0) { $0.width(of: $1) }
        _ = record(width, isVertical: false, layout)
        return largest(of: layout.children) + edges
      case .zstack: return largest(of: layout.children) + edges
      }
    }
  }

  private mutating func largest(of nodes: [Document.LayoutNode]) -> Double {
    var largest = 0.0
    for node in nodes where !context.isCanceled() { largest = max(largest, height(of: node)) }
    return largest
  }

  /// Records a stack that is too large; returns whether it is.
  private mutating func record(_ size: Double, isVertical: Bool, _ layout: Document.Layout) -> Bool {
    guard ContentOverflow.exceeds(size, isVertical: isVertical) else { return false }
    excesses.append(
      Excess(node: layout.origin.node, size: size, isVertical: isVertical, count: layout.children.count))
    return true
  }

  // MARK: Components

  private func height(of component: Document.ComponentContents) -> Double {
    guard let style = style(of: component) else { return 0 }
    switch component.kind {
    case "label": return textHeight(of: component, style) + edges(component, style)
    case "button":
      if let height = style.height { return height.points }
      return textHeight(of: component, style) + edges(component, style)
    case "image", "gradient": return style.height?.points ?? 0
    case "shape": return style.height.map { $0.points + max(style.borderWidth ?? 0, 0) } ?? 0
    default: return 0
    }
  }

  private func width(of node: Document.LayoutNode) -> Double {
    switch node {
    case .spacer(let spacer): return max(spacer.width ?? spacer.minLength ?? 0, 0)
    case .component(let component):
      guard ["button", "image", "gradient", "shape"].contains(component.kind.rawValue) else { return 0 }
      return style(of: component.contents)?.width?.points ?? 0
    default: return 0
    }
  }

  /// Returns the style of a component of a built-in kind; `nil` if its size is not known.
  private func style(of component: Document.ComponentContents) -> Document.Style? {
    guard component.isBuiltIn, component.modifiers == nil, component.templateName == nil else { return nil }
    guard let name = component.styles?.normal ?? component.styleId else { return Document.Style() }
    return context.styles.resolved(name)?.style
  }

  /// Returns the height of the lines of a text, without those that come from wrapping.
  private func textHeight(of component: Document.ComponentContents, _ style: Document.Style) -> Double {
    guard let text = component.text, !text.isEmpty, component.data == nil, component.dataSourceId == nil,
      !text.utf8.starts(with: "${".utf8)
    else { return 0 }
    let lines = text.utf8.reduce(1) { $0 + ($1 == Byte.newline ? 1 : 0) }
    // The lines of the system font are 1.19 times as high as its size; of others, at least this high.
    return Double(lines) * max(style.fontSize ?? 17, 0)
  }

  private func edges(_ component: Document.ComponentContents, _ style: Document.Style) -> Double {
    let paddings = [component.padding, style.padding].compactMap { $0?.size(isVertical: true) }
    return max(paddings.min() ?? 0, 0)
  }
}

extension Document.DimensionValue {
  /// The length in points, or none if it is a fraction.
  fileprivate var points: Double {
    if case .absolute(let points) = self, points.isFinite { max(points, 0) } else { 0 }
  }
}

extension Document.Padding {
  /// The padding on two opposite edges together.
  fileprivate func size(isVertical: Bool) -> Double {
    let both = isVertical ? vertical : horizontal
    let (first, last) = isVertical ? (top, bottom) : (leading, trailing)
    let sum = (first ?? both ?? all ?? 0) + (last ?? both ?? all ?? 0)
    return sum.isFinite ? max(sum, 0) : 0
  }
}
