import CladsAnalysis
import CladsCheck
import CladsDocument
import CladsGallery
import CladsPreview
import CladsProject
import Diagnostics
package import JSONSyntax
package import LanguageServerProtocol
import SourceText

/// `clads.gallery`: draws a document with all its samples.
package enum GalleryCommand: ServerCommand {
  package static let name = "clads.gallery"

  /// Takes what `GalleryRequest` has, and `client`; returns a `GalleryResult`.
  package static func run(
    _ argument: SyntaxNode, in context: WorkspaceContext
  ) async throws(ResponseError) -> LSPAny {
    guard let host = context.previews else {
      throw ResponseError(.requestFailed, "previews are not available")
    }
    let request = try GalleryRequest(argument, context.settings)
    let file = try await argument.file(in: context)
    let document = try await argument.document(in: context).choosingClient(argument, context)
    let errors = document.drawnErrorCount(await document.diagnostics())
    let analyses = await document.analyses()
    guard let analysis = analyses.first,
      let input = PreviewInput(document, analyses, levels: RuleLevels(document.project), errors: errors)
    else { throw ResponseError(.requestFailed, "the document has not been analyzed yet") }
    var result = GalleryResult(input, request, encoding: context.encoding)
    let drawing = GalleryDrawing(request.axes, session: host.makeSession)
    for sample in input.samples where sample.problem == nil && !Task.isCancelled {
      let session = await drawing.session(input, sample)
      await result.draw(sample, session)
      await session.stop()
    }
    result.finish(path: document.path ?? document.uri.path, known: await file.diagnostics()) { findings in
      document.context.diagnostics(of: findings, inPicturesOf: analysis)
    }
    return LSPAny(result)
  }
}

/// What a client asks of a gallery.
struct GalleryRequest: Sendable {
  /// The parts of a result.
  enum Part: String, CaseIterable, Sendable {
    case pictures, texts, spoken, page
  }

  /// The most widths in a request.
  private static let maximumWidths = 16

  let parts: Set<Part>
  let axes: GalleryAxes
  /// The width of texts in columns.
  let columns: Int
  /// The hashes of the pictures that the client has.
  let known: Set<String>

  /// Decodes `include`, `colorSchemes`, `widths`, `textSizes`, `rightToLeft`, `pseudolocalized`, `columns`
  /// and `known`.
  init(_ argument: SyntaxNode, _ settings: Settings) throws(ResponseError) {
    parts = try argument.choices("include") ?? [.pictures, .spoken]
    var axes = GalleryAxes()
    axes.colorSchemes = try argument.values("colorSchemes") ?? axes.colorSchemes
    axes.textSizes = try argument.values("textSizes") ?? axes.textSizes
    if let widths: [Int] = try argument.optional("widths") {
      guard (1...Self.maximumWidths).contains(widths.count),
        widths.allSatisfy(PictureWindow.lengths.contains)
      else {
        throw ResponseError(
          .invalidParams,
          "`widths` must have 1 to \(Self.maximumWidths) numbers between "
            + "\(PictureWindow.lengths.lowerBound) and \(PictureWindow.lengths.upperBound)")
      }
      axes.widths = widths.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
    axes.hasRightToLeft = try argument.optional("rightToLeft") ?? false
    axes.hasPseudolocalization = try argument.optional("pseudolocalized") ?? false
    self.axes = axes
    columns =
      try argument.number("columns", in: PreviewOptions.widths) ?? settings.previewWidth
      ?? PreviewOptions.usualWidth
    known = Set(try argument.optional("known") as [String]? ?? [])
  }
}

extension SyntaxNode {
  /// Decodes an optional member that is a list of raw values of an enumeration; they are in the order of the
  /// enumeration, and none means all.
  fileprivate func values<Choice: RawRepresentable & CaseIterable & Hashable>(
    _ name: String, _ type: Choice.Type = Choice.self
  ) throws(ResponseError) -> [Choice]? where Choice.RawValue == String {
    guard let chosen: Set<Choice> = try choices(name), !chosen.isEmpty else { return nil }
    return Choice.allCases.filter(chosen.contains)
  }
}
