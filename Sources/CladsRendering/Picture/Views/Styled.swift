import CladsDocument
public import TextUI

/// Styles of documents.
extension PictureView {
  /// Returns this view with the padding, size, background, corners, border and shadow of a style.
  public func styled(_ style: IR.Style, alignment: Alignment = .center) -> PictureView {
    guard style != IR.Style() else { return self }
    return padding(style.padding).sized(style.size, alignment: alignment).backed(by: style)
  }

  /// Returns this view in frames of a size of a style.
  public func sized(_ size: IR.Size, alignment: Alignment = .center) -> PictureView {
    frame(
      minWidth: size.minWidth?.points, maxWidth: size.maxWidth?.points, minHeight: size.minHeight?.points,
      maxHeight: size.maxHeight?.points, alignment: alignment
    )
    .frame(
      widthFraction: size.width?.fraction, heightFraction: size.height?.fraction, alignment: alignment
    )
    .frame(width: size.width?.points, height: size.height?.points, alignment: alignment)
  }

  /// Returns this view with the background, corners, border and shadow of a style.
  public func backed(by style: IR.Style, cornerRadius: Double? = nil) -> PictureView {
    let radius = cornerRadius ?? style.cornerRadius ?? 0
    let shape = PictureShape.rectangle(cornerRadius: radius)
    let fill = style.backgroundColor.flatMap { $0.alpha > 0 ? ScenePaint.color($0) : nil }
    let view = (radius > 0 ? clipped(cornerRadius: radius) : self)
      .background(fill, in: shape, shadow: style.shadow)
      .border(style.borderColor, width: style.borderWidth, in: shape)
    // Without a background, what is drawn has the shadow.
    return fill == nil ? view.shadow(style.shadow) : view
  }
}

extension Document.Dimension {
  /// The fraction of the available space, or `nil` for a length in points.
  fileprivate var fraction: Double? { if case .fractional(let share) = self { share } else { nil } }
}
