public import CladsDocument
public import Diagnostics
public import JSONSyntax
import SourceText

/// A state to try a document with: a JSON object that is merged over the document's own `state`.
public struct Sample: Sendable, Hashable {
  /// The name of the sample that always exists: the document's own state.
  public static let initialName = "initial"
  /// The largest file that is read, in bytes.
  public static let largestFile = 4 * 1_048_576
  /// The key that holds the outcomes of requests and is no state.
  public static let responsesKey = "$responses"

  /// The name by which it is chosen.
  public let name: String
  /// The path of its file, as it is shown; nothing for the document's own state.
  public let path: String?
  /// The values, by the first key of their paths.
  public let values: [String: Document.StateValue]
  /// The outcomes of requests: by request id, by the id of an action, or by method and URL.
  public let responses: [String: Document.StateValue]
  /// Why the file cannot be used, in plain words; nothing when it can.
  public let problem: String?

  /// The sample that is the document's own state.
  public static let initial = Sample(name: initialName, path: nil, values: [:], responses: [:], problem: nil)

  init(
    name: String, path: String?, values: [String: Document.StateValue],
    responses: [String: Document.StateValue], problem: String?
  ) {
    self.name = name
    self.path = path
    self.values = values
    self.responses = responses
    self.problem = problem
  }

  /// A sample that cannot be used.
  init(name: String, path: String, problem: String) {
    self.init(name: name, path: path, values: [:], responses: [:], problem: problem)
  }

  /// Reads a sample from the bytes of its file.
  public init(name: String, path: String, bytes: [UInt8]) {
    guard bytes.count <= Self.largestFile else {
      self.init(
        name: name, path: path,
        problem: "a sample has at most \(Self.largestFile / 1_048_576) MiB, and this one has more")
      return
    }
    guard UTF8Validation.firstInvalidOffset(in: bytes) == nil else {
      self.init(name: name, path: path, problem: "it is not UTF-8 text")
      return
    }
    let (value, findings) = Document.StateValue.parse(bytes)
    if let finding = findings.first(where: { $0.id == "json-syntax" }) {
      self.init(name: name, path: path, problem: finding.diagnostic.message)
      return
    }
    guard case .objectValue(var values)? = value else {
      self.init(name: name, path: path, problem: Self.needsObject(value))
      return
    }
    var responses: [String: Document.StateValue] = [:]
    if case .objectValue(let outcomes)? = values.removeValue(forKey: Self.responsesKey) {
      responses = outcomes
    }
    self.init(name: name, path: path, values: values, responses: responses, problem: nil)
  }

  private static func needsObject(_ value: Document.StateValue?) -> String {
    "a sample is an object that is merged over the document's `state`"
      + (value.map { ", and this is \($0.phrase)" } ?? "")
  }

  /// The state when the sample is merged over what a document declares: objects are merged key by key, anything
  /// else takes the place of what was there.
  public func state(over declared: [String: Document.StateValue]) -> [String: Document.StateValue] {
    declared.merging(values) { old, new in old.merged(with: new) }
  }
}

extension Document.StateValue {
  fileprivate func merged(with other: Document.StateValue) -> Document.StateValue {
    guard case .objectValue(let old) = self, case .objectValue(let new) = other else { return other }
    return .objectValue(old.merging(new) { $0.merged(with: $1) })
  }
}

/// What is wrong in the text of a sample.
extension Sample {
  /// The findings about a sample file, in no particular order.
  public static func findings(in tree: SyntaxTree) -> [Finding] {
    let (value, readingFindings) = Document.StateValue.read(tree)
    let findings = Document.StateValue.syntaxFindings(of: tree) + readingFindings
    guard tree.errors.isEmpty else { return findings }
    return tree.withView { view in
      guard case .objectValue(let values)? = value else {
        return findings + [
          Finding(
            "project-wrong-type", at: view.range(0), needsObject(value),
            help: "put the values into braces: `{ \"name\": … }`")
        ]
      }
      guard let responses = values[responsesKey], let node = view.member(named: responsesKey, of: 0),
        let place = view.value(of: node)
      else { return findings }
      guard case .objectValue(let outcomes) = responses else {
        return findings + [
          Finding(
            "project-wrong-type", at: view.range(place),
            "`\(responsesKey)` is an object with the outcome of each request, and this is \(responses.phrase)",
            help: "write `{ \"the request's id\": { … } }`")
        ]
      }
      return findings + mistakes(in: outcomes, at: place, view)
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
        "project-wrong-type", at: view.range(value), problem,
        help: "write the body, `{ \"$status\": 500, \"$body\": … }`, or `{ \"$failure\": \"offline\" }`")
    }
  }
}
