import CladsDocument
import Diagnostics
import SourceText

/// Writes shapes in the short notation of the guide, and collects the objects that it describes apart.
struct GuideTypes {
  /// The objects that were referred to by name, in order of first use.
  private(set) var objects: [ObjectShape] = []
  private var objectNames: Set<String> = []
  /// The key that each long type was first written for; later keys refer to it.
  private var owners: [String: String] = [:]
  let level: FormatLevel

  init(level: FormatLevel) { self.level = level }

  /// Objects with more keys are described apart.
  private static let longestInlineObject = 3
  /// Longer types are written once.
  private static let longestRepeatedType = 24
  /// Types in project files may be nested as deeply as JSON.
  private static let maximumDepth = 4

  /// Returns the keys with their types: `text: template; width!, height!: number`.
  mutating func keys(_ rows: [Row], showsDefaults: Bool = false) -> String {
    keys(rows, separator: "; ", depth: 0, showsDefaults: showsDefaults)
  }

  /// Keys of one type share it.
  private mutating func keys(
    _ rows: [Row], separator: String, depth: Int, showsDefaults: Bool = false
  ) -> String {
    var order: [String] = []
    var groups: [String: [String]] = [:]
    for row in rows where isKnown(row) {
      let type = type(of: row, depth: depth)
      if groups[type] == nil { order.append(type) }
      groups[type, default: []].append(Self.name(row) + (showsDefaults ? Self.defaultValue(row) : ""))
    }
    return order.map { type in
      let names = groups[type] ?? []
      return names == [type] ? type : "\(names.joined(separator: ", ")): \(type)"
    }.joined(separator: separator)
  }

  /// Returns whether apps of the level read a key.
  func isKnown(_ row: Row) -> Bool { row.level == .base || level == .extended }

  /// The type of a key; one that is long refers to the key that it was first written for.
  private mutating func type(of row: Row, depth: Int) -> String {
    let type = text(of: row.shape, depth: depth)
    guard type.utf8.count > Self.longestRepeatedType else { return type }
    let owner = owners[type] ?? row.name
    owners[type] = owner
    return owner == row.name ? type : "like \(Markdown.text(owner))"
  }

  /// The default value, if it is short enough to follow the key.
  static func defaultValue(_ row: Row) -> String {
    guard let text = row.defaultText?.replacing("\"", with: ""), !text.isEmpty, !text.contains(" ") else {
      return ""
    }
    return "=" + text
  }

  /// The key, with `!` if it is required.
  static func name(_ row: Row) -> String { Markdown.text(row.name) + (row.isRequired ? "!" : "") }

  /// Returns the notation of a type.
  mutating func text(of shape: Shape) -> String { text(of: shape, depth: 0) }

  private mutating func text(of shape: Shape, depth: Int) -> String {
    switch shape.at(level) {
    case .any: "any"
    case .boolean: "boolean"
    case .integer: "integer"
    case .number: "number"
    case .string(let role): role.guideName
    case .choice(let shape): shape.choices.map { Markdown.text($0.name) }.joined(separator: "|")
    case .array(let element): "[\(text(of: element, depth: depth))]"
    case .dictionary(let element, _): "{ NAME: \(text(of: element, depth: depth)) }"
    case .object(let object): self.object(object, depth: depth)
    case .tagged(_, let slot): slot == .node ? "node" : slot == .action ? "action object" : slot.noun
    case .either(let shapes): either(shapes, depth: depth)
    case .named(let name, let shape): named(name, shape(), depth: depth)
    }
  }

  private mutating func either(_ shapes: [Shape], depth: Int) -> String {
    // An expression in place of any value is a value, too.
    if shapes.contains(where: \.acceptsNull) { return "any" }
    var names: [String] = []
    for shape in shapes {
      let name = text(of: shape, depth: depth)
      if !names.contains(name) { names.append(name) }
    }
    let text = names.joined(separator: " or ")
    return text == "action name or action object" ? "action" : text
  }

  private mutating func object(_ object: ObjectShape, depth: Int) -> String {
    if object.rows.isEmpty || depth >= Self.maximumDepth { return "object" }
    if object.rows.count(where: isKnown) <= Self.longestInlineObject {
      return "{ \(keys(object.rows, separator: ", ", depth: depth + 1)) }"
    }
    return reference(object)
  }

  /// A shape with a name may contain itself.
  private mutating func named(_ name: String, _ shape: Shape, depth: Int) -> String {
    switch shape {
    case .object(let object): reference(object)
    case .named: Markdown.text(name)
    default: text(of: shape, depth: depth)
    }
  }

  private mutating func reference(_ object: ObjectShape) -> String {
    if objectNames.insert(object.name).inserted { objects.append(object) }
    return Markdown.prose(object.name)
  }
}

extension Role {
  /// The type of a string with this role, in one or two words.
  fileprivate var guideName: String {
    switch self {
    case .literal, .choice, .filePath, .fontName, .modifier, .tested: "string"
    case .template: "template"
    case .expression: "expression"
    case .path, .localPath, .dataPath, .condition: "path"
    case .reference(let kind), .parent(let kind):
      kind.noun + (kind == .request || kind == .component ? "" : " name")
    case .declaration(.iterationVariable): "name"
    case .declaration: "id"
    case .entry(let slot), .declaredEntry(let slot): slot.noun
    case .color: "color"
    case .url: "URL"
    case .assetName: "image asset"
    case .symbolName: "system symbol"
    }
  }
}
