public import CladsDocument
public import CladsSchema
public import Diagnostics
public import SourceText

/// Which phones a document is written for.
public enum Target: String, Documented {
  /// What ships today.
  case reference
  /// A runtime that implements the rulings of the format reference.
  case rulings

  /// What choosing it means.
  public var documentation: String {
    switch self {
    case .reference: "Today's phones."
    case .rulings: "A runtime that implements the format's rulings; portability findings do not exist."
    }
  }
}

/// What a rule does in a project.
public enum RuleLevel: Sendable, Hashable {
  /// The rule is silent.
  case off
  /// The rule speaks with this severity.
  case on(Severity)
}

/// A style that a design system brings.
public struct DesignToken: Sendable {
  /// The name, without `@`.
  public let name: String
  /// What it is for.
  public let documentation: String?
  /// Its properties.
  public let style: Document.Style
  /// Its properties as they are written, in order.
  public let properties: [WrittenProperty]
  /// The file that declares it, `/`-separated and relative to the project file; nothing for the project file.
  public let file: String?
  /// Where that file declares it.
  public let range: TextRange
}

/// A design system of the app.
public struct DesignSystem: Sendable {
  /// The name.
  public let name: String
  /// What it is.
  public let documentation: String?
  /// Its tokens.
  public let tokens: [DesignToken]
  /// Whether the list of tokens is complete: another one is certainly wrong.
  public let isClosed: Bool
  private let byName: [String: Int]

  /// Creates a design system; of several tokens with one name the first counts.
  init(name: String, documentation: String?, tokens: [DesignToken], isClosed: Bool) {
    self.name = name
    self.documentation = documentation
    self.isClosed = isClosed
    var byName: [String: Int] = [:]
    var kept: [DesignToken] = []
    for token in tokens where byName[token.name] == nil {
      byName[token.name] = kept.count
      kept.append(token)
    }
    self.tokens = kept
    self.byName = byName
  }

  /// The token with a name, without `@`.
  public func token(named name: String) -> DesignToken? { byName[name].map { tokens[$0] } }
}

/// What a project file says about the app and its documents; without one, the framework alone.
public struct Project: Sendable {
  /// The path of the project file, if there is one.
  public var path: String?
  /// Everything that may be named: built in, and the app's own.
  public var vocabulary: Vocabulary
  /// Which phones the documents are written for.
  public var target: Target = .reference
  /// What stands for components of the app in previews: a node, by the name of the kind.
  public var componentPreviews: [String: Document.StateValue] = [:]
  /// The app's design systems, by name.
  public var designSystems: [String: DesignSystem] = [:]
  /// The places that the app can navigate to, when the project lists them.
  public var destinations: [String]?
  /// The state that the app puts in place, by path.
  public var hostState: [String: StateType] = [:]
  /// The ids of named actions that the app handles itself.
  public var hostActions: Set<String> = []
  /// What the project says about rules and groups of rules, by name.
  public var rules: [String: RuleLevel] = [:]
  /// What it says about rules in some files.
  public var overrides: [Override] = []
  /// Which files are documents besides `*.clads.json` and `*.clads`.
  public var documents: [DocumentSelector] = []
  /// Which files are no documents: excluded ones, samples and design tokens.
  public var exclude: [Glob] = []
  /// Which files are samples of which documents.
  public var samples: [SamplePatterns] = []
  /// The files beside the project file that belong to it: design tokens.
  public var companions: [String] = []
  /// Which files would be companions if they existed.
  public var companionPatterns: [Glob] = []
  /// What is wrong in the project file.
  public var findings: [Finding] = []

  /// The framework alone.
  public init(level: FormatLevel = .base) { vocabulary = BuiltInKinds.vocabulary(level: level) }

  /// The design system that a document's tokens belong to: the one it names, or all of them.
  public func designSystems(named name: String?) -> [DesignSystem] {
    if let name { return designSystems[name].map { [$0] } ?? [] }
    return designSystems.keys.sorted().compactMap { designSystems[$0] }
  }
}

/// The files with samples of some documents.
public struct SamplePatterns: Sendable {
  /// Which documents.
  public let document: Glob
  /// Which files.
  public let files: [Glob]
}

/// Rule levels for some files.
public struct Override: Sendable {
  /// Which files.
  public let files: [Glob]
  /// The levels, by rule or group.
  public let rules: [String: RuleLevel]
}

/// Files that are documents, or have one inside.
public struct DocumentSelector: Sendable {
  /// Which files.
  public let glob: Glob
  /// Where the document is in the file, as a JSON pointer; `*` stands for any one member or element.
  public let pointer: String?
}
