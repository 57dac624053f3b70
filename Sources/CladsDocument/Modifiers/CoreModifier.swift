/// The modifiers of the core, as values. Each is one row of `decodings`, which decodes and describes it.
///
/// Seed: *Adding Custom Modifiers*.
public enum CoreModifier: Sendable, Hashable {
  /// The padding on some edges, in points.
  case padding(ResolvableEdges, AttributeReference<Double>)
  /// The fixed size, in points.
  case frame(
    width: AttributeReference<Double>?, height: AttributeReference<Double>?, alignment: ResolvableAlignment)
  /// The limits of the size.
  case flexibleFrame(FlexibleFrame, alignment: ResolvableAlignment)
  case background(Layer)
  case overlay(Layer)
  case foregroundStyle(StylesheetResolvableShapeStyle)
  /// A border of a width in points.
  case border(StylesheetResolvableShapeStyle, width: AttributeReference<Double>)
  /// The radius in points.
  case cornerRadius(AttributeReference<Double>)
  case opacity(AttributeReference<Double>)
  case hidden
  case bold(AttributeReference<Bool>)
  case italic(AttributeReference<Bool>)
  case lineLimit(AttributeReference<Int>)
  case labeled(AttributeReference<String>, alignment: ResolvableVerticalAlignment)
  case onTap(ActionReference)

  /// The limits of a frame.
  public struct FlexibleFrame: Sendable, Hashable {
    package var minWidth: ResolvableLength?
    public var maxWidth: ResolvableLength?
    package var minHeight: ResolvableLength?
    public var maxHeight: ResolvableLength?

    public init(
      minWidth: ResolvableLength? = nil, maxWidth: ResolvableLength? = nil,
      minHeight: ResolvableLength? = nil, maxHeight: ResolvableLength? = nil
    ) {
      self.minWidth = minWidth
      self.maxWidth = maxWidth
      self.minHeight = minHeight
      self.maxHeight = maxHeight
    }
  }

  /// What is drawn behind a node or in front of it.
  public enum Layer: Sendable, Hashable {
    case style(StylesheetResolvableShapeStyle)
    case view(ViewReference, alignment: ResolvableAlignment)
  }

  /// The padding of `padding()`, in points, as that of SwiftUI.
  package static let defaultPadding = 16.0
}

extension CoreModifier {
  /// The table of each modifier, in alphabetical order.
  package static let decodings: [ASTDecoding<CoreModifier>] = [
    layer("background", "Draws a color, a material or a child behind the node.") { .background($0) },
    ASTDecoding(
      "bold", "Makes texts bold.",
      [
        .initializer(
          ASTParameter(
            nil, AttributeReference<Bool>.self, name: "isActive", default: .constant(true),
            "Whether texts are bold.")
        ) { .bold($0) }
      ]),
    ASTDecoding(
      "border", "Draws a border along the edges of the node.",
      [
        .initializer(
          ASTParameter(nil, StylesheetResolvableShapeStyle.self, name: "color", "The color."),
          ASTParameter(
            "width", AttributeReference<Double>.self, default: .constant(1), "The width, in points.")
        ) { .border($0, width: $1) }
      ]),
    ASTDecoding(
      "cornerRadius", "Rounds the corners of the node.",
      [
        .initializer(
          ASTParameter(nil, AttributeReference<Double>.self, name: "radius", "The radius, in points.")
        ) { .cornerRadius($0) }
      ]),
    ASTDecoding(
      "foregroundStyle", "Sets the color of texts and lines.",
      [
        .initializer(
          ASTParameter(nil, StylesheetResolvableShapeStyle.self, name: "style", "The color or material.")
        ) { .foregroundStyle($0) }
      ]),
    frame,
    ASTDecoding("hidden", "Hides the node; it still takes up space.", [.initializer { .hidden }]),
    ASTDecoding(
      "italic", "Makes texts italic.",
      [
        .initializer(
          ASTParameter(
            nil, AttributeReference<Bool>.self, name: "isActive", default: .constant(true),
            "Whether texts are italic.")
        ) { .italic($0) }
      ]),
    ASTDecoding(
      "labeled", "Shows a label before the node.",
      [
        .initializer(
          ASTParameter("as", AttributeReference<String>.self, "The text of the label."),
          ASTParameter(
            "alignment", ResolvableVerticalAlignment.self,
            default: ResolvableVerticalAlignment(alignment: .center), "Where the label is.")
        ) { .labeled($0, alignment: $1) },
        .initializer(
          ASTParameter("as", Int.self, "The number that is the label."),
          ASTParameter(
            "alignment", ResolvableVerticalAlignment.self,
            default: ResolvableVerticalAlignment(alignment: .center), "Where the label is.")
        ) { .labeled(.constant(String($0)), alignment: $1) },
      ]),
    ASTDecoding(
      "lineLimit", "Limits the number of lines of texts.",
      [
        .initializer(
          ASTParameter(nil, AttributeReference<Int>.self, name: "number", "The number of lines.")
        ) { .lineLimit($0) }
      ]),
    ASTDecoding(
      "onTap", "Runs an action when the node is tapped.",
      [
        .initializer(ASTParameter(nil, ActionReference.self, name: "action", "The name of the action.")) {
          .onTap($0)
        }
      ]),
    ASTDecoding(
      "opacity", "Makes the node translucent.",
      [
        .initializer(
          ASTParameter(nil, AttributeReference<Double>.self, name: "opacity", "The opacity, from 0 to 1.")
        ) { .opacity($0) }
      ]),
    layer("overlay", "Draws a color, a material or a child in front of the node.") { .overlay($0) },
    padding,
  ]

