/// A symbol. In cells it is its name.
public struct Symbol: TextView {
  private let name: String
  private let font: Font
  private let color: Color?
  private let isResizable: Bool

  /// Creates a symbol in the size that it has in a font; `color` is the inherited one if it is `nil`.
  ///
  /// One that is resizable takes the size that it is proposed, in its own aspect ratio.
  public init(
    _ name: String, font: Font = .body, color: Color? = nil, isResizable: Bool = false
  ) {
    self.name = name
    self.font = font
    self.color = color
    self.isResizable = isResizable
  }

  public var body: some TextView {
    PerMedium {
      Text(name).foreground(color)
    } points: {
      if isResizable { drawing.aspectRatio(nil) } else { drawing }
    }
  }

  private var drawing: PointView {
    PointView { environment, cache in
      let color = color ?? environment.foregroundColor ?? SystemColors.label(environment.colorScheme)
      let symbol = cache.symbol(name, color: color)
      let size = Size(points: symbol.size(font.scaled(to: environment.dynamicTypeSize)))
      return isResizable
        ? BoxNode(ideal: size) { _ in .symbol(symbol) } : FixedBoxNode(size) { _ in .symbol(symbol) }
    }
  }
}

/// A picture from a file that takes the size that it is proposed, in its own aspect ratio. In cells it is its
/// name.
public struct Picture: TextView {
  private let image: PictureImage
  private let name: String

  public init(_ image: PictureImage, named name: String) {
    self.image = image
    self.name = name
  }

  public var body: some TextView {
    PerMedium {
      Text(name)
    } points: {
      PointView { environment, _ in ImageBoxNode(image, ScenePlaceholder(name, in: environment.colorScheme)) }
        .aspectRatio(nil)
    }
  }
}

/// A box in the place of a picture that takes the size that it is proposed. In cells it is its name.
public struct PicturePlaceholder: TextView {
  private let name: String
  private let ideal: (width: Double, height: Double)

  /// Creates a box; without a proposal, it has the size of `ideal` in points.
  public init(_ name: String, ideal: (width: Double, height: Double)) {
    self.name = name
    self.ideal = ideal
  }

  public var body: some TextView {
    PerMedium {
      Text(name)
    } points: {
      PointView { environment, _ in
        let placeholder = ScenePlaceholder(name, in: environment.colorScheme)
        return BoxNode(ideal: Size(points: ideal)) { _ in .placeholder(placeholder) }
      }
    }
  }
}

/// A circular activity indicator.
public struct ActivityIndicator: TextView {
  /// The name of a symbol that looks like one.
  package static let symbol = "rays"

  public init() {}

  public var body: some TextView {
    PerMedium {
      Text("…")
    } points: {
      PointView { environment, cache in
        let side = PictureScale.units(Estimates.activityIndicator)
        let color = SystemColors.secondaryLabel(environment.colorScheme)
        let symbol = cache.symbol(Self.symbol, color: color)
        return FixedBoxNode(Size(width: side, height: side)) { _ in .symbol(symbol) }
      }
    }
  }
}

extension ScenePlaceholder {
  fileprivate init(_ name: String, in scheme: ColorScheme) {
    // Opaque, as images are: what is behind may have any color.
    let isDark = scheme == .dark
    self.init(
      name: name, color: isDark ? Color(white: 0.92) : Color(white: 0.35),
      fill: isDark ? Color(white: 0.24) : Color(white: 0.89))
  }
}

extension Color {
  fileprivate init(white: Double) { self.init(red: white, green: white, blue: white) }
}

extension SceneControl {
  /// Returns the control as the user of the device sees it.
  package func drawn(in environment: EnvironmentValues) -> SceneControl {
    var control = self
    control.font = font.scaled(to: environment.dynamicTypeSize)
    if environment.isPseudolocalized, case .textField(let text, let placeholder) = kind {
      control.kind = .textField(text: text, placeholder: Pseudolocalization.text(placeholder))
    }
    return control
  }

  /// Returns the control with the baseline that its font has.
  package func measured(by measure: any TextMeasuring) -> SceneControl {
    var control = self
    control.baseline = PictureScale.points(measure.baseline(line: 0, font))
    return control
  }
}

extension Size {
  /// Converts a size from points to units.
  package init(points: (width: Double, height: Double)) {
    self.init(width: PictureScale.units(points.width), height: PictureScale.units(points.height))
  }
}
