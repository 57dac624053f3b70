import TextUI

/// Text fields in the manner of iOS.
extension PictureView {
  /// Returns a text field of all available width.
  public static func textField(_ control: SceneControl) -> PictureView {
    PictureView { environment in
      let measure = environment.cache.measure
      let line = PictureScale.points(measure.height(lines: 1, control.font)).rounded(.up)
      let ideal = Size(points: (Estimates.textFieldIdealWidth, line + Estimates.textFieldExtra))
      return FieldNode(ideal: ideal, control.measured(by: measure))
    }
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

extension Estimates {
  /// The height of a plain text field beyond the height of a line.
  package static let textFieldExtra = 1.0
  /// The width of a text field where no width is proposed.
  package static let textFieldIdealWidth = 100.0
}
