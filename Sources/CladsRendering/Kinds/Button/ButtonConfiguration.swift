package import CladsDocument
package import TextUI

/// The appearance of a button.
package struct ButtonConfiguration {
  package enum Variant: Sendable, Hashable {
    /// In square brackets: a button that can be tapped, without a box.
    case plain
    /// In parentheses: a button without an action.
    case inert
    /// In a box with its fill as the background.
    case boxed
  }

  package let label: String
  package let image: ImageConfiguration?
  /// The side of the label that the image is on.
  package let imagePlacement: Document.ImagePlacement
  /// The spacing between image and label in cells: columns if they are side by side, rows if one is above the
  /// other.
  package let imageSpacing: (columns: Int, rows: Int)
  package let style: IR.Style
  /// Whether it takes all available width.
  package let fillsWidth: Bool
  package let variant: Variant
  private let logic: any ButtonVariantLogic

  package init(_ node: ButtonNode) {
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

  /// Returns the number of rows that the button takes with a label of one row.
  private static func rows(of style: IR.Style, _ node: ButtonNode) -> Int {
    if let height = style.height { return Scale.drawnRows(height) }
    let padding = EdgeInsets(style.padding)
    let minimum = style.size.minHeight?.points.map(Scale.drawnRows) ?? 0
    return max(minimum, contentRows(of: node) + padding.top + padding.bottom)
  }

  /// Returns the number of rows that a label of one row and the image take.
  private static func contentRows(of node: ButtonNode) -> Int {
    let isStacked = node.imagePlacement == .top || node.imagePlacement == .bottom
    guard node.image != nil, isStacked, !node.label.isEmpty else { return 1 }
    return 2 + Scale.rows(node.imageSpacing)
  }

  /// Whether the button has a width of its own: that of its style or its content, or all that is available.
  package var hasWidth: Bool {
    fillsWidth || !label.isEmpty || image != nil || style.width != nil || style.size.width != nil
      || style.size.minWidth != nil || emptyWidth >= 3
  }

  /// The number of columns that the button takes without any content.
  var emptyWidth: Int {
    let padding = EdgeInsets(style.padding)
    return padding.leading + padding.trailing
  }

  /// The brackets around the label, or `nil` for a button in a box.
  package var brackets: (opening: String, closing: String)? { logic.brackets }
  /// The border of the box, or `nil` for a button in brackets.
  package var box: BorderStyle? { logic.box }
  /// The padding inside it in cells: that of the style, and in a box at least one cell on either side of the
  /// label.
  package var padding: EdgeInsets {
    logic.padding(EdgeInsets(style.padding), hasWidth: style.size.width != nil)
  }
  /// The background color.
  package var fill: Color? { style.backgroundColor.flatMap { $0.alpha > 0 ? $0 : nil } }
  /// The color of the box: that of its border, else its fill tinted with the text color.
  package var boxColor: Color? {
    if (style.borderWidth ?? 0) > 0, let color = style.borderColor { return color }
    let text = style.textColor
    return fill.map { fill in text.map { fill.mixed(with: $0, share: 0.3) } ?? fill }
  }
}

/// What differs between the variants of a button.
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
