public import CladsDocument
public import CladsSchema
import Diagnostics
import JSONSyntax

extension Document.Definition {
  /// Reads a document; returns `nil` if an app with this registry and this format level would reject it.
  @MainActor
  public init?(jsonString: String, registry: CladsRegistry? = nil, level: FormatLevel = .base) {
    guard let decoded = DecodedDocument(jsonString, registry?.vocabulary ?? RegisteredNames(), level) else {
      return nil
    }
    self = decoded.document
  }
}

/// A document with its syntax tree.
struct DecodedDocument {
  let document: Document.Definition
  let tree: SyntaxTree

  /// Reads a document; returns `nil` if an app would reject it.
  init?(_ text: String, _ names: RegisteredNames, _ level: FormatLevel) {
    tree = SyntaxTree.parse(Array(text.utf8))
    guard tree.errors.isEmpty else { return nil }
    var vocabulary = BuiltInKinds.vocabulary(level: level)
    names.register(in: &vocabulary)
    let (document, findings) = tree.withView { view in
      var reading = Reading(view, vocabulary: vocabulary)
      return (Document.Definition.read(&reading), reading.findings)
    }
    guard !findings.contains(where: { $0.diagnostic.effect == .rejectsDocument }) else { return nil }
    self.document = document
  }
}
