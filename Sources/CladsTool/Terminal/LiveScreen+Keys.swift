import CladsDocument
import CladsPreview

extension LiveScreen {
  /// Handles a key and returns what the caller has to do.
  package mutating func press(_ key: Key) -> LiveRequest {
    switch key {
    case .control("c"): return .quit
    case .control("z"): return .suspend
    case .control("l"): return .redraw
    default: break
    }
    if response != nil { return typeResponse(key) }
    if textChoice != nil { return chooseText(key) }
    if panel != nil { return pressInPanel(key) }
    if let alert {
      return pressForRecording(key) ?? pressInAlert(key, buttonCount: alert.buttons.count)
    }
    if isEditing, let request = edit(key) { return request }
    if let request = pressForRecording(key) { return request }
    switch key {
    case .tab: return select(step: 1)
    case .backTab: return select(step: -1)
    case .down, .up, .left, .right: return moveSelection(key)
    case .pageDown: return scroll(by: page)
    case .pageUp: return scroll(by: -page)
    case .home: return scroll(by: -options.scrollOffset)
    case .end: return scroll(by: lastOffset - options.scrollOffset)
    case .enter, .text(" "): return activate()
    case .escape: return goBack()
    case .text(let character): return command(character)
    case .control, .backspace, .delete, .paste: return .redraw
    }
  }

  private mutating func pressInAlert(_ key: Key, buttonCount: Int) -> LiveRequest {
    switch key {
    case .left, .up, .backTab: button = max(0, button - 1)
    case .right, .down, .tab: button = max(0, min(buttonCount - 1, button + 1))
    case .enter, .text(" "): return .send(.alertButton(button))
    case .escape: return .send(.back)
    case .text(let character):
      if let number = character.wholeNumberValue, (1...max(1, buttonCount)).contains(number) {
        return .send(.alertButton(number - 1))
      }
    default: break
    }
    return .redraw
  }

  /// Edits the text of the selected field; returns `nil` for a key that does not edit.
  private mutating func edit(_ key: Key) -> LiveRequest? {
    guard let selected else { return nil }
    var text = ""
    if case .stringValue(let value)? = selected.value { text = value }
    switch key {
    case .text(let character): text.append(character)
    case .paste(let more): text += more.split(whereSeparator: \.isNewline).joined(separator: " ")
    case .backspace:
      guard !text.isEmpty else { return .redraw }
      text.removeLast()
    case .control("u"): text = ""
    case .escape, .enter:
      isEditing = false
      return .redraw
    case .delete, .home, .end: return .redraw
    default: return nil
    }
    return .send(.valueChanged(pointer: selected.pointer, instance: selected.instance, .stringValue(text)))
  }

  private mutating func goBack() -> LiveRequest {
    if !frame.presented.isEmpty { return .send(.back) }
    notice = selected == nil ? "q quits" : nil
    selected = nil
    return .redraw
  }

  /// Taps the selected control, switches it, or starts editing it.
  private mutating func activate() -> LiveRequest {
    guard let selected else { return .redraw }
    let (pointer, instance) = (selected.pointer, selected.instance)
    if case .boolValue(let isOn)? = selected.value {
      return .send(.valueChanged(pointer: pointer, instance: instance, .boolValue(!isOn)))
    }
    if EditableValue(selected) == .text {
      isEditing = true
      return .redraw
    }
    if selected.events.contains("onTap") { return .send(.tap(pointer: pointer, instance: instance)) }
    notice = EditableValue(selected) == .number ? "← and → move it" : "a tap does nothing here"
    return .redraw
  }

  private mutating func command(_ character: Character) -> LiveRequest {
    if keepsRecording(from: character) { return .redraw }
    switch character {
    case "q": return .quit
    case "r":
      notice = "started over"
      return .reset
    case "s":
      let names = frame.sampleNames
      guard names.count > 1, let index = names.firstIndex(of: frame.sample) else {
        notice = "there are no other samples"
        return .redraw
      }
      let next = names[(index + 1) % names.count]
      notice = "sample \(next)"
      return .choose(next)
    case "d":
      options.colorScheme = (options.colorScheme ?? frame.colorScheme) == .dark ? .light : .dark
      notice = options.colorScheme == .dark ? "dark appearance" : "light appearance"
    case "p":
      options.as = options.as.next
      notice = options.as == .device ? "as on device" : "as specified"
    default:
      if let panel = LivePanel(key: character) { return open(panel) }
      notice = "`\(character)` is no key; ? shows all"
      return .redraw
    }
    return .change(options)
  }
}

extension Runtime {
  /// The one after it; the first one after the last.
  fileprivate var next: Runtime {
    let all = Runtime.allCases
    guard let index = all.firstIndex(of: self) else { return self }
    return all[(index + 1) % all.count]
  }
}
