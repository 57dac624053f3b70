public import SourceText

/// Another location that a finding refers to, such as the first of two declarations.
public struct Related: Sendable, Hashable {
  /// What is at the location, as in "first declared here".
  public var message: String
  /// The location, in UTF-8 bytes.
  public var range: TextRange
  /// The path of the file; `nil` for the file of the finding.
  public var path: String?
  /// Whether the finding could have been reported here as well, and is not only because it was before.
  public var isOccurrence: Bool
  /// The location as a JSON pointer, if it is an occurrence.
  public var pointer = ""

  /// The message about another use of a name that one finding is about.
  package static let alsoUsedHere = "also used here"

  /// Whether the same is wrong there.
  package var isFurtherPlace: Bool { path == nil && (isOccurrence || message == Self.alsoUsedHere) }

  public init(
    _ message: String, at range: TextRange, path: String? = nil, isOccurrence: Bool = false
  ) {
    self.message = message
    self.range = range
    self.path = path
    self.isOccurrence = isOccurrence
  }
}

/// A finding in its final form: a message about a range of a file, with its severity.
public struct Diagnostic: Sendable, Hashable {
  /// How an editor may display the range besides underlining it; the diagnostic tags of the LSP.
  public enum Tag: Sendable, Hashable {
    /// The text has no effect and may be faded out.
    case unnecessary
    /// The text uses something deprecated and may be struck through.
    case deprecated
  }

  /// The rule that reported the finding.
  public var id: DiagnosticID
  public var severity: Severity
  /// The smallest range that is wrong, in UTF-8 bytes.
  public var range: TextRange
  /// The location as a JSON pointer (RFC 6901).
  public var pointer: String
  private var explanation: SharedExplanation

  public init(
    _ id: DiagnosticID, severity: Severity = .error, at range: TextRange, pointer: String = "",
    _ message: String, label: String? = nil, effect: RuntimeEffect = .none, consequence: String? = nil,
    help: String? = nil, related: [Related] = [], fixes: [QuickFix] = [], tags: Set<Tag> = []
  ) {
    self.id = id
    self.severity = severity
    self.range = range
    self.pointer = pointer
    explanation = SharedExplanation(
      Explanation(
        message: message, label: label, effect: effect, consequence: consequence, help: help,
        related: related, fixes: fixes, tags: tags))
  }

  /// What is wrong: one fragment without a final period, text of the document in backticks. It begins with
  /// the clients that it concerns, and ends with the number of further occurrences.
  public var message: String { messageOfOne + occurrenceCount }

  private var clientPrefix: String {
    clients.isEmpty ? "" : "in \(joined(clients, last: "and")): "
  }

  /// Appends a text to the message.
  public mutating func append(toMessage text: String) { explain { $0.message += text } }
  /// The message without the number of further occurrences.
  package var messageOfOne: String { clientPrefix + explanation.value.message }

  /// The end of the message, with the number of further occurrences; empty if there are none.
  var occurrenceCount: String {
    let count = explanation.value.related.count(where: \.isOccurrence)
    return switch count {
    case 0: ""
    case 1: " (and one more like it)"
    default: " (and \(count) more like it)"
    }
  }

  /// A short note printed beside the underlined text; `nil` if it would only repeat the message.
  public var label: String? { explanation.value.label }
  /// What the app does on device.
  public var effect: RuntimeEffect {
    get { explanation.value.effect }
    set { explain { $0.effect = newValue } }
  }
  /// A sentence that replaces that of `effect` where more can be said about this occurrence.
  public var consequence: String? {
    get { explanation.value.consequence }
    set { explain { $0.consequence = newValue } }
  }
  /// How to fix it, in the imperative.
  public var help: String? {
    get { explanation.value.help }
    set { explain { $0.help = newValue } }
  }
  /// Other locations that explain the finding.
  public var related: [Related] {
    get { explanation.value.related }
    set { explain { $0.related = newValue } }
  }
  /// Quick fixes, the best first.
  public var fixes: [QuickFix] {
    get { explanation.value.fixes }
    set { explain { $0.fixes = newValue } }
  }
  public var tags: Set<Tag> { explanation.value.tags }
  /// The host name that the finding is about: a name that no document or project declares.
  ///
  /// A check of several documents reports each host name once.
  public var hostName: String? {
    get { explanation.value.hostName }
    set { explain { $0.hostName = newValue } }
  }

  /// Whether the baseline of the project lists the finding: it was there before the check was introduced.
  public var isInBaseline: Bool {
    get { explanation.value.isInBaseline }
    set { explain { $0.isInBaseline = newValue } }
  }

  /// The versions of the app that it concerns, the oldest first, by their names in the project file; empty if
  /// it concerns all of them.
  public var clients: [String] {
    get { explanation.value.clients }
    set { explain { $0.clients = newValue } }
  }

  /// Whether it is about a name that other versions of the app have.
  public var isAboutVersions: Bool {
    get { explanation.value.isAboutVersions }
    set { explain { $0.isAboutVersions = newValue } }
  }

  /// What the app does on device, as one clause; `nil` if it does nothing unusual.
  public var effectSentence: String? { consequence ?? effect.sentence }

  /// The places where the same is wrong: that of the finding, and the further occurrences.
  public var occurrences: [Related] {
    var first = Related("also here", at: range, isOccurrence: true)
    first.pointer = pointer
    return [first] + related.filter(\.isOccurrence)
  }

  /// Returns a copy about some of the occurrences; its fixes are those of the first.
  public func about(_ occurrences: [Related]) -> Diagnostic {
    guard let first = occurrences.first else { return self }
    var diagnostic = self
    diagnostic.explain { value in
      value.related = value.related.filter { !$0.isOccurrence } + occurrences.dropFirst()
      if first.range != range { value.fixes = [] }
    }
    diagnostic.range = first.range
    diagnostic.pointer = first.pointer
    return diagnostic
  }

  private mutating func explain(_ change: (inout Explanation) -> Void) {
    var value = explanation.value
    change(&value)
    explanation = SharedExplanation(value)
  }
}

/// What a diagnostic says, apart from its place and severity.
private struct Explanation: Sendable, Hashable {
  var message: String
  var label: String?
  var effect: RuntimeEffect
  var consequence: String?
  var help: String?
  var related: [Related]
  var fixes: [QuickFix]
  var tags: Set<Diagnostic.Tag>
  var hostName: String?
  var isInBaseline = false
  var clients: [String] = []
  var isAboutVersions = false
}

/// An explanation that the copies of a diagnostic share: there may be many, and they are copied often.
private final class SharedExplanation: Sendable, Hashable {
  let value: Explanation

  init(_ value: Explanation) { self.value = value }

  static func == (lhs: SharedExplanation, rhs: SharedExplanation) -> Bool {
    lhs === rhs || lhs.value == rhs.value
  }
  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
