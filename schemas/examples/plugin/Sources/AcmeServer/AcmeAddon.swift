import CladsDocument
import CladsRendering
import TextUI

/// The modifiers of Acme's app.
public struct AcmeAddon: Addon {
  public enum CustomModifier: ViewModifier, Decodable {
    case rating(RatingModifier)
    case ribbon(RibbonModifier)

    public init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let modifier = try? container.decode(RatingModifier.self) {
        self = .rating(modifier)
      } else {
        self = .ribbon(try container.decode(RibbonModifier.self))
      }
    }

    public func body(content: Content) -> some TextView {
      switch self {
      case .rating(let modifier): content.modifier(modifier)
      case .ribbon(let modifier): content.modifier(modifier)
      }
    }
  }

  public static let modifiers = [RatingModifier.decoding.description, RibbonModifier.decoding.description]
}

/// `rating(4)` or `rating(attr("stars"), outOf: 10)`: stars below the node.
public struct RatingModifier: ViewModifier, ASTDecodable {
  @ObservedElement private var element
  @LiveContext private var context
  private let stars: AttributeReference<Int>
  private let total: Int

  public static let decoding = ASTDecoding<Self>(
    "rating", "Shows stars below the node.",
    [
      .initializer(
        ASTParameter(nil, AttributeReference<Int>.self, name: "stars", "The number of full stars."),
        ASTParameter("outOf", Int.self, default: 5, "The number of all stars.")
      ) { Self(stars: $0, total: $1) }
    ])

  /// The numbers of full stars and of all.
  @MainActor
  private var counts: (full: Int, all: Int) {
    let all = min(max(total, 0), 10)
    return (min(max(stars.resolve(on: element, in: context), 0), all), all)
  }

  public func body(content: Content) -> some TextView {
    let (full, all) = counts
    return VStack(spacing: 4.0) {
      content
      PerMedium {
        Text(String(repeating: "★", count: full) + String(repeating: "☆", count: all - full))
      } points: {
        HStack(spacing: 2.0) {
          ForEach(0..<all) { Symbol($0 < full ? "star.fill" : "star", font: Font(size: 15)) }
        }
      }
    }
  }
}

/// `ribbon(:name, .red)`: a child above the node, on a color.
public struct RibbonModifier: ViewModifier, ASTDecodable {
  @ObservedElement private var element
  @LiveContext private var context
  private let content: ViewReference
  private let style: StylesheetResolvableShapeStyle

  public static let decoding = ASTDecoding<Self>(
    "ribbon", "Shows a child above the node.",
    [
      .initializer(
        ASTParameter(nil, ViewReference.self, name: "content", "The child, by its `template`."),
        ASTParameter(nil, StylesheetResolvableShapeStyle.self, name: "style", "The color behind it.")
      ) { Self(content: $0, style: $1) }
    ])

  public func body(content: Content) -> some TextView {
    VStack {
      self.content.resolve(on: element, in: context)
        .padding(PointInsets(top: 2, bottom: 2, leading: 8, trailing: 8)).background(style)
      content
    }
  }
}
