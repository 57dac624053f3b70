import CladsDocument
import CladsProject

/// How much of a style a kind of component draws.
struct StyleFit {
  /// The properties that the kind draws; `nil` when that is not known.
  private let effects: KeySet?

  private let kind: Document.ComponentKind?

  init(on kind: Document.ComponentKind?) {
    self.kind = kind.flatMap { Document.Style.effects(on: $0, level: .base) == nil ? nil : $0 }
    effects = kind.flatMap { kind in
      // On device, stacks draw no style; the ones that are meant for them are those that they will draw.
      Document.LayoutType(rawValue: kind.rawValue) != nil
        ? Document.Style.effectsOnStack(level: .extended) : Document.Style.effects(on: kind, level: .base)
    }
  }

  /// Returns whether a token is for the kind, and the kind draws something of it.
  func accepts(_ token: DesignToken) -> Bool {
    // What a design system in code draws itself need not have a style.
    acceptsToken(named: token.name)
      && (share(of: token.style) > 0 || token.declaration == nil && token.properties.isEmpty)
  }

  /// Sorts tokens: those whose names say that they are only for the kind come first.
  func sorted(_ tokens: [DesignToken]) -> [DesignToken] {
    guard let kind else { return tokens }
    let isOwn = { (token: DesignToken) in Document.ComponentKind.kinds(ofToken: token.name) == [kind] }
    return tokens.filter(isOwn) + tokens.filter { !isOwn($0) }
  }

  /// Returns whether the name of a token says that it is for the kind, or does not say what it is for.
  func acceptsToken(named name: String) -> Bool {
    guard let kind, let intended = Document.ComponentKind.kinds(ofToken: name) else { return true }
    return intended.contains(kind)
  }

  /// Returns the share of the properties of a style that the kind draws, from 0 to 1.
  func share(of style: Document.Style?) -> Double {
    guard let style, let effects else { return 1 }
    let count = style.keys.indices.count
    return count == 0 ? 1 : 1 - Double(style.keys.subtracting(effects).indices.count) / Double(count)
  }
}
