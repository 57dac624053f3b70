public import JSONSyntax
public import SourceText

/// A range of a document.
public struct Location: Hashable, JSONEncodable {
  public var uri: FileURI
  public var range: LSPRange

  public init(uri: FileURI, range: LSPRange) {
    self.uri = uri
    self.range = range
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("uri", uri)
      json.member("range", range)
    }
  }
}

/// A link from one range to a range of a document: `LocationLink` in the specification.
public struct LocationLink: Hashable, JSONEncodable {
  /// The range that the client underlines as the origin of the link.
  public var originSelectionRange: LSPRange?
  public var targetUri: FileURI
  /// The range of the whole target.
  public var targetRange: LSPRange
  /// The range to select in the target; inside `targetRange`.
  public var targetSelectionRange: LSPRange

  public init(
    originSelectionRange: LSPRange? = nil, targetUri: FileURI, targetRange: LSPRange,
    targetSelectionRange: LSPRange
  ) {
    self.originSelectionRange = originSelectionRange
    self.targetUri = targetUri
    self.targetRange = targetRange
    self.targetSelectionRange = targetSelectionRange
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("originSelectionRange", ifPresent: originSelectionRange)
      json.member("targetUri", targetUri)
      json.member("targetRange", targetRange)
      json.member("targetSelectionRange", targetSelectionRange)
    }
  }
}
