import CladsCheck
import CladsDocument
import CladsProject
import CladsSources
import Diagnostics
import JSONSyntax

/// What `--scan` prints.
struct ScanReport {
  let sources: ProjectSources
  let uses: NameUses

  /// A name that is printed, with what is known of it.
  private struct Item {
    let name: SourceName
    let shown: String
    let slot: Slot
    var declarations: [SourceName] = []
    var details: [(label: String, keys: [SourceKey])] = []
    /// Further members in JSON.
    var members: [(String, JSONValue)] = []
    /// Whether the item is a start of names, of which no one knows whether they are used.
    var isPrefix = false
  }

  private struct Group {
    let title: String
    let key: String
    let items: [Item]
  }

  private var groups: [Group] {
    let scan = sources.scan
    func entries(_ entries: [SourceEntry], _ slot: Slot) -> [Item] {
      entries.map { Item(name: $0.name, shown: $0.name.text, slot: slot, declarations: $0.declarations) }
    }
    let groups = [
      Group(
        title: "components", key: "components",
        items: scan.components.map {
          Item(
            name: $0.name, shown: $0.name.text, slot: .node, declarations: $0.declarations,
            details: [("keys", $0.keys), ("data", $0.data)])
        }),
      Group(
        title: "actions", key: "actions",
        items: scan.actions.map {
          Item(
            name: $0.name, shown: $0.name.text, slot: .action, declarations: $0.declarations,
            details: [("parameters", $0.parameters)])
        }),
      Group(
        title: "design systems", key: "designSystems",
        items: scan.designSystems.map { system in
          Item(
            name: system.name, shown: system.name.text, slot: .designSystem,
            members: [("complete", .bool(system.isComplete))])
        }),
      Group(
        title: "tokens", key: "tokens",
        items: scan.designSystems.flatMap { system in
          system.references.map {
            Item(
              name: $0.name, shown: "@" + $0.name.text + ($0.isPrefix ? "…" : ""), slot: .token,
              members: [
                ("designSystem", .string(system.name.text)), ("prefix", .bool($0.isPrefix)),
              ], isPrefix: $0.isPrefix)
          }
        }),
      Group(
        title: "destinations", key: "destinations", items: entries(scan.destinations, .destination)),
      Group(
        title: "section layouts", key: "sectionLayouts",
        items: entries(scan.sectionLayouts, .sectionLayout)),
      Group(title: "functions", key: "functions", items: entries(scan.functions, .asset)),
    ]
    return groups.filter { !$0.items.isEmpty }
  }

  /// Returns whether a document uses a name; `nil` if that cannot be said.
  private func isUsed(_ item: Item) -> Bool? {
    if uses.documentCount == 0 || item.isPrefix || item.slot == .asset { return nil }
    return uses.contains(item.name.text, in: item.slot)
  }

  private func place(of name: SourceName) -> String { "\(name.path):\(sources.line(of: name) + 1)" }

  // MARK: Text

  /// The names by group, each with its place, and those that no document uses.
  var text: String {
    let groups = groups
    let files = Self.counted(sources.paths.count, "Swift file")
    guard !groups.isEmpty else { return "\(files): nothing is registered\n" }
    let items = groups.flatMap(\.items)
    let width = min(items.map { $0.shown.count }.max() ?? 0, 40)
    var text = ""
    for group in groups {
      text += "\(group.title)\n"
      for item in group.items { text += lines(of: item, width: width) }
      text += "\n"
    }
    for (noun, paths) in [
      ("component", sources.scan.unnamedComponents), ("action", sources.scan.unnamedActions),
    ] where !paths.isEmpty {
      text += "\(listing(paths, last: "and")): also registers \(noun)s under names that the source does not "
      text += "show, so no \(noun) is reported as registered nowhere\n"
    }
    let unused = items.filter { isUsed($0) == false && $0.name.certainty == .certain }.map(\.shown)
    if !unused.isEmpty {
      let documents = Self.counted(uses.documentCount, "document")
      text += "registered and never used in \(documents): \(listing(unused, last: "and"))\n"
    }
    let guesses = items.count { $0.name.isGuess }
    let guessed = guesses == 0 ? "" : ", \(guesses) of them guessed"
    return text + "\(files): \(Self.counted(items.count, "name"))\(guessed)\n"
  }

  private func lines(of item: Item, width: Int) -> String {
    let name = item.shown + String(repeating: " ", count: max(0, width - item.shown.count))
    var text = "  \(name)  \(place(of: item.name))\(item.name.isGuess ? "  (guess)" : "")\n"
    for (label, keys) in item.details where !keys.isEmpty {
      let listed = keys.map(Self.phrase).joined(separator: ", ")
      text += "  \(String(repeating: " ", count: width))  \(label): \(listed)\n"
    }
    return text
  }

  private static func phrase(_ key: SourceKey) -> String {
    let type = key.type == .any ? "" : " \(key.type.phrase)"
    return key.name.text + type + (key.isRequired ? " (required)" : "") + (key.name.isGuess ? " (guess)" : "")
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  // MARK: JSON

  /// The names by group as JSON, one line each. Lines are zero-based, as in the report `json`.
  var json: String {
    let unnamed = JSONValue.members([
      ("components", .strings(sources.scan.unnamedComponents)),
      ("actions", .strings(sources.scan.unnamedActions)),
    ])
    let lists = groups.map { group in
      let items = group.items.map { "    " + JSONText.printable(json(of: $0)) }.joined(separator: ",\n")
      return (group.key, "[\n\(items)\n  ]")
    }
    let members =
      [("version", "1"), ("files", String(sources.paths.count)), ("documents", String(uses.documentCount))]
      + lists + [("unnamed", JSONText.printable(unnamed))]
    return "{\n" + members.map { "  \"\($0)\": \($1)" }.joined(separator: ",\n") + "\n}\n"
  }

  private func json(of item: Item) -> JSONValue {
    var members: [(String, JSONValue)] =
      [("name", .string(item.name.text))] + location(of: item.name) + item.members
    for (label, keys) in item.details where !keys.isEmpty {
      members.append((label, .array(keys.map(json))))
    }
    let others = item.declarations.dropFirst()
    if !others.isEmpty {
      members.append(("otherPlaces", .array(others.map { .members(location(of: $0)) })))
    }
    if let isUsed = isUsed(item) { members.append(("used", .bool(isUsed))) }
    return .members(members)
  }

  private func json(of key: SourceKey) -> JSONValue {
    var members: [(String, JSONValue)] = [("name", .string(key.name.text)), ("type", .string(key.type.name))]
    if case .choice(let values) = key.type {
      members.append(("enum", .strings(values)))
    }
    members.append(("required", .bool(key.isRequired)))
    return .members(members + location(of: key.name))
  }

  private func location(of name: SourceName) -> [(String, JSONValue)] {
    let documentation = name.documentation.map { [("description", JSONValue.string($0))] } ?? []
    return [
      ("certain", .bool(!name.isGuess)), ("path", .string(name.path)),
      ("line", .integer(sources.line(of: name))),
    ] + documentation
  }
}

extension SourceValueType {
  /// The name of the type in project files.
  fileprivate var name: String {
    switch self {
    case .string, .choice: "string"
    case .integer: "integer"
    case .number: "number"
    case .boolean: "boolean"
    case .array: "array"
    case .object: "object"
    case .any: "any"
    }
  }

  fileprivate var phrase: String {
    switch self {
    case .array(.any): "array"
    case .array(let element): "array of \(element.phrase)"
    case .choice(let values): values.joined(separator: "|")
    default: name
    }
  }
}
