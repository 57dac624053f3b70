public import CladsSchema
public import JSONSyntax

/// A name with everything that declares it and refers to it.
public struct Symbol: Sendable {
  /// The name; a token's without its `@`.
  public let name: String
  /// The strings or member names that declare it, in document order.
  public internal(set) var declarations: [RecordIndex] = []
  /// The strings that refer to it, in document order.
  public internal(set) var references: [RecordIndex] = []
  /// Those of the references that extend it.
  public internal(set) var extensions: [RecordIndex] = []
}

/// What a document declares and refers to, by kind and name.
public struct SymbolTable: Sendable {
  private var symbols: [[Symbol]]
  private var numbers: [[String: Int]]

  /// Indexes the facts of a reading.
  init(_ facts: [Fact], scopes: ScopeTree, view: SyntaxView) {
    symbols = SymbolKind.allCases.map { _ in [] }
    numbers = SymbolKind.allCases.map { _ in [:] }
    for fact in facts {
      switch fact.role {
      case .declaration(let kind): declare(kind, view.string(fact.node), fact.node)
      case .parent(let kind):
        let number = number(of: view.string(fact.node), kind)
        symbols[Int(kind.rawValue)][number].references.append(fact.node)
        symbols[Int(kind.rawValue)][number].extensions.append(fact.node)
      case .reference(.style):
        let name = view.string(fact.node)
        if name.utf8.first == UInt8(ascii: "@") {
          refer(.token, String(name.dropFirst()), fact.node)
        } else {
          refer(.style, name, fact.node)
        }
      case .reference(let kind): refer(kind, view.string(fact.node), fact.node)
      default: break
      }
    }
  }

  /// The symbols of a kind, in order of first mention.
  public func all(_ kind: SymbolKind) -> [Symbol] { symbols[Int(kind.rawValue)] }

  /// The symbol with a name.
  public func symbol(_ kind: SymbolKind, named name: String) -> Symbol? {
    numbers[Int(kind.rawValue)][name].map { symbols[Int(kind.rawValue)][$0] }
  }

  /// Whether the document declares the name.
  public func declares(_ kind: SymbolKind, _ name: String) -> Bool {
    symbol(kind, named: name).map { !$0.declarations.isEmpty } ?? false
  }

  /// The declared names of a kind, in document order.
  public func declaredNames(_ kind: SymbolKind) -> [String] {
    all(kind).filter { !$0.declarations.isEmpty }.map(\.name)
  }

  private mutating func declare(_ kind: SymbolKind, _ name: String, _ node: RecordIndex) {
    let number = number(of: name, kind)
    symbols[Int(kind.rawValue)][number].declarations.append(node)
  }

  private mutating func refer(_ kind: SymbolKind, _ name: String, _ node: RecordIndex) {
    let number = number(of: name, kind)
    symbols[Int(kind.rawValue)][number].references.append(node)
  }

  private mutating func number(of name: String, _ kind: SymbolKind) -> Int {
    let slot = Int(kind.rawValue)
    if let number = numbers[slot][name] { return number }
    numbers[slot][name] = symbols[slot].count
    symbols[slot].append(Symbol(name: name))
    return symbols[slot].count - 1
  }
}
