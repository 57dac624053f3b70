import CladsDocument
import SourceText

/// Keypaths as the current runtime reads them: brackets without an integer are dropped, and an unclosed
/// bracket hangs.
enum DeviceKeypath {
  /// Returns the components of a keypath.
  static func components(of text: ArraySlice<UInt8>) throws(DeviceStop) -> [Keypath.Component] {
    var components: [Keypath.Component] = []
    var position = text.startIndex
    while position < text.endIndex {
      switch text[position] {
      case Byte.dot: position += 1
      case Byte.openBracket:
        guard let end = text[position...].firstIndex(of: Byte.closeBracket) else { throw .hangs }
        if let index = text[(position + 1)..<end].integer { components.append(.index(index)) }
        position = end + 1
      default:
        let end = text[position...].firstIndex { $0 == Byte.dot || $0 == Byte.openBracket } ?? text.endIndex
        let segment = text[position..<end]
        components.append(segment.integer.map { .index($0) } ?? .key(segment.string))
        position = end
      }
    }
    return components
  }

  /// Returns `container` with `value` stored at a path. Containers that are missing or of the wrong kind are
  /// created.
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
