import CladsDocument
import CladsRendering
import TextUI

/// The keys of `{ "type": "barChart" }`.
///
/// Keys in a `schema` are checked, completed and documented; without a schema, any key is allowed.
struct ChartProperties: ComponentProperties {
  static let kind = Document.ComponentKind(rawValue: "barChart")

  var series: String?
  var unit: String?

  static let schema: Schema<ChartProperties>? = .object(
    "barChart", "A bar chart of a list of numbers.", blank: ChartProperties()
  ) {
    Property(
      "series", \.series, .string(.path(.read, .any)), "State path of the list of numbers.", required: true)
    Property("unit", \.unit, .literal, "The unit of the numbers.", default: "\"\"")
  }
}

/// The render node of a chart.
struct ChartNode: CustomRenderNode {
  static let kind = RenderNodeKind(rawValue: "barChart")

  let values: [Int]
  let unit: String
  let style: IR.Style
}

/// Resolves a chart's values from the state.
struct ChartResolver: ComponentResolving {
  static let componentKind = ChartProperties.kind

  @MainActor
  func resolve(
    _ component: Document.Component, context: ResolutionContext
  ) throws -> ComponentResolutionResult {
    guard let properties = context.properties(of: component, as: ChartProperties.self),
      let series = properties.series
    else { throw ComponentResolutionError.invalid("a bar chart needs `series`") }
    // Values that are read through the context are tracked: the chart is updated when they change.
    let values = context.value(at: series)?.elements ?? []
    let node = ChartNode(
      values: values.compactMap(\.wholeNumber), unit: properties.unit ?? "",
      style: context.style(of: component))
    return .renderOnly(.custom(kind: ChartNode.kind, node: node))
  }
}

/// Draws a chart with one bar per row: of blocks in text, of shapes in pictures.
struct ChartTextRenderer: TextNodeRendering {
  static let nodeKind = ChartNode.kind

  @MainActor
  func render(_ node: RenderNode, context: TextRenderContext) -> AnyTextView {
    guard case .custom(_, let chart as ChartNode) = node else { return AnyTextView(EmptyTextView()) }
    let color = chart.style.tintColor ?? SystemColors.blue(context.colorScheme)
    return VStack(alignment: .leading, spacing: 4.0) {
      ForEach(chart.values) { value in
        let length = min(max(value, 0), 24)
        HStack(spacing: 1) {
          PerMedium {
            Text(String(repeating: "█", count: length))
          } points: {
            PointShape(.rectangle(cornerRadius: 3), fill: .color(color))
              .frame(width: 8 * Double(length), height: 12)
          }
          Text("\(value) \(chart.unit)").dim()
        }
      }
    }
    .applyContainerStyle(chart.style)
  }
}

extension Document.StateValue {
  fileprivate var elements: [Document.StateValue]? {
    if case .arrayValue(let elements) = self { elements } else { nil }
  }

  fileprivate var wholeNumber: Int? {
    if case .intValue(let number) = self { number } else { nil }
  }
}
