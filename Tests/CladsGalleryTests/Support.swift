import CladsAnalysis
import CladsPreview
import CladsProject
import Diagnostics
import SourceText
import TextUI

@testable import CladsGallery

/// Returns the input of a document, with samples by their names.
func input(_ text: String, samples: [String: String] = [:]) -> PreviewInput {
  let source = SourceFile(uri: FileURI(path: "/a.clads.json"), version: nil, bytes: Array(text.utf8))
  let analysis = Analysis(of: ParsedFile(source), vocabulary: Project().vocabulary)
  let others = samples.sorted { $0.key < $1.key }.map {
    Sample(name: $0.key, path: "/\($0.key).sample.json", bytes: Array($0.value.utf8))
  }
  return PreviewInput(
    source: source, document: analysis.document, tree: analysis.file.tree,
    findings: analysis.findings.map { $0.diagnostic }, samples: [.initial] + others)
}

/// Draws a document.
func drawn(
  _ text: String, samples: [String: String] = [:], _ axes: GalleryAxes = GalleryAxes()
) async -> DrawnScreen {
  let drawing = GalleryDrawing(axes) { PreviewSession(options: $0, input: $1) }
  return await drawing.drawn(input(text, samples: samples)) { _, _ in }
}

/// Returns the pictures of a document.
func pictures(
  _ text: String, samples: [String: String] = [:], _ axes: GalleryAxes = GalleryAxes()
) async -> [GalleryPicture] {
  await drawn(text, samples: samples, axes).pictures
}

extension GalleryAxes {
  /// One picture.
  static let one = GalleryAxes(colorSchemes: [.light], widths: [390], textSizes: [.large])
}
