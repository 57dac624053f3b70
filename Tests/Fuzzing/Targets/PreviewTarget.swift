import CladsAnalysis
import CladsDocument
import CladsGallery
import CladsPreview
import CladsProject
import Diagnostics
import JSONSyntax
import SourceText
import TextUI

extension FuzzTarget {
  /// Any document can be shown and operated, and is drawn within its frame.
  ///
  /// The first part of an input is the document, the second a script with one step in a line, the third a
  /// later version of the document, and the fourth a sample.
  static let preview = FuzzTarget("preview", .documents) { bytes, violations in
    let parts = InputParts.split(bytes)
    let script = parts.count > 1 ? String(decoding: parts[1], as: UTF8.self) : ""
    let sample = parts.count > 3 ? Sample(name: "s", path: "/app/s.json", bytes: parts[3]) : nil
    let stage = PreviewStage(parts[0], later: parts.count > 2 ? parts[2] : nil, sample: sample)
    await stage.run(script.split(separator: "\n").prefix(12).map { $0.split(separator: " ") }, &violations)
  }
}

/// A screen and the steps of a script.
@MainActor
private final class PreviewStage {
  private var options = PreviewOptions(width: 40, height: 30)
  private let first: PreviewInput
  private let later: PreviewInput?
  private let session: PreviewSession

  init(_ bytes: [UInt8], later: [UInt8]?, sample: Sample?) {
    func input(_ bytes: [UInt8]) -> PreviewInput {
      let source = SourceFile(uri: FileURI(path: "/app/a.clads.json"), version: 1, bytes: bytes)
      let project = Project(level: .extended)
      let analysis = Analysis(of: ParsedFile(source), vocabulary: project.vocabulary)
      return PreviewInput(
        source: analysis.file.source, document: analysis.document, tree: analysis.file.tree,
        findings: analysis.findings.map(\.diagnostic),
        samples: [.initial] + (sample.map { [$0] } ?? []), sample: sample?.problem == nil ? sample : nil,
        project: project)
    }
    first = input(bytes)
    self.later = later.map(input)
    session = PreviewSession(options: options, input: first)
  }

  func run(_ steps: [[Substring]], _ violations: inout Violations) async {
    await session.start()
    var frame = session.frame()
    check(frame, &violations)
    for step in steps {
      if let next = await perform(step, frame) { frame = next }
      check(frame, &violations)
      guard violations.sentences.isEmpty else { break }
    }
    violations.expect(!frame.grid().isEmpty && !frame.tree().isEmpty, "a frame has no grid or no tree")
    // What takes seconds to draw is drawn once.
    if frame.contentHeight < 1_000 { drawGallery(&violations) }
    await session.stop()
  }

  /// Draws the screen as a gallery does.
  private func drawGallery(_ violations: inout Violations) {
    let axes = GalleryAxes(
      colorSchemes: [.dark], widths: [320], textSizes: [.accessibility5], hasRightToLeft: true,
      hasPseudolocalization: true)
    var pictures: [GalleryPicture] = []
    for combination in axes.combinations(sample: "initial") {
      let picture = session.picture(combination)
      pictures.append(GalleryPicture(combination, picture) { _, _ in })
      for problem in pictures.last?.problems ?? [] {
        let numbers = [problem.frame.x, problem.frame.y, problem.frame.width, problem.frame.height]
        violations.expect(numbers.allSatisfy(\.isFinite), "a problem of a picture is nowhere")
        violations.expect(JSONPointer(problem.pointer) != nil, "a problem of a picture has no pointer")
      }
    }
    _ = PictureFinding.all(in: pictures, of: later ?? first, known: [])
    _ = session.spokenElements().map(\.line)
  }

  /// Performs a step and returns the frame after it; `nil` where the step is not possible.
  private func perform(_ step: [Substring], _ frame: PreviewFrame) async -> PreviewFrame? {
    func number(_ index: Int) -> Int? { step.indices.contains(index) ? Int(step[index]) : nil }
    func control() -> PreviewControl? {
      frame.controls.isEmpty ? nil : frame.controls[abs((number(1) ?? 0) % frame.controls.count)]
    }
    switch step.first {
    case "size":
      options.width = min(max(number(1) ?? 40, 1), 200)
      options.height = number(2).map { min(max($0, 1), 100) }
    case "visible": options.visible = VisibleRows(row: number(1) ?? 0, height: number(2) ?? 10)
    case "scroll": options.scrollOffset = number(1) ?? 0
    case "mode": options.as = step.last == "spec" ? .spec : .device
    case "level": options.level = step.last == "extended" ? .extended : .base
    case "ascii": options.isASCII.toggle()
    case "dark": options.colorScheme = .dark
    case "tap":
      guard let control = control() else { return nil }
      try? await session.send(.tap(pointer: control.pointer, instance: control.instance))
    case "type":
      guard let control = control() else { return nil }
      let value = step.dropFirst(2).joined(separator: " ")
      let json = Document.StateValue.parse(Array(value.utf8)).value ?? .stringValue(value)
      try? await session.send(.valueChanged(pointer: control.pointer, instance: control.instance, json))
    case "set":
      let value = Document.StateValue.parse(Array(step.dropFirst(2).joined(separator: " ").utf8)).value
      return try? session.setState(step.count > 1 ? String(step[1]) : "", value ?? .nullValue)
    case "alert": try? await session.send(.alertButton(number(1) ?? 0))
    case "back": try? await session.send(.back)
    case "appear": try? await session.send(.appear)
    case "disappear": try? await session.send(.disappear)
    case "reset": await session.reset()
    case "edit": return later.map { session.show($0) }
    case "undo": return session.show(first)
    default: return nil
    }
    return session.change(options)
  }

  private func check(_ frame: PreviewFrame, _ violations: inout Violations) {
    violations.expect(
      frame.rows.count == frame.height && frame.ansiRows.count == frame.height, "a frame has other rows")
    violations.expect(frame.width == options.width, "a frame has another width")
    if let height = options.height { violations.expect(frame.height <= height, "a frame is too high") }
    for row in frame.rows {
      violations.expect(DisplayWidth.of(row) <= frame.width, "a row is wider than its frame")
      violations.expect(
        !row.unicodeScalars.contains { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) },
        "a row has a control character")
    }
    for span in frame.spans {
      violations.expect(
        frame.rows.indices.contains(span.row) && span.column >= 0 && span.column + span.width <= frame.width,
        "a span is outside the frame")
      guard frame.rows.indices.contains(span.row) else { continue }
      violations.expect(
        0 <= span.text.lowerBound && span.text.upperBound <= frame.rows[span.row].utf8.count,
        "a span is outside the text of its row")
    }
    for control in frame.controls {
      violations.expect(
        control.row >= 0 && control.height > 0 && control.row + control.height <= frame.height,
        "a control is outside the frame")
    }
  }
}
