package import CladsDocument
import CladsExpressions

/// What an evaluation asks of a state, one step of a path at a time.
package protocol StateSource {
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
