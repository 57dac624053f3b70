public import CladsDocument
public import CladsRenderTree
import CladsTextRenderer
public import TextUI

/// What a button looks like.
public struct ButtonConfiguration {
  /// The ways in which a button can be drawn.
  public enum Variant: Sendable, Hashable {
    /// In square brackets: it can be tapped, and has no box of its own.
    case plain
    /// In round brackets: it does nothing.
    case inert
    /// In a box with its fill behind it.
    case boxed
  }

  /// What it says.
  public let label: String
  /// Its image.
  public let image: ImageConfiguration?
  /// Where the image stands.
  public let imagePlacement: Document.ImagePlacement
  /// Distance of the image from the caption, in cells: columns beside it, rows above or below.
  public let imageSpacing: (columns: Int, rows: Int)
  /// Its looks.
  public let style: IR.Style
  /// Whether it takes all the width there is.
  public let fillsWidth: Bool
  /// How it is drawn.
  public let variant: Variant
  private let logic: any ButtonVariantLogic

  /// The looks of a node.
  public init(_ node: ButtonNode) {
    label = node.label
    image = node.image.map { ImageConfiguration(symbol: $0, style: node.currentStyle) }
    imagePlacement = node.imagePlacement
    imageSpacing = (Scale.columns(node.imageSpacing), Scale.rows(node.imageSpacing))
    style = node.currentStyle
    fillsWidth = node.fillWidth
    let isFilled = (style.backgroundColor?.alpha ?? 0) > 0 || (style.borderWidth ?? 0) > 0
    let isRound = node.buttonShape != nil || (style.cornerRadius ?? 0) > 0
    if isFilled, Self.rows(of: style, node) >= 2 + Self.contentRows(of: node) {
      variant = .boxed
      logic = BoxedButtonVariant(isRound: isRound)
    } else if node.onTap == nil {
      variant = .inert
      logic = InertButtonVariant()
    } else {
      variant = .plain
      logic = PlainButtonVariant()
    }
  }

  /// How many rows it takes when its caption takes one.
  private static func rows(of style: IR.Style, _ node: ButtonNode) -> Int {
    if let height = style.height { return Scale.drawnRows(height) }
    let padding = EdgeInsets(style.padding)
    let least = style.size.minHeight?.points.map(Scale.drawnRows) ?? 0
    return max(least, contentRows(of: node) + padding.top + padding.bottom)
  }

  /// How many rows the caption and the image take.
  private static func contentRows(of node: ButtonNode) -> Int {
    let isStacked = node.imagePlacement == .top || node.imagePlacement == .bottom
    guard node.image != nil, isStacked, !node.label.isEmpty else { return 1 }
    return 2 + Scale.rows(node.imageSpacing)
  }

  /// What stands before and after the caption.
  public var brackets: (opening: String, closing: String)? { logic.brackets }
  /// The box around it.
  public var box: BorderStyle? { logic.box }
  /// Space inside it, in cells: what the style says, and in a box at least a cell beside the caption.
  public var padding: EdgeInsets {
    logic.padding(EdgeInsets(style.padding), hasWidth: style.size.width != nil)
  }
  /// Its colour.
  public var fill: Color? { style.backgroundColor.flatMap { $0.alpha > 0 ? Color($0) : nil } }
  /// The colour of its box: that of its border, else hardly more than its fill.
  public var boxColor: Color? {
    if (style.borderWidth ?? 0) > 0, let color = style.borderColor { return Color(color) }
    let caption = style.textColor.map { Color($0) }
    return fill.map { fill in caption.map { fill.mixed(with: $0, share: 0.3) } ?? fill }
  }
}

/// What tells the ways of drawing a button apart.
private protocol ButtonVariantLogic {
  var brackets: (opening: String, closing: String)? { get }
  var box: BorderStyle? { get }
}

extension ButtonVariantLogic {
  fileprivate func padding(_ padding: EdgeInsets, hasWidth: Bool) -> EdgeInsets {
    guard box != nil, !hasWidth else { return padding }
    return EdgeInsets(
      top: padding.top, leading: max(1, padding.leading), bottom: padding.bottom,
      trailing: max(1, padding.trailing))
  }
}

private struct PlainButtonVariant: ButtonVariantLogic {
  var brackets: (opening: String, closing: String)? { ("[", "]") }
  var box: BorderStyle? { nil }
}

private struct InertButtonVariant: ButtonVariantLogic {
  var brackets: (opening: String, closing: String)? { ("(", ")") }
  var box: BorderStyle? { nil }
}

private struct BoxedButtonVariant: ButtonVariantLogic {
  let isRound: Bool
  var brackets: (opening: String, closing: String)? { nil }
  var box: BorderStyle? { isRound ? .rounded : .square }
}
