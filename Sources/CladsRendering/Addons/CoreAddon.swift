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
      case .padding(let edges, let length): return content.padding(PointInsets(edges, resolve(length)))
      case .frame(let width, let height, let alignment):
        return content.frame(
          width: width.map(resolve), height: height.map(resolve), alignment: resolve(alignment))
      case .flexibleFrame(let limits, let alignment):
        func points(_ length: ResolvableLength?) -> Double? { length.map { resolve($0) ?? .infinity } }
        return content.frame(
          minWidth: points(limits.minWidth), maxWidth: points(limits.maxWidth),
          minHeight: points(limits.minHeight), maxHeight: points(limits.maxHeight),
          alignment: resolve(alignment))
      case .background(.style(let style)): return content.background(resolve(style))
      case .background(.view(let view, let alignment)):
        return content.background(view.resolve(on: element, in: context), alignment: resolve(alignment))
      case .overlay(.style(let style)): return content.overlay(Rectangle().fill(resolve(style)))
      case .overlay(.view(let view, let alignment)):
        return content.overlay(view.resolve(on: element, in: context), alignment: resolve(alignment))
      case .foregroundStyle(let style): return content.foregroundColor(resolve(style))
      case .border(let style, let width): return content.border(resolve(style), width: resolve(width))
      case .cornerRadius(let radius): return content.cornerRadius(resolve(radius))
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
      case .onTap(let action):
        return content.onTapGesture(label: action.name, perform: context.perform(action))
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

extension PointInsets {
  /// Creates a padding on some edges, in points.
  fileprivate init(_ edges: ResolvableEdges, _ length: Double) {
    func points(_ edge: ResolvableEdges) -> Double { edges.contains(edge) ? length : 0 }
    self.init(
      top: points(.top), bottom: points(.bottom), leading: points(.leading), trailing: points(.trailing))
  }
}
