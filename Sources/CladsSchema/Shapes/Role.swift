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
  /// The id under which a request can be cancelled.
  case request
  /// A place the app can navigate to.
  case destination
  /// A variable bound by a repetition.
  case iterationVariable
  /// A key of local state.
  case localState

  /// The word for one such thing, for messages.
  public var noun: String {
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

/// What happens to the state at a path.
public enum Access: UInt8, Sendable, Hashable {
  case read, write, readWrite

  /// Whether the value is looked at.
  public var reads: Bool { self != .write }
  /// Whether the value is changed.
  public var writes: Bool { self != .read }
}

/// The type that a use of state expects.
public enum StateType: UInt8, Sendable, Hashable {
  case any, string, boolean, integer, double, number, array, object
  /// Whatever comes from outside: nobody knows what is below it.
  case opaque

  /// The type with its article, for messages.
  public var phrase: String {
    switch self {
    case .any, .opaque: "any value"
    case .string: "text"
    case .boolean: "true or false"
    case .integer: "a whole number"
    case .double: "a number"
    case .number: "a number"
    case .array: "a list"
    case .object: "an object"
    }
  }
}

/// What the text of a string is. Features and rules ask for roles; they never ask for keys.
public enum Role: Sendable, Hashable {
  /// Shown or used as written; never evaluated.
  case literal
  /// Text with `${…}` placeholders that are evaluated.
  case template
  /// A bare expression.
  case expression
  /// A state path whose boolean chooses something; an expression by ruling B-09.
  case condition
  /// A state path.
  case path(Access, StateType)
  /// A path into local state, without the prefix `local.`.
  case localPath(Access, StateType)
  /// A state path whose value is shown as text.
  case dataPath
  /// The name of something declared elsewhere.
  case reference(SymbolKind)
  /// The name of something of the same kind that is extended; never a token.
  case parent(SymbolKind)
  /// The name of something declared here.
  case declaration(SymbolKind)
  /// The name of an entry of the vocabulary: a component kind, an action type, a section layout.
  case entry(Slot)
  /// The name of an entry of the vocabulary that is described here.
  case declaredEntry(Slot)
  /// A word of a closed set.
  case choice
  /// The path of a file or folder, relative to the project file; it may hold `*`.
  case filePath
  /// A colour.
  case color
  /// An address.
  case url
  /// The name of an image in the app's bundle.
  case assetName
  /// The name of a system symbol.
  case symbolName
  /// The name of a font.
  case fontName
}
