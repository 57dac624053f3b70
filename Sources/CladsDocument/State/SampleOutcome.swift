import Diagnostics

/// The outcome of a request in a sample: a response, or a failure.
package enum SampleOutcome: Sendable, Hashable {
  /// The server responds with a status and a body; `nil` for no body.
  case response(status: Int, body: Document.StateValue?)
  /// There is no network connection.
  case offline
  /// The server does not respond in time.
  case timeout

  private static let statusKey = "$status"
  private static let bodyKey = "$body"
  private static let failureKey = "$failure"

  /// Creates an outcome from its JSON: a body alone, or an object with `$status`, `$body` or `$failure`;
  /// `nil` if those keys are invalid.
  package init?(_ value: Document.StateValue) {
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

  /// Returns why a value is not an outcome; `nil` if it is one.
  package static func problem(of value: Document.StateValue) -> String? {
    guard case .objectValue(let members) = value else { return nil }
    let keys = [statusKey, bodyKey, failureKey]
    if members.keys.contains(where: keys.contains),
      let other = members.keys.filter({ !keys.contains($0) }).min()
    {
      return "`\(other)` has no effect beside \(listing(keys.filter { members[$0] != nil }, last: "and"))"
        + (other == "body" || members[bodyKey] == nil ? "; the body is `\(bodyKey)`" : "")
    }
    switch members[failureKey] {
    case nil: break
    case .stringValue("offline")?, .stringValue("timeout")?: return nil
    default: return "`$failure` must be `\"offline\"` or `\"timeout\"`"
    }
    switch members[statusKey] {
    case nil: return nil
    case .intValue(100...599)?: return nil
    default: return "`$status` must be a whole number from 100 to 599"
    }
  }
}
