public import CladsExpressions

/// A template, ready to be interpolated any number of times.
public struct ParsedTemplate: Sendable, Hashable {
  /// One part of a template.
  enum Piece: Sendable, Hashable {
    /// Text that stays as it is.
    case text(String)
    /// A placeholder with nothing but names and places of elements: the first name, and what follows it.
    case path(String, [Keypath.Component])
    /// What stands between `${` and `}` otherwise, without white space around it, and its tree.
    case placeholder(String, Expression)
  }

  /// The template as it is written.
  public let source: String
  /// Its parts.
  public let template: Template
  let pieces: [Piece]

  /// Takes a text apart.
  public init(_ source: String) {
    self.source = source
    var text = source
    let (template, pieces) = text.withUTF8 { bytes in
      let template = Template.parse(bytes)
      return (template, template.segments.map { Piece($0, in: bytes) })
    }
    self.template = template
    self.pieces = pieces
  }

  /// The first thing that is wrong inside or about a placeholder; nothing for a text that can be interpolated.
  public var problem: ExpressionProblem? { template.expressionProblems.first }
}

extension ParsedTemplate.Piece {
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
  /// The parts of a path of names and places of elements; nothing for anything else, properties of lists included.
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
