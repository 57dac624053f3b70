import CladsDocument
package import SourceText

/// A semantic token.
package struct SemanticToken: Sendable, Hashable {
  /// The token types, in the order of the legend, under their names in the protocol.
  package enum Kind: String, Sendable, CaseIterable {
    case type, `class`, `struct`, function, method, variable, parameter, property, enumMember, event,
      namespace
    case decorator, keyword, number, string, `operator`
  }

  /// The token modifiers, in the order of the legend.
  package struct Modifiers: OptionSet, Sendable, Hashable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The token declares a name.
    package static let declaration = Modifiers(rawValue: 1)
    /// The token writes to what it names.
    package static let modification = Modifiers(rawValue: 2)
    /// The token names something built in.
    package static let defaultLibrary = Modifiers(rawValue: 4)

    /// The names in the protocol, lowest bit first.
    package static let names = ["declaration", "modification", "defaultLibrary"]
  }

  package let range: TextRange
  package let kind: Kind
  package let modifiers: Modifiers

  init(_ range: TextRange, _ kind: Kind, _ modifiers: Modifiers = []) {
    self.range = range
    self.kind = kind
    self.modifiers = modifiers
  }
}

extension SymbolKind {
  /// The token kind of names of this kind.
  var tokenKind: SemanticToken.Kind {
    switch self {
    case .style: .class
    case .token: .decorator
    case .action: .function
    case .dataSource: .struct
    case .component, .section, .sectionLayout, .localState: .property
    case .request: .event
    case .destination: .namespace
    case .iterationVariable: .parameter
    }
  }
}
