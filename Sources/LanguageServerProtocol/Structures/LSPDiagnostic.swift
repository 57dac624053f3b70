public import JSONSyntax
public import SourceText

/// A message about one place, as the protocol writes it: `Diagnostic`.
public struct LSPDiagnostic: JSONEncodable, Hashable {
  /// A place that belongs to it: `DiagnosticRelatedInformation`.
  public struct RelatedInformation: JSONEncodable, Hashable {
    /// Where.
    public var location: Location
    /// What is there.
    public var message: String

    /// Creates a related place.
    public init(location: Location, message: String) {
      self.location = location
      self.message = message
    }

    /// Writes the place.
    public func encode(to json: inout JSONWriter) {
      json.object { json in
        json.member("location", location)
        json.member("message", message)
      }
    }
  }

  /// Where.
  public var range: LSPRange
  /// 1 error, 2 warning, 3 information, 4 hint.
  public var severity: Int
  /// The name of the rule.
  public var code: String
  /// The address of the rule's documentation.
  public var href: String?
  /// Who speaks.
  public var source: String
  /// What is wrong.
  public var message: String
  /// 1 unnecessary, 2 deprecated.
  public var tags: [Int]
  /// Other places; absent when the client does not show them.
  public var relatedInformation: [RelatedInformation]?

  /// Creates a message.
  public init(
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

  /// Writes the message.
  public func encode(to json: inout JSONWriter) {
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

/// `textDocument/publishDiagnostics`: everything there is to say about a document.
public struct PublishDiagnosticsParams: JSONEncodable {
  /// The name of the message.
  public static let method = "textDocument/publishDiagnostics"
  /// The document.
  public let uri: FileURI
  /// The number of the text.
  public let version: Int?
  /// The messages, as JSON.
  public let diagnostics: LSPAny

  /// Creates the parameters.
  public init(uri: FileURI, version: Int?, diagnostics: LSPAny) {
    self.uri = uri
    self.version = version
    self.diagnostics = diagnostics
  }

  /// Writes the parameters.
  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("uri", uri)
      json.member("version", ifPresent: version)
      json.member("diagnostics", diagnostics)
    }
  }
}
