import CladsDocument
import Diagnostics
import JSONSyntax
import SourceText

/// Finds what a sample lacks that samples in other languages have.
///
/// Objects are compared key by key, and all elements of a list with all elements of the other ones: lists may
/// differ in length.
struct TranslationComparison {
  /// What a sample in another language has in the same place.
  private struct Translation {
    let language: String
    let members: [String: Document.StateValue]
  }

  private static let maximumDepth = 64
  /// The number of elements of a list that a fix adds keys to.
  private static let maximumFixedCount = 100
  /// The number of keys that a message names.
  private static let maximumNamedCount = 3
  private static let comments: Set<String> = ["$comment", "_comment", "//"]

  private let language: String
  private let view: SyntaxView
  private var findings: [Finding] = []

  private init(_ language: String, _ view: SyntaxView) {
    self.language = language
    self.view = view
  }

  /// Returns the findings about a sample, given those in other languages.
  static func findings(
    in view: SyntaxView, language: String, comparedWith samples: [Sample]
  ) -> [Finding] {
    guard view.kind(0) == .object else { return [] }
    let start = view.range(0).start
    var comparison = TranslationComparison(language, view)
    let translations = samples.map { Translation(language: $0.language, members: $0.values) }
    comparison.compare(
      [0], translations, at: TextRange(start, TextOffset(utf8: start.utf8 + 1)), path: "", depth: 0)
    comparison.compareResponses(samples)
    return comparison.findings
  }

  /// Compares the bodies of responses; how a request ends may differ.
  private mutating func compareResponses(_ samples: [Sample]) {
    let key = Sample.responsesKey
    guard let member = view.member(named: key, of: 0), let responses = view.value(of: member),
      view.kind(responses) == .object
    else { return }
    for outcome in view.members(of: responses) {
      let name = view.string(view.name(of: outcome))
      guard !Self.comments.contains(name), let own = view.value(of: outcome), let body = body(of: own) else {
        continue
      }
      let others = samples.compactMap { sample -> (String, Document.StateValue)? in
        sample.responses[name].flatMap(Self.body).map { (sample.language, $0) }
      }
      compareValues(
        [body], others, at: view.range(view.name(of: outcome)), path: "\(key).\(name)", depth: 0)
    }
    let all = samples.map { Translation(language: $0.language, members: $0.responses) }
    report(missingIn: [responses], all, at: view.range(view.name(of: member)), path: key)
  }

  private func body(of outcome: RecordIndex) -> RecordIndex? {
    guard view.kind(outcome) == .object else { return outcome }
    if let body = view.member(named: "$body", of: outcome) { return view.value(of: body) }
    let isDescribed = view.members(of: outcome).contains { view.string(view.name(of: $0)).hasPrefix("$") }
    return isDescribed ? nil : outcome
  }

  private static func body(of outcome: Document.StateValue) -> Document.StateValue? {
    guard case .objectValue(let members) = outcome else { return outcome }
    if let body = members["$body"] { return body }
    return members.keys.contains { $0.hasPrefix("$") } ? nil : outcome
  }

  // MARK: Comparing

  /// Compares objects in the same place, of which there are several in the elements of a list.
  private mutating func compare(
    _ objects: [RecordIndex], _ translations: [Translation], at range: TextRange, path: String, depth: Int
  ) {
    guard depth < Self.maximumDepth, !objects.isEmpty else { return }
    report(missingIn: objects, translations, at: range, path: path)
    var values: [String: [RecordIndex]] = [:]
    var ranges: [(name: String, range: TextRange)] = []
    for object in objects {
      for member in view.members(of: object) {
        let name = view.string(view.name(of: member))
        guard let value = view.value(of: member), view.kind(value) == .object || view.kind(value) == .array,
          !(path.isEmpty && name == Sample.responsesKey), !Self.comments.contains(name)
        else { continue }
        if values[name] == nil { ranges.append((name, view.range(view.name(of: member)))) }
        values[name, default: []].append(value)
      }
    }
    for (name, range) in ranges {
      let others = translations.compactMap { translation in
        translation.members[name].map { (translation.language, $0) }
      }
      compareValues(
        values[name] ?? [], others, at: range, path: Self.joined(path, name), depth: depth + 1)
    }
  }

