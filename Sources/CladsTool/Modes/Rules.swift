import CladsCheck
import Diagnostics
import JSONSyntax

/// `--rules`: prints the table of all rules.
enum Rules {
  static func run(_ options: Options) -> Int32 {
    Output.print(options.has("--json") ? RuleReference.json() : RuleReference.table())
    return 0
  }
}

/// `--explain`: prints the documentation of one rule.
enum Explain {
  static func run(_ options: Options) throws(RunError) -> Int32 {
    guard let name = options.paths.first, options.paths.count == 1 else {
      throw RunError(message: "`--explain` takes the name of one rule")
    }
    guard let rule = RuleTable.description(DiagnosticID(rawValue: name)) else {
      let suggestion = didYouMean(closest(to: name, in: RuleTable.descriptions.map { $0.id.rawValue }))
      throw RunError(
        message: "there is no rule `\(name)`; \(suggestion ?? "`--rules` lists all rules")")
    }
    Output.print(options.has("--json") ? RuleReference.json(of: rule) + "\n" : RuleReference.page(of: rule))
    return 0
  }
}
