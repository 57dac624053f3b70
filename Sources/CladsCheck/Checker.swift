package import CladsAnalysis
public import CladsDocument
public import CladsProject
public import Diagnostics
import SourceText

/// The checks of one project; created once and used for all of its files, on any thread.
public struct Checker: Sendable {
  /// The runner, which all copies share: every file of a run has one.
  private let storage: Storage
  var runner: RuleRunner { storage.runner }

  /// Whether these are the same checks of the same project.
  func isIdentical(to other: Checker) -> Bool { storage === other.storage }

  /// The checks of each client, the oldest first; empty if the project names none.
  var clients: [ClientChecks] { storage.clients }

  /// The checks of one version of the app.
  struct ClientChecks: Sendable {
    let name: String
    /// `nil` if they are those of the project.
    let runner: RuleRunner?
    /// The names on which a difference depends; `nil` if everything may be different.
    let names: MentionedNames?
  }

  private final class Storage: Sendable {
    let runner: RuleRunner
    let clients: [ClientChecks]

    init(_ runner: RuleRunner, _ clients: [ClientChecks]) {
      self.runner = runner
      self.clients = clients
    }
  }

  /// Prepares the checks of a project.
  ///
  /// - Parameters:
  ///   - project: the project, with the names and rule levels that it declares.
  ///   - vocabulary: what the app registers in code, such as that of `RegisteredNames`; `nil` if only the
  ///     project says what the app provides.
  ///   - only: the rules to run, regardless of the levels in the project; `nil` for the project's choice.
  ///   - today: the current date, such as `2027-01-31`; if it is `nil`, no suppression expires.
  public init(
    project: Project = Project(), vocabulary: Vocabulary? = nil, only: Set<DiagnosticID>? = nil,
    today: String? = nil
  ) {
    var project = project
    if let vocabulary { project.add(vocabulary) }
    storage = Storage(
      RuleRunner(project, only: only, today: today),
      project.clients.map { client in
        // Links to screens that are not for all clients depend on the client.
        let names = client.lackingNames.map { $0 + project.destinationClients.keys }
        let isSame = names?.isEmpty ?? false
        return ClientChecks(
          name: client.name, runner: isSame ? nil : RuleRunner(client.project, only: only, today: today),
          names: names.map { MentionedNames($0) })
      })
  }

  /// The project that the checks belong to.
  public var project: Project { runner.project }

  /// The severity of each rule, by file.
  package var levels: RuleLevels { runner.rules.levels }

  /// Returns findings in a file that is no document with the levels of their rules, sorted by position.
  package func diagnostics(for findings: [Finding], in file: ParsedFile) -> [Diagnostic] {
    runner.diagnostics(for: findings, in: file)
  }

  /// Returns the findings about a document as `clads-lsp --check` reports them: syntax errors, mistakes in
  /// keys and values, and the findings of the rules, with the levels of the project and without those that a
  /// `$comment` suppresses.
  ///
  /// - Parameters:
  ///   - bytes: the text; invalid UTF-8 is a finding.
  ///   - path: the `/`-separated path relative to the project file, for overrides of rule levels, and for
  ///     files that hold documents inside.
  ///   - samples: the samples to check the document with, in addition to its own state.
  /// - Returns: the findings, sorted by position.
  public func check(_ bytes: [UInt8], path: String? = nil, samples: [Sample] = []) -> [Diagnostic] {
    context(path: path, samples: samples).diagnostics(of: source(bytes, path))
  }

  /// Returns a document with its findings fixed, as `clads-lsp --check --fix` does.
  ///
  /// - Parameters:
  ///   - bytes: the text.
  ///   - path: the path, as for `check`.
  ///   - samples: the samples, as for `check`.
  ///   - selection: which fixes to apply.
  /// - Returns: the fixed text with the findings about it, and what has been fixed.
  public func fix(
    _ bytes: [UInt8], path: String? = nil, samples: [Sample] = [], applying selection: FixSelection = .safe
  ) -> FixedFile {
    context(path: path, samples: samples).fixed(source(bytes, path), applying: selection)
  }

  private func context(path: String?, samples: [Sample]) -> FileContext {
    let name = path?.pathComponents.last ?? ""
    let kind = FileKind(ofFileNamed: name, at: path, in: project)
    return FileContext(
      kind: kind.holdsDocuments ? kind : .document, checker: self, path: path, samples: [.initial] + samples)
  }

  private func source(_ bytes: [UInt8], _ path: String?) -> SourceFile {
    SourceFile(uri: FileURI(path: path ?? "document.clads.json"), version: nil, bytes: bytes)
  }
}

/// Returns the findings about a document, sorted by position; for unit tests and servers that generate
/// documents.
public func check(_ bytes: [UInt8], project: Project = Project()) -> [Diagnostic] {
  Checker(project: project).check(bytes)
}
