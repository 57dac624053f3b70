public import Diagnostics
public import JSONSyntax

/// A closed set of words, each with its meaning.
public protocol Documented: CaseIterable, RawRepresentable, Sendable, Hashable where RawValue == String {
  /// What choosing this word means.
  var documentation: String { get }
}

/// What the app does with a word outside the set.
public enum ChoiceFallback: Sendable, Hashable {
  /// The decoder gives up.
  case rejectsDocument
  /// The screen stays empty.
  case emptiesScreen
  /// The action does nothing.
  case doesNothing
  /// Something else is used, without a message.
  case fallsBack(to: String)

  var effect: RuntimeEffect {
    switch self {
    case .rejectsDocument: .rejectsDocument
    case .emptiesScreen: .emptiesScreen
    case .doesNothing: .doesNothing
    case .fallsBack(let word): .fallsBack(to: word)
    }
  }

  var isSilent: Bool {
    if case .fallsBack = self { true } else { false }
  }
}

extension Schema where Value: Documented {
  /// One of the words of `Value`.
  ///
  /// - Parameters:
  ///   - ignoringCase: whether the app accepts other capitals.
  ///   - otherwise: what the app does with another word.
  ///   - id: the rule that speaks about another word, when there is a special one.
  ///   - corrections: words that are often written instead, and what was meant.
  public static func choice(
    _: Value.Type = Value.self, ignoringCase: Bool = false, otherwise: ChoiceFallback = .rejectsDocument,
    rule id: DiagnosticID? = nil, corrections: [String: String] = [:],
    special: [String: DiagnosticID] = [:]
  ) -> Schema {
    let cases = Array(Value.allCases)
    let words = cases.map(\.rawValue)
    let table = NameTable(words)
    let choices = cases.map { Choice($0.rawValue, $0.documentation) }
    let shape = ChoiceShape(choices: choices, ignoresCase: ignoringCase, isOpen: otherwise.isSilent)
    return Schema(shape: .choice(shape)) { node, reading in
      guard reading.view.kind(node) == .string else { return nil }
      let index = table.index(ofString: node, in: reading.view)
      if index >= 0 {
        reading.note(.choice, node)
        return cases[index]
      }
      let word = reading.view.string(node)
      let sameLetters = words.firstIndex { $0.lowercased() == word.lowercased() }
      if let sameLetters, ignoringCase {
        reading.note(.choice, node)
        return cases[sameLetters]
      }
      if reading.view.flags(node).contains(.malformed) || reading.view.flags(node).contains(.unclosed) {
        reading.isReported = true
        return nil
      }
      reading.reportChoice(
        ChoiceProblem(
          node: node, word: word, words: words, sameLetters: sameLetters.map { words[$0] },
          correction: corrections[word], fallback: otherwise, id: special[word] ?? id))
      return nil
    }
  }
}

/// A word that is not in its set.
public struct ChoiceProblem {
  /// The string.
  public let node: RecordIndex
  /// The word as written.
  public let word: String
  /// The set.
  public let words: [String]
  /// The word of the set that differs only by case.
  public let sameLetters: String?
  /// What is usually meant by it.
  public let correction: String?
  /// What the app does.
  public let fallback: ChoiceFallback
  /// The rule that speaks, when there is a special one.
  public let id: DiagnosticID?

  /// Creates a problem.
  public init(
    node: RecordIndex, word: String, words: [String], sameLetters: String?, correction: String?,
    fallback: ChoiceFallback, id: DiagnosticID?
  ) {
    self.node = node
    self.word = word
    self.words = words
    self.sameLetters = sameLetters
    self.correction = correction
    self.fallback = fallback
    self.id = id
  }
}

extension Reading {
  /// Reports a word outside its set, with the word that was probably meant.
  public mutating func reportChoice(_ problem: ChoiceProblem) {
    let range = view.range(problem.node)
    let meant =
      problem.correction ?? problem.sameLetters ?? closest(to: problem.word, in: problem.words).first
    let id =
      problem.id
      ?? (problem.sameLetters != nil && problem.correction == nil
        ? "case-mismatch" : problem.fallback.isSilent ? "enum-ignored" : "enum-invalid")
    let expected =
      problem.words.count <= 6 || meant == nil
      ? "use \(listing(problem.words, last: "or"))" : meant.map { "did you mean `\($0)`?" }
    let message =
      problem.sameLetters != nil && problem.correction == nil
      ? "`\(problem.word)` is written with other capitals than `\(problem.sameLetters ?? "")`"
      : "\(place(of: problem.node)) cannot be `\(problem.word)`"
    report(
      Finding(
        id, at: range, message, effect: problem.fallback.effect,
        help: problem.sameLetters != nil && problem.correction == nil
          ? "capitals matter: write `\(problem.sameLetters ?? "")`" : expected,
        severity: id == "case-mismatch" && problem.fallback.isSilent ? .warning : nil,
        fixes: meant.map { [QuickFix("Replace with `\($0)`", replacing: range, with: "\"\($0)\"")] } ?? []))
  }
}
