import CladsDocument
import CladsExpressions

/// A request as its action describes it, before values are read from the state.
@MainActor
struct RequestPlan {
  /// The timeout in seconds of a request that specifies none.
  static let defaultTimeout = 30.0

  let method: Document.HTTPMethod
  let parameters: ActionParameters
  let requestId: String?
  let loadingPath: String?
  let responsePath: String?
  let errorPath: String?
  let onSuccess: String?
  let onError: String?
  let isDebugged: Bool
  private let template: String
  private let deviations: Deviations

  /// Validates the parameters. Returns `nil`, and logs the reason, if a required one is missing.
  init?(_ parameters: ActionParameters, context: any ActionExecutionContext) {
    guard let method = (parameters.string("method")?.uppercased()).flatMap(Document.HTTPMethod.init) else {
      let methods = Document.HTTPMethod.allCases.map(\.rawValue).joined(separator: ", ")
      RequestActionHandler.missing("a `method` (\(methods))", context)
      return nil
    }
    guard let template = parameters.string("url") else {
      RequestActionHandler.missing("a `url`", context)
      return nil
    }
    self.method = method
    self.parameters = parameters
    self.template = template
    deviations = context.stateStore.store?.deviations ?? .none
    requestId = parameters.string("requestId")
    loadingPath = parameters.string("loadingPath")
    responsePath = parameters.string("responsePath")
    errorPath = parameters.string("errorPath")
    onSuccess = parameters.string("onSuccess")
    onError = parameters.string("onError")
    isDebugged = parameters.bool("debug") ?? false
  }

  /// Returns the request with all values filled in from the state. Values that would make it longer than
  /// `ExecutionLimits.textLength` are left out, and the request is marked as truncated.
  func prepare(_ context: any ActionExecutionContext) -> PreparedRequest {
    let state = context.stateStore
    var budget = ExecutionLimits.textLength
    let address = state.interpolate(template)
    budget -= address.utf8.count
    let parameters = fields("queryParams", state, &budget)
    let headers = headers(state, &budget)
    let fields = uniqueFields("body", state, &budget)
    let url = RequestURL(address, adding: texts(parameters), deviations)
    return PreparedRequest(
      id: UniqueID(), method: method, address: address, url: url.text,
      headers: typed(headers, hasBody: fields != nil), body: fields.map(body), failure: url.failure,
      isTruncated: budget < 0, timeout: timeout, requestId: requestId, actionId: context.actionId)
  }

  private var timeout: Double {
    let fraction = deviations.contains(.fractionalTimeout) ? nil : parameters.double("timeout")
    let seconds = parameters.int("timeout").map(Double.init) ?? fraction
    guard let seconds, seconds > 0 else { return RequestPlan.defaultTimeout }
    return seconds
  }

  private var isForm: Bool {
    parameters.string("contentType") == Document.RequestContentType.formUrlEncoded.rawValue
  }

  private func body(_ fields: [(name: String, value: Document.StateValue)]) -> String {
    if isForm { return RequestURL.form(texts(fields), deviations) }
    return Document.StateValue.objectValue(
      Dictionary(fields.map { ($0.name, $0.value) }) { _, last in last }
    ).json
  }

  private func texts(
    _ fields: [(name: String, value: Document.StateValue)]
  ) -> [(name: String, value: String)] {
    fields.map { ($0.name, $0.value.sentText(deviations)) }
  }

  private func headers(_ state: any DocumentState, _ budget: inout Int) -> [PreparedRequest.Header] {
    var headers: [PreparedRequest.Header] = []
    for entry in parameters.objects("headers") ?? [] {
      if budget < 0 { break }
      guard let name = entry["name"]?.string else { continue }
      let path = entry["path"]?.string
      let stored = path.flatMap { state.value(at: $0) }?.sentText(deviations)
      guard let value = entry["value"]?.string.map({ state.interpolate($0) }) ?? stored else { continue }
      budget -= name.utf8.count + value.utf8.count
      headers.append(PreparedRequest.Header(name: name, value: value))
    }
    return headers
  }

  /// Returns the header fields with the type of the body.
  private func typed(_ headers: [PreparedRequest.Header], hasBody: Bool) -> [PreparedRequest.Header] {
    guard hasBody else { return headers }
    var headers = headers
    headers.removeAll { $0.name.lowercased() == "content-type" }
    let type = isForm ? "application/x-www-form-urlencoded" : "application/json"
    return headers + [PreparedRequest.Header(name: "Content-Type", value: type)]
  }

  /// Returns the fields of an array in order. An array with an element that is not an object has no fields.
  private func fields(
    _ name: String, _ state: any DocumentState, _ budget: inout Int
  ) -> [(name: String, value: Document.StateValue)] {
    var fields: [(name: String, value: Document.StateValue)] = []
    for entry in parameters.objects(name) ?? [] {
      let path = entry["path"]?.string
      guard let value = entry["literal"] ?? path.flatMap({ state.value(at: $0) }) else { continue }
      budget -= value.size
      if budget < 0 { break }
      let last = path?.split(separator: ".", omittingEmptySubsequences: false).last.map(String.init)
      fields.append((entry["as"]?.string ?? last ?? "value", value))
    }
    return fields
  }

  /// Returns the fields of an array. If a name is repeated, its last value wins and keeps the first position.
  /// Returns `nil` for an empty array.
  private func uniqueFields(
    _ name: String, _ state: any DocumentState, _ budget: inout Int
  ) -> [(name: String, value: Document.StateValue)]? {
    guard let entries = parameters.objects(name), !entries.isEmpty else { return nil }
    var indices: [String: Int] = [:]
    var unique: [(name: String, value: Document.StateValue)] = []
    for field in fields(name, state, &budget) {
      if let index = indices[field.name] {
        unique[index] = field
      } else {
        indices[field.name] = unique.count
        unique.append(field)
      }
    }
    return unique
  }
}
