import JSONSyntax

/// A message to the client, as bytes with their header.
public struct OutgoingMessage: Sendable {
  /// The message and its header, in UTF-8.
  public let bytes: [UInt8]

  /// The answer to a request.
  public static func response(_ id: RequestID, _ result: some JSONEncodable) -> OutgoingMessage {
    OutgoingMessage { json in
      json.member("id", id)
      json.member("result", result)
    }
  }

  /// The refusal of a request; without an id when it could not be read.
  public static func failure(_ id: RequestID?, _ error: ResponseError) -> OutgoingMessage {
    OutgoingMessage { json in
      json.member("id", id)
      json.member("error", error)
    }
  }

  /// A notification.
  public static func notification(_ method: String, _ params: some JSONEncodable) -> OutgoingMessage {
    OutgoingMessage { json in
      json.member("method", method)
      json.member("params", params)
    }
  }

  /// A request to the client.
  public static func request(
    _ id: RequestID, _ method: String, _ params: (some JSONEncodable)?
  ) -> OutgoingMessage {
    OutgoingMessage { json in
      json.member("id", id)
      json.member("method", method)
      json.member("params", ifPresent: params)
    }
  }

  private init(_ body: (inout JSONWriter) -> Void) {
    var json = JSONWriter()
    json.object { json in
      json.member("jsonrpc", "2.0")
      body(&json)
    }
    bytes = Array("Content-Length: \(json.bytes.count)\r\n\r\n".utf8) + json.bytes
  }
}
