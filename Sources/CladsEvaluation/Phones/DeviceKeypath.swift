import CladsDocument
import CladsExpressions

/// Paths the way phones read them: a bracket without an integer is dropped, one that is never closed hangs.
enum DeviceKeypath {
  /// The steps of a path.
  static func components(of text: ArraySlice<UInt8>) throws(DeviceStop) -> [Keypath.Component] {
    var components: [Keypath.Component] = []
    var position = text.startIndex
    while position < text.endIndex {
      switch text[position] {
      case 0x2E: position += 1
      case 0x5B:
        guard let end = text[position...].firstIndex(of: 0x5D) else { throw .hangs }
        if let index = text[(position + 1)..<end].integer { components.append(.index(index)) }
        position = end + 1
      default:
        let end = text[position...].firstIndex { $0 == 0x2E || $0 == 0x5B } ?? text.endIndex
        let segment = text[position..<end]
        components.append(segment.integer.map { .index($0) } ?? .key(segment.string))
        position = end
      }
    }
    return components
  }

  /// `container` with `value` at a path; containers that are missing or of the wrong kind are made new.
  static func setting(
    _ value: Document.StateValue, at path: ArraySlice<Keypath.Component>, in container: Document.StateValue?
  ) throws(DeviceStop) -> Document.StateValue {
    switch path.first {
    case nil: return value
    case .key(let key):
      var members: [String: Document.StateValue] = [:]
      if case .objectValue(let old)? = container { members = old }
      members[key] = try setting(value, at: path.dropFirst(), in: members[key])
      return .objectValue(members)
    case .index(let index):
      guard index >= 0, index <= DeviceEvaluator.largestIndex else { throw .crashes }
      var elements: [Document.StateValue] = []
      if case .arrayValue(let old)? = container { elements = old }
      while elements.count <= index { elements.append(.nullValue) }
      elements[index] = try setting(value, at: path.dropFirst(), in: elements[index])
      return .arrayValue(elements)
    }
  }
}
