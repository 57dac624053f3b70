public import TextUI

/// Draws sliders.
public struct SliderTextRenderer: TextNodeRendering {
  public static let nodeKind = RenderNodeKind.slider

  public init() {}

  public func render(_ node: RenderNode, context: TextRenderContext) -> AnyTextView {
    guard case .slider(let slider) = node else { return AnyTextView(EmptyTextView()) }
    return AnyTextView(SliderView(configuration: SliderConfiguration(slider)))
  }
}

/// The appearance of a slider.
public struct SliderConfiguration {
  /// The position of the thumb, from 0 to 1.
  public let share: Double
  /// The color of the track before the thumb.
  public let tint: Color
  /// The padding around it, in cells.
  public let padding: EdgeInsets

  public init(_ node: SliderNode) {
    // Computed with halves: the length of the largest ranges would overflow to infinity.
    let length = node.maxValue / 2 - node.minValue / 2
    let share = length > 0 ? (node.value / 2 - node.minValue / 2) / length : 0
    self.share = share.isFinite ? min(max(share, 0), 1) : 0
    tint = node.style.tintColor.map { Color($0) } ?? .blue
    padding = EdgeInsets(node.style.padding)
  }

  /// Returns the number of columns before the thumb in a slider of the given width.
  public func columns(before width: Int) -> Int {
    Int((share * Double(max(0, width - 1))).rounded())
  }
}

/// The view of a slider: a track of all available width, with a thumb. It keeps the three columns that show
/// where the thumb is.
public struct SliderView: TextView {
  let configuration: SliderConfiguration

  public init(configuration: SliderConfiguration) { self.configuration = configuration }

  public var body: some TextView {
    SizeReader { size in
      let before = configuration.columns(before: size.width)
      EnvironmentReader { environment in
        HStack(alignment: .top, spacing: 0) {
          Fill(environment.glyphs.horizontal).styled(ForegroundStyle(configuration.tint)).frame(width: before)
          Text(String(environment.glyphs.thumb)).foreground(configuration.tint)
          Fill(environment.glyphs.horizontal).frame(width: max(0, size.width - before - 1))
        }
      }
    }.frame(minWidth: 3, idealWidth: 12, maxWidth: Length.infinity, minHeight: 1, maxHeight: 1)
      .styled(InsetStyle(configuration.padding))
  }
}
