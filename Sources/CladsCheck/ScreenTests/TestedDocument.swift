package import CladsAnalysis
import CladsProject
import SourceText

/// What a test is of.
package enum TestSubject: Sendable {
  /// It was not looked for.
  case unknown
  /// There is no such document; the path is as the test has it, and `nil` if it names none.
  case missing(String?)
  /// The path that the test names leads out of the files that may be read.
  case outside(String)
  /// The file that the test names is no document.
  case noDocument(String)
  case document(TestedDocument)

  /// The document, if there is one.
  package var document: TestedDocument? {
    if case .document(let document) = self { document } else { nil }
  }
}

/// The document of a test.
package final class TestedDocument: Sendable {
  /// The absolute path of its file.
  package let path: String
  /// The text, as it is in the editor or else on disk.
  package let file: ParsedFile
  /// Everything else that is known about the file, with its samples.
  package let context: FileContext
  /// The analyses, once something has asked for them.
  private let known = Monitor<[Analysis]?>(nil)

  package init(path: String, file: ParsedFile, context: FileContext) {
    self.path = path
    self.file = file
    self.context = context
  }

  /// The analyses of the documents in the file; most of what is done with a test needs none.
  package var analyses: [Analysis] {
    known.with { known in
      if let known { return known }
      let analyses = context.analyses(of: file)
      // Those of a canceled task are incomplete.
      if !Task.isCancelled { known = analyses }
      return analyses
    }
  }

  /// Returns the analyses of the documents that a test may mean, which may name a declaration in Swift.
  package func analyses(of declaration: String?) -> [Analysis] {
    guard let declaration, context.kind == .swift else { return analyses }
    let analyses = analyses
    return file.indices(ofDocumentsDeclaredBy: declaration).filter(analyses.indices.contains)
      .map { analyses[$0] }
  }

  /// The names of the declarations in Swift that have documents, in the order of the text.
  package var declarations: [String] { file.embedded.compactMap(\.owner) }
}
