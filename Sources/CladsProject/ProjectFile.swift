package import CladsDocument
import Diagnostics
package import JSONSyntax

/// The contents of a project file.
struct ProjectFile: Described {
  var jsonSchema: String?
  var documents: [DocumentSelector]?
  var exclude: [String]?
  var designSystems: NamedList<DesignSystemFile>?
  var components: NamedList<ComponentFile>?
  var actions: NamedList<ActionFile>?
  var sectionLayouts: NamedList<SectionLayoutFile>?
  var addons: NamedList<AddonFile>?
  var destinations: [String]?
  var documentsAreDestinations: Bool?
  var assets: [LocatedText]?
  var baseline: LocatedText?
  var samples: NamedList<[SampleSelector]>?
  var sources: [LocatedText]?
  var formatLevel: FormatLevelName?
  var target: Runtime?
  var renderer: RendererName?
  var rules: NamedList<RuleLevelName>?
  var overrides: [OverrideFile]?
  var hostState: NamedList<HostStateFile>?
  var hostActions: [String]?
  var clients: [ClientFile]?
  var origin = Document.Origin.none
  var keys = KeySet()
}

/// A string in the project file, and its record.
struct LocatedText: Sendable {
  let text: String
  let node: RecordIndex
}

/// The names of the levels of the format.
enum FormatLevelName: String, Documented {
  case base, extended

  var documentation: String {
    switch self {
    case .base: "What the current runtime decodes."
    case .extended:
      "Also what the extended format adds: styles on stacks, `padding.all`, shadows, fractional sizes."
    }
  }
}

/// The names of the levels of a rule.
package enum RuleLevelName: String, Documented {
  case off, hint, info, warning, error

  package var documentation: String {
    switch self {
    case .off: "The rule reports nothing."
    case .hint: "Faded in editors; printed only on request."
    case .info: "Printed only on request."
    case .warning: "Printed; `--fail-on warning` fails."
    case .error: "Printed; the check fails."
    }
  }

  package var level: RuleLevel {
    Severity(name: rawValue).map(RuleLevel.on) ?? .off
  }
}

extension ProjectFile {
  static let table = describe(
    "project file", "What the app provides to its documents, and how the documents are checked."
  ) {
    Property("$schema", \.jsonSchema, .string(.url), "URL of the JSON Schema that editors validate against.")
    Property(
      "documents", \.documents, .array(of: DocumentSelector.schema),
      """
      Files that are documents, in addition to `*.clads.json` and `*.clads`: globs, or `{ "glob", "at" }` for \
      documents inside an envelope.
      """)
    Property("exclude", \.exclude, .array(of: .literal), "Globs of files that are not documents.")
    Property(
      "designSystems", \.designSystems, .dictionary(of: DesignSystemFile.schema),
      "The app's design systems; their tokens are written `@name`.")
    Property(
      "components", \.components, .dictionary(of: ComponentFile.schema, keys: .declaredEntry(.node)),
      "Custom components of the app. If this key is present, any other kind of component is an error.")
    Property(
      "actions", \.actions, .dictionary(of: ActionFile.schema, keys: .declaredEntry(.action)),
      "Custom actions of the app. If this key is present, any other type of action is an error.")
    Property(
      "sectionLayouts", \.sectionLayouts,
      .dictionary(of: SectionLayoutFile.schema, keys: .declaredEntry(.sectionLayout)),
      "Custom section layouts of the app.")
    Property(
      "addons", \.addons, .dictionary(of: AddonFile.schema),
      "Addons: modifiers of the app that consist of those of the core; level `extended`.")
    Property(
      "destinations", \.destinations, .array(of: .string(.declaration(.destination))),
      "Destinations that `navigate` can go to.")
    Property(
      "documentsAreDestinations", \.documentsAreDestinations, .boolean,
      """
      Whether the `id` and the file name of every document of the project are destinations, too. Then any other \
      destination is an error.
      """, default: "false")
    Property(
      "assets", \.assets, .array(of: .locatedPath), "Asset catalogs with the images that `asset` refers to.")
    Property(
      "samples", \.samples, .dictionary(of: .array(of: SampleSelector.schema), keys: .filePath),
      """
      Sample states, by document: globs of JSON files, or `{ "glob", "language" }` for files whose names do not \
      say in which language their texts are.
      """)
    Property(
      "sources", \.sources, .array(of: .locatedPath),
      """
      Globs of the app's Swift files. The components, actions, design systems and destinations that they \
      register are known; if everything could be read, any other kind of component or action is reported.
      """)
    Property(
      "baseline", \.baseline, .locatedPath,
      "File that lists earlier findings, which are not reported; `--write-baseline` writes it.")
    Property("formatLevel", \.formatLevel, .choice(), "Level of the format.", default: "\"base\"")
    Property(
      "target", \.target, .choice(),
      "Runtime that the documents are written for.", default: "\"device\"")
    Property(
      "renderer", \.renderer, .choice(),
      "Renderer that the app uses; findings that hold for the other one only are silent.",
      default: "\"both\"")
    Property(
      "rules", \.rules, .dictionary(of: .choice(), keys: .entry(.rule)),
      "Levels of rules and groups of rules.")
    Property(
      "overrides", \.overrides, .array(of: OverrideFile.schema),
      "Rule levels for some files; the last match wins.")
    Property(
      "hostState", \.hostState, .dictionary(of: HostStateFile.schema, keys: .path(.write, .any)),
      "State that the host app provides, by path: the name of its type, or a type with a description.")
    Property(
      "hostActions", \.hostActions, .array(of: .string(.declaration(.action))),
      "Ids of named actions that the host app handles.")
    Property(
      "clients", \.clients, .array(of: ClientFile.schema),
      """
      Versions of the app that are in use, the oldest first. Documents are checked for all of them, and \
      findings name those that they concern.
      """)
  }