  private static let table = Dictionary(
    decodings.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  private static let padding = ASTDecoding<CoreModifier>(
    "padding", "Adds padding around the node.",
    [
      .initializer(
        ASTParameter(nil, AttributeReference<Double>.self, name: "length", "The padding, in points.")
      ) { .padding(.all, $0) },
      .initializer(
        ASTParameter(nil, ResolvableEdges.self, name: "edges", default: .all, "The edges."),
        ASTParameter(
          nil, AttributeReference<Double>.self, name: "length", default: .constant(defaultPadding),
          "The padding, in points.")
      ) { .padding($0, $1) },
    ])

  private static let alignment = ASTParameter(
    "alignment", ResolvableAlignment.self, default: .center, "Where the content is.")

  private static let frame = ASTDecoding<CoreModifier>(
    "frame", "Sets the size of the node, or its limits.",
    [
      .initializer(
        ASTParameter(optional: "width", AttributeReference<Double>.self, "The width, in points."),
        ASTParameter(optional: "height", AttributeReference<Double>.self, "The height, in points."), alignment
      ) { .frame(width: $0, height: $1, alignment: $2) },
      .initializer(
        ASTParameter(optional: "minWidth", ResolvableLength.self, "The minimum width."),
        ASTParameter(optional: "maxWidth", ResolvableLength.self, "The maximum width."),
        ASTParameter(optional: "minHeight", ResolvableLength.self, "The minimum height."),
        ASTParameter(optional: "maxHeight", ResolvableLength.self, "The maximum height."), alignment
      ) {
        .flexibleFrame(
          FlexibleFrame(minWidth: $0, maxWidth: $1, minHeight: $2, maxHeight: $3), alignment: $4)
      },
    ])

  /// Returns the table of a modifier that draws something behind a node or in front of it.
  private static func layer(
    _ name: String, _ documentation: String, make: @escaping @Sendable (Layer) -> CoreModifier
  ) -> ASTDecoding<CoreModifier> {
    ASTDecoding(
      name, documentation,
      [
        .initializer(
          ASTParameter(nil, StylesheetResolvableShapeStyle.self, name: "style", "The color or material.")
        ) { make(.style($0)) },
        .initializer(
          ASTParameter(nil, ViewReference.self, name: "content", "The child, by its `template`."), alignment
        ) { make(.view($0, alignment: $1)) },
        .initializer(
          alignment, ASTParameter("content", ViewReference.self, "The child, by its `template`.")
        ) { make(.view($1, alignment: $0)) },
      ])
  }

  /// Returns the modifier that an expression means.
  ///
  /// - Throws: `ModifierDecodingError` if it is not a modifier of the core.
  public static func decode(_ expression: ModifierExpression) throws -> CoreModifier {
    guard case .reference(let base?, _) = expression, let decoding = table[base.name] else {
      throw ModifierDecodingError(expected: "a modifier of the core", found: expression)
    }
    return try decoding.decode(expression)
  }
}
