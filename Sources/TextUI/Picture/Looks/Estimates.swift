/// What is not certain about how SwiftUI draws: estimates, in points unless they say otherwise.
///
/// Everything else follows documented or measured behavior.
package enum Estimates {
  /// The side of the square that the largest symbols fit into, as a multiple of the font size.
  package static let symbolScale = 1.17
  /// The diameter of a circular activity indicator.
  package static let activityIndicator = 20.0
  /// The thickness of a divider: one pixel of a screen with three pixels per point.
  package static let dividerThickness = 1.0 / 3
  /// The length of a shape, a color or a gradient where none is proposed.
  package static let shapeIdealLength = 10.0
  /// The minimum length of a spacer.
  package static let spacerMinLength = 8.0
  /// The standard deviation of the blur of a shadow, as a multiple of its radius.
  package static let shadowDeviation = 0.5
  /// The intrinsic side of a picture whose size is not known.
  package static let unknownImageSide = 100.0
  /// The radius of the rounded corners that views in cells ask for.
  package static let cornerRadius = 8.0
  /// The space between a border and the view around which it grows.
  package static let borderPadding = 4.0
}
