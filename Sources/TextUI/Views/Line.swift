/// A line of a repeated character, one cell thick and as long as proposed.
public struct Line: TextView {
  public typealias Body = EmptyTextView
  private let axis: Axis
  private let character: Character?

  /// Creates a line; without a character, it uses the glyphs of the environment.
  public init(_ axis: Axis = .horizontal, character: Character? = nil) {
    self.axis = axis
    self.character = character
  }

  public func build(into list: inout LayoutList) {
    if list.medium == .points {
      let color = list.environment.foregroundColor ?? SystemColors.separator(list.environment.colorScheme)
      return list.build(PointShape(fill: .color(color)).thin(along: axis))
    }
    let glyphs = list.environment.glyphs
    let character = character ?? (axis == .horizontal ? glyphs.horizontal : glyphs.vertical)
    list.nodes.append(FillerNode(list.glyph(character), thickness: axis, ink: list.ink()))
  }
}

/// A line that separates the views of a stack.
public struct Divider: TextView {
  public typealias Body = EmptyTextView
  private let axis: Axis?

  /// Creates a divider along an axis; without one, it is drawn across its stack.
  public init(_ axis: Axis? = nil) { self.axis = axis }

  public func build(into list: inout LayoutList) {
    if list.medium == .points {
      let color = SystemColors.separator(list.environment.colorScheme)
      return list.build(
        PointShape(fill: .color(color)).thin(
          along: axis ?? (list.axis == .horizontal ? .vertical : .horizontal)))
    }
    Line(axis ?? (list.axis == .horizontal ? .vertical : .horizontal)).build(into: &list)
  }
}

/// A character repeated over the proposed size.
public struct Fill: TextView {
  public typealias Body = EmptyTextView
  private let character: Character

  /// Creates a fill; a character that is not one cell wide is replaced by a question mark.
  public init(_ character: Character) { self.character = character }

  public func build(into list: inout LayoutList) {
    if list.medium == .points {
      // Characters that fill an area in cells are a tint in points.
      let color = list.environment.foregroundColor ?? SystemColors.label(list.environment.colorScheme)
      return list.build(PointShape(fill: .color(color.opacity(0.15))))
    }
    list.nodes.append(FillerNode(list.glyph(character), thickness: nil, ink: list.ink()))
  }
}

extension TextView {
  /// Returns a line of one pixel that is as long as proposed.
  fileprivate func thin(along axis: Axis) -> AnyTextView {
    axis == .horizontal
      ? frame(height: Estimates.dividerThickness).frame(maxWidth: .infinity)
      : frame(width: Estimates.dividerThickness).frame(maxHeight: .infinity)
  }
}

extension LayoutList {
  /// Appends the nodes of another view.
  mutating func build(_ view: some TextView) { view.build(into: &self) }

  func glyph(_ character: Character) -> Glyph { Glyph.narrow(character, &state.clusters) }

  /// Returns the ink for lines in this environment.
  func ink(_ color: Color? = nil) -> Ink {
    Ink(color ?? environment.foregroundColor, opacity: environment.opacity)
  }
}

/// A rectangle filled with a character.
final class FillerNode: LayoutNode {
  private let glyph: Glyph
  private let axis: Axis?
  private let ink: Ink

  /// Creates a line along an axis or, without one, an area.
  init(_ glyph: Glyph, thickness axis: Axis?, ink: Ink) {
    self.glyph = glyph
    self.axis = axis
    self.ink = ink
    super.init(.cells)
  }

  override func measure(_ proposal: Proposal) -> Size {
    Size(
      width: axis == .vertical ? 1 : proposal.width ?? 1,
      height: axis == .horizontal ? 1 : proposal.height ?? 1)
  }

  override func draw(at origin: Point, _ proposal: Proposal, on canvas: LayoutCanvas) {
    guard ink.isVisible else { return }
    (canvas as? Painter)?.draw(glyph, in: Rect(origin, size(proposal)), ink: ink)
  }
}
