import SourceText

/// Design systems with the references that they resolve.
enum DesignSystemReader: RegistrationReader {
  static func read(_ declarations: DeclarationTable, into scan: inout SourceScan) {
    for type in declarations.types(with: .designSystem) {
      guard let name = declarations.name(of: .designSystem, of: type) else { continue }
      var system = SourceDesignSystem(name: name)
      let path = type.split(separator: ".").map(String.init)
      if let (place, function) = declarations.function(named: "resolveStyle", in: path) {
        system.read(function, at: place, declarations)
        var known: Set<String> = []
        system.references = system.references.filter {
          known.insert($0.isPrefix ? $0.name.text + "*" : $0.name.text).inserted
        }
      }
      if !scan.designSystems.contains(where: { $0.name.text == name.text }) {
        scan.designSystems.append(system)
      }
    }
  }
}

extension DeclarationTable {
  /// Returns the local variables that contain a whole reference in another form, without its `@` for example.
  fileprivate func names(derivedFrom name: String, in range: TextRange, of file: Int) -> Set<String> {
    var names: Set<String> = [name]
    for derivation in files[file].derivations.located(in: range)
    where !derivation.isPart && derivation.sources.contains(where: names.contains) {
      names.insert(derivation.name)
    }
    return names.subtracting([name])
  }
}

extension SourceDesignSystem {
  fileprivate mutating func read(
    _ function: FunctionFacts, at place: DeclarationTable.Place, _ declarations: DeclarationTable
  ) {
    guard let parameter = function.parameters.last else { return }
    var trace = SubjectTrace(declarations)
    trace.add(parameter.name, in: function.body, of: place.file)
    for match in trace.matches {
      switch match.operation {
      case .equal: add(match.name, isPrefix: false)
      case .hasPrefix: add(match.name, certainty: .guessed, isPrefix: true)
      case .hasSuffix: break
      }
    }
    // What a derived name is compared with is probably a reference, too, but the code may have changed it.
    let derived = declarations.names(derivedFrom: parameter.name, in: function.body, of: place.file)
    for name in derived {
      var trace = SubjectTrace(declarations)
      trace.add(name, in: function.body, of: place.file)
      for match in trace.matches where match.operation != .hasSuffix {
        add(match.name, certainty: .guessed, isPrefix: match.operation == .hasPrefix)
      }
    }
    let statements = declarations.files[place.file].switches.located(in: function.body)
    for statement in statements where !derived.contains(statement.subject ?? "") {
      if statement.subject != parameter.name { readParts(statement, at: place, declarations) }
    }
    isComplete = isClosed(function, statements: statements, trace)
  }

  private mutating func add(
    _ name: SourceName, certainty: SourceName.Certainty? = nil, isPrefix: Bool
  ) {
    // The `@` before every reference is not a part of it.
    guard name.text != "@" else { return }
    var name = name
    if let certainty { name.certainty = certainty }
    // Documents write the `@` of a reference, which the code may or may not remove.
    guard !references.contains(where: { $0.name.text == name.text && $0.isPrefix == isPrefix }) else {
      return
    }
    references.append(Reference(name: name, isPrefix: isPrefix))
  }

  /// Reads a `switch` over the part of a reference before a dot. Its clauses may call functions that read the
  /// next part.
  private mutating func readParts(
    _ statement: SwitchFacts, at place: DeclarationTable.Place, _ declarations: DeclarationTable
  ) {
    // What the reference is split into is not known to be split at dots, but it mostly is.
    for clause in statement.clauses {
      for pattern in clause.patterns {
        guard let category = declarations.name(of: pattern, at: place, documentation: clause.documentation)
        else { continue }
        let parts = nextParts(in: clause.body, at: place, declarations)
        for part in parts {
          let name = SourceName(
            text: category.text + "." + part.text, path: part.path, range: part.range,
            documentation: part.documentation, certainty: .guessed)
          add(name, isPrefix: false)
        }
        guard parts.isEmpty else { continue }
        let prefix = SourceName(
          text: category.text + ".", path: category.path, range: category.range,
          documentation: category.documentation, certainty: .guessed)
        add(prefix, isPrefix: true)
      }
    }
  }

  /// Returns the names in the `switch` statements of a clause and of the functions that it calls.
  private func nextParts(
    in range: TextRange, at place: DeclarationTable.Place, _ declarations: DeclarationTable
  ) -> [SourceName] {
    var trace = SubjectTrace(declarations)
    for statement in declarations.files[place.file].switches.located(in: range) {
      trace.add(statement, base: nil, of: place.file)
    }
    for call in declarations.files[place.file].calls.located(in: range) {
      guard
        let (callee, function) = declarations.function(named: call.name, in: declarations[place].name)
      else { continue }
      for statement in declarations.files[callee.file].switches.located(in: function.body) {
        trace.add(statement, base: nil, of: callee.file)
      }
    }
    return trace.matches.map(\.name)
  }

  /// Whether the function consists of one `switch` over the reference whose patterns are all known and that
  /// returns `nil` for all others.
  private func isClosed(
    _ function: FunctionFacts, statements: ArraySlice<SwitchFacts>, _ trace: SubjectTrace
  ) -> Bool {
    guard let statement = statements.first, statements.count == 1, statement.conversion == nil,
      statement.subject == function.parameters.last?.name
    else { return false }
    let patterns = statement.clauses.flatMap(\.patterns)
    let hasDefault = statement.clauses.contains { $0.isDefault && $0.returnsNil }
    let isKnown = patterns.allSatisfy {
      switch $0.content {
      case .literal, .reference: true
      case .prefix, .other: false
      }
    }
    // One use is the subject; another one may resolve further references.
    return hasDefault && isKnown && trace.matches.count == patterns.count && function.uses.count == 1
  }
}
