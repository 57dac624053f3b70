/// A template, parsed once to be interpolated any number of times.
public struct ParsedTemplate: Sendable, Hashable {
  /// A segment of a template, prepared for interpolation.
  enum Segment: Sendable, Hashable {
    /// Literal text.
    case text(String)
    /// A placeholder that contains only a path of names and element indices: the first name, and the
    /// components after it.
    case path(String, [Keypath.Component])
    /// Any other placeholder: the text between `${` and `}`, without surrounding white space, and its syntax
    /// tree.
    case placeholder(String, Expression)
  }

  /// The template as written.
  package let source: String
  /// The syntax of the template.
  package let template: Template
  let segments: [Segment]

  /// Parses a template.
  package init(_ source: String) {
    self.source = source
    var text = source
    let (template, segments) = text.withUTF8 { bytes in
      let template = Template.parse(bytes)
      return (template, template.segments.map { Segment($0, in: bytes) })
    }
    self.template = template
    self.segments = segments
  }

  /// The first problem in or with a placeholder, or `nil` if the template can be interpolated.
  package var problem: ExpressionProblem? { template.expressionProblems.first }
}

extension ParsedTemplate.Segment {
  init(_ segment: Template.Segment, in bytes: UnsafeBufferPointer<UInt8>) {
    switch segment {
    case .text(let range):
      self = .text(String(decoding: bytes[range.clamped(to: bytes.indices)], as: UTF8.self))
    case .placeholder(_, let body, let expression):
      let trimmed = bytes.trimmed(body)
      if let (root, steps) = expression.memberPath {
        self = .path(root, steps)
      } else {
        self = .placeholder(String(decoding: bytes[trimmed], as: UTF8.self), expression)
      }
    }
  }
}

extension Expression {
  /// The components of a path of names and element indices, or `nil` for any other expression, array
  /// properties included.
  fileprivate var memberPath: (root: String, steps: [Keypath.Component])? {
    guard isValid else { return nil }
    var steps: [Keypath.Component] = []
    var id = root
    while true {
      switch self[id].kind {
      case .identifier(let name): return (name, steps.reversed())
      case .member(let base, let name):
        steps.append(.key(name))
        id = base
      case .element(let base, let index):
        steps.append(.index(index))
        id = base
      default: return nil
      }
    }
  }
}
