package import CladsDocument
package import Diagnostics
package import JSONSyntax
import SourceText

/// A sample state of a document: a JSON object that is merged over the document's `state`.
public struct Sample: Sendable, Hashable {
  /// The name of the sample that always exists: the document's own state.
  package static let initialName = "initial"
  /// The maximum size of a sample file, in bytes.
  package static let maximumFileSize = 4 * 1_048_576
  /// The key of the outcomes of requests, which is not part of the state.
  package static let responsesKey = "$responses"

  /// The name of the sample.
  public let name: String
  /// The path of the file, for display; `nil` for the document's own state.
  package let path: String?
  /// The values, by root key.
  package let values: [String: Document.StateValue]
  /// The outcomes of requests, by request id, action id, or method and URL.
  package let responses: [String: Document.StateValue]
  /// Why the file cannot be used, as a clause; `nil` if it can.
  package let problem: String?
  /// Whether it cannot be used because its path leads out of the files that its project may name.
  package let leadsOutside: Bool
  /// Whether it is not one of the document's own, but a file that the command line names by its path.
  package var isNamedByPath = false
  /// Whether it replaces the state of the document instead of being merged over it.
  private var isWholeState = false

  /// The sample that is the document's own state.
  public static let initial = Sample(name: initialName, path: nil, values: [:], responses: [:], problem: nil)

  init(
    name: String, path: String?, values: [String: Document.StateValue],
    responses: [String: Document.StateValue], problem: String?, leadsOutside: Bool = false
  ) {
    self.name = name
    self.path = path
    self.values = values
    self.responses = responses
    self.problem = problem
    self.leadsOutside = leadsOutside
  }

  /// Creates a sample that cannot be used.
  init(name: String, path: String, problem: String, leadsOutside: Bool = false) {
    self.init(
      name: name, path: path, values: [:], responses: [:], problem: problem, leadsOutside: leadsOutside)
  }

  /// Creates a sample from the bytes of its file.
  public init(name: String, path: String, bytes: [UInt8]) {
    guard bytes.count <= Self.maximumFileSize else {
      self.init(
        name: name, path: path,
        problem: "the file is over the limit of \(Self.maximumFileSize / 1_048_576) MiB")
      return
    }
    if let problem = UTF8Problem(in: bytes) {
      if case .encoding = problem {
        self.init(name: name, path: path, problem: problem.clause)
      } else {
        self.init(name: name, path: path, problem: "the file is not UTF-8 text")
      }
      return
    }
    let (value, findings) = Document.StateValue.parse(bytes)
    if let finding = findings.first(where: { $0.id == .jsonSyntaxError }) {
      guard FileReadingError.mayBeJSON(bytes) else {
        self.init(name: name, path: path, problem: FileReadingError.notJSONMessage)
        return
      }
      self.init(name: name, path: path, problem: finding.diagnostic.message)
      return
    }
    guard case .objectValue(var values)? = value else {
      self.init(name: name, path: path, problem: Self.wrongTypeMessage(value))
      return
    }
    var responses: [String: Document.StateValue] = [:]
    if case .objectValue(let outcomes)? = values.removeValue(forKey: Self.responsesKey) {
      responses = outcomes
    }
    self.init(name: name, path: path, values: values, responses: responses, problem: nil)
  }

  private static func wrongTypeMessage(_ value: Document.StateValue?) -> String {
    "a sample must be an object, which is merged over the document's `state`"
      + (value.map { ", not \($0.phrase)" } ?? "")
  }

  /// Returns the sample with values merged over its own, as its own are over the state of a document.
  package func merging(_ values: [String: Document.StateValue]) -> Sample {
    var sample = Sample(
      name: name, path: path, values: self.values.merging(values) { $0.merged(with: $1) },
      responses: responses, problem: problem)
    sample.isNamedByPath = isNamedByPath
    return sample
  }

