import JSONSyntax

extension Document.Component {
  /// Decodes the keys of a custom component, shared ones included.
  ///
  /// - Throws: `SyntaxDecodingError` if they do not match `type`; its range is one in ``jsonValue`` as text.
  package func properties<Properties: ComponentProperties>(
    as type: Properties.Type = Properties.self
  ) throws(SyntaxDecodingError) -> Properties {
    var writer = JSONWriter()
    jsonValue.write(to: &writer)
    return try SyntaxDecoder().decode(type, from: SyntaxTree.parse(writer.bytes).root)
  }
}
