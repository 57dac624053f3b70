package import CladsDocument
package import JSONSyntax
import SourceText

/// A name, with its declarations and references.
package struct Symbol: Sendable {
  /// The name; that of a token without its `@`.
  package let name: String
  /// The records of the strings or member names that declare it, in document order.
  package internal(set) var declarations: [RecordIndex] = []
  /// The records of the strings that refer to it, in document order.
  package internal(set) var references: [RecordIndex] = []
  /// The references that inherit from it.
  package internal(set) var extensions: [RecordIndex] = []
}

/// The symbols that a document declares and refers to, by kind and name.
package struct SymbolTable: Sendable {
  private var symbols: [[Symbol]]
  private var indices: [[String: Int]]

  /// Creates a table from the facts of a reading.
  init(_ facts: [Fact], scopes: ScopeTree, view: SyntaxView) {
    symbols = SymbolKind.allCases.map { _ in [] }
    indices = SymbolKind.allCases.map { _ in [:] }
    var cancellation = CancellationCheck()
    for fact in facts {
      if cancellation.isCanceled() { return }
      switch fact.role {
      case .declaration(let kind): declare(kind, view.string(fact.node), fact.node)
      case .parent(let kind):
        let index = index(of: view.string(fact.node), kind)
        symbols[Int(kind.rawValue)][index].references.append(fact.node)
        symbols[Int(kind.rawValue)][index].extensions.append(fact.node)
      case .reference(.style):
        let name = view.string(fact.node)
        if name.utf8.first == Byte.at {
          refer(.token, String(name.dropFirst()), fact.node)
        } else {
          refer(.style, name, fact.node)
        }
      case .reference(let kind): refer(kind, view.string(fact.node), fact.node)
      default: break
      }
    }
  }

  /// Returns the symbols of a kind, in order of first occurrence.
  package func all(_ kind: SymbolKind) -> [Symbol] { symbols[Int(kind.rawValue)] }

  /// Returns the symbol with a name, or `nil` if it does not occur.
  package func symbol(_ kind: SymbolKind, named name: String) -> Symbol? {
    indices[Int(kind.rawValue)][name].map { symbols[Int(kind.rawValue)][$0] }
  }

  /// Returns whether the document declares the name.
  package func declares(_ kind: SymbolKind, _ name: String) -> Bool {
    symbol(kind, named: name).map { !$0.declarations.isEmpty } ?? false
  }

  /// Returns the declared names of a kind, in order of first occurrence.
  package func declaredNames(_ kind: SymbolKind) -> [String] {
    all(kind).filter { !$0.declarations.isEmpty }.map(\.name)
  }

  private mutating func declare(_ kind: SymbolKind, _ name: String, _ node: RecordIndex) {
    let index = index(of: name, kind)
    symbols[Int(kind.rawValue)][index].declarations.append(node)
  }

  private mutating func refer(_ kind: SymbolKind, _ name: String, _ node: RecordIndex) {
    let index = index(of: name, kind)
    symbols[Int(kind.rawValue)][index].references.append(node)
  }

  private mutating func index(of name: String, _ kind: SymbolKind) -> Int {
    let slot = Int(kind.rawValue)
    if let index = indices[slot][name] { return index }
    indices[slot][name] = symbols[slot].count
    symbols[slot].append(Symbol(name: name))
    return symbols[slot].count - 1
  }
}
