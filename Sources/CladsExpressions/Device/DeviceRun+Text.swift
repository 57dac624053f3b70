import CladsDocument

/// Values as text. Anything but text, numbers, and booleans prints as Swift describes an optional.
extension DeviceRun {
  /// Returns the text that a value has in a template.
  mutating func text(of value: Document.StateValue?) throws(DeviceStop) -> Text {
    let text: String
    switch value {
    case nil: text = ""
    case .intValue(let value): text = String(value)
    case .doubleValue(let value): text = value.description
    case .boolValue(let value): text = value ? "true" : "false"
    case .stringValue(let value): text = value
    case .nullValue?, .arrayValue?, .objectValue?:
      var dump = "Optional("
      if let value { try describe(value, into: &dump) }
      text = dump + ")"
    }
    try spend(text.utf8.count)
    return Array(text.utf8)[...]
  }

  /// Appends Swift's description of a value. On device the order of an object's keys is arbitrary; here they
  /// are sorted, so that the result is deterministic.
  mutating func describe(_ value: Document.StateValue, into text: inout String) throws(DeviceStop) {
    try descend(8)
    defer { ascend() }
    switch value {
    case .nullValue: text += "<null>"
    case .boolValue(let value): text += value ? "true" : "false"
    case .intValue(let value): text += String(value)
    case .doubleValue(let value): text += value.description
    case .stringValue(let value):
      try spend(value.utf8.count)
      text += value.debugDescription
    case .arrayValue(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += ", " }
        try describe(element, into: &text)
      }
      text += "]"
    case .objectValue(let members):
      text += members.isEmpty ? "[:" : "["
      for (index, member) in members.sorted(by: { $0.key < $1.key }).enumerated() {
        if index > 0 { text += ", " }
        text += member.key.debugDescription + ": "
        try describe(member.value, into: &text)
      }
      text += "]"
    }
  }
}
