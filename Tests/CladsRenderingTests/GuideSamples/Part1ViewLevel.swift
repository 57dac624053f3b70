import CladsDocument
import CladsHosting
import CladsRendering
import CladsRuntime
import TextUI

// 1.1 Custom Actions via Closures

@MainActor enum OrderScreen {
  static func make(_ document: Document.Definition) -> CladsRendererView {
    CladsRendererView(
      document: document,
      customActions: [
        "submitOrder": { params, context in
          let orderId = context.stateStore.get("order.id") as? String
          await OrderService.submit(orderId)
        },
        "trackEvent": { params, context in
          let eventName = params.string("event") ?? "unknown"
          Analytics.track(eventName)
        },
      ]
    )
  }
}

// 1.2 Custom Actions via Delegate

// Without UIKit there is no superclass.
class OrderViewController: CladsActionDelegate {
  func cladsRenderer(
    handleAction actionId: String,
    parameters: ActionParameters,
    context: ActionExecutionContext
  ) async -> Bool {
    switch actionId {
    case "submitOrder":
      await handleSubmitOrder(parameters, context)
      return true
    case "showReceipt":
      presentReceiptSheet()
      return true
    default:
      return false  // Fall through to registry
    }
  }

  private(set) var handled: [String] = []

  private func handleSubmitOrder(_ parameters: ActionParameters, _ context: ActionExecutionContext) async {
    handled.append("submitted \(parameters.string("orderId") ?? "nothing")")
    context.stateStore.set("submitted", value: true)
  }

  private func presentReceiptSheet() { handled.append("receipt") }
}

// 1.3 Custom Components (CustomComponent Protocol)

struct WeatherCardComponent: CustomComponent {
  static let typeName = "weatherCard"

  @MainActor
  static func makeView(context: CustomComponentContext) -> AnyTextView {
    let temp = context.resolveDouble(forKey: "temperature") ?? 0
    let condition = context.resolveString(forKey: "condition") ?? "Unknown"

    return AnyTextView(
      WeatherCardView(temperature: temp, condition: condition)
        .applyCladsStyle(context.style)
        .applyCladsActions(context.component.actions, context: context)
    )
  }
}

struct WeatherCardView: TextView {
  let temperature: Double
  let condition: String

  var body: some TextView {
    HStack(spacing: 1) {
      Text("\(temperature)°").bold()
      Text(condition)
    }
  }
}

@MainActor enum WeatherScreen {
  static func make(_ document: Document.Definition) -> CladsRendererView {
    CladsRendererView(
      document: document,
      customComponents: [WeatherCardComponent.self, PhotoComparisonComponent.self]
    )
  }
}

/// A view of its own for every member of the table of `CustomComponentContext`.
struct EveryMemberComponent: CustomComponent {
  static let typeName = "everyMember"

  @MainActor
  static func makeView(context: CustomComponentContext) -> AnyTextView {
    let lines = [
      "style \(context.style.width ?? 0)",
      "state \(context.stateStore.get("name") ?? "none")",
      "component \(context.component.id ?? "none")",
      "string \(context.resolveString(forKey: "string") ?? "none")",
      "double \(context.resolveDouble(forKey: "double") ?? 0)",
      "int \(context.resolveInt(forKey: "int") ?? 0)",
      "bool \(context.resolveBool(forKey: "bool") ?? false)",
      "missing \(context.resolveString(forKey: "nothing") ?? "none")",
    ]
    return AnyTextView(
      VStack(alignment: .leading) { ForEach(lines) { Text($0) } }
        .onTapGesture { Task { await context.executeAction(context.component.actions?.onTap) } }
    )
  }
}
