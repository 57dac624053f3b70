import CladsDocument
import Diagnostics

/// The part of a path at which a lookup in a state fails, and the reason.
package struct MissingPath: Sendable, Hashable {
  /// The range of the first missing component, in UTF-8 bytes of the parsed text.
  package let range: Range<Int>
  /// A description of the failure: a fragment without a final period.
  package let message: String

  /// Follows a path; returns `nil` if it leads to a value.
  package init?(_ path: PathReference, in state: SampleState) {
    let components = path.staticComponents
    guard components.count <= path.ranges.count else { return nil }
    self.init(components, ranges: path.ranges, in: state)
  }

  /// Follows the components of a path; returns `nil` if they lead to a value.
  package init?(_ components: [Keypath.Component], in state: SampleState) {
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
        ? "\(owner) is empty" : "index \(index) is out of range: \(owner) has \(count)"
    case (.index, nil): return "a path must start with a key of the state"
    case (.key(let key), let value?): return "\(owner) is \(value.phrase), so it has no `\(key)`"
    case (.index(let index), let value?): return "\(owner) is \(value.phrase), so it has no element \(index)"
    }
  }

  private static func suggestion(for key: String, among keys: [String]) -> String {
    didYouMean(closest(to: key, in: keys.sorted())).map { "; \($0)" } ?? ""
  }
}

extension Expression {
  /// Returns the paths that lead to no value in a state, in source order. Paths whose absence is allowed,
  /// such as that of an array that is counted, are omitted, and so are those that end with a function of the
  /// evaluator.
  package func missingPaths(in state: SampleState, evaluator: ExpressionEvaluator = .init()) -> [MissingPath]
  {
    guard isValid else { return [] }
    return paths.compactMap { path in
      if case .key(let name)? = path.staticComponents.last, evaluator.function(named: name) != nil {
        return nil
      }
      switch path.use {
      case .propertyBase, .unknownCallBase: return nil
      default: return MissingPath(path, in: state)
      }
    }
  }
}

extension ParsedExpression {
  /// Returns the paths that lead to no value in a state.
  package func missingPaths(in state: SampleState, evaluator: ExpressionEvaluator = .init()) -> [MissingPath]
  {
    expression.missingPaths(in: state, evaluator: evaluator)
  }
}

extension ParsedTemplate {
  /// Returns the paths in placeholders that lead to no value in a state.
  package func missingPaths(in state: SampleState, evaluator: ExpressionEvaluator = .init()) -> [MissingPath]
  {
    template.segments.flatMap { segment -> [MissingPath] in
      guard case .placeholder(_, _, let expression) = segment else { return [] }
      return expression.missingPaths(in: state, evaluator: evaluator)
    }
  }
}
