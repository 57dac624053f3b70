public import CladsDocument
public import TextUI

extension EdgeInsets {
  /// Converts insets from points to cells; negative ones become 0.
  public init(_ insets: IR.EdgeInsets) {
    self.init(
      top: Scale.rows(insets.top), leading: Scale.columns(insets.leading), bottom: Scale.rows(insets.bottom),
      trailing: Scale.columns(insets.trailing))
  }

  /// Converts the insets of a screen from points to cells; a missing inset is 0.
  init(_ insets: Document.EdgeInsets?) {
    self.init(
      IR.EdgeInsets(
        top: insets?.top?.value ?? 0, bottom: insets?.bottom?.value ?? 0,
        leading: insets?.leading?.value ?? 0, trailing: insets?.trailing?.value ?? 0))
  }
}

extension GridColumns {
  /// Creates the columns of a grid of a document.
  init(_ columns: Document.Columns) {
    switch columns {
    case .fixed(let count): self = .fixed(count)
    case .adaptive(let width): self = .adaptiveInPoints(minWidth: width)
    }
  }
}

extension HorizontalAlignment {
  public init(_ alignment: Document.HorizontalAlignment) {
    switch alignment {
    case .leading: self = .leading
    case .center: self = .center
    case .trailing: self = .trailing
    }
  }
}

extension VerticalAlignment {
  public init(_ alignment: Document.VerticalAlignment) {
    switch alignment {
    case .top: self = .top
    case .center: self = .center
    case .bottom: self = .bottom
    }
  }
}

extension Alignment {
  /// Creates an alignment from those of a document; one that is missing is centered.
  init(_ horizontal: Document.HorizontalAlignment?, _ vertical: Document.VerticalAlignment?) {
    self.init(
      horizontal: horizontal.map { .init($0) } ?? .center, vertical: vertical.map { .init($0) } ?? .center)
  }

  /// Creates an alignment that is centered vertically.
  public init(_ alignment: Document.HorizontalAlignment) {
    self.init(horizontal: .init(alignment), vertical: .center)
  }
}

extension TextAlignment {
  public init(_ alignment: Document.HorizontalAlignment) {
    switch alignment {
    case .leading: self = .leading
    case .center: self = .center
    case .trailing: self = .trailing
    }
  }
}
