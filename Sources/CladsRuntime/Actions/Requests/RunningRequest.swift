import CladsDocument
import CladsExpressions
import Diagnostics
import SourceText

/// A running request and its effects on the state.
@MainActor
final class RunningRequest {
  private let plan: RequestPlan
  private let state: any DocumentState
  private let log: @MainActor (RuntimeMessage) -> Void
  let prepared: PreparedRequest

  init(_ plan: RequestPlan, context: any ActionExecutionContext) {
    self.plan = plan
    state = context.stateStore
    log = { context.log($0) }
    // Placeholders may read the loading and error paths, so those are written before the request is prepared.
    if let path = plan.loadingPath { state.set(path, value: .boolValue(true)) }
    if let path = plan.errorPath { state.set(path, value: nil) }
    prepared = plan.prepare(context)
    if plan.isDebugged { log(RuntimeMessage(.request, prepared.description)) }
  }

  /// The failure that keeps the request from being sent, or `nil` if it can be sent.
  var preflightFailure: RequestOutcome? {
    if prepared.isTruncated {
      let size = "\(ExecutionLimits.textLength >> 20) MB"
      log(
        RuntimeMessage(
          .limit, "did not send a \(prepared.method.rawValue) request that is larger than \(size)"))
      return .failure(code: "requestTooLarge", message: "The request is larger than \(size).")
    }
    return prepared.failure
  }

  /// Stores the outcome and returns the id of the named action to run next, or `nil` if there is none.
  func settle(_ outcome: RequestOutcome) -> String? {
    stopLoading()
    switch outcome {
    case .response(let status, let headers, let body):
      report("returned status \(status)")
      let content = content(body, status: status, headers: headers)
      guard (200..<300).contains(status) else {
        fail([
          "statusCode": .intValue(status), "message": .stringValue(StatusReasons.text(for: status)),
          "body": body.isEmpty ? nil : content,
        ])
        return plan.onError
      }
      if let path = plan.responsePath { state.set(path, value: content) }
      return plan.onSuccess
    case .failure(let code, let message):
      report("failed: \(message)")
      fail([
        "statusCode": .intValue(-1), "message": .stringValue(message), "code": .stringValue(code),
      ])
      return plan.onError
    case .never:
      report("received no response")
      return nil
    }
  }

  /// Stores that the request was canceled.
  func cancel(requestId: String) {
    stopLoading()
    report("was canceled")
    fail([
      "cancelled": .boolValue(true), "requestId": .stringValue(requestId),
      "message": .stringValue("Request was cancelled"),
    ])
  }

  private func stopLoading() {
    if let path = plan.loadingPath { state.set(path, value: .boolValue(false)) }
  }

  private func fail(_ members: [String: Document.StateValue?]) {
    guard let path = plan.errorPath else { return }
    state.set(path, value: .objectValue(members.compactMapValues { $0 }))
  }

  private func report(_ text: String) {
    log(RuntimeMessage(.request, "\(prepared.title) \(text)"))
  }

  /// Parses a response body: JSON objects and arrays become values, and any other body stays text.
  private func content(_ body: String, status: Int, headers: [String: String]) -> Document.StateValue {
    if status == 204 || body.isEmpty { return .nullValue }
    let type = headers.first { $0.key.lowercased() == "content-type" }?.value.lowercased() ?? ""
    guard type.contains("application/json") || type.contains("+json") else { return .stringValue(body) }
    let (value, findings) = Document.StateValue.parse(Array(body.utf8))
    if findings.contains(where: { $0.id == .jsonSyntaxError }) { return .stringValue(body) }
    switch value {
    case .arrayValue?, .objectValue?: return value ?? .nullValue
    default: return .stringValue(body)
    }
  }
}
