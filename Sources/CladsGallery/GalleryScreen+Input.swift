import CladsDocument
package import CladsPreview
import CladsProject
package import Diagnostics
import SourceText

extension GalleryScreen {
  /// Creates the screen of a document that has been drawn.
  ///
  /// - Parameters:
  ///   - path: the path of its file as it is shown.
  ///   - input: the document.
  ///   - diagnostics: what is found in its file, by their ranges in the file.
  ///   - drawn: what was drawn of it.
  ///   - judge: returns those of the findings in its pictures that are reported.
  package init(
    path: String, _ input: PreviewInput, _ diagnostics: [Diagnostic], _ drawn: DrawnScreen,
    judge: ([Finding]) -> [Diagnostic] = { $0.map(\.diagnostic) }
  ) {
    let name = FileKind.stem(ofDocumentNamed: path.pathComponents.last ?? path)
    let title = input.document.writtenID ?? input.place?.name ?? name
    self.init(path: path, title: title)
    pictures = drawn.pictures
    spoken = drawn.spoken
    // Pictures come by sample.
    for picture in pictures where samples.last != picture.combination.sample {
      samples.append(picture.combination.sample)
    }
    names = input.place == nil ? [title, name] : [title]
    rejection = input.rejection
    let whole = input.source.hostRange(of: TextRange(utf8: 0, input.source.bytes.count))
    // A Swift file has several documents.
    let diagnostics = diagnostics.filter {
      input.place == nil || (whole.range.start <= $0.range.start && $0.range.end <= whole.range.end)
    }
    findings = diagnostics.map { finding in
      GalleryFinding(
        rule: finding.id.rawValue, severity: finding.severity, message: finding.message,
        line: whole.host.lines.line(containing: finding.range.start))
    }
    let seen = PictureFinding.all(in: pictures, of: input, known: diagnostics)
    findings += PictureFinding.reported(seen, judge: judge).map { reported in
      let finding = reported.diagnostic
      let place = input.source.hostRange(of: finding.range)
      return GalleryFinding(
        rule: finding.id.rawValue, severity: finding.severity, message: finding.message,
        line: place.host.lines.line(containing: place.range.start), pictures: reported.pictures)
    }
    input.document.forEachAction { action in
      if let type = action.type, !actions.contains(type) { actions.append(type) }
      if case .navigate(let navigate) = action, let destination = navigate.destination,
        !destinations.contains(destination)
      {
        destinations.append(destination)
      }
    }
  }
}
