import JSONSyntax

/// A message to the client, encoded and framed.
package struct OutgoingMessage: Sendable {
  /// The `Content-Length` header and the message, in UTF-8.
  package let bytes: [UInt8]

  /// A successful response.
  package static func response(_ id: RequestID, _ result: some JSONEncodable) -> OutgoingMessage {
    OutgoingMessage { json in
      json.member("id", id)
      json.member("result", result)
    }
  }

  /// An error response; `id` is `nil` when that of the request could not be read.
  package static func failure(_ id: RequestID?, _ error: ResponseError) -> OutgoingMessage {
    OutgoingMessage { json in
      json.member("id", id)
      json.member("error", error)
    }
  }

  package static func notification(_ method: String, _ params: some JSONEncodable) -> OutgoingMessage {
    OutgoingMessage { json in
      json.member("method", method)
      json.member("params", params)
    }
  }

  package static func request(
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
