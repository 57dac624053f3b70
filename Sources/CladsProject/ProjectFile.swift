import CladsDocument
public import CladsSchema
import Diagnostics
public import JSONSyntax

/// The project file as it is written.
struct ProjectFile: Described {
  var jsonSchema: String?
  var documents: [DocumentSelector]?
  var exclude: [String]?
  var designSystems: [Named<DesignSystemFile>]?
  var components: [Named<ComponentFile>]?
  var actions: [Named<ActionFile>]?
  var sectionLayouts: [Named<SectionLayoutFile>]?
  var destinations: [String]?
  var assets: [LocatedText]?
  var samples: [Named<[String]>]?
  var formatLevel: LevelWord?
  var target: Target?
  var rules: [Named<LevelName>]?
  var overrides: [OverrideFile]?
  var hostState: [Named<TypeName>]?
  var hostActions: [String]?
  var origin = Document.Origin.none
  var keys = KeySet()
}

/// A text of the project file and its record.
struct LocatedText: Sendable {
  let text: String
  let node: RecordIndex
}

/// The words for the levels of the format.
enum LevelWord: String, Documented {
  case base, extended

  var documentation: String {
    switch self {
    case .base: "What today's phones decode."
    case .extended:
      "Also what the later format added: styles on stacks, `padding.all`, shadows, fractional sizes."
    }
  }
}

/// The words for what a rule does.
enum LevelName: String, Documented {
  case off, hint, info, warning, error

  var documentation: String {
    switch self {
    case .off: "The rule is silent."
    case .hint: "Faded in the editor; printed only on request."
    case .info: "Printed only on request."
    case .warning: "Printed; `--fail-on warning` fails."
    case .error: "Printed; the check fails."
    }
  }

  var level: RuleLevel {
    Severity(name: rawValue).map(RuleLevel.on) ?? .off
  }
}

extension ProjectFile {
  static let table = describe(
    "project file", "What the app around the documents provides, and how they are checked."
  ) {
    Property("$schema", \.jsonSchema, .string(.url), "Address of the JSON Schema that editors check with.")
    Property(
      "documents", \.documents, .array(of: DocumentSelector.schema),
      "Which files are documents besides `*.clads.json` and `*.clads`: globs, or `{ \"glob\", \"at\" }` for screens inside an envelope."
    )
    Property("exclude", \.exclude, .array(of: .literal), "Globs of files that are no documents.")
    Property(
      "designSystems", \.designSystems, .dictionary(of: DesignSystemFile.schema),
      "The app's design systems; their tokens are written `@name`.")
    Property(
      "components", \.components, .dictionary(of: ComponentFile.schema, keys: .declaredEntry(.node)),
      "The component kinds that the app registers. With this key the list is complete: another kind is an error."
    )
    Property(
      "actions", \.actions, .dictionary(of: ActionFile.schema, keys: .declaredEntry(.action)),
      "The action types that the app handles. With this key the list is complete.")
    Property(
      "sectionLayouts", \.sectionLayouts,
      .dictionary(of: SectionLayoutFile.schema, keys: .declaredEntry(.sectionLayout)),
      "The section layouts that the app registers.")
    Property(
      "destinations", \.destinations, .array(of: .string(.declaration(.destination))),
      "The places that `navigate` can go to.")
    Property(
      "assets", \.assets, .array(of: .locatedPath), "Asset catalogues with the images that `asset` can name.")
    Property(
      "samples", \.samples, .dictionary(of: .array(of: .string(.filePath)), keys: .filePath),
      "Sample states, by document: globs of JSON files.")
    Property("formatLevel", \.formatLevel, .choice(), "The level of the format.", default: "\"base\"")
    Property(
      "target", \.target, .choice(), "Which phones the documents are written for.", default: "\"reference\"")
    Property(
      "rules", \.rules, .dictionary(of: .choice(), keys: .entry(.rule)),
      "What each rule or group of rules does.")
    Property(
      "overrides", \.overrides, .array(of: OverrideFile.schema),
      "Rule levels for some files; the last match wins.")
    Property(
      "hostState", \.hostState, .dictionary(of: .choice(), keys: .path(.write, .any)),
      "State that the app puts in place: paths and types.")
    Property(
      "hostActions", \.hostActions, .array(of: .string(.declaration(.action))),
      "Ids of named actions that the app handles itself.")
  }

  static let schema = objectSchema(blank: ProjectFile()) { file, _, seen, _ in file.keys = seen }
}

extension Project {
  /// The description of the project file, for completion, hover and the published schema.
  public static let shape = ProjectFile.schema.shape

  /// What the strings of a project file are, in the order of reading.
  public static func facts(of tree: SyntaxTree) -> [Fact] {
    tree.withView { view in
      var reading = Reading(view, vocabulary: Vocabulary(level: .extended))
      _ = ProjectFile.schema.read(0, &reading)
      return reading.facts
    }
  }
}

extension Schema where Value == LocatedText {
  /// The path of a file, with its record.
  static let locatedPath = Schema(shape: .string(.filePath)) { node, reading in
    guard reading.view.kind(node) == .string else { return nil }
    reading.note(.filePath, node)
    return LocatedText(text: reading.view.string(node), node: node)
  }
}

/// Rule levels for some files, as they are written.
struct OverrideFile: Described {
  var files: [String] = []
  var rules: [Named<LevelName>]?
  var origin = Document.Origin.none

  static let table = describe("override", "Rule levels for some files.") {
    Property(
      "files", \.files, .array(of: .literal), "Globs of the files, relative to the project file.",
      required: true)
    Property(
      "rules", \.rules, .dictionary(of: .choice(), keys: .entry(.rule)),
      "What each rule or group of rules does there.",
      required: true)
  }

  static let schema = objectSchema(blank: OverrideFile())
}

extension DocumentSelector {
  /// A selector written as an object.
  struct Object: Described {
    var glob: String?
    var at: String?
    var origin = Document.Origin.none

    static let table = describe("document selector", "Files with a document inside.") {
      Property("glob", \.glob, .literal, "Glob of the files, relative to the project file.", required: true)
      Property(
        "at", \.at, .literal,
        "JSON pointer of the document in the file; `*` stands for any one member or element.")
    }
    static let schema = objectSchema(blank: Object())
  }

  static let schema = Schema<DocumentSelector>(shape: .either([.string(.literal), Object.schema.shape])) {
    node, reading in
    switch reading.view.kind(node) {
    case .string: return DocumentSelector(glob: Glob(reading.view.string(node)), pointer: nil)
    case .object:
      return Object.schema.read(node, &reading).map {
        DocumentSelector(glob: Glob($0.glob ?? ""), pointer: $0.at)
      }
    default: return nil
    }
  }
}
