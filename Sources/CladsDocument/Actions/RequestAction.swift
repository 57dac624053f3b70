public import CladsSchema
import Diagnostics
import JSONSyntax

extension Document {
  /// Sends an HTTP request and stores what comes back.
  public struct RequestAction: Described {
    /// The method.
    public var method: HTTPMethod?
    /// The address, a template.
    public var url: String?
    /// The handle under which it can be cancelled.
    public var requestId: String?
    /// HTTP headers.
    public var headers: [RequestHeader]?
    /// Query parameters.
    public var queryParams: [RequestParameter]?
    /// The fields of the body.
    public var body: [RequestParameter]?
    /// How the body is written.
    public var contentType: RequestContentType?
    /// Seconds to wait; more than zero when the document is right.
    public var timeout: Double?
    /// Whether the app logs the exchange.
    public var debug: Bool?
    /// Where "running" is stored.
    public var loadingPath: String?
    /// Where the response is stored.
    public var responsePath: String?
    /// Where an error is stored.
    public var errorPath: String?
    /// The named action to run after success.
    public var onSuccess: String?
    /// The named action to run after a failure.
    public var onError: String?
    /// Where it was read from.
    public var origin = Origin.none
    /// The keys that are present.
    public var keys = KeySet()
  }

  /// Cancels a running request.
  public struct CancelRequestAction: Described {
    /// The request's handle; all requests when absent.
    public var requestId: String?
    /// Where it was read from.
    public var origin = Origin.none
  }

  /// An HTTP header.
  public struct RequestHeader: Described {
    /// Its name.
    public var name: String?
    /// Its value, a template.
    public var value: String?
    /// The state path of its value.
    public var path: String?
    /// Where it was read from.
    public var origin = Origin.none
  }

  /// A query parameter, or a field of the body.
  public struct RequestParameter: Described {
    /// The state path of its value.
    public var path: String?
    /// Its name.
    public var name: String?
    /// Its value, written out.
    public var literal: StateValue?
    /// Where it was read from.
    public var origin = Origin.none
  }

  /// An HTTP method.
  public enum HTTPMethod: String, Documented {
    case get = "GET"
    case post = "POST"
    case put = "PUT"
    case patch = "PATCH"
    case delete = "DELETE"

    /// What choosing it means.
    public var documentation: String {
      switch self {
      case .get: "Fetches something; has no body by custom."
      case .post: "Creates something."
      case .put: "Replaces something."
      case .patch: "Changes a part of something."
      case .delete: "Removes something."
      }
    }
  }

  /// How a request's body is written.
  public enum RequestContentType: String, Documented {
    case json, formUrlEncoded

    /// What choosing it means.
    public var documentation: String {
      switch self {
      case .json: "As a JSON object."
      case .formUrlEncoded: "As form fields."
      }
    }
  }
}

extension Document.RequestAction {
  /// The keys of a `request` action.
  public static let table = describe(
    "`request` action", "Sends an HTTP request and stores the response, an error and whether it is running."
  ) {
    Property(
      "method", \.method, Self.methodSchema, "HTTP method, in any capitals.", required: true,
      onMismatch: Mismatch("request-method", .doesNothing), missing: "request-method")
    Property(
      "url", \.url, .template, "Address; `${…}` is interpolated and not percent-encoded.", required: true,
      onMismatch: Mismatch("request-url", .doesNothing), missing: "request-url")
    Property(
      "requestId", \.requestId, .string(.declaration(.request)),
      "Handle for `cancelRequest`; starting a request cancels a running one with the same handle.",
      onMismatch: Mismatch("action-parameter-type", .isIgnored))
    Property(
      "headers", \.headers, .requestFields(Document.RequestHeader.schema, areHeaders: true), "HTTP headers.",
      onMismatch: Mismatch("request-body-shape", .isIgnored))
    Property(
      "queryParams", \.queryParams, .requestFields(Document.RequestParameter.schema),
      "Query parameters, appended to the address.", onMismatch: Mismatch("request-body-shape", .isIgnored))
    Property(
      "body", \.body, .requestFields(Document.RequestParameter.schema),
      "Fields of the body; a list of parameters, not free JSON.",
      onMismatch: Mismatch("request-body-shape", .isIgnored))
    Property(
      "contentType", \.contentType, Self.contentTypeSchema, "How the body is written.", default: "\"json\"",
      onMismatch: Mismatch("request-content-type", .fallsBack(to: "`json`")))
    Property(
      "timeout", \.timeout, .seconds, "Seconds to wait; a whole number.", default: "30",
      onMismatch: Mismatch("request-timeout", .fallsBack(to: "30 seconds")))
    Property(
      "debug", \.debug, .boolean, "Whether the app logs the exchange.", default: "false",
      onMismatch: Mismatch("action-parameter-type", .isIgnored))
    Property(
      "loadingPath", \.loadingPath, .string(.path(.write, .boolean)),
      "State path that is true while the request runs.",
      onMismatch: Mismatch("action-parameter-type", .isIgnored))
    Property(
      "responsePath", \.responsePath, .string(.path(.write, .opaque)), "State path for the parsed response.",
      onMismatch: Mismatch("action-parameter-type", .isIgnored))
    Property(
      "errorPath", \.errorPath, .string(.path(.write, .opaque)),
      "State path for the error: `{ statusCode, message, … }`.",
      onMismatch: Mismatch("action-parameter-type", .isIgnored))
    Property(
      "onSuccess", \.onSuccess, Self.callbackSchema, "Id of the named action to run after success.",
      onMismatch: Mismatch("action-parameter-type", .isIgnored))
    Property(
      "onError", \.onError, Self.callbackSchema, "Id of the named action to run after a failure.",
      onMismatch: Mismatch("action-parameter-type", .isIgnored))
  }

