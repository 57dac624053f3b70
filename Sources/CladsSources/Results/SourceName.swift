package import SourceText

/// A name that Swift source gives to something that documents can use.
package struct SourceName: Hashable, Sendable {
  package enum Certainty: Hashable, Sendable {
    /// The source uses the framework's API, and the name is a literal or a constant.
    case certain
    /// The source looks like it, for example a `switch` over something called `actionId`.
    case guessed
  }

  package let text: String
  /// The path of the file that contains the name.
  package let path: String
  /// The range of the name: the content of the string literal, or the constant or enum case without one.
  package let range: TextRange
  /// The documentation comment of the declaration, without its delimiters; `nil` if there is none.
  package var documentation: String?
  package var certainty: Certainty

  package init(
    text: String, path: String, range: TextRange, documentation: String? = nil, certainty: Certainty
  ) {
    self.text = text
    self.path = path
    self.range = range
    self.documentation = documentation
    self.certainty = certainty
  }
}
