/// The outcome of a request as a sample names it: the body alone, a status with a body, or a failure.
public enum SampleOutcome: Sendable, Hashable {
  /// The server answers with a status and a body; nothing for no body.
  case response(status: Int, body: Document.StateValue?)
  /// There is no connection.
  case offline
  /// The server does not answer in time.
  case timeout

  private static let statusKey = "$status"
  private static let bodyKey = "$body"
  private static let failureKey = "$failure"

  /// Reads an outcome; nothing when it has `$` keys that make no sense.
  public init?(_ value: Document.StateValue) {
    guard Self.problem(of: value) == nil else { return nil }
    guard case .objectValue(let members) = value else {
      self = .response(status: 200, body: value)
      return
    }
    switch (members[Self.failureKey], members[Self.statusKey]) {
    case (.stringValue("offline")?, _): self = .offline
    case (.stringValue?, _): self = .timeout
    case (_, .intValue(let status)?): self = .response(status: status, body: members[Self.bodyKey])
    case (nil, nil) where members[Self.bodyKey] != nil:
      self = .response(status: 200, body: members[Self.bodyKey])
    default: self = .response(status: 200, body: value)
    }
  }

  /// Why a value is no outcome, in plain words; nothing when it is one.
  public static func problem(of value: Document.StateValue) -> String? {
    guard case .objectValue(let members) = value else { return nil }
    switch members[failureKey] {
    case nil: break
    case .stringValue("offline")?, .stringValue("timeout")?: return nil
    default: return "a request fails with `\"offline\"` or `\"timeout\"`"
    }
    switch members[statusKey] {
    case nil: return nil
    case .intValue(100...599)?: return nil
    default: return "a status is a whole number from 100 to 599"
    }
  }
}
