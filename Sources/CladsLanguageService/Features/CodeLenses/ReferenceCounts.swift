import CladsAnalysis
import CladsSchema
import JSONSyntax
public import SourceText

/// A declaration and the places that refer to it.
public struct ReferenceCount: Sendable, Hashable {
  /// The name that is declared, without quotes.
  public let declaration: TextRange
  /// Where it is referred to.
  public let references: [TextRange]

  /// What is said about it.
  public var title: String {
    switch references.count {
    case 0: "no references"
    case 1: "1 reference"
    default: "\(references.count) references"
    }
  }
}

/// Counts the references to what a document declares.
public enum ReferenceCounts {
  /// What the author wants to know the uses of.
  private static let kinds: [SymbolKind] = [.style, .action, .dataSource]

  /// The declarations, in the order of the text.
  public static func all(in document: DocumentSnapshot) async -> [ReferenceCount] {
    guard document.role != .project else { return [] }
    let analyses = await document.analyses()
    return document.file.tree.withView { view in
      analyses.flatMap { analysis in
        kinds.flatMap { analysis.symbols.all($0) }.compactMap { symbol in
          symbol.declarations.first.map { declaration in
            ReferenceCount(
              declaration: view.content(of: declaration),
              references: symbol.references.map { view.content(of: $0) })
          }
        }
      }.sorted { $0.declaration.start < $1.declaration.start }
    }
  }
}
