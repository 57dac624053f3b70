package import CladsAnalysis
import CladsProject
package import Diagnostics
package import JSONSyntax
package import SourceText

/// The pipeline from bytes to findings, shared by the command line, the language server and users of the
/// library. The stages are separate so that a server can run each on demand, and stop between them.
extension FileContext {
  /// Returns the findings about a file, sorted by position.
  package func diagnostics(of source: SourceFile) -> [Diagnostic] {
    let file = ParsedFile(source)
    return diagnostics(of: file, analyses: analyses(of: file))
  }

  /// Returns the records of the documents in a file, in the order of the text.
  ///
  /// A document in an envelope shares the tree of its file: ranges, pointers and fixes refer to the whole
  /// file.
  package func roots(in tree: SyntaxTree) -> [RecordIndex] {
    switch kind {
    case .document: [0]
    // Its documents have trees of their own.
    case .swift: []
    case .envelope(let pointers): Set(pointers.flatMap { tree.nodes(matching: $0) }).sorted()
    case .project, .sample, .test, .tokens, .baseline, .other: []
    }
  }

  /// Returns the analysis of each document in a file.
  ///
  /// - Parameters:
  ///   - file: the file.
  ///   - previous: the analyses of an earlier version, which the same context has made; what is the same in
  ///     it is used again, such as those of documents in string literals that have not changed.
  /// - Returns: the analyses, in the order of the text.
  package func analyses(of file: ParsedFile, after previous: [Analysis] = []) -> [Analysis] {
    if kind == .swift {
      return file.embedded.map { document in
        previous.first { $0.file.tree.isIdentical(to: document.file.tree) }?.moved(to: document.file)
          ?? Analysis(of: document.file, vocabulary: project.vocabulary)
      }
    }
    // The syntax errors of the file are reported once, with its first document.
    return roots(in: file.tree).enumerated().map { index, root in
      Analysis(
        of: file, vocabulary: project.vocabulary, at: root, includingSyntax: index == 0,
        after: index < previous.count ? previous[index] : nil)
    }
  }

  /// Returns the findings about a file whose documents have been analyzed, sorted by position.
  package func diagnostics(of file: ParsedFile, analyses: [Analysis]) -> [Diagnostic] {
    marked(allDiagnostics(of: file, analyses: analyses), in: file)
  }

  /// Returns the same findings, and what the check of the next version uses if the file is a single document.
  ///
  /// - Parameters:
  ///   - file: the file.
  ///   - analyses: its analyses.
  ///   - previous: an earlier version, or another document, which the same context has checked.
  /// - Returns: the findings, sorted by position, and the version for the next call.
  package func check(
    _ file: ParsedFile, analyses: [Analysis], after previous: RuleRunner.CheckedVersion?
  ) -> (diagnostics: [Diagnostic], version: RuleRunner.CheckedVersion?) {
    guard let analysis = single(of: analyses, in: file) else {
      return (diagnostics(of: file, analyses: analyses), nil)
    }
    let (all, version) = checker.runner.check(
      analysis, path: path, samples: samples, pointers: hasPointers, after: previous)
    return (marked(Self.keepingFirstHostNames(ofClients(all, about: analysis)), in: file), version)
  }

  /// Returns the same, found by two tasks, for each of which `next` returns 0, then 1 and so on; `nil` is for
  /// one task.
  package func check(
    _ file: ParsedFile, analyses: [Analysis], after previous: RuleRunner.CheckedVersion?,
    inParallel next: (@Sendable () -> Int)?
  ) async -> (diagnostics: [Diagnostic], version: RuleRunner.CheckedVersion?) {
    guard let next, let analysis = single(of: analyses, in: file) else {
      return check(file, analyses: analyses, after: previous)
    }
    let (all, version) = await checker.runner.check(
      analysis, path: path, samples: samples, pointers: hasPointers, after: previous, inParallel: next)
    return (marked(Self.keepingFirstHostNames(ofClients(all, about: analysis)), in: file), version)
  }

  /// Returns the analysis of a file that is a document and nothing else.
  private func single(of analyses: [Analysis], in file: ParsedFile) -> Analysis? {
    guard case .document = kind, analyses.count == 1, UTF8Problem(in: file.source.bytes) == nil else {
      return nil
    }
    return analyses.first
  }

  /// Marks the findings that the baseline lists.
  private func marked(_ diagnostics: [Diagnostic], in file: ParsedFile) -> [Diagnostic] {
    project.baseline?.marking(diagnostics, inFileAt: path, file.source) ?? diagnostics
  }

  private var hasPointers: Bool { writesPointers || project.baseline != nil }

