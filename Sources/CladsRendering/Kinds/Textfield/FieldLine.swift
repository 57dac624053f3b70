import TextUI

/// A text field in the manner of iOS: one line of all available width.
struct FieldLine: TextView {
  let control: SceneControl

  var body: some TextView {
    PointView { _, cache in
      let line = PictureScale.points(cache.measure.height(lines: 1, control.font)).rounded(.up)
      let ideal = Size(points: (Estimates.textFieldIdealWidth, line + Estimates.textFieldExtra))
      return FieldNode(ideal: ideal, control.measured(by: cache.measure))
    }
  }
}

private final class FieldNode: LayoutNode {
  private let ideal: Size
  private let control: SceneControl

  init(ideal: Size, _ control: SceneControl) {
    self.ideal = ideal
    self.control = control
    super.init(.points)
  }

  override func measure(_ proposal: Proposal) -> Size {
    Size(width: proposal.width ?? ideal.width, height: ideal.height)
  }

  override func draw(at origin: Point, _ proposal: Proposal, on canvas: LayoutCanvas) {
    (canvas as? SceneCanvas)?.add(.control(control), in: Rect(origin, size(proposal)))
  }
}

extension Estimates {
  /// The height of a plain text field beyond the height of a line.
  package static let textFieldExtra = 1.0
  /// The width of a text field where no width is proposed.
  package static let textFieldIdealWidth = 100.0
}
