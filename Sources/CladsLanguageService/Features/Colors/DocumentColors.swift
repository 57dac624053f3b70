import CladsAnalysis
import CladsDocument
import CladsSchema
import JSONSyntax
public import SourceText

/// A color in a document and its range.
public struct ColoredText: Sendable, Hashable {
  /// The range of the text, without quotes.
  public let range: TextRange
  /// Red, green, blue and opacity; from 0 to 1, unless the author wrote values out of range.
  public let channels: [Double]
}

/// Finds the colors in a document.
enum DocumentColors {
  /// Returns the valid colors, in source order.
  static func all(in document: DocumentSnapshot) async -> [ColoredText] {
    let facts = await document.facts()
    return document.file.tree.withView { view in
      facts.compactMap { fact in
        guard fact.role == .color else { return nil }
        let color = Document.ColorReading(view.string(fact.node))
        guard color.form != .invalid else { return nil }
        return ColoredText(
          range: view.content(of: fact.node), channels: [color.red, color.green, color.blue, color.alpha])
      }.sorted { $0.range.start < $1.range.start }
    }
  }
}
