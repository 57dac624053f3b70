import SourceText

/// The names that code compares a variable with: in a `switch`, with `==`, as the keys of a dictionary, or
/// as the raw values of an enum, also in functions that the variable is passed to.
struct SubjectTrace {
  struct Match {
    var name: SourceName
    var operation = ComparisonFacts.Operation.equal
    /// The code for the name; empty if there is none.
    var body: TextRange
    /// The parameters of the closure for the name, if it is one.
    var closure: ClosureFacts?
    /// The parameters of the function around the code that contain those of an action.
    var receivers: Set<String> = []
    var place: DeclarationTable.Place
  }

  let declarations: DeclarationTable
  private(set) var matches: [Match] = []
  /// The offsets of the `switch` statements over the variable, by file.
  private(set) var switches: Set<DeclarationTable.CodeOffset> = []
  private var visited: Set<DeclarationTable.CodeOffset> = []
  private var receivers: Set<String> = []

  init(_ declarations: DeclarationTable) { self.declarations = declarations }

  /// Adds the names that a variable is compared with in a range of a file.
  mutating func add(
    _ subject: String, in range: TextRange, of file: Int, receivers: Set<String> = [], depth: Int = 0
  ) {
    self.receivers = receivers
    guard visited.insert(.init(file: file, offset: range.start.utf8)).inserted else { return }
    let facts = declarations.files[file]
    addSwitches(subject, base: nil, in: range, of: file)
    for conversion in facts.conversions.located(in: range) where conversion.argument == subject {
      addConversion(conversion, in: range, of: file)
    }
    for comparison in facts.comparisons.located(in: range) where comparison.subject == subject {
      let place = DeclarationTable.Place(file: file, type: comparison.scope)
      guard let name = declarations.name(of: comparison.other, at: place) else { continue }
      matches.append(
        Match(
          name: name, operation: comparison.operation, body: comparison.body, receivers: receivers,
          place: place))
    }
    for lookup in facts.lookups.located(in: range) where lookup.argument == subject {
      addLookup(lookup, file)
    }
    guard depth < 3 else { return }
    for call in facts.calls.located(in: range) {
      let place = DeclarationTable.Place(file: file, type: call.scope)
      guard let index = call.arguments.firstIndex(of: subject),
        let (callee, function) = declarations.function(named: call.name, in: declarations[place].name),
        function.parameters.indices.contains(index)
      else { continue }
      add(
        function.parameters[index].name, in: function.body, of: callee.file, receivers: function.receivers,
        depth: depth + 1)
    }
  }

  private mutating func addSwitches(_ subject: String, base: [String]?, in range: TextRange, of file: Int) {
    for statement in declarations.files[file].switches.located(in: range) where statement.subject == subject {
      switches.insert(.init(file: file, offset: statement.offset))
      add(statement, base: statement.conversion ?? base, of: file)
    }
  }

  /// Adds the names in the patterns of a `switch`.
  mutating func add(_ statement: SwitchFacts, base: [String]?, of file: Int) {
    let place = DeclarationTable.Place(file: file, type: statement.scope)
    for clause in statement.clauses {
      for pattern in clause.patterns {
        guard
          let name = declarations.name(
            of: pattern, at: place, base: base, documentation: clause.documentation)
        else { continue }
        matches.append(Match(name: name, body: clause.body, receivers: receivers, place: place))
      }
    }
  }

  private mutating func addConversion(_ conversion: ConversionFacts, in range: TextRange, of file: Int) {
    let count = switches.count
    if let result = conversion.result { addSwitches(result, base: conversion.type, in: range, of: file) }
    let scope = declarations.files[file].types[conversion.scope].name
    guard switches.count == count, let type = declarations.typeName(conversion.type, in: scope) else {
      return
    }
    for place in declarations.parts[type] ?? [] {
      for enumCase in declarations[place].cases.prefix(1000) {
        let expression = NameExpression(
          content: .reference([enumCase.name], isImplicit: true), range: enumCase.range)
        guard let name = declarations.name(of: expression, at: place, base: declarations[place].name) else {
          continue
        }
        matches.append(Match(name: name, body: TextRange(utf8: 0, 0), place: place))
      }
    }
  }

  private mutating func addLookup(_ lookup: LookupFacts, _ file: Int) {
    let place = DeclarationTable.Place(file: file, type: lookup.scope)
    let expression = NameExpression(
      content: .reference(lookup.base, isImplicit: false), range: TextRange(utf8: 0, 0))
    let (entries, owner) = declarations.entries(of: ValueFacts(expression: expression), at: place)
    for entry in entries.prefix(1000) {
      guard
        let name = declarations.name(of: entry.key, at: owner, documentation: entry.documentation)
      else { continue }
      matches.append(
        Match(
          name: name, body: entry.closure?.body ?? TextRange(utf8: 0, 0), closure: entry.closure,
          place: owner))
    }
  }
}

extension DeclarationTable {
  /// An offset in one of the files.
  struct CodeOffset: Hashable {
    var file: Int
    var offset: Int
  }
}
