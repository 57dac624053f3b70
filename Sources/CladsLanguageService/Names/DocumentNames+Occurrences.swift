import CladsAnalysis
import CladsDocument
import CladsExpressions
import JSONSyntax
import SourceText

extension DocumentNames {
  /// Returns the occurrences of a referent, in source order.
  package func occurrences(of referent: Referent) -> [Occurrence] {
    let found =
      switch referent {
      case .symbol, .entry: named.filter { $0.referent == referent }
      case .state(let path) where analysis == nil: hostDeclarations(at: path)
      case .state, .localState: declarations(of: referent) + storedKeys(of: referent) + uses(of: referent)
      case .variable: variableDeclarations(of: referent) + uses(of: referent)
      case .element: elementKeys(of: referent) + uses(of: referent)
      }
    var seen: Set<TextRange> = []
    return found.filter { seen.insert($0.range).inserted }.sorted { $0.range.start < $1.range.start }
  }

  /// The occurrences of symbols and entries of the vocabulary, in reading order.
  package var named: [Occurrence] { namedStrings + namesInModifiers }

  /// The occurrences of names inside modifiers: those of actions.
  var namesInModifiers: [Occurrence] {
    guard let analysis, analysis.vocabulary.level == .extended else { return [] }
    return file.tree.withView { view in
      var occurrences: [Occurrence] = []
      analysis.document.forEachNode { node in
        for modifier in node.modifiers {
          let references = ModifierMatcher(modifier.syntax).references {
            analysis.vocabulary.modifier(named: $0)
          }
          for reference in references where reference.kind == .action {
            let range = modifier.range(reference.range, in: view)
            let quote = modifier.form == .ast || !view.flags(modifier.node).contains(.escaped) ? 1 : 2
            occurrences.append(
              Occurrence(
                .symbol(.action, reference.name),
                TextRange(utf8: range.start.utf8 + quote, range.end.utf8 - quote), node: modifier.node,
                isDeclaration: false))
          }
        }
      }
      return occurrences
    }
  }

  private var namedStrings: [Occurrence] {
    file.tree.withView { view in
      facts.compactMap { fact in
        switch fact.role {
        case .declaration(.iterationVariable), .declaration(.localState): nil
        default: occurrence(of: fact, view)
        }
      }
    }
  }

  private func declarations(of referent: Referent) -> [Occurrence] {
    guard let (occurrence, count) = declaration(ofState: referent) else { return [] }
    return count == referent.partCount ? [occurrence] : []
  }

  private func variableDeclarations(of referent: Referent) -> [Occurrence] {
    guard case .variable(let scope, let name) = referent, let scopes = analysis?.scopes.scopes,
      scopes.indices.contains(Int(scope)),
      let node = scopes[Int(scope)].variables.first(where: { !$0.isLocal && $0.name == name })?.declaration
    else { return [] }
    return file.tree.withView {
      [Occurrence(referent, $0.content(of: node), node: node, isDeclaration: true)]
    }
  }

  private func uses(of referent: Referent) -> [Occurrence] {
    guard let analysis else { return [] }
    let uses: [StateUse] =
      switch referent {
      case .state(let path): analysis.state.uses.filter { $0.components.starts(with: path) }
      case .localState(_, let path):
        analysis.state.localUses.filter { $0.components.dropFirst().starts(with: path) }
      case .variable(_, let name): analysis.state.variableUses.filter { $0.root == name }
      case .element(_, let path):
        analysis.state.variableUses.filter { $0.components.starts(with: path) }
      default: []
      }
    let nodes = Set(uses.map(\.node))
    return file.tree.withView { view in
      facts.filter { nodes.contains($0.node) || view.isTextAsExpression($0) }.flatMap { fact in
        view.pathOccurrences(in: fact).compactMap { mention in
          let count = referent.partCount + (mention.root == Keypath.localRoot ? 1 : 0)
          guard count <= mention.components.count,
            let occurrence = occurrence(of: mention, through: count - 1, node: fact.node),
            occurrence.referent == referent
          else { return nil }
          return occurrence
        }
      }
    }
  }
}

extension SyntaxView {
  /// Returns whether a fact is about a text with placeholders in the place of an expression, of which the
  /// state table knows nothing.
  fileprivate func isTextAsExpression(_ fact: Fact) -> Bool {
    guard fact.role == .expression || fact.role == .condition else { return false }
    let content = UnsafeBufferPointer(rebasing: bytes[contentRange(of: fact.node)])
    return Template.containsPlaceholder(content) && !Expression.parse(string(fact.node)).isValid
  }
}

extension Referent {
  /// The number of parts of a path; 1 for any other referent.
  var partCount: Int {
    switch self {
    case .state(let path), .localState(_, let path), .element(_, let path): path.count
    default: 1
    }
  }
}
