import CladsAnalysis
import CladsDocument
import CladsProject
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
    return analyses.flatMap { counts(of: DocumentNames($0)) }.sorted {
      $0.declaration.start < $1.declaration.start
    }
  }

  private static func counts(of names: DocumentNames) -> [ReferenceCount] {
    var counts: [Referent: (declaration: TextRange?, references: [TextRange])] = [:]
    for mention in names.named {
      guard case .symbol(let kind, _) = mention.referent, kinds.contains(kind) else { continue }
      if !mention.isDeclaration {
        counts[mention.referent, default: (nil, [])].references.append(mention.range)
      } else if counts[mention.referent]?.declaration == nil {
        counts[mention.referent, default: (nil, [])].declaration = mention.range
      }
    }
    return counts.values.compactMap { count in
      count.declaration.map { ReferenceCount(declaration: $0, references: count.references) }
    }
  }
}
