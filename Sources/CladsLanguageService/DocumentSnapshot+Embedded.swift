import CladsAnalysis
import CladsCheck
import CladsPreview
import CladsProject
import Diagnostics
package import LanguageServerProtocol
package import SourceText

/// What a request about a Swift file is about.
package enum SwiftSubject: Sendable, Equatable {
  /// The document in the string literal at a position; outside of literals, there is no result.
  case document(at: Position)
  /// All documents in the file.
  case file
}

extension DocumentSnapshot {
  /// Returns a snapshot of the document in a string literal at an offset of the Swift file; `nil` outside of
  /// such literals.
  package func embedded(at offset: TextOffset) -> DocumentSnapshot? {
    file.embedded.firstIndex { $0.contains(offset) }.map { embedded($0) }
  }

  /// Returns a snapshot of one of the documents in the string literals of the file, by its index.
  package func embedded(_ index: Int) -> DocumentSnapshot {
    var context = context
    context.kind = .document
    let document = file.embedded[index]
    // The analyses of an earlier version are of the same documents unless one was added or removed.
    let recent = recentAnalyses.count == file.embedded.count ? [recentAnalyses[index]] : []
    let analyses = analyses
    let analysis: @Sendable () async -> Analysis? = {
      let all = await analyses()
      return all.indices.contains(index) ? all[index] : nil
    }
    var place = EmbeddedPlace(name: document.name, index: index, count: file.embedded.count)
    place.declaration = file.declaration(ofDocument: index)
    return DocumentSnapshot(
      file: document.file, context: context, choice: choice, generation: generation,
      recentAnalyses: recent, recentDiagnostics: nil,
      embeddedPlace: place,
      analyses: { await analysis().map { [$0] } ?? [] },
      diagnostics: { [context] in await analysis().map { context.embeddedDiagnostics(of: $0) } ?? [] })
  }

  /// Returns snapshots of all documents in the string literals of the file.
  package var allEmbedded: [DocumentSnapshot] { file.embedded.indices.map { embedded($0) } }
}
