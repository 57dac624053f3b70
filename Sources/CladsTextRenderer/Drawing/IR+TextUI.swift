public import CladsDocument
public import CladsRenderTree
public import TextUI

extension Color {
  /// A colour of the render tree.
  public init(_ color: IR.Color) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  /// A colour of the render tree on a light or a dark screen.
  public init(_ color: IR.AdaptiveColor, _ scheme: ColorScheme) {
    self.init(scheme == .dark ? color.dark : color.light)
  }
}

extension EdgeInsets {
  /// Distances in points as cells; negative ones count as none.
  public init(_ insets: IR.Insets) {
    self.init(
      top: Scale.rows(insets.top), leading: Scale.columns(insets.leading), bottom: Scale.rows(insets.bottom),
      trailing: Scale.columns(insets.trailing))
  }

  /// The distances of a screen's content from its edges.
  init(_ insets: Document.EdgeInsets?) {
    self.init(
      IR.Insets(
        top: insets?.top?.value ?? 0, bottom: insets?.bottom?.value ?? 0,
        leading: insets?.leading?.value ?? 0, trailing: insets?.trailing?.value ?? 0))
  }
}

extension HorizontalAlignment {
  /// An alignment of the render tree.
  public init(_ alignment: Document.HorizontalAlignment) {
    switch alignment {
    case .leading: self = .leading
    case .center: self = .center
    case .trailing: self = .trailing
    }
  }
}

extension VerticalAlignment {
  /// An alignment of the render tree.
  public init(_ alignment: Document.VerticalAlignment) {
    switch alignment {
    case .top: self = .top
    case .center: self = .center
    case .bottom: self = .bottom
    }
  }
}

extension Alignment {
  /// An alignment of the render tree.
  public init(_ alignment: IR.Alignment) {
    self.init(horizontal: .init(alignment.horizontal), vertical: .init(alignment.vertical))
  }

  /// Somewhere from left to right, in the middle of the height.
  public init(_ alignment: Document.HorizontalAlignment) {
    self.init(horizontal: .init(alignment), vertical: .center)
  }
}

extension TextAlignment {
  /// An alignment of the render tree.
  public init(_ alignment: Document.HorizontalAlignment) {
    switch alignment {
    case .leading: self = .leading
    case .center: self = .center
    case .trailing: self = .trailing
    }
  }
}
