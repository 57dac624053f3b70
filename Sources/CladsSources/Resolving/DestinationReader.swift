import SourceText

/// Destinations of `navigate`.
enum DestinationReader: RegistrationReader {
  static func read(_ declarations: DeclarationTable, into scan: inout SourceScan) {
    var table = NamedTable<SourceEntry>()
    var trace = SubjectTrace(declarations)
    for (file, facts) in declarations.files.enumerated() {
      for value in facts.labeledValues where value.label == "navigationHandler" {
        if let closure = value.value.closure, let subject = closure.parameters.first {
          trace.add(subject, in: closure.body, of: file)
        } else if case .reference(let names, _) = value.value.expression.content, let name = names.last,
          let (owner, function) = declarations.function(named: name, in: facts.types[value.scope].name),
          let subject = function.parameters.first
        {
          trace.add(subject.name, in: function.body, of: owner.file)
        }
      }
    }
    for match in trace.matches where match.operation == .equal { table.add(match.name) }

    // A `switch` over something that is called like a destination.
    for (file, facts) in declarations.files.enumerated() {
      for statement in facts.switches where statement.subject == "destination" {
        guard !trace.switches.contains(.init(file: file, offset: statement.offset)) else { continue }
        var other = SubjectTrace(declarations)
        other.add(statement, base: statement.conversion, of: file)
        for match in other.matches where match.name.certainty == .certain {
          var name = match.name
          name.certainty = .guessed
          table.add(name)
        }
      }
    }
    scan.destinations = table.elements
  }
}
