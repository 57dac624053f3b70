public import CladsDocument
package import Diagnostics
import JSONSyntax
import SourceText

/// The renderers that the app uses, by their names in settings.
package enum RendererName: String, Documented {
  case swiftui, uikit, both

  package var documentation: String {
    switch self {
    case .swiftui: "Findings that hold for UIKit only are silent."
    case .uikit: "Findings that hold for SwiftUI only are silent."
    case .both: "All findings are reported."
    }
  }

  /// The renderer; `nil` for both.
  package var renderer: Renderer? { Renderer(rawValue: rawValue) }
}

/// The level of a rule in a project.
package enum RuleLevel: Sendable, Hashable {
  /// The rule reports nothing.
  case off
  /// The rule reports findings with this severity.
  case on(Severity)
}

/// What a project file declares about the app and its documents; without a project file, the framework alone.
public struct Project: Sendable {
  /// The path of the project file, if there is one.
  package var path: String?
  /// The names that documents may use: built-in ones, and those of the app.
  public var vocabulary: Vocabulary
  /// The program that checks the documents, as messages name it.
  package var program = "clads-lsp"
  /// The runtime that the documents are written for.
  package var target: Runtime = .device
  /// The renderer that the app uses; `nil` if findings about both are of interest.
  package var renderer: Renderer?
  /// The nodes that are drawn in place of custom components in previews, by kind.
  package var componentPreviews: [String: Document.StateValue] = [:]
  /// The boxes that are drawn in place of custom components without such a node, by kind.
  package var componentPlaceholders: [String: PlaceholderFile] = [:]
  /// The app's design systems, by name.
  package var designSystems: [String: DesignSystem] = [:]
  /// The destinations that the app can navigate to; `nil` if the project does not list them.
  package var destinations: [String]?
  /// Whether the documents of the project are destinations, too.
  package var documentsAreDestinations = false
  /// The ids and names of the documents that are destinations; `nil` if they are not, or not known.
  package var documentDestinations: Set<String>?
  /// The state that the host app provides, by path.
  package var hostState: [String: HostState] = [:]
  /// The ids of named actions that the host app handles.
  package var hostActions: Set<String> = []
  /// The sets of the app's asset catalogs, sorted by name.
  package var assets: [AssetSet] = []
  /// The files of the asset catalogs; `nil` without catalogs.
  package var assetFiles: AssetFiles?
  /// The patterns of the files that describe them, existing or not.
  package var assetPatterns: [Glob] = []
  /// The levels of rules and groups of rules, by name.
  package var rules: [String: RuleLevel] = [:]
  /// The levels of rules in some files; the last match wins.
  package var overrides: [Override] = []
  /// The files that are documents, in addition to `*.clads.json` and `*.clads`.
  package var documents: [DocumentSelector] = []
  /// The files that are not documents: excluded ones, samples and design tokens.
  package var exclude: [Glob] = []
  /// The sample files, by document.
  package var samples: [SamplePatterns] = []
  /// The other files that the project is read from: design tokens, Swift files and the baseline.
  package var companions: [String] = []
  /// The Swift files of the app, and what they register; `nil` if the project names none.
  package var sources: ProjectSources?
  /// The patterns of Swift files, existing or not.
  package var sourcePatterns: [Glob] = []
  /// The patterns of companions, existing or not.
  package var companionPatterns: [Glob] = []
  /// The findings that were there before the project began to check its documents; `nil` without a list of
  /// them.
  package var baseline: Baseline?
  /// The `/`-separated path of the file of the baseline, relative to the project file; `nil` if the project
  /// names none.
  package var baselinePath: String?
  /// The versions of the app that are in use, the oldest first; empty if the project names none.
  package internal(set) var clients: [Client] = []
  /// The names of the clients; also of a project that is that of one of them.
  package internal(set) var clientNames: [String] = []
  /// The files of the git revision that the project is of; `nil` if it is of the files of today.
  package internal(set) var revisionFiles: RevisionFiles?
  /// The index of the client whose project this is; `nil` for one with all clients.
  package internal(set) var selectedClient: Int?
  /// The clients that documents are meant for which are destinations, by id or name; not those for all.
  package var destinationClients: [String: ClientRange] = [:]
  /// The findings about the project file.
  package var findings: [Finding] = []

  /// Creates a project without a project file.
  public init(level: FormatLevel = .base) { vocabulary = BuiltInKinds.vocabulary(level: level) }

  /// Adds what an app registers in code: its names, and the tokens of its design systems. Names that the
  /// project file declares keep their meaning, except modifiers.
  ///
  /// Clients get the same, apart from the names that they lack.
  package mutating func add(_ registered: Vocabulary) {
    changeEach { $0.addOwn(registered) }
  }

  private mutating func addOwn(_ registered: Vocabulary) {
    vocabulary.add(registered)
    for entry in registered.entries(in: .designSystem) {
      guard let system = entry.designSystem?.removing(vocabulary.lacking(in: .token)) else { continue }
      designSystems[entry.name] = designSystems[entry.name].map(system.listing) ?? system
    }
  }

  /// Returns the design systems whose tokens a document may use: the one that it names, or else all of them.
  package func designSystems(named name: String?) -> [DesignSystem] {
    if let name { return designSystems[name].map { [$0] } ?? [] }
    return designSystems.keys.sorted().compactMap { designSystems[$0] }
  }
}

/// The sample files of some documents.
package struct SamplePatterns: Sendable {
  /// The documents.
  package let document: Glob
  /// The sample files.
  package let files: [SampleFiles]
}

/// Rule levels for some files.
package struct Override: Sendable {
  /// The files.
  package let files: [Glob]
  /// The levels, by rule or group.
  package let rules: [String: RuleLevel]
}

/// Files that are documents, or have one inside.
package struct DocumentSelector: Sendable {
  /// The files.
  package let glob: Glob
  /// The JSON pointer of the document in the file, where `*` matches any member or element; `nil` for the
  /// whole file.
  package let pointer: String?
  /// Whether the files are Swift files with documents in string literals.
  package var isSwift = false
  /// The record of the glob in the project file.
  let node: RecordIndex?
}
