import CladsAnalysis
import CladsDocument
import CladsProject
import CladsSchema
import JSONSyntax

/// What is said about a style or a token: its properties, each with the style it comes from.
struct StyleDocumentation {
  /// One property of a style with everything it inherits.
  struct ResolvedProperty {
    let name: String
    /// The value as it is written.
    let json: String
    /// The style that sets it.
    let source: String
    /// The values of ancestors that do not count, the nearest first, with their styles.
    var overridden: [(source: String, json: String)]
  }

  /// The style's name and where it comes from.
  let title: String
  /// What it is for.
  let description: String?
  /// The chain of parents, the style itself first.
  let chain: [String]
  /// Whether the chain of parents is a circle.
  let isCyclic: Bool
  /// The file that declares it, when it is neither a document nor the project file.
  let file: String?
  /// The properties, those of the style itself first.
  let properties: [ResolvedProperty]

  /// Explains a style of a document.
  init?(style name: String, in catalog: StyleCatalog) {
    guard let resolved = catalog.cascade.resolved(name) else { return nil }
    title = "**\(name)**, style"
    description = nil
    file = nil
    chain = resolved.chain
    isCyclic = resolved.isCyclic
    var properties: [ResolvedProperty] = []
    catalog.analysis.file.tree.withView { view in
      for source in resolved.chain {
        guard let node = catalog.cascade[source]?.origin.node else { continue }
        for property in view.writtenProperties(of: node, except: Self.notInherited) {
          if let index = properties.firstIndex(where: { $0.name == property.name }) {
            properties[index].overridden.append((source, property.json))
          } else {
            properties.append(
              ResolvedProperty(name: property.name, json: property.json, source: source, overridden: []))
          }
        }
      }
    }
    self.properties = properties
  }

  /// Explains a token of a design system.
  init(token: DesignToken, of system: DesignSystem) {
    title = "**@\(token.name)**, token of `\(system.name)`"
    description = token.documentation
    file = token.file
    chain = []
    isCyclic = false
    properties = token.properties.map {
      ResolvedProperty(name: $0.name, json: $0.json, source: "@" + token.name, overridden: [])
    }
  }

  /// The keys of a style that say what it is and not how it looks.
  private static let notInherited = Set(
    Document.Style.table.shape.rows.filter { row in
      if case .string(.parent) = row.shape { true } else { false }
    }.map(\.name))

  /// The paragraphs, in Markdown.
  var paragraphs: [String] {
    var paragraphs = [title]
    if let description { paragraphs.append(description) }
    if chain.count > 1 {
      paragraphs.append("Inherits: " + chain.map { "`\($0)`" }.joined(separator: " → "))
    }
    if isCyclic { paragraphs.append("The chain of parents is a circle: today's phones never finish it.") }
    paragraphs.append(
      properties.isEmpty
        ? "It sets nothing." : properties.prefix(60).map { "- " + line(for: $0) }.joined(separator: "\n"))
    if let file { paragraphs.append("Declared in `\(file)`.") }
    return paragraphs
  }

  private func line(for property: ResolvedProperty) -> String {
    var line = "`\(property.name)`: `\(Self.shortened(property.json))`"
    if let first = chain.first, property.source != first { line += " from `\(property.source)`" }
    for (source, json) in property.overridden {
      line += ", overrides `\(Self.shortened(json))` of `\(source)`"
    }
    return line
  }

  private static func shortened(_ json: String) -> String {
    let words = json.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.count > 60 ? words.prefix(57) + "…" : words
  }
}
