public import CladsDocument
public import TextUI

/// The modifiers that every app has, drawn as far as text can show them.
public struct CoreAddon: Addon {
  /// A modifier of the core.
  public struct CustomModifier: ViewModifier, Decodable {
    @ObservedElement private var element
    @LiveContext private var context
    let modifier: CoreModifier

    public init(_ modifier: CoreModifier) { self.modifier = modifier }

    /// Decodes a modifier from its AST form.
    ///
    /// - Throws: `ModifierDecodingError` if it is not a modifier of the core.
    public init(from decoder: any Decoder) throws {
      modifier = try CoreModifier.decode(ModifierExpression(from: decoder))
    }

    @MainActor
    public func body(content: Content) -> AnyTextView {
      let element = element
      let context = context
      switch modifier {
      case .padding(let edges, let length): return content.padding(EdgeInsets(edges, resolve(length)))
      case .frame(let width, let height, let alignment):
        return content.frame(
          width: width.map { Scale.drawnColumns(resolve($0)) },
          height: height.map { Scale.drawnRows(resolve($0)) }, alignment: resolve(alignment))
      case .flexibleFrame(let limits, let alignment):
        func cells(_ length: ResolvableLength?, _ scale: (Double) -> Int) -> Int? {
          length.map { resolve($0).map(scale) ?? Length.infinity }
        }
        return content.frame(
          minWidth: cells(limits.minWidth, Scale.drawnColumns),
          maxWidth: cells(limits.maxWidth, Scale.drawnColumns),
          minHeight: cells(limits.minHeight, Scale.drawnRows),
          maxHeight: cells(limits.maxHeight, Scale.drawnRows), alignment: resolve(alignment))
      case .background(.style(let style)): return content.background(resolve(style))
      case .background(.view(let view, let alignment)):
        return content.background(view.resolve(on: element, in: context), alignment: resolve(alignment))
      case .overlay(.style(let style)): return content.overlay(Rectangle().fill(resolve(style)))
      case .overlay(.view(let view, let alignment)):
        return content.overlay(view.resolve(on: element, in: context), alignment: resolve(alignment))
      case .foregroundStyle(let style): return content.foregroundColor(resolve(style))
      case .border(let style, let width):
        return resolve(width) > 0 ? content.outline(.square, resolve(style)) : content
      case .cornerRadius(let radius): return content.cornerRadius(resolve(radius) > 0)
      case .opacity(let opacity): return content.opacity(resolve(opacity))
      case .hidden: return content.hidden()
      case .bold(let isActive): return content.textAttributes(.bold, isActive: resolve(isActive))
      case .italic(let isActive): return content.textAttributes(.italic, isActive: resolve(isActive))
      case .lineLimit(let number): return content.lineLimit(resolve(number))
      case .labeled(let label, let alignment):
        let text = resolve(label)
        return AnyTextView(
          HStack(alignment: resolve(alignment), spacing: 1) {
            Text(text)
            content
          })
      case .onTap(let action): return content.onTapGesture(perform: context.perform(action))
      }
    }

    /// Returns the value of an argument for the node that is drawn.
    @MainActor
    func resolve<Value: StylesheetResolvable>(_ value: Value) -> Value.Resolved {
      value.resolve(on: element, in: context)
    }
  }

  public static let modifiers: [ModifierDescription] = CoreModifier.decodings.map(\.description)
}

extension EdgeInsets {
  /// Converts a padding on some edges from points to cells.
  fileprivate init(_ edges: ResolvableEdges, _ length: Double) {
    func points(_ edge: ResolvableEdges) -> Double { edges.contains(edge) ? length : 0 }
    self.init(
      points: points(.top), leading: points(.leading), bottom: points(.bottom), trailing: points(.trailing))
  }
}
