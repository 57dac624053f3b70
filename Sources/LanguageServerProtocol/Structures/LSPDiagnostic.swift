package import JSONSyntax
package import SourceText

/// A finding in the form of the protocol: `Diagnostic` in the specification.
package struct LSPDiagnostic: JSONEncodable, Hashable {
  /// A related location: `DiagnosticRelatedInformation` in the specification.
  package struct RelatedInformation: JSONEncodable, Hashable {
    package var location: Location
    package var message: String

    package init(location: Location, message: String) {
      self.location = location
      self.message = message
    }

    package func encode(to json: inout JSONWriter) {
      json.object { json in
        json.member("location", location)
        json.member("message", message)
      }
    }
  }

  package var range: LSPRange
  /// The `DiagnosticSeverity`: 1 error, 2 warning, 3 information, 4 hint.
  package var severity: Int
  /// The ID of the rule.
  package var code: String
  /// The URI of the rule's documentation.
  package var href: String?
  /// The name of the tool, which editors show with the message.
  package var source: String
  package var message: String
  /// The `DiagnosticTag`s: 1 unnecessary, 2 deprecated.
  package var tags: [Int]
  /// Related locations; `nil` when there are none or the client does not show them.
  package var relatedInformation: [RelatedInformation]?

  package init(
    range: LSPRange, severity: Int, code: String, href: String?, source: String, message: String, tags: [Int],
    relatedInformation: [RelatedInformation]?
  ) {
    self.range = range
    self.severity = severity
    self.code = code
    self.href = href
    self.source = source
    self.message = message
    self.tags = tags
    self.relatedInformation = relatedInformation
  }

  package func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("range", range)
      json.member("severity", severity)
      json.member("code", code)
      if let href { json.member("codeDescription", object: { $0.member("href", href) }) }
      json.member("source", source)
      json.member("message", message)
      if !tags.isEmpty { json.member("tags", tags) }
      json.member("relatedInformation", ifPresent: relatedInformation)
    }
  }
}

/// `textDocument/publishDiagnostics`: all diagnostics of a document.
package struct PublishDiagnosticsParams: JSONEncodable {
  package static let method = "textDocument/publishDiagnostics"
  package let uri: FileURI
  /// The version that the diagnostics are for; `nil` for a file that is not open.
  package let version: Int?
  /// The diagnostics, as a JSON array.
  package let diagnostics: LSPAny

  package init(uri: FileURI, version: Int?, diagnostics: LSPAny) {
    self.uri = uri
    self.version = version
    self.diagnostics = diagnostics
  }

  package func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("uri", uri)
      json.member("version", ifPresent: version)
      json.member("diagnostics", diagnostics)
    }
  }
}
