public import CladsDocument
public import TextUI

/// Containers.
extension PictureView {
  /// Returns views one below another, with spacing in points.
  public static func vstack(
    alignment: HorizontalAlignment = .center, spacing: Double = 0, _ children: [PictureView]
  ) -> PictureView {
    stack(.vertical, Alignment(horizontal: alignment, vertical: .top), spacing, children)
  }

  /// Returns views side by side, with spacing in points.
  public static func hstack(
    alignment: VerticalAlignment = .center, spacing: Double = 0, _ children: [PictureView]
  ) -> PictureView {
    stack(.horizontal, Alignment(horizontal: .leading, vertical: alignment), spacing, children)
  }

  private static func stack(
    _ axis: Axis, _ alignment: Alignment, _ spacing: Double, _ children: [PictureView]
  ) -> PictureView {
    PictureView { environment in
      guard let inner = environment.inside(axis) else { return nil }
      return StackNode(
        children.compactMap { $0.make(inner) }, axis: axis, spacing: PictureScale.signedUnits(spacing),
        alignment: alignment)
    }
  }

  /// Returns views in front of each other, the first one at the back.
  public static func zstack(alignment: Alignment = .center, _ children: [PictureView]) -> PictureView {
    PictureView { environment in
      guard let inner = environment.inside(nil) else { return nil }
      return ZStackNode(children.compactMap { $0.make(inner) }, alignment: alignment)
    }
  }

  /// Returns flexible space with a minimum length in points.
  public static func spacer(minLength: Double? = nil) -> PictureView {
    let minLength = minLength ?? Estimates.spacerMinLength
    return PictureView { PictureSpacerNode(PictureScale.units(minLength), along: $0.axis) }
  }

  /// Returns views one below another, of which only those in sight are built.
  public static func lazyVStack(
    count: Int, alignment: HorizontalAlignment = .center, spacing: Double = 0,
    _ content: @escaping (Int) -> PictureView
  ) -> PictureView {
    PictureView { environment in
      guard let inner = environment.inside(.vertical) else { return nil }
      return LazyStackNode(
        count: count, alignment: alignment, spacing: PictureScale.signedUnits(spacing),
        state: environment.state
      ) { index in
        content(index).make(inner) ?? StackNode([], axis: .vertical, spacing: 0, alignment: .top)
      }
    }
  }

  /// Returns a vertical scroll view, scrolled by the offset of the screen.
  public static func verticalScroll(_ content: PictureView) -> PictureView {
    PictureView { environment in
      guard let inner = environment.inside(.vertical), let node = content.make(inner) else { return nil }
      return ScrollNode(
        node, offset: PictureScale.units(environment.scrollOffset), state: environment.state)
    }
  }

  /// Returns a row of views that scrolls horizontally; spacing and offset are in points.
  public static func horizontalScroll(
    alignment: VerticalAlignment = .center, spacing: Double = 0, offset: Double = 0, _ children: [PictureView]
  ) -> PictureView {
    PictureView { environment in
      guard let inner = environment.inside(.horizontal) else { return nil }
      return RowNode(
        children.compactMap { $0.make(inner) }, spacing: PictureScale.signedUnits(spacing),
        offset: PictureScale.units(offset), alignment: alignment)
    }
  }

  /// Returns views in columns of equal width, with spacing in points.
  public static func grid(
    _ columns: Document.Columns, itemSpacing: Double = 0, lineSpacing: Double = 0, _ children: [PictureView]
  ) -> PictureView {
    PictureView { environment in
      guard let inner = environment.inside(nil) else { return nil }
      return GridNode(
        children.compactMap { $0.make(inner) }, columns: GridColumns(columns, length: PictureScale.units),
        spacing: (PictureScale.units(itemSpacing), PictureScale.units(lineSpacing)), alignment: .center,
        state: environment.state)
    }
  }

  /// Returns views of ideal size in lines that wrap, with spacing in points.
  public static func flow(
    itemSpacing: Double = 0, lineSpacing: Double = 0, _ children: [PictureView]
  ) -> PictureView {
    PictureView { environment in
      guard let inner = environment.inside(nil) else { return nil }
      return FlowNode(
        children.compactMap { $0.make(inner) },
        spacing: (PictureScale.units(itemSpacing), PictureScale.units(lineSpacing)))
    }
  }
}
