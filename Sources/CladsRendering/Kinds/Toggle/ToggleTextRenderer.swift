import CladsDocument
public import TextUI

/// Draws toggles.
public struct ToggleTextRenderer: TextNodeRendering {
  public static let nodeKind = RenderNodeKind.toggle

  public init() {}

  public func render(_ node: RenderNode, context: TextRenderContext) -> AnyTextView {
    guard case .toggle(let toggle) = node else { return AnyTextView(EmptyTextView()) }
    return AnyTextView(ToggleView(configuration: ToggleConfiguration(toggle)))
  }
}

/// The appearance of a toggle.
public struct ToggleConfiguration {
  public enum Variant: Sendable, Hashable {
    case on, off
  }

  public let variant: Variant
  /// Its color, or `nil` if it is off.
  public var tint: Color? { logic.tint }
  /// The padding around it, in points.
  public let padding: IR.EdgeInsets
  /// What it is on a page.
  let control: SceneControl
  private let logic: any ToggleVariantLogic
  private let color: Color?

  public init(_ node: ToggleNode) {
    variant = node.isOn ? .on : .off
    logic = node.isOn ? OnToggleVariant(color: node.style.tintColor) : OffToggleVariant()
    padding = node.style.padding
    control = SceneControl(.toggle(isOn: node.isOn), label: node.controlLabel)
    color = node.style.tintColor
  }

  /// Returns its color in points.
  func color(_ scheme: ColorScheme) -> Color {
    variant == .on ? color ?? SystemColors.green(scheme) : SystemColors.fill(scheme)
  }

  /// Returns the character between the brackets.
  public func mark(_ glyphs: GlyphTable) -> String { logic.mark(glyphs) }
}

/// What differs between a toggle that is on and one that is off.
private protocol ToggleVariantLogic {
  var tint: Color? { get }
  func mark(_ glyphs: GlyphTable) -> String
}

private struct OnToggleVariant: ToggleVariantLogic {
  let color: Color?
  var tint: Color? { color ?? .green }
  func mark(_ glyphs: GlyphTable) -> String { String(glyphs.on) }
}

private struct OffToggleVariant: ToggleVariantLogic {
  var tint: Color? { nil }
  func mark(_ glyphs: GlyphTable) -> String { " " }
}

/// The view of a toggle: `[x]` or `[ ]` in cells. On device it is 51 points wide, so a row has less room for
/// the rest.
public struct ToggleView: TextView {
  let configuration: ToggleConfiguration

  public init(configuration: ToggleConfiguration) { self.configuration = configuration }

  public var body: some TextView {
    EnvironmentReader { environment in
      PerMedium {
        Text("[\(configuration.mark(environment.glyphs))]").foreground(configuration.tint)
      } points: {
        ToggleSwitch(
          isOn: configuration.variant == .on, color: configuration.color(environment.colorScheme)
        ).control(configuration.control)
      }
    }.padding(configuration.padding)
  }
}
