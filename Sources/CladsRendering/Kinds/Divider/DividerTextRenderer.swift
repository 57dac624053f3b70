package import TextUI

/// Draws dividers.
package struct DividerTextRenderer: TextNodeRendering {
  package static let nodeKind = RenderNodeKind.divider

  package init() {}

  package func render(_ node: RenderNode, context: TextRenderContext) -> AnyTextView {
    guard case .divider(let divider) = node else { return AnyTextView(EmptyTextView()) }
    return AnyTextView(DividerView(configuration: DividerConfiguration(divider)))
  }
}

/// The appearance of a divider.
package struct DividerConfiguration {
  package let color: Color?
  /// Its thickness, in points.
  package let thickness: Double
  /// Its thickness, in rows.
  package var rows: Int { Scale.drawnRows(thickness) }
  /// The padding around it, in points.
  package let padding: IR.EdgeInsets

  package init(_ node: DividerNode) {
    color = node.style.backgroundColor
    thickness = node.style.height ?? 1
    padding = node.style.padding
  }
}

/// A horizontal line of all available width.
package struct DividerView: TextView {
  let configuration: DividerConfiguration

  package init(configuration: DividerConfiguration) { self.configuration = configuration }

  package var body: some TextView {
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
