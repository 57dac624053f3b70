import CladsAnalysis
import CladsDocument
import CladsExpressions
import JSONSyntax
import SourceText

extension DocumentNames {
  /// Returns the mentions of a referent, in source order. A key of an element of a list is the same in all of
  /// them.
  package func mentions(of referent: Referent) -> [Mention] {
    var seen: Set<TextRange> = []
    return unsortedMentions(of: referent).filter { seen.insert($0.range).inserted }.sorted {
      $0.range.start < $1.range.start
    }
  }

  private func unsortedMentions(of referent: Referent) -> [Mention] {
    switch origin {
    case .document: break
    case .project:
      if case .state(let path) = referent { return hostDeclarations(at: path) }
      return named.filter { $0.referent == referent }
    case .sample: return sampleKeys(of: referent)
    case .test:
      if case .state = referent { return testKeys(of: referent) }
      return named.filter { $0.referent == referent }
    case .tokens, .source: return named.filter { $0.referent == referent }
    }
    let referent = inFirstElements(referent)
    return switch referent {
    case .symbol, .entry: named.filter { $0.referent == referent }
    case .state, .localState: declarations(of: referent) + storedKeys(of: referent) + uses(of: referent)
    case .variable: variableDeclarations(of: referent) + uses(of: referent)
    case .element: uses(of: referent)
    }
  }

  /// The mentions of symbols and entries of the vocabulary, in reading order.
  package var named: [Mention] {
    switch origin {
    case .document, .project: namedStrings + namesInModifiers
    case .sample: []
    case .test: testNames
    case .tokens: file.tree.withView { tokenMentions($0) }
    case .source(let mentions): mentions.map(\.mention)
    }
  }

  /// The mentions of names inside modifiers: those of actions.
  var namesInModifiers: [Mention] {
    guard let analysis, analysis.vocabulary.level == .extended else { return [] }
    return file.tree.withView { view in
      var mentions: [Mention] = []
      analysis.document.forEachNode { node in
        for modifier in node.modifiers {
          let references = ModifierMatcher(modifier.syntax).references {
            analysis.vocabulary.modifier(named: $0)
          }
          for reference in references where reference.kind == .action {
            let range = modifier.range(reference.range, in: view)
            let quote = modifier.form == .ast || !view.flags(modifier.node).contains(.escaped) ? 1 : 2
            mentions.append(
              Mention(
                .symbol(.action, reference.name),
                TextRange(utf8: range.start.utf8 + quote, range.end.utf8 - quote), node: modifier.node))
          }
        }
      }
      return mentions
    }
  }

  private var namedStrings: [Mention] {
    file.tree.withView { view in
      facts.compactMap { fact in
        switch fact.role {
        case .declaration(.iterationVariable), .declaration(.localState): nil
        default: mention(in: fact, view)
        }
      }
    }
  }

  /// Returns the keys of the initial state that a path leads to.
  func declarations(of referent: Referent) -> [Mention] {
    guard let path = referent.path, let root = declaredRoot(of: referent) else { return [] }
    guard case .key? = path.last else {
      guard let (mention, count) = declaration(ofState: referent), count == path.count else { return [] }
      return [mention]
    }
    return file.tree.withView { view in
      let keys =
        path.count == 1
        ? [root] : Self.keys(at: path.dropFirst(), in: view.value(of: view[root].parent), view)
      return keys.map { Mention(referent, view.content(of: $0), node: $0, .declares) }
    }
  }

  private func variableDeclarations(of referent: Referent) -> [Mention] {
    guard case .variable(let scope, let name) = referent, let scopes = analysis?.scopes.scopes,
      scopes.indices.contains(Int(scope)),
      let node = scopes[Int(scope)].variables.first(where: { !$0.isLocal && $0.name == name })?.declaration
    else { return [] }
    return file.tree.withView { [Mention(referent, $0.content(of: node), node: node, .declares)] }
  }

  private func uses(of referent: Referent) -> [Mention] {
    guard let analysis else { return [] }
    let isInList = referent.path?.contains { if case .index = $0 { true } else { false } } ?? false
    var nodes: Set<RecordIndex> = []
    switch referent {
    case .state(let path):
      nodes.formUnion(analysis.state.uses.lazy.filter { $0.components.first == path.first }.map(\.node))
    case .localState(_, let path):
      let uses = analysis.state.localUses.lazy.filter { $0.components.dropFirst().first == path.first }
      nodes.formUnion(uses.map(\.node))
    case .variable, .element:
      nodes.formUnion(
        analysis.state.variableUses.lazy.filter { $0.root == referent.rootName }.map(\.node))
    case .symbol, .entry: return []
    }
    if isInList { nodes.formUnion(analysis.state.variableUses.lazy.map(\.node)) }
    let wanted = referent.path?.last
    return file.tree.withView { view in
      facts.filter { nodes.contains($0.node) || view.isTextAsExpression($0) }.flatMap { fact in
        view.pathOccurrences(in: fact, assuming: isInList ? 0 : nil).compactMap { path in
          let first = path.root == Keypath.localRoot ? 1 : 0
          for index in path.components.indices.dropFirst(first)
          where wanted == nil ? index == 0 : path.components[index] == wanted {
            if let mention = mention(of: path, through: index, node: fact.node),
              inFirstElements(mention.referent) == referent
            {
              return mention
            }
          }
          return nil
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
