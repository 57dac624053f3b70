import TextUI

/// A slider in the manner of iOS: a track of all available width with a knob.
struct SliderBar: TextView {
  /// The position of the knob, from 0 to 1.
  let share: Double
  let tint: Color?

  var body: some TextView {
    PointView { environment, _ in
      BarNode(ideal: (Estimates.sliderIdealWidth, Estimates.sliderHeight)) { canvas, rect in
        draw(on: canvas, in: rect, environment.colorScheme)
      }
    }
  }

  private func draw(on canvas: SceneCanvas, in rect: Rect, _ scheme: ColorScheme) {
    let thickness = PictureScale.units(Estimates.sliderTrack)
    let knob = PictureScale.units(Estimates.sliderKnob)
    let start = Int(Double(max(0, rect.width - knob)) * share)
    let line = Rect(
      x: rect.x, y: rect.y + (rect.height - thickness) / 2, width: rect.width, height: thickness)
    func bar(_ width: Int, _ color: Color) {
      let part = Rect(x: line.x, y: line.y, width: width, height: line.height)
      let radii = CornerRadii(Estimates.sliderTrack / 2)
      canvas.add(.shape(SceneShape(.rectangle(radii), fill: .color(color))), in: part)
    }
    bar(line.width, SystemColors.fill(scheme))
    bar(min(line.width, start + knob / 2), tint ?? SystemColors.blue(scheme))
    let shadow = Shadow(color: .black.opacity(0.15), radius: 4, x: 0, y: 2)
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
  /// The height of a slider.
  package static let sliderHeight = 31.0
  /// The diameter of the knob of a slider, and the thickness of its track.
  package static let sliderKnob = 27.0
  package static let sliderTrack = 4.0
}
