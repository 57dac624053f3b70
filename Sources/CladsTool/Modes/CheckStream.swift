import CladsCheck
import CladsFiles
import CladsProject
import CladsServer
import Diagnostics
import JSONSyntax
import SourceText

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Checks the documents on the lines of standard input as they arrive, and prints a line about each in the
/// same order.
///
/// The memory does not grow with the number of documents. Nothing is read while what has been read is checked
/// or cannot be printed, so that whoever writes the lines waits.
struct CheckStream: Sendable {
  /// The number of tasks that check documents.
  let jobs: Int
  /// The path of a document whose line has none.
  let path: String
  let minimumSeverity: Severity
  let renderer: FindingRenderer<NDJSONReport>
  /// Whether the shapes of the documents are printed.
  let printsShapes: Bool
  /// Returns a finder that has not found anything yet.
  let contexts: @Sendable () -> FileContextFinder

  struct Result {
    var summary = ReportSummary()
    fileprivate(set) var shapes = ShapeCounts()
    /// Whether `SIGTERM` has ended the run.
    var isTerminated = false
  }

  /// The exit status of a run that `SIGTERM` has ended, as shells print it.
  static let terminatedStatus = 128 + SIGTERM

  /// The results of lines that follow each other.
  private struct Batch {
    let index: Int
    var files: [RenderedFile<NDJSONReport>] = []
    /// Whether the last lines were not checked any more.
    var isCut = false
  }

  /// The length of the longest line, in bytes: a document of the maximum size with many escapes.
  fileprivate static let maximumLineLength = 2 * FileSystem.maximumFileSize
  /// How many documents a task checks, at most.
  private static let maximumBatchSize = 32
  /// The number of folders after which projects and samples are looked up again.
  fileprivate static let maximumFolderCount = 4096
  /// The length of the texts whose findings are kept, in bytes.
  fileprivate static let maximumKnownLength = 32 << 20
  /// The length of the documents of different shapes of which more is kept, in bytes.
  fileprivate static let maximumShapeLength = 1 << 20

  /// Checks everything on standard input, or what precedes `SIGTERM`.
  func run() async throws(FileReadingError) -> Result {
    let isTerminated = Monitor(false)
    Signals.watch([SIGTERM]) { _ in isTerminated.with { $0 = true } }
    let checks = Checks(self)
    var output = StandardOutput(willWrite: {})
    var result = Result()
    var reader = LineReader(maximumLength: Self.maximumLineLength)
    var problem: FileReadingError?
    await withTaskGroup(of: Batch.self) { group in
      var waiting: [Int: Batch] = [:]
      var lines: ArraySlice<LineReader.Line> = []
      var (next, handled, running) = (0, 0, 0)
      while true {
        result.isTerminated = isTerminated.read { $0 }
        // What has been read is checked in the order of the lines; no task may be far ahead of the slowest.
        if running < jobs, next - handled < 4 * jobs, !lines.isEmpty, !result.isTerminated {
          let batch = Array(lines.prefix(Self.maximumBatchSize))
          let index = next
          lines = lines.dropFirst(batch.count)
          group.addTask {
            var done = Batch(index: index)
            for line in batch {
              if isTerminated.read({ $0 }) {
                done.isCut = true
                break
              }
              done.files.append(checks.file(line))
            }
            return done
          }
          next += 1
          running += 1
          continue
        }
        let isDone = result.isTerminated || reader.isAtEnd || problem != nil
        if lines.isEmpty, !isDone, running < jobs, next - handled < 4 * jobs,
          // A sender may wait for the results of what it has sent, so only an idle reader waits.
          LineReader.isReadable(milliseconds: running == 0 ? 100 : 0)
        {
          do throws(FileReadingError) { lines += try reader.read().filter { !$0.isBlank } } catch {
            problem = error
          }
          continue
        }
        guard let finished = await group.next() else {
          if isDone { break } else { continue }
        }
        running -= 1
        waiting[finished.index] = finished
        while let batch = waiting.removeValue(forKey: handled) {
          // Nothing is printed about lines after one that was not checked.
          if !batch.isCut { handled += 1 }
          for file in batch.files { add(file, to: &result, &output) }
          output.flush()
        }
      }
    }
    if let problem { throw problem }
    if printsShapes {
      for shape in result.shapes.sorted { output.write(NDJSONReport.text(of: shape)) }
    }
    renderer.report.end(result.summary, to: &output)
    output.flush()
    return result
  }

  private func add(
    _ rendered: RenderedFile<NDJSONReport>, to result: inout Result, _ output: inout StandardOutput
  ) {
    let file = rendered.file
    if file.problem == nil {
      result.summary.count(file.counts, fixes: file.fixes, shown: minimumSeverity)
    }
    if file.problem != nil || file.isUnreadable { result.summary.unreadable += 1 }
    if printsShapes { result.shapes.count(file) }
    renderer.report.add(rendered.part, to: &output)
  }
}

/// What the tasks of a run share.
private final class Checks: Sendable {
  private let stream: CheckStream
  private let contexts: Monitor<FileContextFinder>
  private let texts = CheckedTexts(
    maximumLength: CheckStream.maximumKnownLength, shapes: CheckStream.maximumShapeLength)

  init(_ stream: CheckStream) {
    self.stream = stream
    contexts = Monitor(stream.contexts())
  }

  /// Returns the result of a line.
  @Sendable func file(_ line: LineReader.Line) -> RenderedFile<NDJSONReport> {
    var findings: FileFindings
    var id: JSONValue?
    if let bytes = line.bytes {
      let parsed = DocumentLines.ParsedLine(bytes, at: stream.path)
      id = parsed.id
      switch parsed.document {
      case .success(let document): findings = check(document)
      case .failure(let error): findings = FileFindings(unreadable: "", error.message)
      }
    } else {
      let limit = CheckStream.maximumLineLength >> 20
      findings = FileFindings(unreadable: "", "the line is longer than \(limit) MiB")
    }
    findings.file.line = InputLine(number: line.number, id: id)
    return stream.renderer.render(findings)
  }

  private func check(_ document: DocumentLines.Document) -> FileFindings {
    contexts.with { contexts in
      if contexts.folderCount > CheckStream.maximumFolderCount { contexts = stream.contexts() }
    }
    return CheckList.findings(in: document, contexts, texts)
  }
}

extension LineReader.Line {
  fileprivate var isBlank: Bool { bytes.map { DocumentLines.isBlank($0) } ?? false }
}
