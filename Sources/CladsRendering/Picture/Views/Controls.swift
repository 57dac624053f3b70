import CladsDocument
public import TextUI

/// Controls and pictures in the manner of iOS.
extension PictureView {
  /// Returns a toggle, without its label.
  public static func toggle(isOn: Bool, color: IR.Color) -> PictureView {
    let (width, height, inset) = (51.0, 31.0, Estimates.toggleInset)
    let knob = height - 2 * inset
    let shadow = IR.Shadow(color: IR.Color(red: 0, green: 0, blue: 0, alpha: 0.15), radius: 4, x: 0, y: 2)
    return shape(.capsule, fill: .color(color)).frame(width: width, height: height)
      .layered(
        with: shape(.circle, fill: .color(.white), shadow: shadow).frame(width: knob, height: knob)
          .padding(IR.EdgeInsets(leading: inset, trailing: inset)),
        alignment: isOn ? .trailing : .leading, isBehind: false)
  }

  /// Returns a slider of all available width with its knob at a share of it, from 0 to 1.
  public static func slider(share: Double, tint: IR.Color, track: IR.Color) -> PictureView {
    PictureView { _ in SliderBarNode(share: share, tint: tint, track: track) }
  }

  /// Returns a text field of all available width.
  public static func textField(_ control: SceneControl) -> PictureView {
    PictureView { environment in
      let measure = environment.cache.measure
      let line = PictureScale.points(measure.height(lines: 1, control.font)).rounded(.up)
      let ideal = Size(points: (Estimates.textFieldIdealWidth, line + Estimates.textFieldExtra))
      return FieldNode(ideal: ideal, control.measured(by: measure))
    }
  }

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

/// A slider: a track with a knob.
private final class SliderBarNode: PictureNode {
  private let share: Double
  private let tint: IR.Color
  private let track: IR.Color
  /// The height of the control, in points.
  private static let height = 31.0

  init(share: Double, tint: IR.Color, track: IR.Color) {
    self.share = share.isNaN ? 0 : min(max(share, 0), 1)
    self.tint = tint
    self.track = track
    super.init()
  }

  override func measure(_ proposal: Proposal) -> Size {
    let ideal = Size(points: (Estimates.sliderIdealWidth, Self.height))
    return Size(width: proposal.width ?? ideal.width, height: ideal.height)
  }

  override func draw(at origin: Point, _ proposal: Proposal, on canvas: inout SceneCanvas) {
    let rect = Rect(origin, size(proposal))
    let thickness = PictureScale.units(Estimates.sliderTrack)
    let knob = PictureScale.units(Estimates.sliderKnob)
    let start = Int(Double(max(0, rect.width - knob)) * share)
    let line = Rect(
      x: rect.x, y: rect.y + (rect.height - thickness) / 2, width: rect.width, height: thickness)
    func bar(_ width: Int, _ color: IR.Color) {
      let part = Rect(x: line.x, y: line.y, width: width, height: line.height)
      let radii = CornerRadii(Estimates.sliderTrack / 2)
      canvas.add(.shape(SceneShape(.rectangle(radii), fill: .color(color))), in: part)
    }
    bar(line.width, track)
    bar(min(line.width, start + knob / 2), tint)
    let shadow = IR.Shadow(color: IR.Color(red: 0, green: 0, blue: 0, alpha: 0.15), radius: 4, x: 0, y: 2)
    let circle = Rect(
      x: rect.x + start, y: rect.y + (rect.height - knob) / 2, width: knob, height: knob)
    canvas.add(
      .shape(SceneShape(.ellipse, fill: .color(.white), shadow: shadow)), in: circle,
      reach: SceneShape.reach(stroke: nil, shadow: shadow))
  }
}

/// A text field of one line.
private final class FieldNode: PictureNode {
  private let ideal: Size
  private let control: SceneControl

  init(ideal: Size, _ control: SceneControl) {
    self.ideal = ideal
    self.control = control
    super.init()
  }

  override func measure(_ proposal: Proposal) -> Size {
    Size(width: proposal.width ?? ideal.width, height: ideal.height)
  }

  override func draw(at origin: Point, _ proposal: Proposal, on canvas: inout SceneCanvas) {
    canvas.add(.control(control), in: Rect(origin, size(proposal)))
  }
}
