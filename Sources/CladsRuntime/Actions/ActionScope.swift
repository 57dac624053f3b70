public import CladsDocument
package import CladsExpressions
import SourceText

/// The names that are in scope where an event is triggered: the variables of the enclosing repetitions, and
/// local state.
///
/// A scope is captured when the event is triggered. It applies to everything that the event runs, including
/// named actions and the callbacks of requests.
public struct ActionScope: Sendable, Hashable {
  /// The meaning of a variable.
  public enum Variable: Sendable, Hashable {
    /// A path in the state, such as `todos[2]`. Writes to the variable go to that path.
    case location(String)
    /// A value that is not in the state. Writes to a variable of this kind go to the state.
    case value(Document.StateValue)
  }

  /// The variables by name. They shadow keys of the state.
  public var variables: [String: Variable]
  /// The state paths that hold local state, by local key: the path `local.x` refers to the entry for `x`.
  package var locals: [String: String]

  /// The path prefix of local state.
  package static let localName = "local"

  /// Returns the path that refers to local state, for a path inside local state.
  package static func localPath(_ path: String) -> String { "\(localName).\(path)" }

  /// Creates a scope. An empty scope shows the state unchanged.
  public init(variables: [String: Variable] = [:], locals: [String: String] = [:]) {
    self.variables = variables
    self.locals = locals
  }

  /// Whether the scope shows the state unchanged.
  public var isEmpty: Bool { variables.isEmpty && locals.isEmpty }

  /// Returns the state as seen from this scope.
  package func sample(_ state: SampleState) -> SampleState {
    var visible: [String: Document.StateValue] = [:]
    if !locals.isEmpty { visible[ActionScope.localName] = localState(in: state) }
    for (name, variable) in variables {
      switch variable {
      // A variable without a value still shadows the state.
      case .location(let path): visible[name] = state.value(at: path) ?? .nullValue
      case .value(let value): visible[name] = value
      }
    }
    return state.with(visible)
  }

  private func localState(in state: SampleState) -> Document.StateValue {
    var members: [String: Document.StateValue] = [:]
    if case .objectValue(let shared)? = state.values[ActionScope.localName] { members = shared }
    for (key, path) in locals { members[key] = state.value(at: path) }
    return .objectValue(members)
  }

  /// Returns the state path that a path written in this scope refers to.
  package func path(_ text: String, in state: SampleState) -> String {
    let text = withIndices(text, in: state)
    var bytes = text
    return bytes.withUTF8 { bytes in
      let root = Keypath.rootRange(of: bytes)
      let rest = { (start: Int) in String(decoding: bytes[start...], as: UTF8.self) }
      let name = String(decoding: bytes[root], as: UTF8.self)
      if case .location(let path)? = variables[name] { return path + rest(root.upperBound) }
      guard name == ActionScope.localName, variables[name] == nil, bytes[root.upperBound...].first == Byte.dot
      else { return text }
      let tail = UnsafeBufferPointer(rebasing: bytes[(root.upperBound + 1)...])
      let key = Keypath.rootRange(of: tail)
      guard let path = locals[String(decoding: tail[key], as: UTF8.self)] else { return text }
      return path + rest(root.upperBound + 1 + key.upperBound)
    }
  }

  /// Returns the path with the names of integer variables in brackets, as in `items[index]`, replaced by
  /// their values.
  package func withIndices(_ text: String, in state: SampleState) -> String {
    guard !variables.isEmpty, text.utf8.contains(Byte.openBracket) else { return text }
    var result: [UInt8] = []
    var name: [UInt8]?
    for byte in text.utf8 {
      if byte == Byte.closeBracket, let inside = name {
        result += index(named: String(decoding: inside, as: UTF8.self), in: state) ?? inside
        name = nil
      }
      if byte == Byte.openBracket {
        // A bracket within brackets: the text before it is not a variable name.
        result += name ?? []
        name = []
        result.append(byte)
      } else if name != nil {
        name?.append(byte)
      } else {
        result.append(byte)
      }
    }
    return String(decoding: result + (name ?? []), as: UTF8.self)
  }

  private func index(named name: String, in state: SampleState) -> [UInt8]? {
    let value: Document.StateValue? =
      switch variables[name] {
      case .value(let value)?: value
      case .location(let path)?: state.value(at: path)
      case nil: nil
      }
    guard case .intValue(let index)? = value else { return nil }
    return Array(String(index).utf8)
  }
}
