import CladsAnalysis
import CladsExpressions
import CladsProject
import CladsSchema
import JSONSyntax
public import SourceText

/// Finds what the words of a document are. Keys and plain text are left to the editor's own grammar.
public struct SemanticTokenReader {
  let view: SyntaxView
  let analysis: Analysis?
  var tokens: [SemanticToken] = []

  /// The words of a file, in the order of the text.
  ///
  /// - Parameter part: the stretch that is looked at; all of it when absent.
  public static func all(in document: DocumentSnapshot, part: TextRange? = nil) async -> [SemanticToken] {
    var tokens: [SemanticToken] = []
    for names in await NameReading.all(in: document) {
      tokens += names.file.tree.withView { view in
        var reader = SemanticTokenReader(view: view, analysis: names.analysis)
        for fact in names.facts {
          let range = view.range(fact.node)
          if let part, range.end <= part.start || part.end <= range.start { continue }
          reader.add(fact)
        }
        return reader.tokens
      }
    }
    return tokens.enumerated()
      .sorted { ($0.element.range.start, $0.offset) < ($1.element.range.start, $1.offset) }.map(\.element)
  }

  private mutating func add(_ fact: Fact) {
    let content = view.content(of: fact.node)
    switch fact.role {
    case .declaration(let kind): add(content, kind.tokenSort, .declaration)
    case .reference(.style) where view.bytes[view.contentRange(of: fact.node)].first == UInt8(ascii: "@"):
      add(content, SymbolKind.token.tokenSort)
    case .reference(let kind), .parent(let kind): add(content, kind.tokenSort)
    case .entry(let slot): add(content, .type, isBuiltIn(fact.node, slot) ? .defaultLibrary : [])
    case .declaredEntry: add(content, .type, .declaration)
    case .choice: add(content, .enumMember)
    case .path, .localPath, .dataPath: addPath(fact)
    case .condition, .expression: addExpression(fact)
    case .template: addTemplate(fact)
    case .literal, .color, .url, .assetName, .symbolName, .fontName, .filePath: break
    }
  }

  mutating func add(_ range: TextRange, _ sort: SemanticToken.Sort, _ modifiers: SemanticToken.Modifiers = [])
  {
    if !range.isEmpty { tokens.append(SemanticToken(range, sort, modifiers)) }
  }

  private func isBuiltIn(_ node: RecordIndex, _ slot: Slot) -> Bool {
    analysis?.vocabulary.entry(named: view.string(node), in: slot)?.origin == .builtIn
  }

  private mutating func addPath(_ fact: Fact) {
    for mention in view.pathMentions(in: fact) {
      let isVariable = isVariable(mention.root, in: mention.scope)
      for (number, component) in mention.components.enumerated() {
        let isLast = number == mention.components.count - 1
        let modifiers: SemanticToken.Modifiers = isLast && mention.access.writes ? .modification : []
        switch component {
        case .index: add(mention.ranges[number], .number, modifiers)
        case .key where number > 0: add(mention.ranges[number], .property, modifiers)
        case .key: add(mention.ranges[number], isVariable ? .parameter : .variable, modifiers)
        }
      }
    }
  }

  func isVariable(_ name: String, in scope: ScopeIndex) -> Bool {
    analysis?.scopes.variable(named: name, in: scope) != nil
  }
}
