public import CladsDocument
package import CladsEvaluation
import CladsExpressions

/// What an event saw where it was fired: the variables of the repetitions around it, and local state.
///
/// It is captured when the event is fired and holds for everything that the event runs, named actions and the
/// callbacks of requests included.
public struct ActionScope: Sendable, Hashable {
  /// What a name stands for.
  public enum Variable: Sendable, Hashable {
    /// A place of the state, such as `todos[2]`: what is written to the variable is written there.
    case location(String)
    /// A value without a place; what is written to such a name goes to the state.
    case value(Document.StateValue)
  }

  /// The variables; they hide keys of the state.
  public var variables: [String: Variable]
  /// Where the keys of local state are kept in the state; a path `local.x` leads to the entry `x`.
  public var locals: [String: String]

  /// The name before the keys of local state.
  public static let localName = "local"

  /// How a path of local state is written where paths of the state are.
  public static func localPath(_ path: String) -> String { "\(localName).\(path)" }

  /// Creates a scope; an empty one shows the state as it is.
  public init(variables: [String: Variable] = [:], locals: [String: String] = [:]) {
    self.variables = variables
    self.locals = locals
  }

  /// Whether the scope changes nothing.
  public var isEmpty: Bool { variables.isEmpty && locals.isEmpty }

  /// The state as it is seen from here.
  package func sample(_ state: SampleState) -> SampleState {
    var seen: [String: Document.StateValue] = [:]
    if !locals.isEmpty { seen[ActionScope.localName] = localState(in: state) }
    for (name, variable) in variables {
      switch variable {
      // A name without a value still hides the state.
      case .location(let path): seen[name] = state.value(at: path) ?? .nullValue
      case .value(let value): seen[name] = value
      }
    }
    return state.with(seen)
  }

  private func localState(in state: SampleState) -> Document.StateValue {
    var members: [String: Document.StateValue] = [:]
    if case .objectValue(let shared)? = state.values[ActionScope.localName] { members = shared }
    for (key, path) in locals { members[key] = state.value(at: path) }
    return .objectValue(members)
  }

  /// The path in the state that a path written here leads to.
  package func path(_ text: String, in state: SampleState) -> String {
    let text = withIndices(text, in: state)
    var bytes = text
    return bytes.withUTF8 { bytes in
      let root = Keypath.rootRange(of: bytes)
      let rest = { (start: Int) in String(decoding: bytes[start...], as: UTF8.self) }
      let name = String(decoding: bytes[root], as: UTF8.self)
      if case .location(let place)? = variables[name] { return place + rest(root.upperBound) }
      guard name == ActionScope.localName, variables[name] == nil, bytes[root.upperBound...].first == 0x2E
      else { return text }
      let tail = UnsafeBufferPointer(rebasing: bytes[(root.upperBound + 1)...])
      let key = Keypath.rootRange(of: tail)
      guard let place = locals[String(decoding: tail[key], as: UTF8.self)] else { return text }
      return place + rest(root.upperBound + 1 + key.upperBound)
    }
  }

  /// The path with the names of whole numbers in brackets replaced by the numbers: `items[index]`.
  package func withIndices(_ text: String, in state: SampleState) -> String {
    guard !variables.isEmpty, text.utf8.contains(0x5B) else { return text }
    var result: [UInt8] = []
    var name: [UInt8]?
    for byte in text.utf8 {
      if byte == 0x5D, let inside = name {
        result += index(named: String(decoding: inside, as: UTF8.self), in: state) ?? inside
        name = nil
      }
      if byte == 0x5B {
        // A bracket inside brackets: what stands before it is no name.
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
