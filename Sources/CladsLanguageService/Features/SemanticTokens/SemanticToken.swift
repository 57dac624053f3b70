import CladsSchema
public import SourceText

/// What a word of a document is.
public struct SemanticToken: Sendable, Hashable {
  /// The sorts of words, in the order of the legend; names are those of the specification.
  public enum Sort: String, Sendable, CaseIterable {
    case type, `class`, `struct`, function, method, variable, parameter, property, enumMember, event,
      namespace
    case decorator, keyword, number, string, `operator`
  }

  /// What is peculiar about a word, in the order of the legend.
  public struct Modifiers: OptionSet, Sendable, Hashable {
    /// The modifiers as bits.
    public let rawValue: UInt32

    /// Creates modifiers from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// It introduces a name.
    public static let declaration = Modifiers(rawValue: 1)
    /// It changes what it names.
    public static let modification = Modifiers(rawValue: 2)
    /// It comes with the framework.
    public static let defaultLibrary = Modifiers(rawValue: 4)

    /// The names of the specification, lowest bit first.
    public static let names = ["declaration", "modification", "defaultLibrary"]
  }

  /// Where it stands, in UTF-8 bytes.
  public let range: TextRange
  /// What it is.
  public let sort: Sort
  /// What is peculiar about it.
  public let modifiers: Modifiers

  init(_ range: TextRange, _ sort: Sort, _ modifiers: Modifiers = []) {
    self.range = range
    self.sort = sort
    self.modifiers = modifiers
  }
}

extension SymbolKind {
  /// What its names are drawn as.
  var tokenSort: SemanticToken.Sort {
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
