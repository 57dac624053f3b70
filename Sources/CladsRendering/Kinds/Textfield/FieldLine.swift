import TextUI

/// A text field in the manner of iOS: one line of all available width.
struct FieldLine: TextView {
  let control: SceneControl

  var body: some TextView {
    PointView { environment, cache in
      let control = control.drawn(in: environment).measured(by: cache.measure)
      let line = PictureScale.points(cache.measure.height(lines: 1, control.font)).rounded(.up)
      let ideal = (width: Estimates.textFieldIdealWidth, height: line + Estimates.textFieldExtra)
      return BarNode(ideal: ideal) { canvas, rect in
        canvas.add(.control(control), in: rect)
      }
    }
  }
}

extension Estimates {
  /// The height of a plain text field beyond the height of a line.
  package static let textFieldExtra = 1.0
  /// The width of a text field where no width is proposed.
  package static let textFieldIdealWidth = 100.0
}
