public import JSONSyntax

/// `window/logMessage`: a line for the client's log.
public struct LogMessageParams: JSONEncodable {
  /// The `MessageType`: 1 error, 2 warning, 3 info, 4 log.
  public let type: Int
  public let message: String

  public init(type: Int, message: String) {
    self.type = type
    self.message = message
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("type", type)
      json.member("message", message)
    }
  }
}

/// `$/logTrace`: a trace of what the server does, for clients that enabled tracing.
public struct LogTraceParams: JSONEncodable {
  public let message: String

  public init(message: String) { self.message = message }

  public func encode(to json: inout JSONWriter) { json.object { $0.member("message", message) } }
}

/// `$/progress`: a partial result, or the progress of a long-running task.
public struct ProgressParams: JSONEncodable {
  /// The token that identifies the request or task.
  public let token: LSPAny
  /// The partial result or the progress.
  public let value: LSPAny

  public init(token: LSPAny, value: LSPAny) {
    self.token = token
    self.value = value
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("token", token)
      json.member("value", value)
    }
  }
}

/// `window/workDoneProgress/create`: asks the client to show the progress of a long-running task.
public struct ProgressTokenParams: JSONEncodable {
  /// The token that identifies the task.
  public let token: LSPAny

  public init(token: LSPAny) { self.token = token }

  public func encode(to json: inout JSONWriter) { json.object { $0.member("token", token) } }
}

/// The progress of a long-running task.
public enum WorkDoneProgress: JSONEncodable {
  case begin(title: String)
  case report(message: String, percentage: Int)
  case end

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      switch self {
      case .begin(let title):
        json.member("kind", "begin")
        json.member("title", title)
        json.member("percentage", 0)
      case .report(let message, let percentage):
        json.member("kind", "report")
        json.member("message", message)
        json.member("percentage", percentage)
      case .end: json.member("kind", "end")
      }
    }
  }
}
