import CladsDocument
import CladsSchema

/// How much of a style a kind of component draws.
struct StyleFit {
  /// The properties that the kind draws; `nil` when that is not known.
  private let effects: KeySet?

  init(on kind: Document.ComponentKind?) {
    effects = kind.flatMap { kind in
      // On device, stacks draw no style; the ones that are meant for them are those that they will draw.
      Document.LayoutKind(rawValue: kind.rawValue) != nil
        ? Document.Style.effectsOnStack(level: .extended) : Document.Style.effects(on: kind, level: .base)
    }
  }

  /// Returns the share of the properties of a style that the kind draws, from 0 to 1.
  func share(of style: Document.Style?) -> Double {
    guard let style, let effects else { return 1 }
    let count = style.keys.indices.count
    return count == 0 ? 1 : 1 - Double(style.keys.subtracting(effects).indices.count) / Double(count)
  }
}
