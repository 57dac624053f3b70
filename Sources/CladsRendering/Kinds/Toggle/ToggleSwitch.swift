import TextUI

/// A toggle in the manner of iOS, without its label.
struct ToggleSwitch: TextView {
  let isOn: Bool
  let color: Color

  var body: some TextView {
    let (width, height, inset) = (51.0, 31.0, Estimates.toggleInset)
    let knob = height - 2 * inset
    let shadow = Shadow(color: .black.opacity(0.15), radius: 4, x: 0, y: 2)
    PointShape(.capsule, fill: .color(color)).frame(width: width, height: height)
      .overlay(
        PointShape(.circle, fill: .color(.white), shadow: shadow).frame(width: knob, height: knob)
          .padding(PointInsets(leading: inset, trailing: inset)),
        alignment: isOn ? .trailing : .leading)
  }
}

extension Estimates {
  /// The distance of the knob of a toggle from its edges.
  package static let toggleInset = 2.0
}
