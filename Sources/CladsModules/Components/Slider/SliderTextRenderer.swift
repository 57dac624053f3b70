public import CladsRenderTree
public import CladsTextRenderer
public import TextUI

/// Draws sliders.
public struct SliderTextRenderer: TextNodeRendering {
  /// The kind.
  public static let nodeKind = RenderNodeKind.slider

  /// Creates a renderer.
  public init() {}

  /// The view of a slider.
  public func render(_ node: RenderNode, context: TextRenderContext) -> AnyTextView {
    guard case .slider(let slider) = node else { return AnyTextView(EmptyTextView()) }
    return AnyTextView(SliderView(configuration: SliderConfiguration(slider)))
  }
}

/// What a slider looks like.
public struct SliderConfiguration {
  /// Where its thumb is, 0 to 1.
  public let share: Double
  /// The colour of the line before the thumb.
  public let tint: Color
  /// Space around it, in cells.
  public let padding: EdgeInsets

  /// The looks of a node.
  public init(_ node: SliderNode) {
    // Halves, because the whole length of the largest ranges is no number.
    let length = node.maxValue / 2 - node.minValue / 2
    let share = length > 0 ? (node.value / 2 - node.minValue / 2) / length : 0
    self.share = share.isFinite ? min(max(share, 0), 1) : 0
    tint = node.style.tintColor.map { Color($0) } ?? .blue
    padding = EdgeInsets(node.style.padding)
  }

  /// How many columns stand before the thumb in a slider of a width.
  public func columns(before width: Int) -> Int {
    Int((share * Double(max(0, width - 1))).rounded())
  }
}

/// A slider: a line as wide as there is room, with a thumb.
public struct SliderView: TextView {
  let configuration: SliderConfiguration

  /// Creates a slider.
  public init(configuration: SliderConfiguration) { self.configuration = configuration }

  /// The line with the thumb.
  public var body: some TextView {
    SizeReader { size in
      let before = configuration.columns(before: size.width)
      EnvironmentReader { environment in
        HStack(alignment: .top, spacing: 0) {
          Fill(environment.glyphs.horizontal).foregroundColor(configuration.tint).frame(width: before)
          Text(String(environment.glyphs.thumb)).foreground(configuration.tint)
          Fill(environment.glyphs.horizontal).frame(width: max(0, size.width - before - 1))
        }
      }
    }.frame(minWidth: 3, idealWidth: 12, maxWidth: Length.infinity, minHeight: 1, maxHeight: 1)
      .padding(configuration.padding)
  }
}
