import CladsAnalysis
import CladsDocument
import CladsProject
import Diagnostics
import JSONSyntax
import SourceText

/// The documentation of a style or a token: its properties, each with the style it comes from.
struct StyleDocumentation {
  /// A property of a style, including inherited values.
  struct ResolvedProperty {
    let name: String
    /// The value, as source text.
    let json: String
    /// The style that sets it.
    let source: String
    /// The overridden values of ancestors, nearest first, with their styles.
    var overridden: [(source: String, json: String)]
  }

  let title: String
  /// The purpose of the token, as described in its file.
  let description: String?
  /// The names in the inheritance chain, starting with the style itself.
  let chain: [String]
  /// Whether the inheritance chain contains a cycle.
  let isCyclic: Bool
  /// Whether the properties are known: Swift source shows only the names of tokens.
  private let hasProperties: Bool
  /// Where a token is declared, in Markdown; `nil` for a style of the document.
  let declaration: String?
  /// The properties, starting with those of the style itself.
  let properties: [ResolvedProperty]

  /// Creates the documentation of a style, or returns `nil` when the document does not declare it.
  init?(style name: String, in catalog: StyleCatalog) {
    guard let resolved = catalog.cascade.resolved(name) else { return nil }
    title = "**\(Markdown.text(name))**, style"
    description = nil
    hasProperties = true
    declaration = nil
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

  /// Creates the documentation of a token of a design system, declared in the project file at an absolute
  /// path or in a file beside it.
  init(token: DesignToken, of system: DesignSystem, projectPath: String?) {
    title = "**@\(Markdown.text(token.name))**, token of \(Markdown.code(system.name))"
    description = token.documentation
    hasProperties = !token.isInSource
    declaration = projectPath.flatMap { path in
      guard let declaration = token.declaration else { return nil }
      let file = declaration.file.map { FilePath.resolved($0, besides: path) } ?? path
      let name = declaration.file ?? path.split(separator: "/").last.map(String.init) ?? path
      let link = Markdown.link(toLine: declaration.line + 1, of: FileURI(path: file).string)
      return "Declared on \(link) of \(Markdown.code(name))."
    }
    chain = []
    isCyclic = false
    properties = token.properties.map {
      ResolvedProperty(name: $0.name, json: $0.json, source: "@" + token.name, overridden: [])
    }
  }

  /// Returns the paragraphs about a token of the design systems that a document may use; a document that
  /// names none may mean that of any.
  static func paragraphs(
    aboutToken name: String, in document: DocumentSnapshot, designSystem: String?
  ) -> [String] {
    document.project.designSystems(named: designSystem).flatMap { system -> [String] in
      guard let token = system.token(named: name) else { return [] }
      return StyleDocumentation(token: token, of: system, projectPath: document.projectPath).paragraphs
    }
  }

  /// The keys of a style that are not style properties and therefore not inherited.
  private static let notInherited = Set(
    Document.Style.table.shape.rows.filter { row in
      if case .string(.parent) = row.shape { true } else { false }
    }.map(\.name))

  /// The paragraphs, in Markdown.
  var paragraphs: [String] {
    var paragraphs = [title]
    if let description { paragraphs.append(Markdown.prose(description)) }
    if chain.count > 1 {
      paragraphs.append("Inherits: " + chain.map(Markdown.code).joined(separator: " → "))
    }
    if isCyclic { paragraphs.append("The inheritance chain is a cycle; on device, the app hangs.") }
    if !properties.isEmpty {
      paragraphs.append(properties.prefix(60).map { "- " + line(for: $0) }.joined(separator: "\n"))
    } else if hasProperties {
      paragraphs.append("Sets no properties.")
    }
    if let declaration { paragraphs.append(declaration) }
    return paragraphs
  }

  private func line(for property: ResolvedProperty) -> String {
    var line = "\(Markdown.code(property.name)): \(Self.shortened(property.json))"
    if let first = chain.first, property.source != first { line += " from \(Markdown.code(property.source))" }
    for (source, json) in property.overridden {
      line += ", overrides \(Self.shortened(json)) from \(Markdown.code(source))"
    }
    return line
  }

  private static func shortened(_ json: String) -> String {
    let line = json.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return Markdown.code(line.count > 60 ? line.prefix(57) + "…" : line)
  }
}
