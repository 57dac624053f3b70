import CladsRendering
import TextUI

/// `{ "type": "priceTag", "data": { "price": …, "currency": … } }`: a component that is only a view.
struct PriceTag: CustomComponent {
  static let typeName = "priceTag"

  @MainActor
  static func makeView(context: CustomComponentContext) -> AnyTextView {
    let price = context.resolveDouble(forKey: "price") ?? 0
    let currency = context.resolveString(forKey: "currency") ?? "€"
    let cents = Int(exactly: (price * 100).rounded()) ?? 0
    let text = "\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)"
    return Text("⟨ \(text) \(currency) ⟩")
      .applyCladsStyle(context.style)
      .applyCladsActions(context.component.actions, context: context)
  }
}
