import CladsAnalysis
import CladsDocument
import CladsProject
import JSONSyntax
package import SourceText

/// A color in a document and its range.
package struct ColoredText: Sendable, Hashable {
  /// How a color is written.
  package enum Notation: Sendable, Hashable {
    /// As text: `#RRGGBB`, `rgba(…)`.
    case text
    /// As a value in Swift's syntax, inside a JSON string: `.red`, `Color(…)`.
    case swift
    /// As a value of the AST form of modifiers.
    case ast
    /// As an object with `colorSpace` and `components`, in a design token file.
    case tokenObject
  }

  /// The range of the text, without quotes.
  package let range: TextRange
  /// Red, green, blue and opacity; from 0 to 1, unless the author wrote values out of range.
  package let channels: [Double]
  package let notation: Notation
}

/// Finds the colors in a document.
enum DocumentColors {
  /// Returns the valid colors, in source order.
  static func all(in document: DocumentSnapshot) async -> [ColoredText] {
    if document.kind == .tokens { return inTokens(document.file.tree) }
    let facts = await document.facts()
    let analyses = await document.analyses()
    return document.file.tree.withView { view in
      let texts = facts.compactMap { fact -> ColoredText? in
        guard fact.role == .color else { return nil }
        return ColoredText(Document.ColorReading(view.string(fact.node)), fact.node, view)
      }
      var modifiers: [Document.Modifier] = []
      if document.kind == .project {
        // The effects of addons.
        modifiers = facts.filter { $0.role == .modifier }.map {
          Document.Modifier(form: .text, syntax: .parse(view.string($0.node)), node: $0.node)
        }
      } else if document.project.vocabulary.level == .extended {
        for analysis in analyses { analysis.document.forEachNode { modifiers += $0.modifiers } }
      }
      let inModifiers = modifiers.flatMap { colors(in: $0, document.project.vocabulary, view) }
      return (texts + inModifiers).sorted { $0.range.start < $1.range.start }
    }
  }

  private static func inTokens(_ tree: SyntaxTree) -> [ColoredText] {
    tree.withView { view in
      DesignTokenColor.all(in: tree).compactMap { found in
        let reading = found.color.reading
        if view.kind(found.node) == .string { return ColoredText(reading, found.node, view) }
        return ColoredText(
          range: view.range(found.node), channels: reading.channels, notation: .tokenObject)
      }
    }
  }

  /// Returns the colors in a modifier that do not depend on the node.
  private static func colors(
    in modifier: Document.Modifier, _ vocabulary: Vocabulary, _ view: SyntaxView
  ) -> [ColoredText] {
    let syntax = modifier.syntax
    let annotations = ModifierMatcher(syntax).annotations { vocabulary.modifier(named: $0) }
    let name = ResolvableColor.argumentType.descriptions.first?.name
    return annotations.compactMap { index, annotation in
      guard case .value(let type) = annotation, type.descriptions.contains(where: { $0.name == name }),
        case .chain = syntax.nodes[index].kind, let expression = syntax.expression(of: index),
        let color = try? ResolvableColor.decode(expression), let channels = color.constantChannels
      else { return nil }
      if case .text = color, let text = syntax.string(in: index) {
        let inner = syntax.nodes[text].range
        return ColoredText(
          range: modifier.range(inner.lowerBound + 1..<inner.upperBound - 1, in: view), channels: channels,
          notation: .text)
      }
      return ColoredText(
        range: modifier.range(syntax.nodes[index].range, in: view), channels: channels,
        notation: modifier.form == .ast ? .ast : .swift)
    }
  }
}

extension ColoredText {
  /// Creates the color that a string is; `nil` if it is invalid.
  fileprivate init?(_ reading: Document.ColorReading, _ node: RecordIndex, _ view: SyntaxView) {
    guard reading.form != .invalid else { return nil }
    self.init(range: view.content(of: node), channels: reading.channels, notation: .text)
  }
}

extension Document.ColorReading {
  fileprivate var channels: [Double] { [red, green, blue, alpha] }
}

extension ModifierSyntax {
  /// Returns the index of the first string inside a node; `nil` if there is none.
  fileprivate func string(in index: Int) -> Int? {
    if case .string = nodes[index].kind { return index }
    // Values are nested only a few levels deep.
    for child in nodes[index].children {
      if let found = string(in: child) { return found }
    }
    return nil
  }
}
