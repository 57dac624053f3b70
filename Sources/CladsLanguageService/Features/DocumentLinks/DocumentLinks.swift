import CladsAnalysis
import CladsDocument
import CladsProject
import JSONSyntax
package import SourceText

/// A link in a document.
package struct LinkedText: Sendable, Hashable {
  /// The range of the text, without quotes.
  package let range: TextRange
  /// The URI that the link opens.
  package let target: String
}

/// Finds the links in a file: web addresses, in a project file paths of other files, and in a token file the
/// tokens that aliases refer to.
enum DocumentLinks {
  /// The maximum length of a link, in UTF-8 bytes.
  private static let maximumLength = 2_048

  /// Returns the links, in source order.
  static func all(in document: DocumentSnapshot) async -> [LinkedText] {
    switch document.kind {
    case .sample: return webAddresses(in: document.file.tree)
    case .tokens: return aliases(in: document) + webAddresses(in: document.file.tree)
    case .document, .envelope, .swift, .project, .test, .baseline, .other: break
    }
    let facts = await document.facts()
    let folder = folder(of: document.uri)
    return document.file.tree.withView { view in
      var links: [LinkedText] = []
      var seen: Set<RecordIndex> = []
      // A template without placeholders may be a URL, too: that of an image or a request.
      for fact in facts where [.url, .filePath, .template].contains(fact.role) {
        guard view.contentRange(of: fact.node).count <= maximumLength, seen.insert(fact.node).inserted,
          let target = target(of: view.string(fact.node), fact.role, folder)
        else { continue }
        links.append(LinkedText(range: view.content(of: fact.node), target: target))
      }
      return links.sorted { $0.range.start < $1.range.start }
    }
  }

  /// Returns the values that are web addresses.
  private static func webAddresses(in tree: SyntaxTree) -> [LinkedText] {
    tree.withView { view in
      view.records.indices.lazy.map { RecordIndex(truncatingIfNeeded: $0) }.compactMap { node in
        guard view.kind(node) == .string, view.contentRange(of: node).count <= maximumLength,
          view.member(owning: node).map({ view.name(of: $0) != node }) ?? true,
          let target = target(of: view.string(node), .url, nil)
        else { return nil }
        return LinkedText(range: view.content(of: node), target: target)
      }
    }
  }

  /// Returns the aliases of tokens in the same file, each with the line of the token.
  private static func aliases(in document: DocumentSnapshot) -> [LinkedText] {
    guard let path = document.path else { return [] }
    let lines = document.file.source.lines
    let mentions = DesignTokenMention.all(in: document.file.tree)
    let declared = Dictionary(
      mentions.filter(\.isDeclaration).map { ($0.name, $0.range.start) },
      uniquingKeysWith: { first, _ in first })
    let systems = document.project.designSystems(withTokensIn: path).compactMap {
      document.project.designSystems[$0]
    }
    return document.file.tree.withView { view in
      mentions.filter { !$0.isDeclaration }.compactMap { alias in
        var target = declared[alias.name].map { (document.uri, lines.line(containing: $0)) }
        if target == nil, let projectPath = document.projectPath {
          // Another file of the design system may have it.
          let declaration = systems.lazy.compactMap { $0.token(named: alias.name)?.declaration }.first
          target = declaration.flatMap { declaration in
            declaration.file.map {
              (FileURI(path: FilePath.resolved($0, besides: projectPath)), declaration.line)
            }
          }
        }
        return target.map { uri, line in
          LinkedText(range: view.content(of: alias.node), target: "\(uri.string)#L\(line + 1)")
        }
      }
    }
  }

  /// Returns the URI of a text; `nil` for a template, a glob pattern, or a URL with another scheme.
  private static func target(of text: String, _ role: Role, _ folder: String?) -> String? {
    let isPath = role == .filePath
    guard text.utf8.allSatisfy({ $0 > 0x20 || isPath && $0 == Byte.space }) else { return nil }
    if isWebAddress(text) {
      let isPlain = text.utf8.allSatisfy { $0 < 0x7F && !#""<>\^`{|}"#.utf8.contains($0) }
      return isPlain ? text : nil
    }
    let isRelative = text.hasPrefix("./") || text.hasPrefix("../")
    guard isPath && !text.isEmpty || isRelative && role == .url, let folder, !text.contains("*"),
      !text.contains("${")
    else { return nil }
    return FileURI(path: FilePath.resolved(text, in: folder)).string
  }

  private static func isWebAddress(_ text: String) -> Bool {
    let start = text.prefix(8).lowercased()
    return (start.hasPrefix("https://") && text.utf8.count > 8)
      || (start.hasPrefix("http://") && text.utf8.count > 7)
  }

  private static func folder(of uri: FileURI) -> String? {
    guard uri.isFile, let slash = uri.path.lastIndex(of: "/") else { return nil }
    return String(uri.path[..<slash])
  }
}
