import CladsAnalysis
import CladsCheck
import CladsFiles
import CladsProject
import Diagnostics
import SourceText

/// The baselines of a check: which findings they list, what they list in vain, and how they are written.
struct CheckBaseline {
  /// The path of the file of `--baseline` or `--write-baseline`; `nil` for those that the projects name.
  private let path: String?
  /// The contents of that file; `nil` if there is none yet.
  let given: Baseline?
  /// Whether `--write-baseline` is given.
  let isWritten: Bool
  /// Whether findings in a baseline are printed.
  let isShown: Bool
  /// Whether documents are drawn, so that findings in their pictures are found.
  private let drawsScreens: Bool
  private let program: Program

  init(_ options: Options) throws(RunError) {
    program = options.program
    isWritten = options.has("--write-baseline")
    isShown = options.has("--show-baseline")
    drawsScreens = options.has("--screens")
    if isWritten, options.paths.contains("-") || options.has("--stdin-ndjson") {
      throw RunError(message: "`--write-baseline` lists findings in files, not those on standard input")
    }
    let written = options["--write-baseline"].flatMap { $0.isEmpty ? nil : $0 }
    path = written ?? options["--baseline"]
    if let path {
      given = try Self.read(path, isNew: isWritten)
    } else {
      given = nil
    }
  }

  /// Reads a baseline; `nil` if there is no such file and there need not be one.
  private static func read(
    _ path: String, isNew: Bool, isReplaceable: Bool = false
  ) throws(RunError) -> Baseline? {
    if isNew, case .missing = FileSystem.kind(path) { return nil }
    let bytes: [UInt8]
    do {
      bytes = try FileSystem.read(path)
    } catch {
      throw RunError(message: "\(path): \(error.message)")
    }
    let (baseline, problem) = Baseline.read(bytes)
    // A broken baseline is written anew, but no other file is overwritten.
    guard let baseline else {
      if isReplaceable { return nil }
      throw RunError(message: "\(path): this is not a baseline: \(problem ?? "it has no entries")")
    }
    return baseline
  }

  /// The baseline that replaces those of the projects, and where the one of files without a project is; `nil`
  /// without an option for one.
  var replacement: (baseline: Baseline?, path: String)? {
    (path ?? (isWritten ? Baseline.defaultFileName : nil)).map { (given, $0) }
  }

  /// The files that share a baseline.
  private struct Group {
    /// The path of the file of the baseline.
    let path: String
    let baseline: Baseline?
    /// The absolute paths of the folders that paths in it are relative to.
    var folders: Set<String>
    let checker: Checker
    /// Whether a project names the file.
    let isNamed: Bool
    /// The indices of the files in the results.
    var files: [Int] = []

    mutating func add(_ index: Int, _ folder: String) {
      files.append(index)
      folders.insert(folder)
    }
  }

  private func groups(_ results: [CheckedFile]) -> [Group] {
    var groups: [String: Group] = [:]
    let current = FileSystem.absolute(".")
    for (index, result) in results.enumerated() {
      guard let context = result.context else { continue }
      let project = context.project
      let base = context.projectPath.map(Paths.folder)
      let named = project.baselinePath.flatMap { name in base.map { Paths.join($0, name) } }
      let target = path ?? named ?? Paths.join(base ?? current, Baseline.defaultFileName)
      let folder = base ?? path.map { Paths.folder(of: FileSystem.absolute($0)) } ?? current
      let shown = Paths.relative(target, to: current) ?? target
      groups[
        shown,
        default: Group(
          path: shown, baseline: project.baseline ?? given, folders: [], checker: context.checker,
          isNamed: path != nil || named != nil)
      ].add(index, folder)
    }
    return groups.values.sorted { $0.path < $1.path }
  }

  /// Throws if one file is given as the baseline of several projects: their documents may have equal paths.
  func validate(_ results: [CheckedFile]) throws(RunError) {
    guard let path, let group = groups(results).first(where: { $0.folders.count > 1 }) else { return }
    let option = isWritten ? "--write-baseline" : "--baseline"
    throw RunError(
      message: "the documents belong to \(group.folders.count) projects, so `\(option)` cannot be one file, "
        + "`\(path)`; name a `baseline` in each clads.json")
  }

  // MARK: Stale entries

  /// Returns a file for each baseline with entries that list more than was found. Files that were not
  /// checked may still have their findings.
  func staleFiles(_ results: [CheckedFile]) -> [FileFindings] {
    groups(results).compactMap { group in
      // A check for one client finds nothing that concerns others only.
      guard let baseline = group.baseline, group.checker.project.selectedClient == nil else { return nil }
      let checked = Set(group.files.compactMap { results[$0].context?.path })
      let unknown = baseline.entries.filter { entry in
        isNotChecked(entry) || !checked.contains(entry.path) && !isGone(entry.path, group)
      }
      let found = group.files.flatMap { results[$0].entries }
      let stale = baseline.entries(missingIn: unknown + found)
      guard !stale.isEmpty, let bytes = try? FileSystem.read(group.path) else { return nil }
      let source = SourceFile(uri: FileURI(path: group.path), version: nil, bytes: bytes)
      let findings = baseline.findings(about: stale) { isGone($0, group) }
      let diagnostics = group.checker.diagnostics(for: findings, in: ParsedFile(source))
      return diagnostics.isEmpty
        ? nil : FileFindings(path: group.path, source: source, diagnostics: diagnostics)
    }
  }

