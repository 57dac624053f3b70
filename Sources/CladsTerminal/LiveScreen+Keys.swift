import CladsDocument
import CladsPreview

extension LiveScreen {
  /// Does what a key means; answers what is left to others.
  public mutating func press(_ key: Key) -> LiveWish {
    switch key {
    case .control("c"): return .quit
    case .control("z"): return .suspend
    case .control("l"): return .redraw
    default: break
    }
    if let alert { return press(key, alert.buttons.count) }
    if isEditing, let wish = edit(key) { return wish }
    switch key {
    case .tab: return choose(step: 1)
    case .backTab: return choose(step: -1)
    case .down, .up, .left, .right: return go(key)
    case .pageDown: return scroll(by: page)
    case .pageUp: return scroll(by: -page)
    case .home: return scroll(by: -options.scrollOffset)
    case .end: return scroll(by: lastOffset - options.scrollOffset)
    case .enter, .text(" "): return use()
    case .escape: return leave()
    case .text(let character): return command(character)
    case .control, .backspace, .delete, .paste: return .redraw
    }
  }

  private mutating func press(_ key: Key, _ count: Int) -> LiveWish {
    switch key {
    case .left, .up, .backTab: button = max(0, button - 1)
    case .right, .down, .tab: button = max(0, min(count - 1, button + 1))
    case .enter, .text(" "): return .send(.alertButton(button))
    case .escape: return .send(.back)
    case .text(let character):
      if let number = character.wholeNumberValue, (1...max(1, count)).contains(number) {
        return .send(.alertButton(number - 1))
      }
    default: break
    }
    return .redraw
  }

  /// Changes the text of the chosen field; nothing for a key that means something else.
  private mutating func edit(_ key: Key) -> LiveWish? {
    guard let chosen else { return nil }
    var text = ""
    if case .stringValue(let value)? = chosen.value { text = value }
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
    return .send(.valueChanged(pointer: chosen.pointer, instance: chosen.instance, .stringValue(text)))
  }

  private mutating func leave() -> LiveWish {
    if !frame.presented.isEmpty { return .send(.back) }
    chosen = nil
    return .redraw
  }

  /// Taps what is chosen, or switches or edits it.
  private mutating func use() -> LiveWish {
    guard let chosen else { return .redraw }
    let (pointer, instance) = (chosen.pointer, chosen.instance)
    if case .boolValue(let isOn)? = chosen.value {
      return .send(.valueChanged(pointer: pointer, instance: instance, .boolValue(!isOn)))
    }
    if Holding(chosen) == .text {
      isEditing = true
      return .redraw
    }
    return chosen.events.contains("onTap") ? .send(.tap(pointer: pointer, instance: instance)) : .redraw
  }

  private mutating func command(_ character: Character) -> LiveWish {
    switch character {
    case "q": return .quit
    case "r": return .reset
    case "s":
      let names = frame.sampleNames
      guard names.count > 1, let index = names.firstIndex(of: frame.sample) else {
        notice = "there is no other sample"
        return .redraw
      }
      return .choose(names[(index + 1) % names.count])
    case "d":
      let written = subject.input.document.root?.colorScheme == .dark ? PreviewColorScheme.dark : .light
      options.colorScheme = (options.colorScheme ?? written) == .dark ? .light : .dark
    case "p": options.as = options.as == .device ? .spec : .device
    default: return .redraw
    }
    return .change(options)
  }
}
