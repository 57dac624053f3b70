import CladsAnalysis
import CladsDocument
import CladsProject
import JSONSyntax
package import SourceText

/// A declaration and the references to it.
package struct ReferenceCount: Sendable, Hashable {
  /// The range of the declared name, without quotes.
  package let declaration: TextRange
  /// The ranges of the references, without quotes.
  package let references: [TextRange]

  /// The title of the code lens.
  package var title: String {
    switch references.count {
    case 0: "no references"
    case 1: "1 reference"
    default: "\(references.count) references"
    }
  }
}

/// Counts the references to what a document declares.
enum ReferenceCounts {
  /// The kinds of symbols that get a code lens.
  private static let kinds: [SymbolKind] = [.style, .action, .dataSource]

  /// Returns the declarations of a document, in source order.
  static func all(in document: DocumentSnapshot) async -> [ReferenceCount] {
    guard document.kind != .project else { return [] }
    let analyses = await document.analyses()
    return document.file.tree.withView { view in
      analyses.flatMap { analysis -> [ReferenceCount] in
        let inModifiers = Dictionary(
          grouping: DocumentNames(analysis).namesInModifiers, by: \.referent)
        return kinds.flatMap { kind in
          analysis.symbols.all(kind).compactMap { symbol -> ReferenceCount? in
            guard let declaration = symbol.declarations.first else { return nil }
            let referent = Referent.symbol(kind, symbol.name)
            let references: [TextRange] =
              symbol.references.map { view.content(of: $0) }
              + (inModifiers[referent] ?? []).map(\.range)
            return ReferenceCount(declaration: view.content(of: declaration), references: references)
          }
        }
      }.sorted { $0.declaration.start < $1.declaration.start }
    }
  }
}
