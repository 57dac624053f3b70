public import TextUI

/// Draws dividers.
public struct DividerTextRenderer: TextNodeRendering {
  public static let nodeKind = RenderNodeKind.divider

  public init() {}

  public func render(_ node: RenderNode, context: TextRenderContext) -> AnyTextView {
    guard case .divider(let divider) = node else { return AnyTextView(EmptyTextView()) }
    return AnyTextView(DividerView(configuration: DividerConfiguration(divider)))
  }
}

/// The appearance of a divider.
public struct DividerConfiguration {
  public let color: Color?
  /// Its thickness, in points.
  public let thickness: Double
  /// Its thickness, in rows.
  public var rows: Int { Scale.drawnRows(thickness) }
  /// The padding around it, in points.
  public let padding: IR.EdgeInsets

  public init(_ node: DividerNode) {
    color = node.style.backgroundColor
    thickness = node.style.height ?? 1
    padding = node.style.padding
  }
}

/// A horizontal line of all available width.
public struct DividerView: TextView {
  let configuration: DividerConfiguration

  public init(configuration: DividerConfiguration) { self.configuration = configuration }

  public var body: some TextView {
    PerMedium {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(0..<configuration.rows) { _ in Line() }
      }.styled(ForegroundStyle(configuration.color))
    } points: {
      EnvironmentReader { environment in
        PointShape(fill: .color(configuration.color ?? SystemColors.separator(environment.colorScheme)))
          .frame(height: configuration.thickness).frame(maxWidth: .infinity)
      }
    }.padding(configuration.padding)
  }
}
