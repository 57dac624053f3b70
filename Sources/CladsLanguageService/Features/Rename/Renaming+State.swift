import CladsAnalysis
import CladsDocument
import CladsExpressions
import CladsProject
import JSONSyntax
import LanguageServerProtocol
import SourceText

/// Renaming of state keys, which also occur in the sample files of the document.
extension Renaming {
  /// Throws if a state key cannot have a name.
  func check(
    _ newName: String, forState referent: Referent, in reading: DocumentNames? = nil
  ) throws(ResponseError) {
    let names = reading ?? self.names
    guard Keypath.isPlain(newName), case .identifier(newName) = Expression.parse(newName).rootNode.kind else {
      throw ResponseError(
        .invalidParams,
        "`\(newName)` is not a valid state key; use letters, digits and `_`, starting with a letter")
    }
    guard ArrayProperty(rawValue: newName) == nil else {
      throw ResponseError(
        .invalidParams,
        "`\(newName)` cannot be a state key, because every list has a property of that name")
    }
    if case .sample = names.origin, case .state(let path) = referent {
      let renamed = Referent.state(path.dropLast() + [.key(newName)])
      guard let first = names.sampleKeys(of: renamed).first else { return }
      throw names.taken("the sample already has", Keypath(renamed.path ?? []).text, at: first.range)
    }
    guard let analysis = names.analysis else { return }
    switch referent {
    case .state(let path):
      let renamed = path.dropLast() + [.key(newName)]
      if path.count == 1, newName == Keypath.localRoot {
        throw ResponseError(
          .invalidParams, "`\(newName)` refers to local state in paths; choose another name")
      }
      if let element = names.declarations(of: .state(Array(renamed))).first, path.isInList {
        throw names.taken("an element of the list already has", newName, at: element.range)
      }
      if names.isKnown(.state(Array(renamed))) {
        throw ResponseError(.requestFailed, "the state already has a key `\(Keypath(Array(renamed)).text)`")
      }
      let uses = analysis.state.uses.filter { $0.components.starts(with: path) }
      if path.count == 1,
        uses.contains(where: { analysis.scopes.variable(named: newName, in: $0.scope) != nil })
      {
        throw ResponseError(
          .requestFailed, "an iteration variable `\(newName)` would shadow the key where it is used")
      }
    case .localState(let scope, let path):
      let renamed = path.dropLast() + [.key(newName)]
      let uses = analysis.state.localUses.filter { $0.components.dropFirst().starts(with: path) }
      let isTaken = ([scope] + uses.map(\.scope)).contains {
        path.count == 1 && analysis.scopes.localState(named: newName, in: $0) != nil
      }
      if isTaken || names.isKnown(.localState(scope, Array(renamed))) {
        throw ResponseError(
          .requestFailed, "local state already has a key `\(newName)` where this one is used")
      }
    case .symbol, .entry, .variable, .element: break
    }
  }

  /// A warning if code of the app may use the name as well; `nil` when it cannot.
  package var warning: String? {
    if let remainder { return remainder }
    guard case .state = referent, let analysis = names.analysis else { return nil }
    let kinds = analysis.unknownEntries(.node)
    let actions = analysis.unknownEntries(.action)
    guard !kinds.isEmpty || !actions.isEmpty else { return nil }
    let names = (kinds + actions).prefix(6).map { "`\($0)`" }.joined(separator: ", ")
    return "The app's code for \(names) may also use `\(name)`; check it as well."
  }
}

extension DocumentNames {
  /// Returns whether a state path is declared or used.
  func isKnown(_ referent: Referent) -> Bool {
    if let (_, count) = declaration(ofState: referent), count == referent.partCount { return true }
    if !declarations(of: referent).isEmpty { return true }
    guard let analysis else { return false }
    return switch referent {
    case .state(let path): analysis.state.uses.contains { $0.components.starts(with: path) }
    case .localState(_, let path):
      analysis.state.localUses.contains { $0.components.dropFirst().starts(with: path) }
    default: false
    }
  }
}

extension Analysis {
  /// Returns the custom kinds or actions that the document uses, sorted.
  fileprivate func unknownEntries(_ slot: Slot) -> [String] {
    let names = file.tree.withView { view in
      facts.filter { $0.role == .entry(slot) }.map { view.string($0.node) }
    }
    return Set(names).filter { vocabulary.entry(named: $0, in: slot).map { $0.origin != .builtIn } ?? true }
      .sorted()
  }
}

extension DocumentNames {
  /// Returns the error about a name that is already a key at a range.
  fileprivate func taken(_ phrase: String, _ name: String, at range: TextRange) -> ResponseError {
    let line = file.source.lines.line(containing: range.start) + 1
    return ResponseError(.requestFailed, "\(phrase) a key `\(name)`, on line \(line)")
  }
}

extension [Keypath.Component] {
  /// Whether the path leads through an element of a list.
  var isInList: Bool { contains { if case .index = $0 { true } else { false } } }
}
