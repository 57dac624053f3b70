package import JSONSyntax
import LanguageServerProtocol

/// A revision of the Model Context Protocol that servers here speak.
///
/// Until 2025, a client and a server agree on a revision with `initialize`; since 2026, each request names
/// its revision, and there is no handshake.
package enum ProtocolRevision: String, CaseIterable, Sendable {
  case november2024 = "2024-11-05"
  case march2025 = "2025-03-26"
  case june2025 = "2025-06-18"
  case november2025 = "2025-11-25"
  case july2026 = "2026-07-28"

  /// The member of `_meta` by which a request names its revision.
  static let requestKey = "io.modelcontextprotocol/protocolVersion"
  static let capabilitiesKey = "io.modelcontextprotocol/clientCapabilities"
  static let serverInfoKey = "io.modelcontextprotocol/serverInfo"

  /// Whether each request names the revision, and there is no handshake.
  package var isStateless: Bool { self == .july2026 }

  /// Whether messages may come in arrays.
  var hasBatches: Bool { self == .march2025 }

  static let stateless = allCases.filter(\.isStateless)

  /// Returns the revision to answer a handshake with: the one that the client asks for, or the newest.
  static func negotiated(_ requested: String) -> ProtocolRevision {
    if let revision = ProtocolRevision(rawValue: requested), !revision.isStateless { return revision }
    return .november2025
  }
}

extension ProtocolRevision: JSONEncodable {
  package func encode(to json: inout JSONWriter) { json.string(rawValue) }
}
