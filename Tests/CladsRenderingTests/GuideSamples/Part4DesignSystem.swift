import CladsDocument
import CladsHosting
import CladsRendering
import CladsRuntime
import TextUI

// 4.1 DesignSystemProvider Protocol

public struct MyDesignSystemProvider: TextDesignSystemRendering {
  public static let identifier = "myDesignSystem"

  public init() {}

  // MARK: - Style Token Resolution (fallback)

  public func resolveStyle(_ reference: String) -> IR.Style? {
    // Parse reference like "button.primary" or "text.heading1"
    let parts = reference.split(separator: ".").map(String.init)
    guard let category = parts.first else { return nil }

    switch category {
    case "button": return resolveButtonStyle(parts)
    case "text": return resolveTextStyle(parts)
    default: return nil
    }
  }

  private func resolveButtonStyle(_ parts: [String]) -> IR.Style? {
    guard parts.count >= 2 else { return nil }
    var style = IR.Style()

    switch parts[1] {
    case "primary":
      style.backgroundColor = IR.Color(hex: "#6366F1")
      style.textColor = .white
      style.cornerRadius = 12
      style.paddingTop = 14
      style.paddingBottom = 14
    case "secondary":
      style.backgroundColor = IR.Color(hex: "#F3F4F6")
      style.textColor = IR.Color(hex: "#374151")
      style.cornerRadius = 12
    default:
      return nil
    }
    return style
  }

  // MARK: - Full Component Rendering

  public func canRender(_ node: RenderNode, styleId: String?) -> Bool {
    guard let styleId, styleId.hasPrefix("@") else { return false }
    let ref = String(styleId.dropFirst())

    switch node {
    case .button: return ref.hasPrefix("button.")
    default: return false
    }
  }

  @MainActor
  public func render(_ node: RenderNode, styleId: String?, context: TextRenderContext) -> AnyTextView? {
    guard let styleId, styleId.hasPrefix("@") else { return nil }
    let ref = String(styleId.dropFirst())

    switch node {
    case .button(let buttonNode):
      return renderNativeButton(buttonNode, ref: ref, context: context)
    default:
      return nil
    }
  }

  @MainActor
  private func renderNativeButton(
    _ node: ButtonNode, ref: String, context: TextRenderContext
  ) -> AnyTextView? {
    // Return your native design system button with CLADS action handling
    return AnyTextView(
      MyDesignSystemButton(
        label: node.label,
        style: ref.contains("primary") ? .primary : .secondary,
        onTap: {
          if let action = node.onTap {
            Task { @MainActor in
              switch action {
              case .reference(let actionId):
                await context.actionContext.executeAction(id: actionId)
              case .inline(let actionDef):
                await context.actionContext.executeAction(actionDef)
              }
            }
          }
        }
      )
    )
  }

  private func resolveTextStyle(_ parts: [String]) -> IR.Style? {
    guard parts.last == "heading1" else { return nil }
    var style = IR.Style()
    style.width = 160
    return style
  }
}

/// The native button, which is independent of CLADS.
struct MyDesignSystemButton: TextView {
  enum Style { case primary, secondary }

  let label: String
  let style: Style
  let onTap: @MainActor () -> Void

  var body: some TextView {
    Text(style == .primary ? "◀ \(label) ▶" : "< \(label) >").onTapGesture(perform: onTap)
  }
}

// 4.3 Injecting a Design System

@MainActor enum DesignedScreen {
  static func make(_ document: Document.Definition) -> CladsRendererView {
    let provider = MyDesignSystemProvider()

    return CladsRendererView(
      document: document,
      designSystemProvider: provider
    )
  }
}

/// A design system that draws no nodes itself.
struct TokensOnlyProvider: DesignSystemProvider {
  static let identifier = "tokensOnly"

  func resolveStyle(_ reference: String) -> IR.Style? {
    guard reference == "button.wide" else { return nil }
    var style = IR.Style()
    style.width = 160
    return style
  }
}
