/// What can be declared and referred to in a document.
public enum SymbolKind: UInt8, Sendable, Hashable, CaseIterable {
  /// A named style, a key of `styles`.
  case style
  /// A token of a design system, written with a leading `@`.
  case token
  /// A named action.
  case action
  /// A named data source.
  case dataSource
  /// A component id.
  case component
  /// The id of a section.
  case section
  /// The id of a section layout.
  case sectionLayout
  /// The id of a request, by which it can be canceled.
  case request
  /// A screen that the app can navigate to.
  case destination
  /// A variable bound by a repetition.
  case iterationVariable
  /// A key of local state.
  case localState

  /// How messages refer to such a symbol.
  package var noun: String {
    switch self {
    case .style: "style"
    case .token: "design-system token"
    case .action: "action"
    case .dataSource: "data source"
    case .component: "component id"
    case .section: "section id"
    case .sectionLayout: "section layout id"
    case .request: "request id"
    case .destination: "destination"
    case .iterationVariable: "iteration variable"
    case .localState: "local state key"
    }
  }
}

/// How a use of a state path accesses the state.
public enum Access: UInt8, Sendable, Hashable {
  case read, write, readWrite

  /// Whether the value is read.
  public var reads: Bool { self != .write }
  /// Whether the value is written.
  public var writes: Bool { self != .read }
}

/// The type that a use of state expects.
public enum StateType: UInt8, Sendable, Hashable {
  case any, string, boolean, integer, double, number, array, object
  /// A value from outside the document, such as a response, whose structure is unknown.
  case opaque

  /// The type, with its article, for messages.
  package var phrase: String {
    switch self {
    case .any, .opaque: "any value"
    case .string: "a string"
    case .boolean: "a boolean"
    case .integer: "a whole number"
    case .double: "a number"
    case .number: "a number"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

/// The meaning of the text of a string. Features and rules depend on roles, never on the names of keys.
public enum Role: Sendable, Hashable {
  /// Shown or used as written; never evaluated.
  case literal
  /// Text with `${…}` placeholders that are evaluated.
  case template
  /// A bare expression.
  case expression
  /// A state path to a boolean condition; an expression by decision B-09 of the specification.
  case condition
  /// A state path.
  case path(Access, StateType)
  /// A path into local state, without the prefix `local.`.
  case localPath(Access, StateType)
  /// A state path whose value is shown as text.
  case dataPath
  /// A reference to a symbol that is declared elsewhere.
  case reference(SymbolKind)
  /// The name of a declaration of the same kind that this one inherits from; never a token.
  case parent(SymbolKind)
  /// The declaration of a symbol.
  case declaration(SymbolKind)
  /// A reference to an entry of the vocabulary: a component kind, an action type, a section layout.
  case entry(Slot)
  /// The declaration of an entry of the vocabulary.
  case declaredEntry(Slot)
  /// A modifier in Swift's syntax.
  case modifier
  /// A value of a closed set.
  case choice
  /// The path of a file or folder relative to the project file; may contain `*`.
  case filePath
  /// A color.
  case color
  /// A URL.
  case url
  /// The name of an image in the app's bundle.
  case assetName
  /// The name of a system symbol.
  case symbolName
  /// The name of a font.
  case fontName
  /// What a test of a screen calls something.
  case tested(TestedName)
}

/// What a name in a test of a screen is about.
public enum TestedName: UInt8, Sendable, Hashable {
  /// A node: its id, or a text that it shows.
  case node
  /// A text on the screen.
  case text
  /// The JSON pointer of a node.
  case pointer
  /// A declaration in Swift.
  case declaration
  /// A sample of the document.
  case sample
  /// A version of the app.
  case client
  /// An action: its type, or its id.
  case action
  /// A request: its id, the id of its action, or its method and URL.
  case request
  /// The button of an alert.
  case button
  /// A property of a style.
  case styleProperty

  /// How messages refer to it.
  package var noun: String {
    switch self {
    case .node: "id or text of a node"
    case .text: "text"
    case .pointer: "JSON pointer of a node"
    case .declaration: "declaration"
    case .sample: "sample"
    case .client: "client"
    case .action: "action"
    case .request: "request"
    case .button: "button"
    case .styleProperty: "style property"
    }
  }
}
