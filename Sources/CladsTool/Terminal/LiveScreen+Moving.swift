import CladsDocument
import CladsPreview
import JSONSyntax

extension LiveScreen {
  /// The number of rows that Page Up and Page Down scroll by.
  var page: Int { max(1, (options.height ?? frame.height) - 1) }

  /// Scrolls by `rows`, at most to the start or the end of the content.
  mutating func scroll(by rows: Int) -> LiveRequest {
    let offset = min(max(0, options.scrollOffset + rows), lastOffset)
    guard offset != options.scrollOffset else { return .redraw }
    options.scrollOffset = offset
    return .change(options)
  }

  /// Selects the next or the previous control. After the last control on screen it scrolls on, and wraps
  /// around at the end.
  mutating func select(step: Int) -> LiveRequest {
    let controls = frame.controlsInReadingOrder
    let index = selected.flatMap { selected in
      controls.firstIndex { $0.pointer == selected.pointer && $0.instance == selected.instance }
    }
    guard let index else { return select(step > 0 ? controls.first : controls.last, step) }
    if controls.indices.contains(index + step) { return select(controls[index + step], step) }
    if step > 0, options.scrollOffset < lastOffset { return scroll(by: page, then: .first) }
    if step < 0, options.scrollOffset > 0 { return scroll(by: -page, then: .last) }
    if lastOffset > 0 {
      return scroll(by: step > 0 ? -lastOffset : lastOffset, then: step > 0 ? .first : .last)
    }
    return select(step > 0 ? controls.first : controls.last, step)
  }

  private mutating func scroll(by rows: Int, then selection: PendingSelection) -> LiveRequest {
    pendingSelection = selection
    return scroll(by: rows)
  }

  /// Selects a control and scrolls it into view; without one, scrolls by a row.
  private mutating func select(_ control: PreviewControl?, _ step: Int) -> LiveRequest {
    guard let control else { return scroll(by: step) }
    selected = control
    isEditing = EditableValue(control) == .text
    let height = options.height ?? frame.height
    if control.row < 0 { return scroll(by: control.row) }
    if control.row >= height { return scroll(by: control.row + control.height - height) }
    return .redraw
  }

  /// Selects the nearest control in the direction of an arrow key; left and right move a selected slider
  /// instead.
  mutating func moveSelection(_ key: Key) -> LiveRequest {
    let step = key == .down || key == .right ? 1 : -1
    guard let selected, !frame.controls.isEmpty else { return select(step: step) }
    if key == .left || key == .right {
      if EditableValue(selected) == .number { return slide(selected, step) }
      let beside = frame.controls.filter { other in
        let isBeside =
          step > 0
          ? other.column >= selected.column + selected.width
          : other.column + other.width <= selected.column
        return isBeside && other.row < selected.row + selected.height
          && selected.row < other.row + other.height
      }
      let next = beside.min { abs($0.column - selected.column) < abs($1.column - selected.column) }
      return next.map { select($0, step) } ?? select(step: step)
    }
    let beyond = frame.controls.filter {
      step > 0 ? $0.row >= selected.row + selected.height : $0.row + $0.height <= selected.row
    }
    let next = beyond.min { first, second in
      (abs(first.row - selected.row), abs(first.column - selected.column))
        < (abs(second.row - selected.row), abs(second.column - selected.column))
    }
    if let next { return select(next, step) }
    if step > 0 ? options.scrollOffset < lastOffset : options.scrollOffset > 0 {
      return scroll(by: step * page, then: step > 0 ? .first : .last)
    }
    return .redraw
  }

  /// Moves a slider by a tenth of its range.
  private func slide(_ control: PreviewControl, _ step: Int) -> LiveRequest {
    let node = node(of: control)?.object
    let minimum = node?["minValue"]?.number?.double ?? 0
    let maximum = node?["maxValue"]?.number?.double ?? 1
    guard maximum > minimum else { return .redraw }
    var value = minimum
    switch control.value {
    case .doubleValue(let number): value = number
    case .intValue(let number): value = Double(number)
    default: break
    }
    let share = (min(max(value, minimum), maximum) - minimum) / (maximum - minimum)
    let tenths = (share * 10).rounded() + Double(step)
    // Computed from the number of tenths, not by adding a step, so that ten steps end exactly at the maximum.
    value = minimum + (maximum - minimum) * min(max(tenths, 0), 10) / 10
    return .send(.valueChanged(pointer: control.pointer, instance: control.instance, .doubleValue(value)))
  }
}
