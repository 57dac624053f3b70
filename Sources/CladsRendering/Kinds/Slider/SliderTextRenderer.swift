package import TextUI

/// Draws sliders.
package struct SliderTextRenderer: TextNodeRendering {
  package static let nodeKind = RenderNodeKind.slider

  package init() {}

  package func render(_ node: RenderNode, context: TextRenderContext) -> AnyTextView {
    guard case .slider(let slider) = node else { return AnyTextView(EmptyTextView()) }
    return AnyTextView(SliderView(configuration: SliderConfiguration(slider)))
  }
}

/// The appearance of a slider.
package struct SliderConfiguration {
  /// The position of the thumb, from 0 to 1.
  package let share: Double
  /// The color of the track before the thumb; `nil` for that of the system.
  package let tint: Color?
  /// The padding around it, in points.
  package let padding: IR.EdgeInsets
  /// What it is on a page.
  let control: SceneControl

  package init(_ node: SliderNode) {
    // Computed with halves: the length of the largest ranges would overflow to infinity.
    let length = node.maxValue / 2 - node.minValue / 2
    let share = length > 0 ? (node.value / 2 - node.minValue / 2) / length : 0
    self.share = share.isFinite ? min(max(share, 0), 1) : 0
    tint = node.style.tintColor
    padding = node.style.padding
    let range = min(node.minValue, node.maxValue)...max(node.minValue, node.maxValue)
    // On device, nothing but its kind and value is read out.
    control = SceneControl(.slider(value: node.value, range: range), label: "")
  }

  /// Returns the number of columns before the thumb in a slider of the given width.
  package func columns(before width: Int) -> Int {
    Int((share * Double(max(0, width - 1))).rounded())
  }
}

/// The view of a slider: a track of all available width, with a thumb. In cells it keeps the three columns
/// that show where the thumb is.
package struct SliderView: TextView {
  let configuration: SliderConfiguration

  package init(configuration: SliderConfiguration) { self.configuration = configuration }

  package var body: some TextView {
    PerMedium {
      SizeReader { size in
        line(columns: size.width)
      }.frame(minWidth: 3, idealWidth: 12, maxWidth: Length.infinity, minHeight: 1, maxHeight: 1)
    } points: {
      SliderBar(share: configuration.share, tint: configuration.tint).control(configuration.control)
    }.padding(configuration.padding)
  }

  private func line(columns: Int) -> some TextView {
    let before = configuration.columns(before: columns)
    let tint = configuration.tint ?? .blue
    return EnvironmentReader { environment in
      HStack(alignment: .top, spacing: 0) {
        Fill(environment.glyphs.horizontal).styled(ForegroundStyle(tint)).frame(width: before)
        Text(String(environment.glyphs.thumb)).foreground(tint)
        Fill(environment.glyphs.horizontal).frame(width: max(0, columns - before - 1))
      }
    }
  }
}
