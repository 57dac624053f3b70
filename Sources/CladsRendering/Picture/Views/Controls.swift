import CladsDocument
public import TextUI

/// Pictures in the manner of iOS.
extension PictureView {
  /// Returns a symbol that takes the size that it is proposed, in its own aspect ratio; `color` is the
  /// inherited one if it is `nil`.
  public static func resizableSymbol(
    _ name: String, font: PictureFont, color: IR.Color? = nil
  ) -> PictureView {
    PictureView { environment in
      let symbol = environment.cache.symbol(name, color: color ?? environment.foregroundColor)
      return BoxNode(ideal: Size(points: symbol.size(font))) { _ in .symbol(symbol) }
    }.aspectRatio()
  }

  /// Returns a box in the place of a picture.
  public static func placeholder(
    _ name: String, ideal: (width: Double, height: Double), in scheme: ColorScheme
  ) -> PictureView {
    resizable(ideal: ideal) { _ in .placeholder(ScenePlaceholder(name, in: scheme)) }
  }

  /// Returns a picture from a file that takes the size that it is proposed, in its own aspect ratio.
  public static func image(_ image: PictureImage, named name: String, in scheme: ColorScheme) -> PictureView {
    PictureView { _ in ImageBoxNode(image, ScenePlaceholder(name, in: scheme)) }.aspectRatio()
  }

  /// The side of a picture of unknown size, in points.
  public static var unknownImageSide: Double { Estimates.unknownImageSide }

  /// Returns an activity indicator.
  public static func activityIndicator(_ scheme: ColorScheme) -> PictureView {
    PictureView { environment in
      let side = PictureScale.units(Estimates.activityIndicator)
      let symbol = environment.cache.symbol(
        ActivityIndicator.name, color: SystemColors.secondaryLabel(scheme))
      return FixedBoxNode(Size(width: side, height: side)) { _ in .symbol(symbol) }
    }
  }

  /// Returns a line of one pixel across a vertical stack.
  public static func systemDivider(_ scheme: ColorScheme) -> PictureView {
    shape(.rectangle(cornerRadius: 0), fill: .color(SystemColors.separator(scheme)))
      .frame(height: Estimates.dividerThickness).frame(maxWidth: .infinity)
  }
}

extension SceneControl {
  /// Returns the control with the baseline that its font has.
  func measured(by measure: any TextMeasuring) -> SceneControl {
    var control = self
    control.baseline = PictureScale.points(measure.baseline(line: 0, font))
    return control
  }
}

extension ScenePlaceholder {
  fileprivate init(_ name: String, in scheme: ColorScheme) {
    // Opaque, as images are: what is behind may have any color.
    let isDark = scheme == .dark
    self.init(
      name: name, color: isDark ? IR.Color(white: 0.92) : IR.Color(white: 0.35),
      fill: isDark ? IR.Color(white: 0.24) : IR.Color(white: 0.89))
  }
}

extension IR.Color {
  fileprivate init(white: Double) { self.init(red: white, green: white, blue: white) }
}

/// The drawing of an activity indicator.
enum ActivityIndicator {
  /// The name of a symbol that looks like one.
  static let name = "rays"
}