  /// Returns a sample with the same responses that is the whole state, whatever the document declares.
  package func replacing(_ values: [String: Document.StateValue]) -> Sample {
    var sample = Sample(
      name: name, path: path, values: values, responses: responses, problem: problem)
    sample.isNamedByPath = isNamedByPath
    sample.isWholeState = true
    return sample
  }

  /// Returns the state of a document with the sample merged over it: objects are merged key by key, any other
  /// value replaces the declared one.
  package func state(over declared: [String: Document.StateValue]) -> [String: Document.StateValue] {
    isWholeState ? values : declared.merging(values) { old, new in old.merged(with: new) }
  }
}

extension Document.StateValue {
  fileprivate func merged(with other: Document.StateValue) -> Document.StateValue {
    guard case .objectValue(let old) = self, case .objectValue(let new) = other else { return other }
    return .objectValue(old.merging(new) { $0.merged(with: $1) })
  }
}

/// Findings about the text of a sample.
extension Sample {
  /// Returns why a file is no sample at all, and must not be quoted; `nil` if it may be one.
  package static func refusal(of bytes: [UInt8]) -> String? {
    FileReadingError.mayBeJSON(bytes) || WideEncoding(ofTextWith: bytes) != nil
      || SyntaxTree.parse(bytes).mistakes.isEmpty
      ? nil : FileReadingError.notJSONMessage
  }

  /// Returns the findings about a sample file that concern what it lacks and samples in other languages have.
  ///
  /// - Parameters:
  ///   - tree: the text of the file.
  ///   - name: the name of the sample.
  ///   - translations: the samples in other languages.
  /// - Returns: the findings; none if there are mistakes in the file.
  package static func findings(
    in tree: SyntaxTree, named name: String, comparedWith translations: [Sample]
  ) -> [Finding] {
    guard tree.mistakes.isEmpty, !translations.isEmpty, tree.bytes.count <= maximumFileSize else { return [] }
    let language = SampleLanguage(ofSampleNamed: name)?.tag ?? name
    return tree.withView {
      TranslationComparison.findings(in: $0, language: language, comparedWith: translations)
    }
  }

  /// Returns the findings about a sample file, in no particular order.
  package static func findings(in tree: SyntaxTree) -> [Finding] {
    guard tree.mistakes.isEmpty || FileReadingError.mayBeJSON(tree.bytes) else {
      return [Finding(.jsonSyntaxError, at: TextRange(utf8: 0, 0), FileReadingError.notJSONMessage)]
    }
    let (value, readingFindings) = Document.StateValue.read(tree)
    let findings = Document.StateValue.syntaxFindings(of: tree) + readingFindings
    guard tree.mistakes.isEmpty else { return findings }
    return tree.withView { view in
      guard case .objectValue(let values)? = value else {
        return findings + [
          Finding(
            .projectWrongType, at: view.range(0), wrongTypeMessage(value),
            help: "wrap the values in braces: `{ \"name\": … }`")
        ]
      }
      guard let responses = values[responsesKey], let node = view.member(named: responsesKey, of: 0),
        let object = view.value(of: node)
      else { return findings }
      guard case .objectValue(let outcomes) = responses else {
        return findings + [
          Finding(
            .projectWrongType, at: view.range(object),
            "`\(responsesKey)` must be an object with the outcome of each request, not \(responses.phrase)",
            help: "write `{ \"<request id>\": { … } }`")
        ]
      }
      return findings + mistakes(in: outcomes, at: object, view)
    }
  }

  private static func mistakes(
    in outcomes: [String: Document.StateValue], at node: RecordIndex, _ view: SyntaxView
  ) -> [Finding] {
    outcomes.keys.sorted().compactMap { key -> Finding? in
      guard let problem = SampleOutcome.problem(of: outcomes[key] ?? .nullValue),
        let member = view.member(named: key, of: node), let value = view.value(of: member)
      else { return nil }
      return Finding(
        .projectWrongType, at: view.range(value), problem,
        help: "write the body, `{ \"$status\": 500, \"$body\": … }`, or `{ \"$failure\": \"offline\" }`")
    }
  }
}
