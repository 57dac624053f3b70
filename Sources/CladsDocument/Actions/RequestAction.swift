import Diagnostics
import JSONSyntax

extension Document {
  /// An action that sends an HTTP request and stores the response.
  public struct RequestAction: Described, DocumentPart {
    /// The HTTP method.
    public var method: HTTPMethod?
    /// The URL, a template.
    public var url: String?
    /// The id by which the request can be canceled.
    public var requestId: String?
    /// The HTTP headers.
    public var headers: [RequestHeader]?
    /// The query parameters.
    public var queryParams: [RequestParameter]?
    /// The fields of the body.
    public var body: [RequestParameter]?
    /// The encoding of the body.
    public var contentType: RequestContentType?
    /// The timeout, in seconds.
    public var timeout: Double?
    /// Whether the app logs the request and the response.
    public var debug: Bool?
    /// The state path that is true while the request runs.
    public var loadingPath: String?
    /// The state path of the response.
    public var responsePath: String?
    /// The state path of the error.
    public var errorPath: String?
    /// The id of the named action to run after success.
    public var onSuccess: String?
    /// The id of the named action to run after a failure.
    public var onError: String?
    @Provenance package var origin = Origin.none
    /// The keys that are present.
    @Provenance package var keys = KeySet()

    public init(
      method: HTTPMethod? = nil, url: String? = nil, requestId: String? = nil,
      headers: [RequestHeader]? = nil, queryParams: [RequestParameter]? = nil,
      body: [RequestParameter]? = nil, contentType: RequestContentType? = nil, timeout: Double? = nil,
      debug: Bool? = nil, loadingPath: String? = nil, responsePath: String? = nil, errorPath: String? = nil,
      onSuccess: String? = nil, onError: String? = nil
    ) {
      self.method = method
      self.url = url
      self.requestId = requestId
      self.headers = headers
      self.queryParams = queryParams
      self.body = body
      self.contentType = contentType
      self.timeout = timeout
      self.debug = debug
      self.loadingPath = loadingPath
      self.responsePath = responsePath
      self.errorPath = errorPath
      self.onSuccess = onSuccess
      self.onError = onError
    }
  }

  /// An action that cancels a running request.
  public struct CancelRequestAction: Described, DocumentPart {
    /// The id of the request; `nil` cancels all requests.
    public var requestId: String?
    @Provenance package var origin = Origin.none

    public init(
      requestId: String? = nil
    ) {
      self.requestId = requestId
    }
  }

  /// An HTTP header.
  public struct RequestHeader: Described, DocumentPart {
    public var name: String?
    /// The value, a template.
    public var value: String?
    /// The state path of the value.
    public var path: String?
    @Provenance package var origin = Origin.none

    public init(
      name: String? = nil, value: String? = nil, path: String? = nil
    ) {
      self.name = name
      self.value = value
      self.path = path
    }
  }

  /// A query parameter, or a field of the body.
  public struct RequestParameter: Described, DocumentPart {
    /// The state path of the value.
    public var path: String?
    public var name: String?
    /// The literal value.
    public var literal: StateValue?
    @Provenance package var origin = Origin.none

    public init(
      path: String? = nil, name: String? = nil, literal: StateValue? = nil
    ) {
      self.path = path
      self.name = name
      self.literal = literal
    }
  }

  /// An HTTP method.
  public enum HTTPMethod: String, Documented {
    case get = "GET"
    case post = "POST"
    case put = "PUT"
    case patch = "PATCH"
    case delete = "DELETE"

    public var documentation: String {
      switch self {
      case .get: "Fetches a resource; conventionally has no body."
      case .post: "Creates a resource."
      case .put: "Replaces a resource."
      case .patch: "Updates a part of a resource."
      case .delete: "Deletes a resource."
      }
    }
  }

  /// The encoding of a request's body.
  public enum RequestContentType: String, Documented {
    case json, formUrlEncoded

    public var documentation: String {
      switch self {
      case .json: "As a JSON object."
      case .formUrlEncoded: "As URL-encoded form fields."
      }
    }
  }
}

