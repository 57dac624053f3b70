import CladsAnalysis
import CladsDocument
import CladsPreview
import CladsProject
import CladsRendering
import Diagnostics
import SourceText

/// A document in a session, with helpers to read and operate it.
@MainActor
final class SessionStage {
  private(set) var session: PreviewSession
  private(set) var frame: PreviewFrame
  private let project: Project
  private let samples: [Sample]

  init(
    _ text: String, width: Int = 40, as mode: Runtime = .device, level: FormatLevel = .base,
    project: String? = nil, samples: [(name: String, json: String)] = [], sample: String? = nil,
    plugins: [any CLADSPlugin] = [], files: any FileReading = NoFiles()
  ) async {
    self.project =
      project.map { Project.read(Array($0.utf8), path: "clads.json", files: files) }
      ?? Project(level: level)
    self.samples =
      [.initial]
      + samples.map { Sample(name: $0.name, path: "\($0.name).json", bytes: Array($0.json.utf8)) }
    let input = Self.input(text, self.project, self.samples, sample)
    session = PreviewSession(
      options: PreviewOptions(as: mode, width: width, level: self.project.vocabulary.level), input: input,
      plugins: plugins)
    await session.start()
    frame = session.frame()
  }

  private static func input(
    _ text: String, _ project: Project, _ samples: [Sample], _ sample: String?
  ) -> PreviewInput {
    let nodes = text.hasPrefix("[") ? "{ \"id\": \"d\", \"root\": { \"children\": \(text) } }" : text
    let source = SourceFile(
      uri: FileURI(path: "/d.clads.json"), version: 1, bytes: Array(nodes.utf8))
    let analysis = Analysis(of: ParsedFile(source), vocabulary: project.vocabulary)
    return PreviewInput(
      source: analysis.file.source, document: analysis.document, tree: analysis.file.tree,
      findings: analysis.findings.map(\.diagnostic),
      samples: samples, sample: samples.first { $0.name == sample }, project: project)
  }

  var text: String { frame.rows.joined(separator: "\n") }
  var words: [String] { frame.rows.map { $0.trimmed }.filter { !$0.isEmpty } }
  var alerts: [Presentation] { frame.presented }

  func edit(_ text: String, sample: String? = nil) {
    frame = session.show(Self.input(text, project, samples, sample))
  }

  /// Taps the control with a label.
  func tap(_ label: String) async throws {
    guard let control = frame.controls.first(where: { $0.label == label }) else {
      throw PreviewError.noSuchControl("no control says `\(label)`: \(frame.controls.map(\.label))")
    }
    try await send(.tap(pointer: control.pointer, instance: control.instance))
  }

  func type(_ value: Document.StateValue, into label: String) async throws {
    guard let control = frame.controls.first(where: { $0.label == label }) else {
      throw PreviewError.noSuchControl("no control says `\(label)`: \(frame.controls.map(\.label))")
    }
    try await send(.valueChanged(pointer: control.pointer, instance: control.instance, value))
  }

  func send(_ event: PreviewEvent) async throws {
    try await session.send(event)
    frame = session.frame()
  }
  func set(_ path: String, _ value: Document.StateValue) throws { frame = try session.setState(path, value) }
  func change(_ options: PreviewOptions) { frame = session.change(options) }
  func reset() async {
    await session.reset()
    frame = session.frame()
  }
  func choose(_ sample: String) async {
    await session.choose(sample: sample)
    frame = session.frame()
  }
}

/// A file system without files.
struct NoFiles: FileReading {
  func exists(_ path: String) -> Bool { false }
  func read(_ path: String) throws(FileReadingError) -> [UInt8] { throw .missing }
  func paths(matching pattern: Glob) -> [String] { [] }
}

extension String {
  fileprivate var trimmed: String {
    var text = self[...]
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
