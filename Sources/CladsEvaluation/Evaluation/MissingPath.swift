import CladsDocument
public import CladsExpressions
import Diagnostics

/// A path that leads nowhere in a state: how far it leads, and what stands there instead.
public struct MissingPath: Sendable, Hashable {
  /// Where the first part that is missing stands, in UTF-8 bytes of the text that was parsed.
  public let range: Range<Int>
  /// What is wrong, in plain words: a fragment without a final period.
  public let message: String

  /// Follows a path; nothing when it leads to a value.
  public init?(_ path: PathReference, in state: SampleState) {
    let components = path.staticComponents
    guard components.count <= path.ranges.count else { return nil }
    self.init(components, ranges: path.ranges, in: state)
  }

  /// Follows the parts of a path; nothing when they lead to a value.
  public init?(_ components: [Keypath.Component], in state: SampleState) {
    self.init(components, ranges: [], in: state)
  }

  private init?(_ components: [Keypath.Component], ranges: [Range<Int>], in state: SampleState) {
    for count in components.indices.map({ $0 + 1 })
    where state.value(at: Array(components.prefix(count))) == nil {
      range = ranges.indices.contains(count - 1) ? ranges[count - 1] : 0..<0
      let known = Array(components.prefix(count - 1))
      message = Self.message(missing: components[count - 1], after: known, in: state)
      return
    }
    return nil
  }

  private static func message(
    missing: Keypath.Component, after known: [Keypath.Component], in state: SampleState
  ) -> String {
    let owner = "`\(Keypath(known).text)`"
    switch (missing, known.isEmpty ? nil : state.value(at: known)) {
    case (.key(let key), nil):
      return "there is no `\(key)`"
        + suggestion(for: key, among: Array(state.values.keys) + Array(state.variables.keys))
    case (.key(let key), .objectValue(let members)?):
      return "\(owner) has no `\(key)`" + suggestion(for: key, among: Array(members.keys))
    case (.index(let index), .arrayValue(let elements)?):
      let count = elements.count == 1 ? "1 element" : "\(elements.count) elements"
      return elements.isEmpty
        ? "\(owner) is an empty list" : "\(owner) has \(count), and \(index) is not among them"
    case (.index, nil): return "a path starts with a key of the state"
    case (.key(let key), let value?): return "\(owner) is \(value.phrase), so it has no `\(key)`"
    case (.index(let index), let value?): return "\(owner) is \(value.phrase), so it has no element \(index)"
    }
  }

  private static func suggestion(for key: String, among keys: [String]) -> String {
    didYouMean(closest(to: key, in: keys.sorted())).map { "; \($0)" } ?? ""
  }
}

extension Expression {
  /// The paths that lead nowhere in a state, in the order in which they are written; those whose absence is fine,
  /// such as that of a list that is counted, are left out.
  public func missingPaths(in state: SampleState) -> [MissingPath] {
    guard isValid else { return [] }
    return paths.compactMap { path in
      switch path.use {
      case .propertyBase, .unknownCallBase: nil
      default: MissingPath(path, in: state)
      }
    }
  }
}

extension ParsedExpression {
  /// The paths that lead nowhere in a state.
  public func missingPaths(in state: SampleState) -> [MissingPath] { expression.missingPaths(in: state) }
}

extension ParsedTemplate {
  /// The paths of the placeholders that lead nowhere in a state.
  public func missingPaths(in state: SampleState) -> [MissingPath] {
    template.segments.flatMap { segment -> [MissingPath] in
      guard case .placeholder(_, _, let expression) = segment else { return [] }
      return expression.missingPaths(in: state)
    }
  }
}
