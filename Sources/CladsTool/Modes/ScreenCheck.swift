import CladsCheck
import CladsGallery
import CladsLanguageService
import CladsPreview
import CladsProject
import Diagnostics
import SourceText

/// `--check --screens`: finds what is wrong with documents as they are drawn.
struct ScreenCheck: Sendable {
  private let drawing: GalleryDrawing

  /// Creates a check with the sessions that a factory makes.
  init(_ makeSession: @escaping PreviewSessionFactory) {
    drawing = GalleryDrawing(GalleryAxes(), session: makeSession)
  }

  /// Returns what is wrong with the pictures of the documents in a file, sorted by position.
  ///
  /// - Parameters:
  ///   - source: the file.
  ///   - context: its context, with the samples to draw.
  ///   - known: what is found in the file without drawing it.
  /// - Returns: the findings.
  func diagnostics(
    in source: SourceFile, _ context: FileContext, known: [Diagnostic]
  ) async -> [Diagnostic] {
    let snapshot = DocumentSnapshot.computing(source, context)
    let analyses = await snapshot.analyses()
    let inputs = PreviewInput.all(in: snapshot, analyses, levels: context.checker.levels)
    var found: [[Diagnostic]] = []
    for (input, analysis) in zip(inputs, analyses) {
      let findings = PictureFinding.all(in: await drawing.problems(of: input), of: input, known: known)
      found.append(context.diagnostics(of: findings.map(\.finding), inPicturesOf: analysis))
    }
    return context.kind == .swift
      ? context.diagnostics(inDocuments: found, of: snapshot.file, analyses: analyses) : found.flatMap(\.self)
  }
}
