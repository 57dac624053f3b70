import CladsDocument
import Diagnostics
import JSONSyntax
import SourceText

extension Project {
  /// Returns findings about globs that select nothing: whoever wrote one believes that its files are checked.
  func globFindings(
    _ file: ProjectFile, _ tree: SyntaxTree, _ files: some FileReading, _ outside: PathsOutside
  ) -> [Finding] {
    tree.withView { view in
      let table = ProjectFile.table
      var findings: [Finding] = []
      func check(_ node: RecordIndex, _ subject: GlobSubject) {
        guard view.kind(node) == .string, !outside.nodes.contains(node) else { return }
        findings += finding(about: view.string(node), at: view.range(node), subject, files)
      }
      for selector in file.documents ?? [] {
        if let node = selector.node { check(node, selector.isSwift ? .swift : .documents) }
      }
      for entry in file.samples ?? [] {
        check(entry.key, .documents)
        for selector in entry.value { check(selector.node, .samples) }
      }
      if let overrides = table.value(of: \.overrides, in: 0, view) {
        for override in view.children(of: overrides) {
          guard let globs = OverrideFile.table.value(of: \.files, in: override, view) else { continue }
          for node in view.children(of: globs) { check(node, .checked) }
        }
      }
      return findings
    }
  }

  /// What the files that a glob selects must be.
  private enum GlobSubject {
    case documents, samples
    /// Swift files, which may contain documents.
    case swift
    /// Anything with findings.
    case checked
  }

  private func finding(
    about text: String, at range: TextRange, _ subject: GlobSubject, _ files: some FileReading
  ) -> [Finding] {
    let glob = Glob(text)
    let paths = glob.isPattern ? files.paths(matching: glob) : files.exists(text) ? [text] : []
    let isSwift = subject == .swift
    let others = paths.filter { isSwift ? !FileKind.isSwift($0) : !FileKind.isJSON($0) }
    if !others.isEmpty, subject != .checked {
      let names = others.prefix(3).map { "`\($0)`" } + (others.count > 3 ? ["\(others.count - 3) more"] : [])
      let listed =
        names.count == 1
        ? names[0] : names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
      return [
        Finding(
          .projectMissingFile, at: range,
          "`\(text)` also matches \(listed), which \(others.count == 1 ? "is" : "are") not \(isSwift ? "Swift" : "JSON")",
          consequence: "\(others.count == 1 ? "this file is" : "these files are") not read",
          help: "make the glob narrower, as in `**/*.\(isSwift ? "swift" : "json")`")
      ]
    }
    // The number of paths is limited, so of very many the first may all be of another kind.
    guard paths.count < 1_000, !paths.contains(where: { isOf(subject, $0) }) else { return [] }
    let noun =
      switch subject {
      case .samples: "file"
      case .swift: "Swift file"
      case .documents, .checked: "document"
      }
    let help =
      paths.isEmpty
      ? "paths are relative to the folder of this file"
      : "it matches only files that are excluded or of another kind, such as `\(paths[0])`"
    return [Finding(.projectMissingFile, at: range, "no \(noun) matches `\(text)`", help: help)]
  }

  private func isOf(_ subject: GlobSubject, _ path: String) -> Bool {
    let name = path.pathComponents.last ?? path
    let kind = FileKind(ofFileNamed: name, at: path, in: self)
    return switch subject {
    case .documents: kind.holdsDocuments
    case .swift: kind == .swift
    case .samples: kind == .sample
    case .checked: kind.isChecked
    }
  }
}
