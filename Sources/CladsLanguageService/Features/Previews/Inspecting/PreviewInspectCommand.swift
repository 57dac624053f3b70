import CladsAnalysis
import CladsDocument
import CladsPreview
import CladsRendering
import Diagnostics
package import JSONSyntax
package import LanguageServerProtocol
import SourceText
import TextUI

/// `clads.preview.inspect`: says why a node of the picture looks as it does.
package enum PreviewInspectCommand: ServerCommand {
  package static let name = "clads.preview.inspect"

  /// Takes the `pointer` of the node with the `instance` of its repetition; returns a `PreviewInspection`, or
  /// `null` if there is no such node.
  package static func run(
    _ argument: SyntaxNode, in context: WorkspaceContext
  ) async throws(ResponseError) -> LSPAny {
    let address = try await PreviewAddress(argument, in: context)
    let pointer: String = try argument.required("pointer")
    let instance = try argument.instance()
    let shown = await address.host.place(of: address.name, in: address.uri)
    let document = try await argument.document(in: context, orShown: shown)
    let drawn = await address.host.drawn(pointer, instance, in: address.name, of: address.uri)
    let findings = await document.readyDiagnostics()
    guard let value = JSONPointer(pointer).flatMap({ document.file.tree.node(at: $0) }),
      let analysis = await document.analyses().first,
      let inspector = NodeInspector(
        value.index, in: analysis, document.project, findings: findings,
        isSelected: drawn?.node?.component?.isSelected ?? false)
    else { return LSPAny(LSPNull()) }
    let properties = inspector.properties
    let mapper = PositionMapper(document.file.source, encoding: context.encoding)
    let ranges = mapper.ranges([value.range] + properties.map { $0.range ?? value.range })
    return LSPAny(
      PreviewInspection(
        kind: inspector.kind, range: ranges[0],
        frame: (drawn?.frame).map { .init($0) }, padding: drawn?.node?.inspectedPadding,
        spacing: drawn?.node?.inspectedSpacing,
        properties: zip(properties, ranges.dropFirst()).map { property, range in
          PreviewInspection.Property(
            name: property.name, value: property.value, origin: property.origin, style: property.style,
            range: property.range == nil ? nil : range, ignored: property.ignored)
        }))
  }
}

extension RenderNode {
  /// The distances between its edges and its content; `nil` if there are none.
  fileprivate var inspectedPadding: PreviewInspection.Padding? {
    let (own, style): (IR.EdgeInsets, IR.Style) =
      if case .container(let node) = content {
        (node.padding, node.style)
      } else if let component {
        (component.padding, component.currentStyle)
      } else {
        (.zero, IR.Style())
      }
    // The style of a resolved node has only what its kind draws.
    let padding = IR.EdgeInsets(
      top: own.top + style.padding.top, bottom: own.bottom + style.padding.bottom,
      leading: own.leading + style.padding.leading, trailing: own.trailing + style.padding.trailing)
    guard padding != .zero else { return nil }
    return PreviewInspection.Padding(
      top: padding.top, leading: padding.leading, bottom: padding.bottom, trailing: padding.trailing)
  }

  /// The distance between its children; `nil` if it has none.
  fileprivate var inspectedSpacing: Double? {
    switch content {
    case .container(let node): node.layoutType == .zstack ? nil : node.spacing
    case .sectionLayout(let node): node.sectionSpacing
    default: component?.contentSpacing
    }
  }
}
