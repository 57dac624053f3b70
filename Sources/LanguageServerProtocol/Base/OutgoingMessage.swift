import JSONSyntax
import SourceText

/// A message to the client, encoded.
package struct OutgoingMessage: Sendable {
  /// The message without line breaks, in UTF-8.
  private let json: [UInt8]

  /// The `Content-Length` header and the message, in UTF-8, as the Language Server Protocol has it.
  package var bytes: [UInt8] { Array("Content-Length: \(json.count)\r\n\r\n".utf8) + json }

  /// The size of the message, in UTF-8 bytes.
  package var byteCount: Int { json.count }

  /// The message on a line, in UTF-8, as the Model Context Protocol has it.
  package var line: [UInt8] { json + [Byte.newline] }

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
    self.json = json.bytes
  }
}
