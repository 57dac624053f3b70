import CladsDocument
import Diagnostics
import JSONSyntax

/// A version of the app in the project file.
struct ClientFile: Described {
  var name: LocatedText?
  var formatLevel: FormatLevelName?
  var adds: ClientNames?
  var removes: ClientNames?
  var components: NamedList<ComponentFile>?
  var actions: NamedList<ActionFile>?
  var sources: [LocatedText]?
  var revision: LocatedText?
  var origin = Document.Origin.none

  static let table = describe(
    "client", "A version of the app that is in use, and how it differs from the current one."
  ) {
    Property(
      "name", \.name, .located(.literal), "Name of the version of the app, without spaces.", required: true)
    Property("formatLevel", \.formatLevel, .choice(), "Level of the format. Default: that of the project.")
    Property(
      "adds", \.adds, ClientNames.schema, "Names that exist from this version on; older ones lack them.")
    Property("removes", \.removes, ClientNames.schema, "Names that do not exist from this version on.")
    Property(
      "components", \.components, .dictionary(of: ComponentFile.schema, keys: .entry(.node)),
      "Custom components as they were up to this version.")
    Property(
      "actions", \.actions, .dictionary(of: ActionFile.schema, keys: .entry(.action)),
      "Custom actions as they were up to this version.")
    Property(
      "sources", \.sources, .array(of: .locatedPath),
      "Globs of the Swift files of this version, which replace those of the project.")
    Property(
      "revision", \.revision, .located(.literal),
      "Git revision of this version, such as the tag `v4.1`: its Swift files, token files and asset catalogs "
        + "are read instead of those of today.")
  }

  static let schema = objectSchema(blank: ClientFile())
}

/// Names that a version of the app adds or removes.
struct ClientNames: Described {
  var components: [LocatedText]?
  var actions: [LocatedText]?
  var sectionLayouts: [LocatedText]?
  var destinations: [LocatedText]?
  var modifiers: [LocatedText]?
  var tokens: [LocatedText]?
  var functions: [LocatedText]?
  var assets: [LocatedText]?
  var origin = Document.Origin.none

  static let table = describe("list of names", "Names that a version of the app adds or removes.") {
    Property(
      "components", \.components, .array(of: .located(.entry(.node))),
      "Component kinds, custom or built in.")
    Property(
      "actions", \.actions, .array(of: .located(.entry(.action))), "Action types, custom or built in.")
    Property(
      "sectionLayouts", \.sectionLayouts, .array(of: .located(.entry(.sectionLayout))), "Section layouts.")
    Property("destinations", \.destinations, .array(of: .located(.literal)), "Destinations of `navigate`.")
    Property("modifiers", \.modifiers, .array(of: .located(.entry(.modifier))), "Modifiers.")
    Property(
      "tokens", \.tokens, .array(of: .located(.literal)), "Design-system tokens, with or without `@`.")
    Property(
      "functions", \.functions, .array(of: .located(.entry(.function))), "Functions of expressions.")
    Property("assets", \.assets, .array(of: .located(.literal)), "Images of the asset catalogs.")
  }

  static let schema = objectSchema(blank: ClientNames())

  /// The names, by what they are names of.
  var bySlot: [(slot: Slot, names: [LocatedText])] {
    [
      (.node, components), (.action, actions), (.sectionLayout, sectionLayouts),
      (.destination, destinations), (.modifier, modifiers), (.token, tokens), (.function, functions),
      (.asset, assets),
    ].compactMap { slot, names in names.map { (slot, $0) } }
  }
}

extension Schema where Value == LocatedText {
  /// Returns the schema of a string with a role, and its record.
  static func located(_ role: Role) -> Schema {
    Schema(shape: .string(role)) { node, reading in
      guard reading.view.kind(node) == .string else { return nil }
      reading.addFact(role, node)
      return LocatedText(text: reading.view.string(node), node: node)
    }
  }
}
