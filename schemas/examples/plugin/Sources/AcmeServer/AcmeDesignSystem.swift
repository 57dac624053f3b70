import CladsRendering
import TextUI

/// Acme's design system: two tokens, and a button that it draws itself.
struct AcmeDesignSystem: TextDesignSystemRendering {
  static let identifier = "acme"

  /// What completion offers. `resolveStyle` decides which tokens exist.
  let references = [
    StyleReference("button.primary", "The main action of a screen."),
    StyleReference("text.title", "The one heading of a screen."),
  ]

  func resolveStyle(_ reference: String) -> IR.Style? {
    var style = IR.Style()
    switch reference {
    case "button.primary":
      style.backgroundColor = IR.Color(hex: "#5B2A86")
      style.textColor = .white
      style.cornerRadius = 12
    case "text.title":
      style.fontWeight = .bold
      style.textColor = IR.Color(hex: "#5B2A86")
    default: return nil
    }
    return style
  }

  func canRender(_ node: RenderNode, styleId: String?) -> Bool {
    guard case .button = node else { return false }
    return styleId == "@button.primary"
  }

  @MainActor
  func render(_ node: RenderNode, styleId: String?, context: TextRenderContext) -> AnyTextView? {
    guard case .button(let button) = node else { return nil }
    let view = AcmeButton(label: button.label)
    guard let perform = context.perform(button.onTap, of: button.place) else { return AnyTextView(view) }
    return view.onTapGesture(perform: perform)
  }
}

/// The button of the design system, which is independent of documents.
struct AcmeButton: TextView {
  let label: String

  var body: some TextView { Text("▐ \(label) ▌").bold() }
}
