import CladsAnalysis
import CladsDocument
import CladsSchema
import JSONSyntax
public import SourceText

/// A colour of a document and where it is written.
public struct ColoredText: Sendable, Hashable {
  /// Where it is written, without quotes.
  public let range: TextRange
  /// Red, green, blue and opacity, 0 to 1 unless out of range.
  public let channels: [Double]
}

/// Finds the colours of a document.
public enum DocumentColors {
  /// The colours that can be read, in the order of the text.
  public static func all(in document: DocumentSnapshot) async -> [ColoredText] {
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
