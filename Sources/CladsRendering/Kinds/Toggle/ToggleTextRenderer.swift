import CladsDocument
package import TextUI

/// Draws toggles.
package struct ToggleTextRenderer: TextNodeRendering {
  package static let nodeKind = RenderNodeKind.toggle

  package init() {}

  package func render(_ node: RenderNode, context: TextRenderContext) -> AnyTextView {
    guard case .toggle(let toggle) = node else { return AnyTextView(EmptyTextView()) }
    return AnyTextView(ToggleView(configuration: ToggleConfiguration(toggle)))
  }
}

/// The appearance of a toggle.
package struct ToggleConfiguration {
  package enum Variant: Sendable, Hashable {
    case on, off
  }

  package let variant: Variant
  /// Its color, or `nil` if it is off.
  package var tint: Color? { logic.tint }
  /// The padding around it, in points.
  package let padding: IR.EdgeInsets
  /// What it is on a page.
  let control: SceneControl
  private let logic: any ToggleVariantLogic
  private let color: Color?

  package init(_ node: ToggleNode) {
    variant = node.isOn ? .on : .off
    logic = node.isOn ? OnToggleVariant(color: node.style.tintColor) : OffToggleVariant()
    padding = node.style.padding
    // On device, nothing but its kind and value is read out.
    control = SceneControl(.toggle(isOn: node.isOn), label: "")
    color = node.style.tintColor
  }

  /// Returns its color in points.
  func color(_ scheme: ColorScheme) -> Color {
    variant == .on ? color ?? SystemColors.green(scheme) : SystemColors.fill(scheme)
  }

  /// Returns the character between the brackets.
  package func mark(_ glyphs: GlyphTable) -> String { logic.mark(glyphs) }
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
package struct ToggleView: TextView {
  let configuration: ToggleConfiguration

  package init(configuration: ToggleConfiguration) { self.configuration = configuration }

  package var body: some TextView {
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
