public import JSONSyntax

/// `window/logMessage`: a line for the client's log.
public struct LogMessageParams: JSONEncodable {
  /// 1 error, 2 warning, 3 information, 4 log.
  public let type: Int
  /// The line.
  public let message: String

  /// Creates a line.
  public init(type: Int, message: String) {
    self.type = type
    self.message = message
  }

  /// Writes the line.
  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("type", type)
      json.member("message", message)
    }
  }
}

/// `$/logTrace`: what the server does, for a client that wants to hear it.
public struct LogTraceParams: JSONEncodable {
  /// What it does.
  public let message: String

  /// Creates a message.
  public init(message: String) { self.message = message }

  /// Writes the message.
  public func encode(to json: inout JSONWriter) { json.object { $0.member("message", message) } }
}

/// `$/progress`: a part of a result, or how far long work is.
public struct ProgressParams: JSONEncodable {
  /// The name of the result or work.
  public let token: LSPAny
  /// The part.
  public let value: LSPAny

  /// Creates a message.
  public init(token: LSPAny, value: LSPAny) {
    self.token = token
    self.value = value
  }

  /// Writes the message.
  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("token", token)
      json.member("value", value)
    }
  }
}

/// `window/workDoneProgress/create`: the wish to show the progress of long work.
public struct ProgressTokenParams: JSONEncodable {
  /// The name of the work.
  public let token: LSPAny

  /// Creates a wish.
  public init(token: LSPAny) { self.token = token }

  /// Writes the wish.
  public func encode(to json: inout JSONWriter) { json.object { $0.member("token", token) } }
}

/// How far long work is.
public enum WorkDoneProgress: JSONEncodable {
  case begin(title: String)
  case report(message: String, percentage: Int)
  case end

  /// Writes the state of the work.
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
