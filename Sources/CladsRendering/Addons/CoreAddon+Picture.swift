import CladsDocument
import TextUI

extension CoreAddon.CustomModifier: PictureViewModifier {
  @MainActor
  public func picture(content: PictureView, context: PictureRenderContext) -> PictureView? {
    switch modifier {
    case .padding(let edges, let length): return content.padding(IR.EdgeInsets(edges, resolve(length)))
    case .frame(let width, let height, let alignment):
      return content.frame(
        width: width.map(resolve), height: height.map(resolve), alignment: resolve(alignment))
    case .flexibleFrame(let limits, let alignment):
      func points(_ length: ResolvableLength?) -> Double? { length.map { resolve($0) ?? .infinity } }
      return content.frame(
        minWidth: points(limits.minWidth), maxWidth: points(limits.maxWidth),
        minHeight: points(limits.minHeight), maxHeight: points(limits.maxHeight),
        alignment: resolve(alignment))
    case .background(.style(let style)): return content.background(.color(color(style)))
    case .background(.view(let view, let alignment)):
      return content.layered(
        with: context.templates(named: view.name), alignment: resolve(alignment), isBehind: true)
    case .overlay(.style(let style)):
      let surface = PictureView.shape(.rectangle(cornerRadius: 0), fill: .color(color(style)))
      return content.layered(with: surface, isBehind: false)
    case .overlay(.view(let view, let alignment)):
      return content.layered(
        with: context.templates(named: view.name), alignment: resolve(alignment), isBehind: false)
    case .foregroundStyle(let style): return content.foregroundColor(color(style))
    case .border(let style, let width): return content.border(color(style), width: resolve(width))
    case .cornerRadius(let radius): return content.clipped(cornerRadius: resolve(radius))
    case .opacity(let opacity): return content.opacity(resolve(opacity))
    case .hidden: return content.hidden()
    case .bold(let isActive): return content.fontTraits(isBold: resolve(isActive))
    case .italic(let isActive): return content.fontTraits(isItalic: resolve(isActive))
    case .lineLimit(let number): return content.lineLimit(resolve(number))
    case .labeled(let label, let alignment):
      return .hstack(
        alignment: resolve(alignment), spacing: Self.labelSpacing, [.text(resolve(label)), content])
    case .onTap(let action): return content.control(SceneControl(.button, label: action.name))
    }
  }

  /// The distance of a label, in points: the usual one between two views.
  private static let labelSpacing = 8.0

  @MainActor
  private func color(_ style: StylesheetResolvableShapeStyle) -> IR.Color { IR.Color(resolve(style)) }
}

extension IR.EdgeInsets {
  /// Creates a padding on some edges, in points.
  fileprivate init(_ edges: ResolvableEdges, _ length: Double) {
    func points(_ edge: ResolvableEdges) -> Double { edges.contains(edge) ? length : 0 }
    self.init(
      top: points(.top), bottom: points(.bottom), leading: points(.leading), trailing: points(.trailing))
  }
}
