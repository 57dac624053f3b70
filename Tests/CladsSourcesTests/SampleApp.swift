/// The source of an app whose files are written in different styles.
enum SampleApp {
  static let all: [(path: String, text: String)] = [
    (path: "Names.swift", text: names), (path: "Components.swift", text: components),
    (path: "Actions.swift", text: actions), (path: "Screens.swift", text: screens),
    (path: "Design.swift", text: design), (path: "Plugin.swift", text: plugin),
  ]

  private static let names = #"""
    import Foundation

    /// The names that documents use.
    enum Names {
      enum Components {
        static let rating = "starRating"
      }
      /// The parameters of actions.
      enum Parameter { static let order = "orderId", note = "note" }
    }

    enum AppAction: String, CaseIterable {
      /// Adds a product to the cart.
      case addToCart
      case removeFromCart = "cart.remove"
      case checkout
    }

    """#

  private static let components = #"""
    import SwiftUI
    import CLADS

    /// Stars for a rating.
    @MainActor
    public struct RatingView: View, CustomComponent
    {
        public static var typeName: String { return Names.Components.rating }

        public static func makeView(context: CustomComponentContext) -> AnyView
        {
            guard let stars = context.resolveInt(forKey: "stars") else { return AnyView(EmptyView()) }
            let title = context.resolveString(forKey: "title") ?? "Rating of \(context.resolveDouble(forKey: "mean") ?? 0)"
            return AnyView(Text(title + String(stars)))
        }
        // struct Old: CustomComponent { static let typeName = "oldRating" }
    }

    extension Document.ComponentKind {
        /// A line chart.
        static let lineChart: Document.ComponentKind = "lineChart"
    }

    struct LineChartProperties {
        static let kind: Document.ComponentKind = .lineChart
        enum Interpolation: String, Codable { case linear, step = "stepped" }

        /// The state path of the values.
        let series: String
        var interpolation: Interpolation?
        var limits: [Double] = []
        let isAnimated: Bool, maximum: Int?
        var isEmpty: Bool { series.isEmpty }

        private enum CodingKeys: String, CodingKey {
            case series, interpolation, limits
            case isAnimated = "animated"
            case maximum = "max"
        }
    }

    struct LineChartResolver: ComponentResolving {
        static let componentKind = LineChartProperties.kind
        func resolve(_ component: Document.Component, context: ResolutionContext) throws -> ComponentResolutionResult {
            let unit = component.data?["unit"]?.stringValue
            return .renderOnly(.custom(kind: .lineChart, node: Node(unit: unit)))
        }
    }

    """#

  private static let actions = #"""
    import CLADS

    /// Saves the order.
    final class SaveOrder: CancellableActionHandler {
      class var actionType: String { "order.save" }

      @MainActor func execute(parameters: ActionParameters, context: ActionExecutionContext) async {
        guard let id = parameters.string(Names.Parameter.order) else { return }
        let note = parameters[Names.Parameter.note] as? String ?? ""
        #if DEBUG
        print("\(id) \(parameters.bool("isUrgent") ?? false)")
        #else
        Logger.log(parameters.int("level"))
        #endif
      }
      func cancel(requestId: String, documentId: String) {}
    }

    extension ShopController: CladsActionDelegate {
      func cladsRenderer(handleAction actionId: String, parameters: ActionParameters,
                         context: ActionExecutionContext) async -> Bool {
        guard let action = AppAction(rawValue: actionId) else { return false }
        switch action {
        case .addToCart:
          add(parameters["sku"] as? String, count: parameters.int("count") ?? 1)
        case .removeFromCart: await remove(parameters)
        case .checkout: break
        }
        return true
      }
    }

    class ShopController: UIViewController {
      private func remove(_ values: ActionParameters) async { cart.remove(values.string("sku")) }
    }

    """#

  private static let screens = #"""
    struct CartScreen: View {
      var body: some View {
        CladsRendererView(
          document: document, designSystemProvider: ShopStyles(),
          customActions: [
            /// Sends an event.
            "track": { params, _ in
              Analytics.track(params.string("event") ?? "", params.dictionary("values"))
            },
            "close": { _, context in context.dismiss() },
            "dynamic.\(id)": { _, _ in },
          ],
          customComponents: [RatingView.self]
        )
      }

      func makeContext() {
        let text = """
          customActions: ["inText": { \(document.id) }]
          """
        context.navigationHandler = { [weak self] destination, presentation in
          self?.coordinator.open(destination)
          switch destination {
          case "cart", Routes.product: break
          default: break
          }
        }
      }
    }

    struct Routes { static let product = "product/detail" }

    """#

  private static let design = #"""
    public struct ShopStyles: DesignSystemProvider {
      public static let identifier = "shop"
      public func resolveStyle(_ reference: String) -> IR.Style? {
        switch reference {
        /// The main button.
        case "button.primary", "button.main":
          return IR.Style(cornerRadius: 12)
        case "text.title": return .init()
        default:
          return nil
        }
      }
    }

    """#

  private static let plugin = #"""
    struct ShopPlugin: CLADSPlugin {
      func register(with registry: CladsRegistry) {
        registry.registerComponent(propertiesType: LineChartProperties.self, resolver: LineChartResolver())
        registry.registerAction(SaveOrder())
        registry.registerAction("vibrate") { params, _ in
          Haptics.play(params.double("strength") ?? 1)
        }
        registry.registerSectionLayout(resolver: WheelResolver(), textRenderer: WheelRenderer())
      }
    }
    struct WheelResolver { static let layoutType = Document.SectionType(rawValue: "wheel") }

    """#
}
