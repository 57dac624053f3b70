import CladsSources
import Testing

/// The samples of the framework's extensibility guide.
@Suite struct GuideScanTests {
  @Test func `closures and delegates give actions`() {
    let scan = SourceScan(
      """
      CladsRendererView(
          document: document,
          customActions: [
              "submitOrder": { params, context in
                  let orderId = context.stateStore.get("order.id") as? String
                  await OrderService.submit(orderId)
              },
              /// Sends an event.
              "trackEvent": { params, context in
                  let eventName = params.string("event") ?? "unknown"
                  Analytics.track(eventName)
              }
          ]
      )
      class OrderViewController: UIViewController, CladsActionDelegate {
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
          private func handleSubmitOrder(_ values: ActionParameters, _ context: ActionExecutionContext) async {
              guard let id = values.string("orderId") else { return }
          }
      }
      """)
    #expect(
      scan.dump == [
        "action showReceipt()", "action submitOrder(orderId: string!)", "action trackEvent(event: string)",
      ])
    #expect(scan.actions.last?.name.documentation == "Sends an event.")
  }

  @Test func `a custom component has the data that it reads`() {
    let scan = SourceScan(
      """
      /// The weather of a place.
      struct WeatherCardComponent: CustomComponent {
          static let typeName = "weatherCard"

          @MainActor
          static func makeView(context: CustomComponentContext) -> AnyView {
              let temp = context.resolveDouble(forKey: "temperature") ?? 0
              let lines = ["\\(context.resolveString(forKey: "condition") ?? "Unknown")"]
              return AnyView(
                  WeatherCardView(temperature: temp, condition: lines[0])
                      .applyCladsActions(context.component.actions, context: context)
              )
          }
      }
      """)
    #expect(scan.dump == ["component weatherCard data(temperature: number, condition: string)"])
    #expect(scan.components.first?.name.documentation == "The weather of a place.")
  }

  @Test func `a module's component has the keys of its properties`() {
    let scan = SourceScan(
      """
      extension Document.ComponentKind {
          public static let chart = Document.ComponentKind(rawValue: "chart")
      }
      extension RenderNodeKind {
          public static let chart = RenderNodeKind(rawValue: "chartNode")
      }
      public struct ChartProperties: ComponentProperties {
          public static let kind = Document.ComponentKind.chart

          public let dataPoints: [Double]
          public let chartType: String
          public let showLabels: Bool

          public init(from decoder: Decoder) throws {
              let container = try decoder.container(keyedBy: CodingKeys.self)
              dataPoints = try container.decode([Double].self, forKey: .dataPoints)
              chartType = try container.decodeIfPresent(String.self, forKey: .chartType) ?? "line"
              showLabels = try container.decodeIfPresent(Bool.self, forKey: .showLabels) ?? true
          }

          private enum CodingKeys: String, CodingKey {
              case dataPoints, chartType, showLabels
          }
      }
      public struct ChartComponentResolver: ComponentResolving {
          public static let componentKind: Document.ComponentKind = .chart
      }
      """)
    #expect(
      scan.dump == ["component chart keys(dataPoints: [number]!, chartType: string, showLabels: boolean)"])
    #expect(scan.components.first?.declarations.count == 1, "all of them refer to one literal")
  }

  @Test func `the schema of properties describes their keys`() throws {
    let scan = SourceScan(
      """
      struct BarProperties: ComponentProperties {
        static let kind = Document.ComponentKind(rawValue: "barChart")
        var series: String?
        var size: Double?
        static let schema: Schema<BarProperties>? = .object("barChart", "A chart.", blank: BarProperties()) {
          Property("series", \\.series, .string(.path(.read, .any)), "State path of the numbers.", required: true)
          Property("size", \\.size, .literal, "The size.", default: "1")
        }
      }
      """)
    #expect(scan.dump == ["component barChart keys(series: string!, size: number)"])
    let keys = try #require(scan.components.first?.keys)
    #expect(keys.map(\.name.documentation) == ["State path of the numbers.", "The size."])
  }

  @Test func `a handler gives an action with its parameters`() {
    let scan = SourceScan(
      """
      public struct RefreshDataActionHandler: ActionHandler {
          public static let actionType = "refreshData"
          public init() {}
          @MainActor
          public func execute(parameters: ActionParameters, context: ActionExecutionContext) async {
              let endpoint = parameters.string("endpoint") ?? "/api/data"
              let loadingPath = parameters.string("loadingPath")
              context.stateStore.set("data", value: data)
          }
      }
      public final class LongRunningActionHandler: CancellableActionHandler {
          public static let actionType = "longRunning"
          public func cancel(requestId: String, documentId: String) {
              let key = "\\(documentId):\\(requestId)"
          }
      }
      """)
    #expect(
      scan.dump == ["action longRunning()", "action refreshData(endpoint: string, loadingPath: string)"])
  }

  @Test func `a design system that splits references has guessed ones`() {
    let scan = SourceScan(
      """
      public struct MyDesignSystemProvider: DesignSystemProvider {
          public static let identifier = "myDesignSystem"
          public func resolveStyle(_ reference: String) -> IR.Style? {
              let parts = reference.split(separator: ".").map(String.init)
              guard let category = parts.first else { return nil }
              switch category {
              case "button": return resolveButtonStyle(parts)
              case "text": return resolveTextStyle(parts)
              default: return nil
              }
          }
          private func resolveButtonStyle(_ parts: [String]) -> IR.Style? {
              var style = IR.Style()
              switch parts[1] {
              case "primary": style.cornerRadius = 12
              case "secondary": style.cornerRadius = 12
              default: return nil
              }
              return style
          }
          public func canRender(_ node: RenderNode, styleId: String?) -> Bool {
              switch node {
              case .button: return ref.hasPrefix("button.")
              default: return false
              }
          }
      }
      """)
    #expect(
      scan.dump == ["designSystem myDesignSystem: button.primary? button.secondary? text.?* …"])
  }

  @Test func `layouts, destinations and functions have names`() {
    let scan = SourceScan(
      """
      public struct CarouselLayoutConfigResolver: SectionLayoutConfigResolving {
          public static let layoutType = Document.SectionType.carousel
      }
      public struct WheelSectionLayoutRenderer: SwiftUISectionLayoutRendering {
          public static let layoutTypeIdentifier = SectionLayoutTypeIdentifier(rawValue: "wheel")
      }
      context.navigationHandler = { destination, presentation in
          switch destination {
          case "checkout":
              router.push(CheckoutView())
          case "profile":
              router.present(ProfileView(), style: presentation)
          default:
              break
          }
      }
      extension ExpressionEvaluator {
          func evaluateCustomFunction(_ expression: String) -> Any? {
              if expression.hasSuffix(".uppercase") { return nil }
              return nil
          }
      }
      registry.registerFunction(MemberFunction("initials", documentation: "The initials.", example: "a") { $0 })
      """)
    #expect(
      scan.dump == [
        "destination checkout", "destination profile", "sectionLayout carousel?", "sectionLayout wheel",
        "function initials", "function uppercase?",
      ])
    #expect(scan.functions.first?.name.documentation == "The initials.")
  }
}
