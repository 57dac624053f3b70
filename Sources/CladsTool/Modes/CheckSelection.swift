import CladsFiles
import CladsProject
import Diagnostics
import SourceText

/// The files that a check was asked for, and what is said about those that it leaves out.
struct CheckSelection {
  let paths: CheckPaths
  private(set) var finder: DocumentFinder
  private(set) var writers = FileWriters()
  /// What a list left out; `nil` without a list.
  private var leftOut: LeftOut?
  /// The document on standard input; `nil` when it is not checked.
  private(set) var standardInput: StandardInput?

  /// Finds the files. Paths that were named must have documents; a list from git may have none.
  init(_ paths: CheckPaths, _ options: Options, _ contexts: inout FileContextFinder) {
    self.paths = paths
    finder = DocumentFinder(
      findingLookalikes: true, ignoring: options.ignoring,
      excludingNamed: options.has("--force-exclude"))
    // Like a list, standard input may have no documents.
    if paths.readsLines, paths.named.isEmpty { leftOut = LeftOut() }
    if let changed = paths.changed {
      leftOut = finder.addChanged(changed, in: paths.named, &contexts)
      writers.add(finder)
    } else {
      for path in paths.named {
        finder.add(path, &contexts)
        writers.add(finder, folder: path)
      }
    }
    if let listed = paths.listed {
      leftOut = leftOut ?? LeftOut()
      leftOut? += finder.addList(listed, &contexts)
      writers.add(finder)
    }
    standardInput = paths.standardInput
    if let input = paths.standardInput, finder.excludes(input.path, &contexts) { standardInput = nil }
    if finder.excludedCount > 0 {
      leftOut = leftOut ?? LeftOut()
      leftOut?.excluded = finder.excludedCount
    }
  }

  /// The messages about paths that cannot be checked, and about those without documents.
  var problems: [String] {
    var empty = finder.emptyFolders
    if leftOut == nil, empty.isEmpty, !paths.readsInput, finder.documents.isEmpty, finder.tests.isEmpty,
      finder.problems.isEmpty
    {
      empty = paths.named
    }
    let problems = finder.problems + paths.problems
    if empty.isEmpty { return problems }
    let hint =
      lookalikes ?? ignored
      ?? "their names end in `.clads.json` or `.clads`, or match `documents` in clads.json"
    return problems + ["there are no CLADS documents in \(listing(empty, last: "and")); \(hint)"]
  }

  /// What else a reader should know.
  var notes: [String] {
    var notes = finder.notes
    if problems.isEmpty, let lookalikes { notes.append(lookalikes) }
    guard let leftOut else { return notes }
    let parts = [
      Self.count(leftOut.notDocuments, "is not a document", "are not documents"),
      Self.count(leftOut.gone, "no longer exists", "no longer exist"),
      leftOut.excluded > 0 ? LeftOut.excludedFiles(leftOut.excluded) : nil,
    ].compactMap { $0 }
    let isEmpty =
      finder.documents.isEmpty && finder.tests.isEmpty && finder.projectFiles.isEmpty
      && standardInput == nil && paths.texts.isEmpty
    if isEmpty {
      notes.append("nothing to check" + (parts.isEmpty ? "" : ": " + parts.joined(separator: ", ")))
    } else if !parts.isEmpty {
      notes.append("left out: " + parts.joined(separator: ", "))
    }
    return notes
  }

  /// The sentence about what a search leaves out; `nil` if it has not left out anything.
  private var ignored: String? {
    finder.hasIgnored
      ? "what `.gitignore` lists is left out, and so are folders of build products; `--no-ignore` searches them"
      : nil
  }

  private static func count(_ count: Int, _ one: String, _ several: String) -> String? {
    switch count {
    case 0: nil
    case 1: "1 file \(one)"
    default: "\(count) files \(several)"
    }
  }

  /// The sentence about files that seem to be documents; `nil` if there are none.
  private var lookalikes: String? {
    let files = finder.lookalikes
    guard let first = files.first else { return nil }
    let isOne = files.count == 1
    let folders = files.map { Paths.folder(of: $0.pathInProject ?? $0.path).pathComponents }
    var common = folders[0]
    for folder in folders { common = Array(zip(common, folder).prefix { $0 == $1 }.map(\.0)) }
    let what =
      isOne
      ? "`\(first.path)` looks like a document and is" : "\(files.count) files look like documents and are"
    if first.pathInProject == nil {
      let folder = (first.path.isAbsolutePath ? "/" : "") + common.joined(separator: "/")
      let name = folder.isEmpty ? "clads.json" : "\(folder)/clads.json"
      return "\(what) not checked; write `{ \"documents\": [\"**/*.json\"] }` into `\(name)`"
    }
    let glob = (common.filter { $0 != "." } + ["**", "*.json"]).joined(separator: "/")
    return "\(what) not checked; add `\"documents\": [\"\(glob)\"]` to clads.json"
  }
}
