import TextUI

/// Sliders in the manner of iOS.
extension PictureView {
  /// Returns a slider of all available width with its knob at a share of it, from 0 to 1.
  public static func slider(share: Double, tint: IR.Color, track: IR.Color) -> PictureView {
    PictureView { _ in SliderBarNode(share: share, tint: tint, track: track) }
  }
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

extension Estimates {
  /// The width of a slider where no width is proposed.
  package static let sliderIdealWidth = 100.0
  /// The diameter of the knob of a slider, and the thickness of its track.
  package static let sliderKnob = 27.0
  package static let sliderTrack = 4.0
}
