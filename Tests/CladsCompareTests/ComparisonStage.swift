import CladsAnalysis
import CladsCheck
import CladsCompare
import CladsPreview
import CladsProject
import CladsRendering
import JSONSyntax
import SourceText
import TestSupport

/// Compares versions of documents that a test has as texts.
enum ComparisonStage {
  /// Returns the screens in files, given by path.
  static func screens(
    _ files: [String: String], project: Project = Project(), samples: [Sample] = [], environment: String = ""
  ) -> [ComparedScreen] {
    files.sorted { $0.key < $1.key }.flatMap { path, text in
      let isSwift = path.hasSuffix(".swift")
      let context = FileContext(
        kind: isSwift ? .swift : .document, checker: Checker(project: project), samples: [.initial] + samples)
      let source = SourceFile(uri: FileURI(path: "/" + path), version: nil, bytes: Array(text.utf8))
      return ComparedScreen.all(in: ParsedFile(source), path: path, context, environment: environment)
    }
  }

  static func comparer(jobs: Int = 2) -> Comparer {
    Comparer(
      session: { PreviewSession(options: $0, input: $1) }, resolver: { ScreenResolver($0) }, jobs: jobs)
  }

  /// Compares versions of files, given by path.
  static func compare(
    _ old: [String: String], _ new: [String: String], oldProject: Project = Project(),
    newProject: Project? = nil, samples: [Sample] = []
  ) async -> Comparison {
    let other = newProject ?? oldProject
    // With another environment, equal texts are compared, too.
    return await comparer().compare(
      screens(old, project: oldProject, samples: samples),
      screens(new, project: other, samples: samples, environment: "new"))
  }

  /// Compares two versions of a document; returns the comparison if it has anything to say.
  static func compare(
    _ old: String, _ new: String, project: Project = Project(), samples: [Sample] = []
  ) async -> ScreenComparison? {
    let comparison = await compare(
      ["screen.clads.json": old], ["screen.clads.json": new], oldProject: project, samples: samples)
    return comparison.screens.first
  }

  /// Returns the changes in short: kind, subject, name, details and uses.
  static func lines(_ screen: ScreenComparison?) -> [String] {
    guard let screen else { return [] }
    let changes = screen.changes.map { change in
      let name = change.name == change.newName ? change.name : "\(change.name) → \(change.newName)"
      let details = change.details.map { detail in
        let values = "\(detail.old ?? "-") → \(detail.new ?? "-")"
        return "\(detail.property) \(values)" + (detail.sample.map { " [\($0)]" } ?? "")
      }
      let parts = [details.joined(separator: "; "), change.uses.joined(separator: ", ")]
      return "\(change.kind) \(change.subject) \(name): "
        + parts.filter { !$0.isEmpty }.joined(separator: " | ")
        + (change.isOnScreen ? "" : " (not on screen)")
    }
    return ["\(screen.verdict)"] + changes + screen.notes.map { "note: \($0)" }
  }
}
