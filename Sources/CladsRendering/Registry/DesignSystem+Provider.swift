import CladsDocument
import JSONSyntax

extension DesignSystem {
  /// The tokens of a design system in code: it lists some, and `resolveStyle` decides about all others.
  init<Provider: DesignSystemProvider>(_ provider: Provider) {
    let tokens = provider.references.map { reference in
      DesignToken(
        reference.name, reference.documentation, drawn: provider.resolveStyle(reference.name) ?? IR.Style())
    }
    self.init(name: Provider.identifier, documentation: nil, tokens: tokens, isClosed: true) { name in
      provider.resolveStyle(name).map { DesignToken(name, nil, drawn: $0) }
    }
  }
}

extension DesignToken {
  /// Creates a token of the app's code, as if a file declared its style.
  fileprivate init(_ name: String, _ documentation: String?, drawn: IR.Style) {
    let tree = SyntaxTree.parse(Array(Document.Style(drawn).jsonValue.json.utf8))
    self = tree.withView { view in
      // The reading records which properties there are; a shadow exists only at the extended level.
      var reading = Reading(view, vocabulary: Vocabulary(level: .extended))
      return DesignToken(
        name: name, documentation: documentation,
        style: Document.Style.schema.read(0, &reading) ?? Document.Style(),
        properties: view.writtenProperties(of: 0))
    }
  }
}
