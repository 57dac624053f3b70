public import JSONSyntax
public import SourceText

/// A stretch of a document.
public struct Location: Hashable, JSONEncodable {
  /// The document.
  public var uri: FileURI
  /// The stretch.
  public var range: LSPRange

  /// Creates a location.
  public init(uri: FileURI, range: LSPRange) {
    self.uri = uri
    self.range = range
  }

  /// Writes the location.
  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("uri", uri)
      json.member("range", range)
    }
  }
}

/// A stretch of a document together with what led there: `LocationLink`.
public struct LocationLink: Hashable, JSONEncodable {
  /// What the client underlines as the origin.
  public var originSelectionRange: LSPRange?
  /// The document.
  public var targetUri: FileURI
  /// The whole of what is linked to.
  public var targetRange: LSPRange
  /// What is selected there.
  public var targetSelectionRange: LSPRange

  /// Creates a link.
  public init(
    originSelectionRange: LSPRange? = nil, targetUri: FileURI, targetRange: LSPRange,
    targetSelectionRange: LSPRange
  ) {
    self.originSelectionRange = originSelectionRange
    self.targetUri = targetUri
    self.targetRange = targetRange
    self.targetSelectionRange = targetSelectionRange
  }

  /// Writes the link.
  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("originSelectionRange", ifPresent: originSelectionRange)
      json.member("targetUri", targetUri)
      json.member("targetRange", targetRange)
      json.member("targetSelectionRange", targetSelectionRange)
    }
  }
}
