import CladsDocument
import CladsPreview
import JSONSyntax

extension LiveScreen {
  /// The rows that a page is.
  var page: Int { max(1, (options.height ?? frame.height) - 1) }

  /// Scrolls, as far as there is something.
  mutating func scroll(by rows: Int) -> LiveWish {
    let offset = min(max(0, options.scrollOffset + rows), lastOffset)
    guard offset != options.scrollOffset else { return .redraw }
    options.scrollOffset = offset
    return .change(options)
  }

  /// Chooses the next control, or the one before; behind the last comes the rest of the screen, then the first.
  mutating func choose(step: Int) -> LiveWish {
    let controls = frame.controls
    let index = chosen.flatMap { chosen in
      controls.firstIndex { $0.pointer == chosen.pointer && $0.instance == chosen.instance }
    }
    guard let index else { return take(step > 0 ? controls.first : controls.last, step) }
    if controls.indices.contains(index + step) { return take(controls[index + step], step) }
    if step > 0, options.scrollOffset < lastOffset { return scroll(by: page, then: .first) }
    if step < 0, options.scrollOffset > 0 { return scroll(by: -page, then: .last) }
    if lastOffset > 0 {
      return scroll(by: step > 0 ? -lastOffset : lastOffset, then: step > 0 ? .first : .last)
    }
    return take(step > 0 ? controls.first : controls.last, step)
  }

  private mutating func scroll(by rows: Int, then arrival: Arrival) -> LiveWish {
    self.arrival = arrival
    return scroll(by: rows)
  }

  /// Chooses a control; when there is none, the screen moves.
  private mutating func take(_ control: PreviewControl?, _ step: Int) -> LiveWish {
    guard let control else { return scroll(by: step) }
    chosen = control
    isEditing = Holding(control) == .text
    let height = options.height ?? frame.height
    if control.row < 0 { return scroll(by: control.row) }
    if control.row >= height { return scroll(by: control.row + control.height - height) }
    return .redraw
  }

  /// Goes to what lies in the direction of an arrow; sliders take left and right for themselves.
  mutating func go(_ key: Key) -> LiveWish {
    let step = key == .down || key == .right ? 1 : -1
    guard let chosen, !frame.controls.isEmpty else { return choose(step: step) }
    if key == .left || key == .right {
      if Holding(chosen) == .number { return slide(chosen, step) }
      let beside = frame.controls.filter { other in
        let isBeside =
          step > 0
          ? other.column >= chosen.column + chosen.width : other.column + other.width <= chosen.column
        return isBeside && other.row < chosen.row + chosen.height && chosen.row < other.row + other.height
      }
      let next = beside.min { abs($0.column - chosen.column) < abs($1.column - chosen.column) }
      return next.map { take($0, step) } ?? choose(step: step)
    }
    let beyond = frame.controls.filter {
      step > 0 ? $0.row >= chosen.row + chosen.height : $0.row + $0.height <= chosen.row
    }
    let next = beyond.min { first, second in
      (abs(first.row - chosen.row), abs(first.column - chosen.column))
        < (abs(second.row - chosen.row), abs(second.column - chosen.column))
    }
    if let next { return take(next, step) }
    if step > 0 ? options.scrollOffset < lastOffset : options.scrollOffset > 0 {
      return scroll(by: step * page, then: step > 0 ? .first : .last)
    }
    return .redraw
  }

  /// Moves a slider by a tenth of its range.
  private func slide(_ control: PreviewControl, _ step: Int) -> LiveWish {
    let node = node(of: control)?.object
    let least = node?["minValue"]?.number?.double ?? 0
    let most = node?["maxValue"]?.number?.double ?? 1
    guard most > least else { return .redraw }
    var value = least
    switch control.value {
    case .doubleValue(let number): value = number
    case .intValue(let number): value = Double(number)
    default: break
    }
    let tenths = ((min(max(value, least), most) - least) / (most - least) * 10).rounded() + Double(step)
    // Through a tenth of the range, not by adding: ten steps lead exactly to the end.
    value = least + (most - least) * min(max(tenths, 0), 10) / 10
    return .send(.valueChanged(pointer: control.pointer, instance: control.instance, .doubleValue(value)))
  }
}
