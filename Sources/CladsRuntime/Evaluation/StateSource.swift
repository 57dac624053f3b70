import CladsDocument
import CladsExpressions

/// What an evaluation asks of a state, one step of a path at a time.
protocol StateSource {
  /// A path on the way to a value.
  associatedtype Path

  /// The path of a first name.
  func root(_ name: String) -> Path
  /// The path of a member.
  func member(_ name: String, of path: Path) -> Path
  /// The path of an element, written in brackets or after a dot.
  func element(_ index: Int, of path: Path, isBracketed: Bool) -> Path
  /// What is at the end of a path.
  func value(at path: Path) -> Document.StateValue?
  /// How many elements the array at a path has; nothing when there is no array.
  func arrayCount(at path: Path) -> Int?
  /// Whether the array at a path has an element that strictly equals `value`.
  func contains(_ value: Document.StateValue, at path: Path) -> Bool
  /// What a text leads to when it is taken for a keypath.
  func value(atKeypath text: String) -> Document.StateValue?
}

/// A sample knows where every step leads: its paths are what was found so far.
extension SampleState: StateSource {
  func root(_ name: String) -> Document.StateValue? {
    variables.isEmpty ? values[name] : variables[name] ?? values[name]
  }

  func member(_ name: String, of path: Document.StateValue?) -> Document.StateValue? { path?[.key(name)] }

  func element(
    _ index: Int, of path: Document.StateValue?, isBracketed: Bool
  ) -> Document.StateValue? { path?[.index(index)] }

  func value(at path: Document.StateValue?) -> Document.StateValue? { path }

  func arrayCount(at path: Document.StateValue?) -> Int? {
    if case .arrayValue(let elements)? = path { elements.count } else { nil }
  }

  func contains(_ value: Document.StateValue, at path: Document.StateValue?) -> Bool {
    guard case .arrayValue(let elements)? = path else { return false }
    return elements.contains { $0.strictlyEquals(value) }
  }

  func value(atKeypath text: String) -> Document.StateValue? { value(at: text) }
}

/// A reader is asked for whole paths, by their text.
struct ReaderSource: StateSource {
  let reader: any StateValueReading

  func root(_ name: String) -> String { name }

  func member(_ name: String, of path: String) -> String { path + "." + name }

  func element(_ index: Int, of path: String, isBracketed: Bool) -> String {
    isBracketed ? "\(path)[\(index)]" : "\(path).\(index)"
  }

  func value(at path: String) -> Document.StateValue? {
    reader.getValue(path).flatMap { Document.StateValue($0) }
  }

  func arrayCount(at path: String) -> Int? {
    reader.getArray(path) == nil ? nil : reader.getArrayCount(path)
  }

  func contains(_ value: Document.StateValue, at path: String) -> Bool {
    reader.arrayContains(path, value: value.unwrapped)
  }

  func value(atKeypath text: String) -> Document.StateValue? { value(at: text) }
}
