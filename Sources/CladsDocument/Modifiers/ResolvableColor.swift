/// A color in a modifier: `.red`, `Color.red.opacity(0.5)`, `Color("#FF3B30")`.
public indirect enum ResolvableColor: ASTDecodable, Hashable {
  case system(SystemColor)
  /// A color as documents write it: `#RRGGBB` or `rgba(…)`.
  case text(AttributeReference<String>)
  /// A color by its channels and its opacity, from 0 to 1.
  case channels(
    red: AttributeReference<Double>, green: AttributeReference<Double>, blue: AttributeReference<Double>,
    opacity: AttributeReference<Double>)
  /// A color whose opacity is multiplied.
  case opacity(ResolvableColor, AttributeReference<Double>)

  public static let decoding = ASTDecoding<ResolvableColor>(
    "Color", "A color.", phrase: "a color",
    SystemColor.allCases.map { color in .member(color.rawValue, .system(color)) } + [
      .initializer(
        ASTParameter(nil, AttributeReference<String>.self, name: "color", "`#RRGGBB` or `rgba(…)`.")
      ) { .text($0) },
      .initializer(
        ASTParameter("red", AttributeReference<Double>.self, "Red, 0 to 1."),
        ASTParameter("green", AttributeReference<Double>.self, "Green, 0 to 1."),
        ASTParameter("blue", AttributeReference<Double>.self, "Blue, 0 to 1."),
        ASTParameter("opacity", AttributeReference<Double>.self, default: .constant(1), "Opacity, 0 to 1.")
      ) { .channels(red: $0, green: $1, blue: $2, opacity: $3) },
      .method(
        "opacity", "Multiplies the opacity.",
        ASTParameter(nil, AttributeReference<Double>.self, name: "opacity", "0 to 1.")
      ) { .opacity($0, $1) },
    ])
}

extension ResolvableColor {
  /// The channels of the color, 0 to 1, if none of them is read from a node; those of light mode.
  package var constantChannels: [Double]? {
    switch self {
    case .system(let color):
      let channels = color.channels(isDark: false)
      return [channels.red, channels.green, channels.blue, channels.alpha]
    case .text(.constant(let text)):
      let reading = Document.ColorReading(text)
      return reading.form == .invalid ? nil : [reading.red, reading.green, reading.blue, reading.alpha]
    case .channels(.constant(let red), .constant(let green), .constant(let blue), .constant(let opacity)):
      return [red, green, blue, opacity]
    case .opacity(let color, .constant(let opacity)):
      guard var channels = color.constantChannels, channels.count == 4 else { return nil }
      channels[3] *= opacity
      return channels
    default: return nil
    }
  }
}

/// A translucent material: `.regularMaterial`.
public enum ResolvableMaterial: String, ASTDecodable, CaseIterable {
  case ultraThinMaterial, thinMaterial, regularMaterial, thickMaterial, ultraThickMaterial, bar

  public static let decoding = ASTDecoding<ResolvableMaterial>(
    "Material", "A translucent material.", phrase: "a material",
    allCases.map { material in .member(material.rawValue, material) })
}

/// A color or a material.
///
/// Seed: *Adding Custom Modifiers*, "Resolvable Protocols".
public enum StylesheetResolvableShapeStyle: ASTArgument, Hashable {
  case color(ResolvableColor)
  case material(ResolvableMaterial)

  public static var argumentType: ModifierArgumentType {
    .either([ResolvableColor.argumentType, ResolvableMaterial.argumentType])
  }

  public static func decode(_ argument: ModifierExpression) throws -> StylesheetResolvableShapeStyle {
    do {
      return .color(try ResolvableColor.decode(argument))
    } catch {
      guard let material = try? ResolvableMaterial.decode(argument) else { throw error }
      return .material(material)
    }
  }
}
