package import SourceText

/// A style of a design system.
public struct DesignToken: Sendable {
  /// Where a token is declared.
  package struct Declaration: Sendable {
    /// The `/`-separated path of the file, relative to the project file; `nil` for the project file.
    package let file: String?
    /// The range of the declared name in that file, in UTF-8 bytes.
    package let range: TextRange
    /// The zero-based line of the declared name.
    package let line: Int

    package init(file: String?, range: TextRange, line: Int) {
      self.file = file
      self.range = range
      self.line = line
    }
  }

  /// The name, without `@`.
  public let name: String
  /// What the token is for, in sentences.
  public let documentation: String?
  /// The style.
  public let style: Document.Style
  /// The properties of the style as JSON, in source order.
  package let properties: [WrittenProperty]
  /// Where the token is declared; `nil` for one that only the app's code has.
  package let declaration: Declaration?
  /// Whether it is declared in Swift source, which shows no more than the name.
  package let isInSource: Bool
  /// Whether it is only a guess that the app resolves the name.
  package let isGuess: Bool

  package init(
    name: String, documentation: String?, style: Document.Style, properties: [WrittenProperty],
    declaration: Declaration? = nil, isInSource: Bool = false, isGuess: Bool = false
  ) {
    self.name = name
    self.documentation = documentation
    self.style = style
    self.properties = properties
    self.declaration = declaration
    self.isInSource = isInSource
    self.isGuess = isGuess
  }
}

/// A design system of the app.
package struct DesignSystem: Sendable {
  package let name: String
  /// What the design system is, in sentences.
  package let documentation: String?
  /// The listed tokens.
  package let tokens: [DesignToken]
  /// Whether every name that is not a token is an error.
  package let isClosed: Bool
  /// The starts of further names that Swift source seems to resolve.
  package let prefixes: [String]
  private let byName: [String: Int]
  private let resolve: (@Sendable (String) -> DesignToken?)?

  /// Creates a design system; of tokens with equal names, the first wins. `resolve` returns the token with a
  /// name that is not listed; it is `nil` if there are no others.
  package init(
    name: String, documentation: String?, tokens: [DesignToken], prefixes: [String] = [], isClosed: Bool,
    resolve: (@Sendable (String) -> DesignToken?)? = nil
  ) {
    self.name = name
    self.prefixes = prefixes
    self.documentation = documentation
    self.isClosed = isClosed
    self.resolve = resolve
    var byName: [String: Int] = [:]
    var kept: [DesignToken] = []
    for token in tokens where byName[token.name] == nil {
      byName[token.name] = kept.count
      kept.append(token)
    }
    self.tokens = kept
    self.byName = byName
  }

  /// Whether the app's code resolves its tokens, and not a list.
  package var isRegistered: Bool { resolve != nil }

  /// Returns the token with a name, without `@`, or `nil` if there is none.
  package func token(named name: String) -> DesignToken? { byName[name].map { tokens[$0] } ?? resolve?(name) }

  /// Whether the app may resolve a name: it is a token, perhaps by a guess, or starts like several of them.
  package func mayResolve(_ name: String) -> Bool {
    token(named: name) != nil || prefixes.contains(where: name.hasPrefix)
  }

  /// The names of the listed tokens that are not guesses.
  package var certainNames: [String] { tokens.filter { !$0.isGuess }.map(\.name) }

  /// Returns the design system without some of its tokens.
  package func removing(_ names: Set<String>) -> DesignSystem {
    if names.isEmpty { return self }
    var remaining: (@Sendable (String) -> DesignToken?)?
    if let resolve { remaining = { name in names.contains(name) ? nil : resolve(name) } }
    return DesignSystem(
      name: name, documentation: documentation, tokens: tokens.filter { !names.contains($0.name) },
      prefixes: prefixes, isClosed: isClosed, resolve: remaining)
  }

  /// Returns a registered design system that also lists those tokens of a declared one that it has.
  package func listing(_ declared: DesignSystem) -> DesignSystem {
    DesignSystem(
      name: name, documentation: declared.documentation ?? documentation,
      tokens: declared.tokens.filter { token(named: $0.name) != nil } + tokens, isClosed: isClosed,
      resolve: resolve)
  }
}
