import CladsAnalysis
import CladsDocument
import CladsExpressions
import CladsProject
import JSONSyntax
import SourceText

/// Finds the semantic tokens of a document. Keys and plain text are left to the editor's grammar.
package struct SemanticTokenReader {
  let view: SyntaxView
  let analysis: Analysis?
  var tokens: [SemanticToken] = []

  /// Returns the tokens of a file, in source order; `range` restricts them to a part of the text.
  static func all(in document: DocumentSnapshot, range: TextRange? = nil) async -> [SemanticToken] {
    var tokens: [SemanticToken] = []
    for names in await DocumentNames.all(in: document) {
      tokens += names.file.tree.withView { view in
        var reader = SemanticTokenReader(view: view, analysis: names.analysis)
        for fact in names.facts {
          let factRange = view.range(fact.node)
          if let range, factRange.end <= range.start || range.end <= factRange.start { continue }
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
    case .declaration(let kind): add(content, kind.tokenKind, .declaration)
    case .reference(.style) where view.bytes[view.contentRange(of: fact.node)].first == Byte.at:
      add(content, SymbolKind.token.tokenKind)
    case .reference(let kind), .parent(let kind): add(content, kind.tokenKind)
    case .entry(let slot): add(content, .type, isBuiltIn(fact.node, slot) ? .defaultLibrary : [])
    case .declaredEntry: add(content, .type, .declaration)
    case .choice: add(content, .enumMember)
    case .path, .localPath, .dataPath: addPath(fact)
    case .condition, .expression: addExpression(fact)
    case .template: addTemplate(fact)
    case .modifier: addModifier(fact)
    case .literal, .color, .url, .assetName, .symbolName, .fontName, .filePath, .tested: break
    }
  }

  mutating func add(_ range: TextRange, _ kind: SemanticToken.Kind, _ modifiers: SemanticToken.Modifiers = [])
  {
    if !range.isEmpty { tokens.append(SemanticToken(range, kind, modifiers)) }
  }

  private func isBuiltIn(_ node: RecordIndex, _ slot: Slot) -> Bool {
    analysis?.vocabulary.entry(named: view.string(node), in: slot)?.origin == .builtIn
  }

  private mutating func addPath(_ fact: Fact) {
    for mention in view.pathOccurrences(in: fact) {
      let isVariable = isVariable(mention.root, in: mention.scope)
      for (index, component) in mention.components.enumerated() {
        let isLast = index == mention.components.count - 1
        let modifiers: SemanticToken.Modifiers = isLast && mention.access.writes ? .modification : []
        switch component {
        case .index: add(mention.ranges[index], .number, modifiers)
        case .key where index > 0: add(mention.ranges[index], .property, modifiers)
        case .key: add(mention.ranges[index], isVariable ? .parameter : .variable, modifiers)
        }
      }
    }
  }

  func isVariable(_ name: String, in scope: ScopeIndex) -> Bool {
    analysis?.scopes.variable(named: name, in: scope) != nil
  }
}
