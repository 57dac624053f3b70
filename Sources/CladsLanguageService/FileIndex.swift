package import CladsDocument
package import SourceText

/// The names that one file of the workspace declares and refers to; small enough to keep for every file.
package struct FileIndex: Sendable {
  /// The kind of thing that a name refers to.
  package enum Kind: Sendable, Hashable {
    /// A symbol that documents declare and refer to.
    case symbol(SymbolKind)
    /// An entry of the vocabulary: a component kind, an action type, a section layout.
    case entry(Slot)
    /// State that the host app provides; its name is the path.
    case hostState
  }

  /// One occurrence of a name.
  package struct Mention: Sendable {
    package let kind: Kind
    /// The name; for a token, without the `@`.
    package let name: String
    /// Whether the name is declared here.
    package let isDeclaration: Bool
    /// The location of the name, without quotes.
    package let place: LineRange
    /// The name of what contains it: the id of the document, or in a project file the enclosing entry, such
    /// as a design system; for a token in a document, the design system that the document names. Empty when
    /// there is none.
    package let container: String

    package init(kind: Kind, name: String, isDeclaration: Bool, place: LineRange, container: String = "") {
      self.kind = kind
      self.name = name
      self.isDeclaration = isDeclaration
      self.place = place
      self.container = container
    }
  }

  package let uri: FileURI
  /// The absolute path of the project file that it belongs to; `nil` outside any project.
  package let projectPath: String?
  /// Every mention, in the order of the text.
  package let mentions: [Mention]
  /// The ids of the documents in the file.
  package let screens: [String]

  /// The absolute path of the document that the file is a test of; `nil` if it is none.
  package let testedDocument: String?

  /// Whether the file has syntax errors, which may hide mentions.
  package let hasSyntaxErrors: Bool

  package init(
    uri: FileURI, projectPath: String?, mentions: [Mention], screens: [String] = [],
    testedDocument: String? = nil, hasSyntaxErrors: Bool = false
  ) {
    self.testedDocument = testedDocument
    self.screens = screens
    self.hasSyntaxErrors = hasSyntaxErrors
    self.uri = uri
    self.projectPath = projectPath
    self.mentions = mentions
  }

  /// Returns whether the file is a test of the document at an absolute path.
  package func isTest(ofDocumentAt path: String) -> Bool { testedDocument == path }

  /// Returns whether the file declares a name.
  package func declares(_ kind: Kind, _ name: String) -> Bool {
    mentions.contains { $0.isDeclaration && $0.kind == kind && $0.name == name }
  }
}

extension Referent {
  /// The kind by which other files can refer to it; `nil` for what is local to a document. State is that of
  /// the host app.
  var kind: FileIndex.Kind? {
    switch self {
    case .symbol(let kind, _): .symbol(kind)
    case .entry(let slot, _): .entry(slot)
    case .state: .hostState
    case .localState, .variable, .element: nil
    }
  }
}
