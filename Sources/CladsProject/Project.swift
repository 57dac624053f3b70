public import CladsDocument
public import CladsSchema
public import Diagnostics
import JSONSyntax
public import SourceText

/// The runtime that documents are written for.
public enum Target: String, Documented {
  /// The current runtime.
  case device
  /// A runtime that implements the specification.
  case spec

  /// The names in earlier versions, which are still accepted.
  static let formerNames: [String: Target] = ["reference": .device, "rulings": .spec]

  public var documentation: String {
    switch self {
    case .device: "The current runtime, with its deviations from the specification."
    case .spec: "A runtime that implements the specification; there are no findings about deviations."
    }
  }
}

/// The renderers that the app uses, by their names in settings.
public enum RendererName: String, Documented {
  case swiftui, uikit, both

  public var documentation: String {
    switch self {
    case .swiftui: "Findings that hold for UIKit only are silent."
    case .uikit: "Findings that hold for SwiftUI only are silent."
    case .both: "All findings are reported."
    }
  }

  /// The renderer; `nil` for both.
  public var renderer: Renderer? { Renderer(rawValue: rawValue) }
}

/// The level of a rule in a project.
public enum RuleLevel: Sendable, Hashable {
  /// The rule reports nothing.
  case off
  /// The rule reports findings with this severity.
  case on(Severity)
}

/// A style of a design system.
public struct DesignToken: Sendable {
  /// The name, without `@`.
  public let name: String
  /// What the token is for, in sentences.
  public let documentation: String?
  /// The style.
  public let style: Document.Style
  /// The properties of the style as JSON, in source order.
  public let properties: [WrittenProperty]
  /// The `/`-separated path of the file that declares it, relative to the project file; `nil` for the project
  /// file.
  public let file: String?
  /// The range of the declared name in that file, in UTF-8 bytes.
  public let range: TextRange
  /// The zero-based line of the declared name.
  public let line: Int
  /// Whether the file is Swift source, which shows no more than the name.
  public internal(set) var isInSource = false
  /// Whether it is only a guess that the app resolves the name.
  public internal(set) var isGuess = false
}

/// A design system of the app.
public struct DesignSystem: Sendable {
  public let name: String
  /// What the design system is, in sentences.
  public let documentation: String?
  /// The tokens.
  public let tokens: [DesignToken]
  /// Whether the list of tokens is complete, so that any other name is an error.
  public let isClosed: Bool
  /// The starts of further names that Swift source seems to resolve.
  let prefixes: [String]
  private let byName: [String: Int]

  /// Creates a design system; of tokens with equal names, the first wins.
  init(
    name: String, documentation: String?, tokens: [DesignToken], prefixes: [String] = [], isClosed: Bool
  ) {
    self.name = name
    self.prefixes = prefixes
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

  /// Returns the token with a name, without `@`, or `nil` if there is none.
  public func token(named name: String) -> DesignToken? { byName[name].map { tokens[$0] } }

  /// Whether the app may resolve a name: it is a token, perhaps by a guess, or starts like several of them.
  public func mayResolve(_ name: String) -> Bool {
    byName[name] != nil || prefixes.contains(where: name.hasPrefix)
  }

  /// The names of the tokens that are not guesses.
  public var certainNames: [String] { tokens.filter { !$0.isGuess }.map(\.name) }
}

/// What a project file declares about the app and its documents; without a project file, the framework alone.
public struct Project: Sendable {
  /// The path of the project file, if there is one.
  public var path: String?
  /// The names that documents may use: built-in ones, and those of the app.
  public var vocabulary: Vocabulary
  /// The runtime that the documents are written for.
  public var target: Target = .device
  /// The renderer that the app uses; `nil` if findings about both are of interest.
  public var renderer: Renderer?
  /// The nodes that are drawn in place of custom components in previews, by kind.
  public var componentPreviews: [String: Document.StateValue] = [:]
  /// The app's design systems, by name.
  public var designSystems: [String: DesignSystem] = [:]
  /// The destinations that the app can navigate to; `nil` if the project does not list them.
  public var destinations: [String]?
  /// The types of the state that the host app provides, by path.
  public var hostState: [String: StateType] = [:]
  /// The ids of named actions that the host app handles.
  public var hostActions: Set<String> = []
  /// The levels of rules and groups of rules, by name.
  public var rules: [String: RuleLevel] = [:]
  /// The levels of rules in some files; the last match wins.
  public var overrides: [Override] = []
  /// The files that are documents, in addition to `*.clads.json` and `*.clads`.
  public var documents: [DocumentSelector] = []
  /// The files that are not documents: excluded ones, samples and design tokens.
  public var exclude: [Glob] = []
  /// The sample files, by document.
  public var samples: [SamplePatterns] = []
  /// The other files that the project is read from: design tokens, Swift files and the baseline.
  public var companions: [String] = []
  /// The Swift files of the app, and what they register; `nil` if the project names none.
  public var sources: ProjectSources?
  /// The patterns of Swift files, existing or not.
  public var sourcePatterns: [Glob] = []
  /// The patterns of companions, existing or not.
  public var companionPatterns: [Glob] = []
  /// The findings that were there before the project began to check its documents; `nil` without a list of
  /// them.
  public var baseline: Baseline?
  /// The `/`-separated path of the file of the baseline, relative to the project file; `nil` if the project
  /// names none.
  public var baselinePath: String?
  /// The findings about the project file.
  public var findings: [Finding] = []

  /// Creates a project without a project file.
  public init(level: FormatLevel = .base) { vocabulary = BuiltInKinds.vocabulary(level: level) }

  /// Returns the design systems whose tokens a document may use: the one that it names, or else all of them.
  public func designSystems(named name: String?) -> [DesignSystem] {
    if let name { return designSystems[name].map { [$0] } ?? [] }
    return designSystems.keys.sorted().compactMap { designSystems[$0] }
  }
}

/// The sample files of some documents.
public struct SamplePatterns: Sendable {
  /// The documents.
  public let document: Glob
  /// The sample files.
  public let files: [Glob]
}

/// Rule levels for some files.
public struct Override: Sendable {
  /// The files.
  public let files: [Glob]
  /// The levels, by rule or group.
  public let rules: [String: RuleLevel]
}

/// Files that are documents, or have one inside.
public struct DocumentSelector: Sendable {
  /// The files.
  public let glob: Glob
  /// The JSON pointer of the document in the file, where `*` matches any member or element; `nil` for the
  /// whole file.
  public let pointer: String?
  /// The record of the glob in the project file.
  let node: RecordIndex?
}
