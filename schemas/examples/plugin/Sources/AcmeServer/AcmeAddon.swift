import CladsDocument
import CladsRendering
import TextUI

/// The modifiers of Acme's app.
public struct AcmeAddon: Addon {
  public enum CustomModifier: PictureViewModifier, Decodable {
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

    public func picture(content: PictureView, context: PictureRenderContext) -> PictureView? {
      switch self {
      case .rating(let modifier): modifier.picture(content: content, context: context)
      case .ribbon(let modifier): modifier.picture(content: content, context: context)
      }
    }
  }

  public static let modifiers = [RatingModifier.decoding.description, RibbonModifier.decoding.description]
}

/// `rating(4)` or `rating(attr("stars"), outOf: 10)`: stars below the node.
public struct RatingModifier: PictureViewModifier, ASTDecodable {
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
    return VStack {
      content
      Text(String(repeating: "★", count: full) + String(repeating: "☆", count: all - full))
    }
  }

  public func picture(content: PictureView, context: PictureRenderContext) -> PictureView? {
    let (full, all) = counts
    let font = PictureFont(size: 15)
    let stars = (0..<all).map { PictureView.symbol($0 < full ? "star.fill" : "star", font: font) }
    return .vstack(spacing: 4, [content, .hstack(spacing: 2, stars)])
  }
}

/// `ribbon(:name, .red)`: a child above the node, on a color.
public struct RibbonModifier: PictureViewModifier, ASTDecodable {
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
      self.content.resolve(on: element, in: context).background(style)
      content
    }
  }

  public func picture(content: PictureView, context: PictureRenderContext) -> PictureView? {
    let color = IR.Color(style.resolve(on: element, in: self.context))
    let ribbon = context.templates(named: self.content.name)
      .padding(IR.EdgeInsets(top: 2, bottom: 2, leading: 8, trailing: 8)).background(.color(color))
    return .vstack([ribbon, content])
  }
}