  private static let methodSchema = Schema<Document.HTTPMethod>.choice(
    ignoringCase: true, otherwise: .doesNothing, rule: "request-method",
    corrections: ["FETCH": "GET", "CREATE": "POST", "UPDATE": "PUT", "REMOVE": "DELETE"])
  private static let contentTypeSchema = Schema<Document.RequestContentType>.choice(
    otherwise: .fallsBack(to: "`json`"), rule: "request-content-type",
    corrections: [
      "application/json": "json", "form": "formUrlEncoded", "urlencoded": "formUrlEncoded",
      "application/x-www-form-urlencoded": "formUrlEncoded",
    ])
  private static let callbackSchema = Schema<String>.string(.reference(.action)).refusing([.object]) {
    node, reading in
    Finding(
      "callback-inline", at: reading.view.range(node),
      "\(reading.place(of: node)) takes the id of a named action, not an action in place", effect: .isIgnored,
      help: "move it into the document's `actions` and write its id here")
  }

  static let schema = objectSchema(blank: Document.RequestAction(), unknown: .genericAction) {
    action, node, seen, reading in
    action.keys = seen
    reading.judgeAddress(of: action, node)
    reading.judgeContentType(of: action)
  }
}

extension Document.CancelRequestAction {
  /// The keys of a `cancelRequest` action.
  public static let table = describe(
    "`cancelRequest` action", "Cancels a running request, or all of this screen."
  ) {
    Property(
      "requestId", \.requestId, .string(.reference(.request)), "Handle of the request.",
      default: "all requests", onMismatch: Mismatch("action-parameter-type", .fallsBack(to: "all requests")))
  }

  static let schema = objectSchema(blank: Document.CancelRequestAction(), unknown: .genericAction)
}

extension Document.RequestHeader {
  /// The keys of a header.
  public static let table = describe("header", "An HTTP header; `value` wins over `path`.") {
    Property(
      "name", \.name, .literal, "Name of the header.", required: true,
      onMismatch: Mismatch("request-header", .isIgnored), missing: "request-header")
    Property("value", \.value, .template, "Value; `${…}` is interpolated.", onMismatch: .isIgnored)
    Property("path", \.path, .string(.path(.read, .any)), "State path of the value.", onMismatch: .isIgnored)
  }

  static let schema = objectSchema(blank: Document.RequestHeader()) { header, node, seen, reading in
    if header.value == nil, header.path == nil, seen.indices == [0], !reading.view.isIncomplete(node) {
      reading.report(
        Finding(
          "request-header", at: reading.head(of: node), "a header needs `value` or `path`",
          effect: .isIgnored, help: "add `\"value\": \"…\"`",
          fixes: reading.insertion(of: "\"value\": \"\"", into: node).map {
            [QuickFix("Add `value`", edits: [$0])]
          } ?? []))
    }
  }
}

extension Document.RequestParameter {
  /// The keys of a parameter.
  public static let table = describe("request parameter", "A query parameter, or a field of the body.") {
    Property("path", \.path, .string(.path(.read, .any)), "State path of the value.", onMismatch: .isIgnored)
    Property(
      "as", \.name, .literal, "Name of the field.", default: "the last part of `path`", onMismatch: .isIgnored
    )
    Property(
      "literal", \.literal, .stateValue, "The value, written out; wins over `path`.", onMismatch: .isIgnored)
  }

  static let schema = objectSchema(blank: Document.RequestParameter())
}
