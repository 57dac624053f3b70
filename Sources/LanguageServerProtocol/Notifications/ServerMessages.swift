package import JSONSyntax

/// `window/logMessage`: a line for the client's log.
package struct LogMessageParams: JSONEncodable {
  /// The `MessageType`: 1 error, 2 warning, 3 info, 4 log.
  package let type: Int
  package let message: String

  package init(type: Int, message: String) {
    self.type = type
    self.message = message
  }

  package func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("type", type)
      json.member("message", message)
    }
  }
}

/// `$/logTrace`: a trace of what the server does, for clients that enabled tracing.
package struct LogTraceParams: JSONEncodable {
  package let message: String

  package init(message: String) { self.message = message }

  package func encode(to json: inout JSONWriter) { json.object { $0.member("message", message) } }
}

/// `$/progress`: a partial result, or the progress of a long-running task.
package struct ProgressParams: JSONEncodable {
  /// The token that identifies the request or task.
  package let token: LSPAny
  /// The partial result or the progress.
  package let value: LSPAny

  package init(token: LSPAny, value: LSPAny) {
    self.token = token
    self.value = value
  }

  package func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("token", token)
      json.member("value", value)
    }
  }
}

/// `window/workDoneProgress/create`: asks the client to show the progress of a long-running task.
package struct ProgressTokenParams: JSONEncodable {
  /// The token that identifies the task.
  package let token: LSPAny

  package init(token: LSPAny) { self.token = token }

  package func encode(to json: inout JSONWriter) { json.object { $0.member("token", token) } }
}

/// The progress of a long-running task.
package enum WorkDoneProgress: JSONEncodable {
  case begin(title: String)
  case report(message: String, percentage: Int)
  case end

  package func encode(to json: inout JSONWriter) {
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
