package import Diagnostics
package import JSONSyntax

/// A closed set of named values, each with its documentation.
public protocol Documented: CaseIterable, RawRepresentable, Codable, Sendable, Hashable
where RawValue == String {
  /// What the value means, in sentences.
  var documentation: String { get }
}

/// What the app does with a value outside a closed set.
package enum ChoiceFallback: Sendable, Hashable {
  /// The decoder fails.
  case rejectsDocument
  /// The screen is empty.
  case emptiesScreen
  /// The action does nothing.
  case doesNothing
  /// The app silently uses another value.
  case fallsBack(to: String)

  var effect: RuntimeEffect {
    switch self {
    case .rejectsDocument: .rejectsDocument
    case .emptiesScreen: .emptiesScreen
    case .doesNothing: .doesNothing
    case .fallsBack(let value): .fallsBack(to: value)
    }
  }

  var isSilent: Bool {
    if case .fallsBack = self { true } else { false }
  }
}

extension Schema where Value: Documented {
  /// Returns the schema of one of the cases of `Value`, by raw value.
  public static func choice() -> Schema { choice(Value.self) }

  /// Returns the schema of one of the cases of `Value`, by raw value.
  ///
  /// Another value has the effect `otherwise` and is reported by the rule `id`, or by the rule that `special`
  /// names for it; messages list the values of `common` first; `corrections` maps values that are often
  /// written by mistake to what was meant.
  package static func choice(
    _: Value.Type = Value.self, ignoringCase: Bool = false, otherwise: ChoiceFallback = .rejectsDocument,
    rule id: RuleDescription? = nil, common: [Value] = [], corrections: [String: String] = [:],
    special: [String: RuleDescription] = [:]
  ) -> Schema {
    let cases = Array(Value.allCases)
    let names = cases.map(\.rawValue)
    let table = NameTable(names)
    let listed = (common + cases.filter { !common.contains($0) }).map(\.rawValue)
    let choices = cases.map { Choice($0.rawValue, $0.documentation) }
    let shape = ChoiceShape(choices: choices, ignoresCase: ignoringCase, otherwise: otherwise.effect)
    return Schema(shape: .choice(shape)) { node, reading in
      guard reading.view.kind(node) == .string else { return nil }
      let index = table.index(ofString: node, in: reading.view)
      if index >= 0 {
        reading.addFact(.choice, node)
        return cases[index]
      }
      let text = reading.view.string(node)
      let caseVariant = names.firstIndex { $0.lowercased() == text.lowercased() }
      if let caseVariant, ignoringCase {
        reading.addFact(.choice, node)
        return cases[caseVariant]
      }
      if reading.view.flags(node).contains(.malformed) || reading.view.flags(node).contains(.unclosed) {
        reading.isReported = true
        return nil
      }
      reading.reportChoice(
        ChoiceProblem(
          node: node, text: text, names: listed, caseVariant: caseVariant.map { names[$0] },
          correction: corrections[text], fallback: otherwise, id: special[text] ?? id))
      return nil
    }
  }
}

/// A string that is not a value of its closed set.
package struct ChoiceProblem {
  /// The record of the string.
  package let node: RecordIndex
  /// The string.
  package let text: String
  /// The values of the set.
  package let names: [String]
  /// The value of the set that differs from the string only in case.
  package let caseVariant: String?
  /// The value that authors usually mean by the string.
  package let correction: String?
  /// What the app does with the string.
  package let fallback: ChoiceFallback
  /// The rule that reports the string; `nil` for the general rules about closed sets.
  package let id: RuleDescription?

  package init(
    node: RecordIndex, text: String, names: [String], caseVariant: String?, correction: String?,
    fallback: ChoiceFallback, id: RuleDescription?
  ) {
    self.node = node
    self.text = text
    self.names = names
    self.caseVariant = caseVariant
    self.correction = correction
    self.fallback = fallback
    self.id = id
  }
}

extension Reading {
  /// Returns the fixes that replace a string with each value of a closed set: the one that was meant, if that
  /// is clear, then the others, those with similar letters first.
  package func replacements(of node: RecordIndex, with names: [String], meant: String?) -> [QuickFix] {
    let near = closest(to: view.string(node), in: names)
    var others = near + names.filter { !near.contains($0) }
    if let meant { others.removeAll { $0 == meant } }
    let range = view.range(node)
    func fix(_ name: String, _ applicability: QuickFix.Applicability) -> QuickFix {
      QuickFix(
        "Replace with `\(name)`", replacing: range, with: StringLiteral.quoted(name), applicability)
    }
    return (meant.map { [fix($0, .suggested)] } ?? []) + others.map { fix($0, .alternative) }
  }

  /// Reports a value outside its closed set, with quick fixes for the values of the set.
  package mutating func reportChoice(_ problem: ChoiceProblem) {
    let range = view.range(problem.node)
    if view.looksLikeTemplate(problem.node) {
      report(
        Finding(
          problem.id ?? (problem.fallback.isSilent ? .enumIgnored : .enumInvalid), at: range,
          "\(place(of: problem.node)) takes no template: nothing is evaluated here",
          effect: problem.fallback.effect,
          help: "use \(listing(problem.names, last: "or")); \(view.adviceAboutTemplate(at: problem.node))",
          fixes: problem.names.prefix(12).map {
            QuickFix(
              "Replace with `\($0)`", replacing: range, with: StringLiteral.quoted($0), .alternative)
          }))
      return
    }
    let caseVariant = problem.correction == nil ? problem.caseVariant : nil
    let meant =
      problem.correction ?? problem.caseVariant ?? closest(to: problem.text, in: problem.names).first
    let id =
      problem.id
      ?? (caseVariant != nil
        ? .caseMismatch : problem.fallback.isSilent ? .enumIgnored : .enumInvalid)
    let expected =
      problem.names.count <= 6 || meant == nil
      ? "use \(listing(problem.names, last: "or"))" : meant.map { "did you mean `\($0)`?" }
    let message =
      caseVariant.map { "`\(problem.text)` differs from `\($0)` only in case" }
      ?? "unknown value `\(problem.text)` for \(place(of: problem.node))"
    report(
      Finding(
        id, at: range, message, effect: problem.fallback.effect,
        help: caseVariant.map { "write `\($0)`; values are case-sensitive" } ?? expected,
        severity: id == .caseMismatch && problem.fallback.isSilent ? .warning : nil,
        fixes: replacements(of: problem.node, with: problem.names, meant: meant)))
  }
}
