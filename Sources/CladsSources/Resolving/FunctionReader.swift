/// Functions of expressions, such as `name.uppercase`.
enum FunctionReader: RegistrationReader {
  static func read(_ declarations: DeclarationTable, into scan: inout SourceScan) {
    var table = NamedTable<SourceEntry>()
    for (file, facts) in declarations.files.enumerated() {
      for call in facts.registrations where call.name == "MemberFunction" {
        let place = DeclarationTable.Place(file: file, type: call.scope)
        guard let first = call.arguments.first, first.label == nil else { continue }
        let documentation = call.arguments.first { $0.label == "documentation" }
          .flatMap { declarations.name(of: $0.value.expression, at: place)?.text }
        if let name = declarations.name(
          of: first.value.expression, at: place, documentation: documentation ?? call.documentation)
        {
          table.add(name)
        }
      }
      // `extension ExpressionEvaluator` with `expression.hasSuffix(".uppercase")`
      for comparison in facts.comparisons where comparison.operation == .hasSuffix {
        let place = DeclarationTable.Place(file: file, type: comparison.scope)
        guard declarations[place].name.last == "ExpressionEvaluator",
          let name = declarations.name(of: comparison.other, at: place), name.text.hasPrefix(".")
        else { continue }
        table.add(
          SourceName(
            text: String(name.text.dropFirst()), path: name.path, range: name.range,
            documentation: name.documentation, certainty: .guessed))
      }
    }
    scan.functions = table.elements
  }
}
