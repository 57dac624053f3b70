package import CladsDocument

/// A state that an evaluation reads, one path component at a time.
package protocol StateSource {
  /// A path that an evaluation has followed so far.
  associatedtype Path

  /// Returns the path of a top-level name.
  func root(_ name: String) -> Path
  /// Returns the path of a member.
  func member(_ name: String, of path: Path) -> Path
  /// Returns the path of an element, which the source writes either in brackets or after a dot.
  func element(_ index: Int, of path: Path, isBracketed: Bool) -> Path
  /// Returns the value at a path, or `nil` if there is none.
  func value(at path: Path) -> Document.StateValue?
  /// Returns the number of elements in the array at a path, or `nil` if there is no array.
  func arrayCount(at path: Path) -> Int?
  /// Returns whether the array at a path contains an element that strictly equals `value`.
  func contains(_ value: Document.StateValue, at path: Path) -> Bool
  /// Parses a text as a keypath and returns the value at it, or `nil` if there is none.
  func value(atKeypath text: String) -> Document.StateValue?
}

/// A sample state resolves each component immediately, so a path is represented by the value at it.
extension SampleState: StateSource {
  package func root(_ name: String) -> Document.StateValue? {
    variables.isEmpty ? values[name] : variables[name] ?? values[name]
  }

  package func member(_ name: String, of path: Document.StateValue?) -> Document.StateValue? {
    path?[.key(name)]
  }

  package func element(
    _ index: Int, of path: Document.StateValue?, isBracketed: Bool
  ) -> Document.StateValue? { path?[.index(index)] }

  package func value(at path: Document.StateValue?) -> Document.StateValue? { path }

  package func arrayCount(at path: Document.StateValue?) -> Int? {
    if case .arrayValue(let elements)? = path { elements.count } else { nil }
  }

  package func contains(_ value: Document.StateValue, at path: Document.StateValue?) -> Bool {
    guard case .arrayValue(let elements)? = path else { return false }
    return elements.contains { $0.strictlyEquals(value) }
  }

  package func value(atKeypath text: String) -> Document.StateValue? { value(at: text) }
}
