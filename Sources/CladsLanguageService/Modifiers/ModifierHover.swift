import CladsAnalysis
import CladsDocument
import Diagnostics
import JSONSyntax
import SourceText

/// The hover for a position in a modifier.
struct ModifierHover {
  let modifier: Document.Modifier
  let node: Document.LayoutNode
  let vocabulary: Vocabulary

  /// Finds the modifier at a record, in either form.
  init?(at record: RecordIndex, in analysis: Analysis) {
    var found: (Document.Modifier, Document.LayoutNode)?
    analysis.file.tree.withView { view in
      analysis.document.forEachNode { node in
        guard found == nil else { return }
        if let modifier = node.modifiers.first(where: { $0.node <= record && record < view.end(of: $0.node) })
        {
          found = (modifier, node)
        }
      }
    }
    guard let found, analysis.vocabulary.level == .extended else { return nil }
    (modifier, node) = found
    vocabulary = analysis.vocabulary
  }

  /// Returns the smallest part at an offset of the modifier, in UTF-8 bytes, that the descriptions explain.
  private func part(at offset: Int) -> (index: Int, annotation: ModifierAnnotation)? {
    let annotations = ModifierMatcher(modifier.syntax).annotations { vocabulary.modifier(named: $0) }
    return annotations.filter { index, annotation in
      let node = modifier.syntax.nodes[index]
      let range = if case .value = annotation { node.range } else { node.nameRange }
      return range.lowerBound <= offset && offset <= range.upperBound
    }
    .min { left, right in
      let (a, b) = (modifier.syntax.nodes[left.key].range, modifier.syntax.nodes[right.key].range)
      return (a.count, left.key) < (b.count, right.key)
    }
    .map { ($0.key, $0.value) }
  }

  /// Returns the paragraphs for an offset of the modifier, in Markdown. `value` returns those about the value
  /// of a key or an entry of `data`.
  func paragraphs(at offset: Int, value: (String) -> [String]) -> [String] {
    let references = ModifierMatcher(modifier.syntax).references { vocabulary.modifier(named: $0) }
    if let reference = references.first(where: {
      $0.range.lowerBound <= offset && offset <= $0.range.upperBound
    }) {
      switch reference.kind {
      case .attribute:
        return ["**\(Markdown.text(reference.name))**, key of this node"] + value(reference.name)
      case .template: return ["**:\(Markdown.text(reference.name))**, child with this `template`"]
      case .action: return ["**\(Markdown.text(reference.name))**, action"]
      }
    }
    guard let (_, annotation) = part(at: offset) else { return [] }
    switch annotation {
    case .modifier(let modifier):
      return ["**\(Markdown.text(modifier.name))**, modifier", Markdown.text(modifier.documentation)]
        + modifier.signatures.map { "`\(modifier.name)(\($0.detail))`" }
        + (modifier.effect.map { ["Effect: " + $0.map { Markdown.code($0.text) }.joined(separator: ", ")] }
          ?? [])
    case .argument(let parameter):
      return [
        "**\(Markdown.text(parameter.name))**: \(parameter.type.phrase)",
        Markdown.text(parameter.documentation),
      ]
      .filter { !$0.isEmpty }
    case .value(let type): return [type.sentence]
    case .member(let member, let type):
      return ["**\(Markdown.text(type.name)).\(Markdown.text(member.name))**"]
        + (member.documentation.isEmpty ? [] : [Markdown.text(member.documentation)])
    case .initializer(let type):
      return ["**\(Markdown.text(type.name))**, \(type.phrase)"]
        + type.initializers.map { "`\(type.name)(\($0.detail))`" }
    }
  }
}