extension Document.RequestAction {
  package static let table = describe(
    "`request` action", "Sends an HTTP request and stores the response, an error and whether it is running."
  ) {
    Property(
      "method", \.method, Self.methodSchema, "HTTP method, in any case.", required: true,
      onMismatch: Mismatch(.requestMethod, .doesNothing), missing: .requestMethod,
      example: { $1.likelyMethod(of: $0) })
    Property(
      "url", \.url, .template, "URL; `${…}` is interpolated, but not percent-encoded.", required: true,
      onMismatch: Mismatch(.requestURL, .doesNothing), missing: .requestURL,
      example: { _, _ in "\"https://example.com\"" })
    Property(
      "requestId", \.requestId, .string(.declaration(.request)),
      "Id for `cancelRequest`; starting a request cancels a running one with the same id.",
      onMismatch: Mismatch(.actionParameterType, .isIgnored))
    Property(
      "headers", \.headers, .requestFields(Document.RequestHeader.schema, areHeaders: true), "HTTP headers.",
      onMismatch: Mismatch(.requestBodyShape, .isIgnored))
    Property(
      "queryParams", \.queryParams, .requestFields(Document.RequestParameter.schema),
      "Query parameters, appended to the URL.", onMismatch: Mismatch(.requestBodyShape, .isIgnored))
    Property(
      "body", \.body, .requestFields(Document.RequestParameter.schema),
      "Fields of the body: an array of parameters, not arbitrary JSON.",
      onMismatch: Mismatch(.requestBodyShape, .isIgnored))
    Property(
      "contentType", \.contentType, Self.contentTypeSchema, "Encoding of the body.", default: "\"json\"",
      onMismatch: Mismatch(.requestContentType, .fallsBack(to: "`json`")))
    Property(
      "timeout", \.timeout, .seconds, "Timeout in seconds; a whole number.", default: "30",
      onMismatch: Mismatch(.requestTimeout, .fallsBack(to: "30 seconds")))
    Property(
      "debug", \.debug, .boolean, "Whether the app logs the request and the response.", default: "false",
      onMismatch: Mismatch(.actionParameterType, .isIgnored))
    Property(
      "loadingPath", \.loadingPath, .string(.path(.write, .boolean)),
      "State path that is true while the request runs.",
      onMismatch: Mismatch(.actionParameterType, .isIgnored))
    Property(
      "responsePath", \.responsePath, .string(.path(.write, .opaque)), "State path for the parsed response.",
      onMismatch: Mismatch(.actionParameterType, .isIgnored))
    Property(
      "errorPath", \.errorPath, .string(.path(.write, .opaque)),
      "State path for the error: `{ statusCode, message, … }`.",
      onMismatch: Mismatch(.actionParameterType, .isIgnored))
    Property(
      "onSuccess", \.onSuccess, Self.callbackSchema, "Id of the named action to run after success.",
      onMismatch: Mismatch(.actionParameterType, .isIgnored))
    Property(
      "onError", \.onError, Self.callbackSchema, "Id of the named action to run after a failure.",
      onMismatch: Mismatch(.actionParameterType, .isIgnored))
  }

  private static let methodSchema = Schema<Document.HTTPMethod>.choice(
    ignoringCase: true, otherwise: .doesNothing, rule: .requestMethod,
    corrections: ["FETCH": "GET", "CREATE": "POST", "UPDATE": "PUT", "REMOVE": "DELETE"])
  private static let contentTypeSchema = Schema<Document.RequestContentType>.choice(
    otherwise: .fallsBack(to: "`json`"), rule: .requestContentType,
    corrections: [
      "application/json": "json", "form": "formUrlEncoded", "urlencoded": "formUrlEncoded",
      "application/x-www-form-urlencoded": "formUrlEncoded",
    ])
  private static let callbackSchema = Schema<String>.string(.reference(.action)).refusing([.object]) {
    node, reading in
    Finding(
      .callbackInline, at: reading.view.range(node),
      "\(reading.place(of: node)) must be the id of a named action, not an inline action", effect: .isIgnored,
      help: "move it into the document's `actions` and write its id here")
  }

  public static let schema = objectSchema(blank: Document.RequestAction(), unknown: .genericAction) {
    action, _, seen, reading in
    action.keys = seen
    reading.checkContentType(of: action)
  }
}

extension Document.CancelRequestAction {
  package static let table = describe(
    "`cancelRequest` action", "Cancels a running request, or all requests of this screen."
  ) {
    Property(
      "requestId", \.requestId, .string(.reference(.request)), "Id of the request.",
      default: "all requests", onMismatch: Mismatch(.actionParameterType, .fallsBack(to: "all requests")))
  }

  public static let schema = objectSchema(blank: Document.CancelRequestAction(), unknown: .genericAction)
}

extension Document.RequestHeader {
  package static let table = describe("header", "An HTTP header; `value` wins over `path`.") {
    Property(
      "name", \.name, .literal, "Name of the header.", required: true,
      onMismatch: Mismatch(.requestHeader, .isIgnored), missing: .requestHeader)
    Property("value", \.value, .template, "Value; `${…}` is interpolated.", onMismatch: .isIgnored)
    Property("path", \.path, .string(.path(.read, .any)), "State path of the value.", onMismatch: .isIgnored)
  }

  public static let schema = objectSchema(blank: Document.RequestHeader()) { header, node, seen, reading in
    if header.value == nil, header.path == nil, seen.indices == [0], !reading.view.isIncomplete(node) {
      reading.report(
        Finding(
          .requestHeader, at: reading.head(of: node), "`value` or `path` is required here",
          effect: .isIgnored, help: "add `\"value\": \"…\"`",
          fixes: reading.insertion(of: table.member(\.value, "\"\""), into: node).map {
            [QuickFix("Add `value`", edits: [$0], .incomplete)]
          } ?? []))
    }
  }
}

extension Document.RequestParameter {
  package static let table = describe("request parameter", "A query parameter, or a field of the body.") {
    Property("path", \.path, .string(.path(.read, .any)), "State path of the value.", onMismatch: .isIgnored)
    Property(
      "as", \.name, .literal, "Name of the field.", default: "the last part of `path`", onMismatch: .isIgnored
    )
    Property(
      "literal", \.literal, .stateValue, "Literal value; wins over `path`.", onMismatch: .isIgnored)
  }

  public static let schema = objectSchema(blank: Document.RequestParameter())
}

extension Reading {
  /// Returns the likely method of a request, as JSON: only some have a body.
  fileprivate func likelyMethod(of request: RecordIndex) -> String {
    let body = Document.RequestAction.table.member(of: \.body, in: request, view)
    return "\"\((body == nil ? Document.HTTPMethod.get : .post).rawValue)\""
  }
}