  /// Whether an entry lists what only a check with `--screens` finds, and this is none.
  private func isNotChecked(_ entry: Baseline.Entry) -> Bool {
    !drawsScreens && RuleTable.description(entry.rule)?.subject == .screen
  }

  private func isGone(_ path: String, _ group: Group) -> Bool {
    // Nothing outside of the project is looked up.
    if path.isEmpty || path.isAbsolutePath || path.pathComponents.contains("..") { return true }
    return group.folders.allSatisfy { folder in
      if case .missing = FileSystem.kind(Paths.join(folder, path)) { true } else { false }
    }
  }

  // MARK: Writing

  /// Writes the baselines of some results.
  ///
  /// - Parameter results: the results of a check.
  /// - Returns: what has changed, in lines, and the new findings in project files whose baseline was missing
  ///   or broken and is there now, by the index of the file.
  /// - Throws: `RunError` if a file cannot be written.
  func write(
    _ results: [CheckedFile]
  ) throws(RunError) -> (lines: [String], projectFiles: [Int: FileFindings]) {
    var lines: [String] = []
    var projectFiles: [Int: FileFindings] = [:]
    for group in groups(results) {
      if let outside = group.files.first(where: { results[$0].context?.path == nil }) {
        throw RunError(
          message: "`\(results[outside].path)` is not below the folder of `\(group.path)`; "
            + "name a file above all documents: `--write-baseline=FILE`")
      }
      lines += try write(group, results)
      for index in group.files where group.baseline == nil && results[index].context?.kind == .project {
        projectFiles[index] = checkAgain(results[index])
      }
    }
    return (lines, projectFiles)
  }

  private func checkAgain(_ file: CheckedFile) -> FileFindings? {
    guard let bytes = try? FileSystem.read(file.path) else { return nil }
    let source = SourceFile(uri: FileURI(path: FileSystem.absolute(file.path)), version: nil, bytes: bytes)
    let diagnostics = program.contexts().context(ofProjectFile: source).diagnostics(of: source)
    var findings = FileFindings(path: file.path, source: source, diagnostics: diagnostics)
    let counts = findings.file.counts
    findings.file = file
    findings.file.counts = counts
    findings.file.fixes = FixCounts(diagnostics)
    return findings
  }

  private func write(_ group: Group, _ results: [CheckedFile]) throws(RunError) -> [String] {
    let old: Baseline?
    if let given { old = given } else { old = try Self.read(group.path, isNew: true, isReplaceable: true) }
    let checked = Set(group.files.compactMap { results[$0].context?.path })
    let kept = (old?.entries ?? []).filter {
      !isGone($0.path, group) && (isNotChecked($0) || !checked.contains($0.path))
    }
    let found = group.files.flatMap { results[$0].context?.kind == .project ? [] : results[$0].entries }
    let new = Baseline(kept + found)
    let oldBytes = try? FileSystem.read(group.path)
    let bytes = new.json
    if oldBytes != bytes {
      do throws(FileWritingError) {
        let folder = Paths.folder(of: FileSystem.absolute(group.path))
        try FileWriter(folder: folder).write(bytes, to: group.path, replacing: oldBytes)
      } catch {
        throw RunError(message: "\(group.path): \(error.message)")
      }
    }
    return Self.description(of: new, after: old, group.path, isNamed: group.isNamed)
  }

  private static func description(
    of new: Baseline, after old: Baseline?, _ path: String, isNamed: Bool
  ) -> [String] {
    let count = new.entries.reduce(0) { $0 + $1.count }
    let findings =
      "\(count) finding\(count == 1 ? "" : "s") in \(new.paths.count) file\(new.paths.count == 1 ? "" : "s")"
    let added = new.entries(missingIn: old?.entries ?? [])
    let dropped = old?.entries(missingIn: new.entries) ?? []
    if old != nil, added.isEmpty, dropped.isEmpty { return ["\(path) is up to date: \(findings)"] }
    var lines = ["wrote \(path): \(findings)"]
    // All of a first baseline is new, so there the number of each rule says more.
    let isFirst = old == nil
    lines += changes("dropped", dropped, byFile: true) + changes("added", added, byFile: !isFirst)
    if !isNamed {
      lines.append(
        "name it in clads.json, so that checks and editors use it: `\"baseline\": \"\(Paths.name(of: path))\"`"
      )
    }
    return lines
  }

  private static func changes(_ verb: String, _ entries: [Baseline.Entry], byFile: Bool) -> [String] {
    var counts: [String: Int] = [:]
    for entry in entries {
      counts[entry.rule.rawValue + (byFile ? " in \(entry.path)" : ""), default: 0] += entry.count
    }
    return counts.sorted { $0.key < $1.key }.map { "  \(verb) \($0.value) \($0.key)" }
  }
}
