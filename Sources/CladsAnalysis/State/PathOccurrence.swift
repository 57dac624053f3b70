package import CladsDocument
package import CladsExpressions
package import JSONSyntax
package import SourceText

/// A state path in a string, with the range of each of its components.
package struct PathOccurrence: Sendable {
  /// The components, up to the first computed one; a path into local state starts with `local`.
  package let components: [Keypath.Component]
  /// The range of each component, in UTF-8 bytes; empty for an implicit `local`.
  package let ranges: [TextRange]
  /// How the path accesses the state.
  package let access: Access
  /// The scope in which names are looked up.
  package let scope: ScopeIndex

  /// The name of the first component.
  package var root: String {
    if case .key(let name)? = components.first { name } else { "" }
  }

  /// Returns the index of the component that an offset touches, the later one of two; `nil` if there is none.
  package func component(at offset: TextOffset) -> Int? {
    ranges.lastIndex { $0.touches(offset) && !$0.isEmpty }
  }
}

extension SyntaxView {
  /// Returns the state paths in a string, in source order, including those of invalid expressions. They end
  /// at the first computed index and at array properties, or continue as if every computed index, and every
  /// element that a property of a list is, were at `index`.
  package func pathOccurrences(in fact: Fact, assuming index: Int? = nil) -> [PathOccurrence] {
    switch fact.role {
    case .path(let access, _): bareMention(fact, access).map { [$0] } ?? []
    case .localPath(let access, _): bareMention(fact, access, isLocal: true).map { [$0] } ?? []
    case .dataPath: bareMention(fact, .read).map { [$0] } ?? []
    case .condition, .expression: expressionMentions(fact, index)
    case .template: templateMentions(fact, index)
    default: []
    }
  }

  private func templateMentions(_ fact: Fact, _ index: Int?) -> [PathOccurrence] {
    let text = string(fact.node)
    guard Template.containsPlaceholder(text) else { return [] }
    return mentions(Template.parse(text).paths, fact, index)
  }

  private func expressionMentions(_ fact: Fact, _ index: Int?) -> [PathOccurrence] {
    let text = string(fact.node)
    let expression = Expression.parse(text)
    // The app interpolates a text that is no expression.
    if !expression.isValid, Template.containsPlaceholder(text) { return templateMentions(fact, index) }
    return mentions(expression.paths, fact, index)
  }

  private func bareMention(_ fact: Fact, _ access: Access, isLocal: Bool = false) -> PathOccurrence? {
    let path = Keypath.parse(string(fact.node))
    guard path.ranges.count == path.components.count, case .key? = path.components.first else { return nil }
    var components = path.components
    let offsets = decodedOffsets(of: fact.node)
    var ranges = path.ranges.map { offsets.source($0) }
    if isLocal, let first = ranges.first {
      components.insert(.key(Keypath.localRoot), at: 0)
      ranges.insert(TextRange(first.start, first.start), at: 0)
    }
    return PathOccurrence(components: components, ranges: ranges, access: access, scope: fact.scope)
  }

  private func mentions(_ paths: [PathReference], _ fact: Fact, _ index: Int?) -> [PathOccurrence] {
    let offsets = decodedOffsets(of: fact.node)
    return paths.compactMap { path in
      let (components, found) = index.map(path.element(at:)) ?? (path.staticComponents, path.ranges)
      guard case .key? = components.first, components.count <= found.count else { return nil }
      let ranges = found.prefix(components.count).map { offsets.source($0) }
      return PathOccurrence(components: components, ranges: ranges, access: .read, scope: fact.scope)
    }
  }
}

extension Keypath {
  /// The first component of a path into local state.
  package static let localRoot = "local"
}
