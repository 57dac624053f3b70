/// A horizontal alignment: `.leading`.
public struct ResolvableHorizontalAlignment: ASTDecodable, Hashable {
  public let alignment: Document.HorizontalAlignment

  public static let decoding = ASTDecoding<ResolvableHorizontalAlignment>(
    "HorizontalAlignment", "A horizontal alignment.", phrase: "a horizontal alignment",
    Document.HorizontalAlignment.allCases.map { .member($0.rawValue, .init(alignment: $0)) })
}

/// A vertical alignment: `.top`.
public struct ResolvableVerticalAlignment: ASTDecodable, Hashable {
  public let alignment: Document.VerticalAlignment

  public static let decoding = ASTDecoding<ResolvableVerticalAlignment>(
    "VerticalAlignment", "A vertical alignment.", phrase: "a vertical alignment",
    Document.VerticalAlignment.allCases.map { .member($0.rawValue, .init(alignment: $0)) })
}

/// An alignment in both directions: `.topLeading`.
public struct ResolvableAlignment: ASTDecodable, Hashable {
  public let horizontal: Document.HorizontalAlignment
  public let vertical: Document.VerticalAlignment

  public static let center = ResolvableAlignment(horizontal: .center, vertical: .center)

  public static let decoding = ASTDecoding<ResolvableAlignment>(
    "Alignment", "An alignment in both directions.", phrase: "an alignment",
    Document.Position.allCases.map {
      .member($0.rawValue, ResolvableAlignment(horizontal: $0.horizontal, vertical: $0.vertical))
    })
}

/// A set of edges: `.horizontal`, or a list of edges.
public struct ResolvableEdges: ASTArgument, OptionSet, Hashable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let top = ResolvableEdges(rawValue: 1)
  public static let leading = ResolvableEdges(rawValue: 2)
  public static let bottom = ResolvableEdges(rawValue: 4)
  public static let trailing = ResolvableEdges(rawValue: 8)
  public static let horizontal: ResolvableEdges = [.leading, .trailing]
  public static let vertical: ResolvableEdges = [.top, .bottom]
  public static let all: ResolvableEdges = [.horizontal, .vertical]

  private static let edge = ASTDecoding<ResolvableEdges>(
    "Edge", "Edges of a view.", phrase: "an edge",
    [
      .member("all", "Every edge.", .all), .member("horizontal", "Leading and trailing.", .horizontal),
      .member("vertical", "Top and bottom.", .vertical), .member("top", .top),
      .member("leading", .leading), .member("bottom", .bottom), .member("trailing", .trailing),
    ])

  public static var argumentType: ModifierArgumentType {
    .either([edge.argumentType, .list(of: edge.argumentType)])
  }

  public static func decode(_ argument: ModifierExpression) throws -> ResolvableEdges {
    guard case .list(let elements) = argument else { return try edge.decode(argument) }
    return try elements.reduce(into: []) { $0.formUnion(try edge.decode($1)) }
  }
}

/// A length in points, or all the space there is: `44`, `.infinity`, `attr("width")`.
public enum ResolvableLength: ASTArgument, Hashable {
  case points(AttributeReference<Double>)
  case infinity

  private static let infinite = ASTDecoding<ResolvableLength>(
    "Double", "All the space there is.", phrase: "`.infinity`", [.member("infinity", .infinity)])

  public static var argumentType: ModifierArgumentType {
    .either([AttributeReference<Double>.argumentType, infinite.argumentType])
  }

  public static func decode(_ argument: ModifierExpression) throws -> ResolvableLength {
    if let value = try? infinite.decode(argument) { return value }
    return .points(try AttributeReference<Double>.decode(argument))
  }
}