  /// Returns the findings about a file, regardless of the baseline.
  private func allDiagnostics(of file: ParsedFile, analyses: [Analysis]) -> [Diagnostic] {
    guard kind.isChecked else { return [] }
    if let problem = UTF8Problem(in: file.source.bytes) { return [Self.diagnostic(about: problem)] }
    switch kind {
    case .tokens, .baseline, .other: return []
    case .project:
      return file.tree.withView { view in
        project.diagnostics.map { diagnostic in
          var diagnostic = diagnostic
          diagnostic.markDestructiveFixes(in: view)
          return diagnostic
        }
      }
    case .sample:
      let missing = translations.map {
        Sample.findings(in: file.tree, named: $0.name, comparedWith: $0.samples)
      }
      return checker.runner.diagnostics(for: Sample.findings(in: file.tree) + (missing ?? []), in: file)
    case .test:
      return checker.runner.diagnostics(
        for: ScreenTest.findings(in: file.tree) + TestCheck.findings(in: file.tree, of: testSubject),
        in: file)
    case .swift:
      return findings(inDocuments: analyses.map(embeddedDiagnostics), analyses)
    case .document, .envelope:
      if analyses.isEmpty { return checker.runner.syntaxDiagnostics(of: file, path: path) }
      var all = analyses.flatMap(embeddedDiagnostics)
      if analyses.count > 1 { all.sort(by: Diagnostic.isOrderedBefore) }
      return Self.keepingFirstHostNames(all)
    }
  }

  /// Returns the findings in a document, at the offsets of its own text if it is in a string literal.
  package func embeddedDiagnostics(of analysis: Analysis) -> [Diagnostic] {
    ofClients(diagnostics(of: analysis, by: checker.runner), about: analysis)
  }

  private func diagnostics(of analysis: Analysis, by runner: RuleRunner) -> [Diagnostic] {
    runner.diagnostics(for: analysis, path: path, samples: samples, pointers: hasPointers)
  }

  /// Returns what is found in a document for the clients of the project, with their names where it does not
  /// concern all of them. Without clients, it is what the project finds.
  private func ofClients(_ found: [Diagnostic], about analysis: Analysis) -> [Diagnostic] {
    if project.clientNames.isEmpty { return found }
    let gates = ClientGates(of: analysis, clients: project.clientNames)
    if let client = project.selectedClient {
      if !gates.document.contains(client) { return [] }
      // What a suppression is for may concern other clients.
      return found.compactMap { gates.admitted($0, to: client) }.filter { $0.id != .unusedSuppression }
    }
    return ClientFindings(
      checker.clients.map(\.name),
      checker.clients.enumerated().map { index, client in
        if !gates.document.contains(index) { return [] }
        if let names = client.names, !names.isAnyMentioned(in: analysis.file.tree) { return found }
        let own = client.runner.map { runner in
          diagnostics(of: Analysis(of: analysis, vocabulary: runner.project.vocabulary), by: runner)
        }
        return own ?? found
      }, gates
    ).joined
  }

  /// Returns the findings in the documents of a Swift file as findings in the file.
  ///
  /// - Parameters:
  ///   - diagnostics: the findings in each document, at its own offsets.
  ///   - file: the file.
  ///   - analyses: the analyses of the documents.
  /// - Returns: the findings, sorted by position.
  package func diagnostics(
    inDocuments diagnostics: [[Diagnostic]], of file: ParsedFile, analyses: [Analysis]
  ) -> [Diagnostic] {
    if UTF8Problem(in: file.source.bytes) != nil {
      return self.diagnostics(of: file, analyses: [])
    }
    return marked(findings(inDocuments: diagnostics, analyses), in: file)
  }

  private func findings(inDocuments diagnostics: [[Diagnostic]], _ analyses: [Analysis]) -> [Diagnostic] {
    Self.keepingFirstHostNames(
      zip(diagnostics, analyses).flatMap { diagnostics, analysis in
        diagnostics.map { $0.inHost(of: analysis.file.source) }
      })
  }

  private static func diagnostic(about problem: UTF8Problem) -> Diagnostic {
    let rule = RuleDescription.invalidUTF8
    return switch problem {
    case .invalidByte:
      Diagnostic(
        rule.id, at: problem.range, "this byte is not valid UTF-8", effect: .rejectsDocument,
        help: "save the file as UTF-8")
    // Whether the app can read it depends on how it loads the file: the system's decoder of JSON recognizes
    // these encodings in bytes, but a text must be decoded first.
    case .encoding(let encoding):
      Diagnostic(
        rule.id, at: problem.range, "the file is encoded in \(encoding.name)", effect: .none,
        help: "save it as UTF-8, the encoding of JSON; nothing else in the file is checked")
    }
  }

  /// Keeps only the first finding about each host name.
  private static func keepingFirstHostNames(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var reported: Set<HostName> = []
    return diagnostics.filter { HostName($0).map { reported.insert($0).inserted } ?? true }
  }
}
