import SourceText

/// Actions: handlers, closures by name, and delegates.
enum ActionReader: RegistrationReader {
  static func read(_ declarations: DeclarationTable, into scan: inout SourceScan) {
    var reader = Reading(declarations: declarations)
    reader.readHandlers()
    reader.readRegistrations()
    reader.readClosures()
    reader.readDelegates()
    reader.readOtherSwitches()
    scan.actions = reader.table.elements
    scan.unnamedActions = reader.unnamed
  }

  private struct Reading {
    let declarations: DeclarationTable
    var table = NamedTable<SourceAction>()
    /// The paths of the files that register an action under a name that they do not show.
    var unnamed: [String] = []
    /// The `switch` statements that have been read, by file and offset.
    var switches: Set<DeclarationTable.CodeOffset> = []

    mutating func add(_ name: SourceName, certainty: SourceName.Certainty? = nil, _ parameters: [SourceKey]) {
      var name = name
      if certainty == .guessed { name.certainty = .guessed }
      table.add(
        name, create: { SourceAction(name: $0, declarations: [$0]) },
        update: { $0.parameters.merge(parameters) })
    }

    /// Types that conform to `ActionHandler`.
    mutating func readHandlers() {
      for type in declarations.types(with: .action) {
        guard let name = declarations.name(of: .action, of: type) else {
          unnamed += declarations.paths(ofUnnamed: type)
          continue
        }
        var parameters: [SourceKey] = []
        for place in declarations.parts[type] ?? [] {
          let names = declarations[place].functions.flatMap(\.receivers)
          parameters.merge(
            declarations.parameters(
              in: declarations[place].body, of: place.file, receivers: Set(names), followsCalls: false))
        }
        add(name, parameters)
      }
    }

    /// `registry.registerAction("id") { params, context in … }`
    mutating func readRegistrations() {
      for (file, facts) in declarations.files.enumerated() {
        for call in facts.registrations where call.name == "registerAction" || call.name == "registerClosure"
        {
          let place = DeclarationTable.Place(file: file, type: call.scope)
          guard let first = call.arguments.first, first.value.type == nil else { continue }
          guard
            let name = declarations.name(
              of: first.value.expression, at: place, documentation: call.documentation)
          else {
            unnamed.append(facts.path)
            continue
          }
          let closure = call.arguments.last.flatMap(\.value.closure)
          let expected: Set<String?> = [nil, "closure"]
          let isExact = call.arguments.allSatisfy { expected.contains($0.label) } && first.label == nil
          add(name, certainty: isExact ? nil : .guessed, declarations.parameters(of: closure, in: file))
        }
      }
    }

    /// `customActions: ["id": { params, context in … }]`, and dictionaries of such closures.
    mutating func readClosures() {
      for (file, facts) in declarations.files.enumerated() {
        for value in facts.labeledValues where value.label == "customActions" || value.label == "actions" {
          let place = DeclarationTable.Place(file: file, type: value.scope)
          let (entries, owner) = declarations.entries(of: value.value, at: place)
          // Subscripts, and arguments with other labels, may belong to the app's own functions.
          let isExact = value.label == "customActions" && value.value.expression.content.isNoName
          add(entries, at: owner, certainty: isExact || owner != place ? nil : .guessed, label: value.label)
        }
        for (index, type) in facts.types.enumerated() {
          for constant in type.constants where constant.type?.contains("ActionClosure") == true {
            let place = DeclarationTable.Place(file: file, type: index)
            add(constant.value.entries, at: place, certainty: nil, label: "customActions")
          }
        }
      }
    }

    private mutating func add(
      _ entries: [EntryFacts], at place: DeclarationTable.Place, certainty: SourceName.Certainty?,
      label: String
    ) {
      for entry in entries where label == "customActions" || entry.closure != nil {
        guard
          let name = declarations.name(of: entry.key, at: place, documentation: entry.documentation)
        else {
          if label == "customActions" { unnamed.append(declarations.path(of: place)) }
          continue
        }
        let parameters =
          entry.closure != nil
          ? declarations.parameters(of: entry.closure, in: place.file)
          : declarations.parameters(ofFunction: entry.value, at: place)
        add(name, certainty: label == "actions" ? .guessed : certainty, parameters)
      }
    }

    /// `func cladsRenderer(handleAction actionId: String, parameters: ActionParameters, …) async -> Bool`
    mutating func readDelegates() {
      let delegates = Set(declarations.types(with: .delegate))
      for (file, facts) in declarations.files.enumerated() {
        for type in facts.types {
          for function in type.functions {
            guard let first = function.parameters.first, first.label == "handleAction" else { continue }
            let isDelegate = delegates.contains(type.name.joined(separator: "."))
            add(
              first.name, in: function.body, of: file, receivers: function.receivers,
              certainty: isDelegate ? nil : .guessed)
          }
        }
      }
    }

    private mutating func add(
      _ subject: String, in range: TextRange, of file: Int, receivers: Set<String>,
      certainty: SourceName.Certainty?
    ) {
      var trace = SubjectTrace(declarations)
      trace.add(subject, in: range, of: file, receivers: receivers)
      switches.formUnion(trace.switches)
      for match in trace.matches {
        let isExact = match.operation == .equal
        let parameters =
          match.closure != nil
          ? declarations.parameters(of: match.closure, in: match.place.file)
          : declarations.parameters(in: match.body, of: match.place.file, receivers: match.receivers)
        // A prefix of names is no name.
        if isExact {
          add(match.name, certainty: certainty, parameters)
        } else {
          unnamed.append(match.name.path)
        }
      }
    }

    private static let subjects: Set<String> = [
      "actionId", "actionID", "actionType", "actionName", "action",
    ]

    /// A `switch` over something that is called like an action's type.
    mutating func readOtherSwitches() {
      for (file, facts) in declarations.files.enumerated() {
        for statement in facts.switches {
          guard let subject = statement.subject, Self.subjects.contains(subject),
            !switches.contains(.init(file: file, offset: statement.offset))
          else { continue }
          var trace = SubjectTrace(declarations)
          trace.add(statement, base: statement.conversion, of: file)
          for match in trace.matches where match.name.certainty == .certain {
            add(
              match.name, certainty: .guessed,
              declarations.parameters(in: match.body, of: file, receivers: []))
          }
        }
      }
    }
  }
}

extension NameExpression.Content {
  /// Whether this gives no name, as a dictionary literal.
  fileprivate var isNoName: Bool {
    switch self {
    case .literal, .prefix: false
    case .reference, .other: true
    }
  }
}