  static let schema = objectSchema(blank: ProjectFile()) { file, _, seen, _ in file.keys = seen }
}

extension Project {
  /// The shape of the project file, for completion, hover and the published schema.
  package static let shape = ProjectFile.schema.shape

  /// Returns the roles of the strings of a project file, in the order of reading.
  package static func facts(of tree: SyntaxTree) -> [Fact] {
    tree.withView { view in
      var reading = Reading(view, vocabulary: Vocabulary(level: .extended))
      _ = ProjectFile.schema.read(0, &reading)
      return reading.facts
    }
  }
}

extension Schema where Value == LocatedText {
  /// The path of a file, with its record.
  static let locatedPath = located(.filePath)
}

/// An entry of `overrides`: rule levels for some files.
struct OverrideFile: Described {
  var files: [String] = []
  var rules: NamedList<RuleLevelName>?
  var origin = Document.Origin.none

  static let table = describe("override", "Rule levels for some files.") {
    Property(
      "files", \.files, .array(of: .literal), "Globs of the files, relative to the project file.",
      required: true)
    Property(
      "rules", \.rules, .dictionary(of: .choice(), keys: .entry(.rule)),
      "Levels of rules and groups of rules in these files.", required: true)
  }

  static let schema = objectSchema(blank: OverrideFile())
}

extension DocumentSelector {
  /// The object form of a selector.
  struct Object: Described {
    var glob: String?
    var at: String?
    var swift: String?
    var origin = Document.Origin.none

    static let table = describe(
      "document selector", "Files that contain documents.",
      mistakes: ["files", "file", "path", "pattern"].map { mistake($0, insteadOf: "glob") }
        + ["pointer", "root"].map { mistake($0, insteadOf: "at") }
    ) {
      Property("glob", \.glob, .literal, "Glob of the files, relative to the project file.")
      Property(
        "at", \.at, .literal,
        "JSON pointer of the document in the file; `*` matches any member or element.")
      Property(
        "swift", \.swift, .literal,
        """
        Glob of Swift files with documents in multi-line or raw string literals, relative to the project \
        file; replaces `glob`.
        """)
    }
    static let schema = objectSchema(blank: Object())

    /// Returns what the object at a node selects; reports keys that do not go together.
    func selector(at node: RecordIndex, _ reading: inout Reading) -> DocumentSelector? {
      let swiftNode = Self.table.value(of: \.swift, in: node, reading.view)
      if let swift {
        for path in [\Object.glob, \.at] as [PartialKeyPath<Object>] {
          guard let member = Self.table.member(of: path, in: node, reading.view) else { continue }
          let name = reading.view.string(reading.view.name(of: member))
          reading.report(
            Finding(
              .projectWrongType, at: reading.view.range(reading.view.name(of: member)),
              "`\(name)` does not go with `swift`, which says what to do with string literals",
              help: "delete it, or write two entries"))
        }
        return DocumentSelector(glob: Glob(swift), pointer: nil, isSwift: true, node: swiftNode)
      }
      guard let glob else {
        let view = reading.view
        // A key that is unknown has a finding, and may be meant to be the missing one.
        let isKnown = reading.memberNames(of: node).allSatisfy { Self.table.row(named: $0) != nil }
        if isKnown, swiftNode == nil, Self.table.value(of: \.glob, in: node, view) == nil {
          let rows = [Self.table.row(of: \.glob)].compactMap { $0 }
          reading.reportMissing(rows, of: Self.table.shape, at: node)
        }
        return nil
      }
      return DocumentSelector(
        glob: Glob(glob), pointer: at, node: Self.table.value(of: \.glob, in: node, reading.view))
    }

    /// A key that other tools have for the same thing.
    private static func mistake(_ name: String, insteadOf key: String) -> Mistake {
      Mistake(
        name, instead: key, message: "unknown key `\(name)` in a document selector; did you mean `\(key)`?")
    }
  }

  static let schema = Schema<DocumentSelector>(shape: .either([.string(.literal), Object.schema.shape])) {
    node, reading in
    switch reading.view.kind(node) {
    case .string: return DocumentSelector(glob: Glob(reading.view.string(node)), pointer: nil, node: node)
    case .object:
      return Object.schema.read(node, &reading).flatMap { $0.selector(at: node, &reading) }
    default: return nil
    }
  }
}