  private mutating func compareValues(
    _ values: [RecordIndex], _ others: [(language: String, value: Document.StateValue)], at range: TextRange,
    path: String, depth: Int
  ) {
    let objects = values.filter { view.kind($0) == .object }
    let translations = others.compactMap { other -> Translation? in
      guard case .objectValue(let members) = other.value else { return nil }
      return Translation(language: other.language, members: members)
    }
    if !translations.isEmpty { compare(objects, translations, at: range, path: path, depth: depth) }
    let elements = values.filter { view.kind($0) == .array }.flatMap { view.children(of: $0) }
    let lists = others.compactMap { other -> Translation? in
      guard case .arrayValue(let elements) = other.value else { return nil }
      return Translation(language: other.language, members: Self.union(of: elements, depth: depth))
    }
    if !lists.isEmpty {
      compare(
        elements.filter { view.kind($0) == .object }, lists, at: range, path: path + "[]", depth: depth)
    }
  }

  /// Returns one object with everything that the objects in a list have.
  private static func union(of elements: [Document.StateValue], depth: Int) -> [String: Document.StateValue] {
    var union: [String: Document.StateValue] = [:]
    for case .objectValue(let members) in elements {
      union.merge(members) { merged($0, $1, depth: depth + 1) }
    }
    return union
  }

  private static func merged(
    _ first: Document.StateValue, _ second: Document.StateValue, depth: Int
  ) -> Document.StateValue {
    guard depth < maximumDepth else { return first }
    switch (first, second) {
    case (.objectValue(let first), .objectValue(let second)):
      return .objectValue(first.merging(second) { merged($0, $1, depth: depth + 1) })
    case (.arrayValue(let first), .arrayValue(let second)):
      // One element with everything keeps the cost linear.
      return .arrayValue([.objectValue(union(of: first + second, depth: depth))])
    default: return first
    }
  }

  // MARK: Reporting

  private static func joined(_ path: String, _ name: String) -> String {
    path.isEmpty ? name : "\(path).\(name)"
  }

  /// Reports the keys that none of some objects has.
  private mutating func report(
    missingIn objects: [RecordIndex], _ translations: [Translation], at range: TextRange, path: String
  ) {
    var own: Set<String> = []
    for object in objects {
      for member in view.members(of: object) { own.insert(view.string(view.name(of: member))) }
    }
    // English is what most translations are made from.
    let sources = translations.sorted {
      ($0.language == "en" ? "" : $0.language) < ($1.language == "en" ? "" : $1.language)
    }
    var missing: [(key: String, language: String, value: Document.StateValue)] = []
    for source in sources {
      for (key, value) in source.members.sorted(by: { $0.key < $1.key })
      where !Self.comments.contains(key) && own.insert(key).inserted {
        missing.append((key, source.language, value))
      }
    }
    guard let first = missing.first else { return }
    missing.sort { $0.key < $1.key }
    let names = missing.prefix(Self.maximumNamedCount).map { Self.joined(path, $0.key) }
    let rest = missing.count - names.count
    let what =
      rest == 0
      ? listing(names, last: "and")
      : names.map { "`\($0)`" }.joined(separator: ", ") + " and \(rest) more"
    let isOneSource = missing.allSatisfy { $0.language == first.language }
    let source = isOneSource ? "`\(first.language)` has" : "other languages have"
    let object = missing.count == 1 ? "it" : "them"
    let addition =
      (missing.count == 1 ? "`\(first.key)`" : "the \(missing.count) keys") + " from "
      + (isOneSource ? "`\(first.language)`" : "the other languages")
    findings.append(
      Finding(
        .sampleMissingTranslation, at: range, "`\(language)` lacks \(what), which \(source)",
        consequence: "with this sample, the screen shows what the document's `state` has there, or nothing",
        help: "add \(object), translated from \(isOneSource ? "`\(first.language)`" : "the other samples")",
        fixes: fix(adding: missing.map { ($0.key, $0.value) }, to: objects, addition).map { [$0] } ?? []))
  }

  private func fix(
    adding members: [(key: String, value: Document.StateValue)], to objects: [RecordIndex], _ what: String
  ) -> QuickFix? {
    let entries = members.map { "\(StringLiteral.quoted($0.key)): \($0.value.json)" }
    guard objects.count <= Self.maximumFixedCount else { return nil }
    var edits: [TextEdit] = []
    for object in objects {
      if let last = view.lastChild(of: object) {
        edits += entries.compactMap { view.insertion(of: $0, into: object, after: last) }
      } else if let edit = view.insertion(of: entries.joined(separator: ", "), into: object) {
        edits.append(edit)
      }
    }
    guard !edits.isEmpty else { return nil }
    return QuickFix("Add \(what), to translate", edits: edits, .incomplete)
  }
}
