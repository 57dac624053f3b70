import CladsCheck
import CladsFiles
import CladsProject
import Diagnostics
import SourceText

/// What `--fix` does with each file of a check.
struct Fix: Sendable {
  let selection: FixSelection
  /// Whether the differences are printed instead of being written.
  let printsDifferences: Bool

  /// Reads the options; `nil` without `--fix`.
  init?(_ options: Options) throws(RunError) {
    guard options.has("--fix") else {
      for name in ["--suggested", "--destructive", "--diff"] where options.has(name) {
        throw RunError(message: "`\(name)` needs `--fix`")
      }
      return nil
    }
    var selection = FixSelection.safe
    if options.has("--suggested") { selection.formUnion(.suggested) }
    if options.has("--destructive") { selection.formUnion(.destructive) }
    self.selection = selection
    printsDifferences = options.has("--diff")
    if printsDifferences {
      for name in ["--output", "--statistics"] where options.has(name) {
        throw RunError(message: "`--diff` and `\(name)` cannot be used together")
      }
    } else if options.paths.contains("-") || options.has("--stdin-ndjson") {
      throw RunError(message: "`--fix` needs a file; with `--diff`, it only prints the changes")
    }
  }

  /// Writes a fixed file, or prepares its difference, and returns its result.
  func finish(
    _ file: FixedFile, original: SourceFile, path: String, _ writers: FileWriters
  ) -> FileFindings {
    var result = FileFindings(path: path, source: file.source, diagnostics: file.diagnostics)
    let (old, new) = (original.bytes, file.source.bytes)
    func useOriginal() {
      result = FileFindings(path: path, source: original, diagnostics: file.originalDiagnostics)
    }
    if printsDifferences {
      useOriginal()
      if old != new { result.file.difference = LineDifference(old, new).text(path: path) }
    } else if old != new {
      do throws(FileWritingError) {
        try writers.write(new, to: path, replacing: old)
      } catch {
        // The file may have two names, of which the other one was first.
        guard (try? FileSystem.read(path)) == new else {
          useOriginal()
          result.file.writingProblem = error.message
          return result
        }
      }
    }
    for finding in file.fixed { result.file.fixed[finding.id, default: 0] += 1 }
    return result
  }

  /// Fixes project files, on which the findings about documents depend; returns their results, by path, and
  /// the texts of those that have changed, by absolute path.
  func projects(
    _ contexts: FileContextFinder, _ writers: FileWriters
  ) -> (results: [String: CheckedFile], texts: [String: [UInt8]]) {
    var results: [String: CheckedFile] = [:]
    var texts: [String: [UInt8]] = [:]
    for project in contexts.projects.loaded where FileWriters.mayWrite(project.absolutePath) {
      let file = FixedFile(project.source, applying: selection) { source in
        contexts.context(ofProjectFile: source).diagnostics(of: source)
      }
      let result = finish(file, original: project.source, path: project.path, writers).file
      if result.writingProblem == nil, file.source.bytes != project.source.bytes {
        texts[project.absolutePath] = file.source.bytes
      }
      results[project.path] = result
    }
    return (results, texts)
  }

  /// Prints what was fixed, or would be, by rule.
  ///
  /// - Parameters:
  ///   - counts: the number of findings of each rule.
  ///   - files: the number of files that they are in.
  ///   - summary: what is in the files as they are.
  func printCounts(_ counts: [DiagnosticID: Int], files: Int, of summary: ReportSummary) {
    let total = counts.values.reduce(0, +)
    guard total > 0 else {
      // A report says so itself; a difference is empty.
      if printsDifferences { Output.status("nothing to fix this way; " + TextReport.summaryLine(summary)) }
      return
    }
    let rules = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { "\($0.value) \($0.key.rawValue)" }.joined(separator: ", ")
    Output.error(
      "\(printsDifferences ? "would fix" : "fixed") \(total) finding\(total == 1 ? "" : "s")"
        + " in \(files) file\(files == 1 ? "" : "s"): \(rules)")
  }
}
