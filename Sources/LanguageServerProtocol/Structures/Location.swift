package import JSONSyntax
package import SourceText

/// A range of a document.
package struct Location: Hashable, JSONEncodable {
  package var uri: FileURI
  package var range: LSPRange

  package init(uri: FileURI, range: LSPRange) {
    self.uri = uri
    self.range = range
  }

  package func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("uri", uri)
      json.member("range", range)
    }
  }
}

/// A link from one range to a range of a document: `LocationLink` in the specification.
package struct LocationLink: Hashable, JSONEncodable {
  /// The range that the client underlines as the origin of the link.
  package var originSelectionRange: LSPRange?
  package var targetUri: FileURI
  /// The range of the whole target.
  package var targetRange: LSPRange
  /// The range to select in the target; inside `targetRange`.
  package var targetSelectionRange: LSPRange

  package init(
    originSelectionRange: LSPRange? = nil, targetUri: FileURI, targetRange: LSPRange,
    targetSelectionRange: LSPRange
  ) {
    self.originSelectionRange = originSelectionRange
    self.targetUri = targetUri
    self.targetRange = targetRange
    self.targetSelectionRange = targetSelectionRange
  }

  package func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("originSelectionRange", ifPresent: originSelectionRange)
      json.member("targetUri", targetUri)
      json.member("targetRange", targetRange)
      json.member("targetSelectionRange", targetSelectionRange)
    }
  }
}
