import CladsDocument
import Diagnostics
import Foundation

/// A request that is under way, and what it does to the state.
@MainActor
final class RunningRequest {
  private let plan: RequestPlan
  private let state: any StateStoring
  private let log: @MainActor (RuntimeMessage) -> Void
  /// What is sent.
  let prepared: PreparedRequest

  init(_ plan: RequestPlan, context: any ActionExecutionContext) {
    self.plan = plan
    state = context.stateStore
    log = { context.log($0) }
    // Placeholders may read what the request is about to change, so the state is marked first.
    if let path = plan.loadingPath { state.set(path, value: true) }
    if let path = plan.errorPath { state.set(path, value: nil) }
    prepared = plan.prepare(context)
    if plan.isDebugged { log(RuntimeMessage(.request, prepared.description)) }
  }

  /// Why the request cannot be sent; nothing when it can.
  var obstacle: RequestOutcome? {
    guard PercentEncoding.isAddress(prepared.url) else {
      return .failure(code: "invalidURL", message: "Invalid URL: \(prepared.url)")
    }
    return PercentEncoding.isWebAddress(prepared.url) ? nil : .unsupportedAddress
  }

  /// Stores the outcome, and returns the named action that is to follow.
  func settle(_ outcome: RequestOutcome) -> String? {
    stopLoading()
    switch outcome {
    case .response(let status, let headers, let body):
      note("answered \(status)")
      let content = content(body, status: status, headers: headers)
      guard (200..<300).contains(status) else {
        fail([
          "statusCode": .intValue(status), "message": .stringValue(StatusReasons.text(for: status)),
          "body": body.isEmpty ? nil : content,
        ])
        return plan.onError
      }
      if let path = plan.responsePath { state.set(path, value: content.unwrapped) }
      return plan.onSuccess
    case .failure(let code, let message):
      note("failed: \(message)")
      fail([
        "statusCode": .intValue(-1), "message": .stringValue(message), "code": .stringValue(code),
      ])
      return plan.onError
    case .never:
      note("has no answer, so nothing comes back")
      return nil
    }
  }

  /// Stores that the request was cancelled.
  func cancel(requestId: String) {
    stopLoading()
    note("was cancelled")
    fail([
      "cancelled": .boolValue(true), "requestId": .stringValue(requestId),
      "message": .stringValue("Request was cancelled"),
    ])
  }

  private func stopLoading() {
    if let path = plan.loadingPath { state.set(path, value: false) }
  }

  private func fail(_ members: [String: Document.StateValue?]) {
    guard let path = plan.errorPath else { return }
    state.set(path, value: Document.StateValue.objectValue(members.compactMapValues { $0 }).unwrapped)
  }

  private func note(_ text: String) {
    log(RuntimeMessage(.request, "\(prepared.title) \(text)"))
  }

  /// What a body means: JSON objects and lists are taken apart, everything else stays text.
  private func content(_ body: String, status: Int, headers: [String: String]) -> Document.StateValue {
    if status == 204 || body.isEmpty { return .nullValue }
    let type = headers.first { $0.key.lowercased() == "content-type" }?.value.lowercased() ?? ""
    guard type.contains("application/json") || type.contains("+json") else { return .stringValue(body) }
    let (value, findings) = Document.StateValue.parse(Array(body.utf8))
    if findings.contains(where: { $0.id == "json-syntax" }) { return .stringValue(body) }
    switch value {
    case .arrayValue?, .objectValue?: return value ?? .nullValue
    default: return .stringValue(body)
    }
  }
}
