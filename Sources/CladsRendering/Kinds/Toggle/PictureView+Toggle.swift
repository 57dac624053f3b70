import TextUI

/// Toggles in the manner of iOS.
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
}

extension Estimates {
  /// The distance of the knob of a toggle from its edges.
  package static let toggleInset = 2.0
}
