import CladsAnalysis
import CladsDocument
import CladsProject
import Diagnostics
import JSONSyntax
import LanguageServerProtocol
import SourceText

/// The links between screens: a `navigate` action leads to the document whose `id` is its destination, or
/// whose file is named after it.
///
/// What an app does with a destination is up to the app; a document of that name is what authors mean.
enum ScreenLinks {
  /// Returns the `id` of the document around an offset, with its range; `nil` at any other text.
  static func screen(
    at offset: TextOffset, in document: DocumentSnapshot
  ) async -> (id: String, range: TextRange)? {
    guard document.kind.holdsDocuments, let analysis = await document.analysis(at: offset) else { return nil }
    return analysis.screenID.flatMap { screen in
      analysis.file.offsetsInStrings(at: offset).contains { screen.range.touches($0) } ? screen : nil
    }
  }

  /// Returns the links to a document, by file.
  static func links(
    to document: DocumentSnapshot, withID id: String, in workspace: some WorkspaceReading
  ) async -> [(uri: FileURI, places: [LineRange])] {
    let names = [id, FileKind.stem(ofDocumentNamed: document.uri.name)]
    return await workspace.indexes().compactMap { index in
      guard index.projectPath == document.projectPath else { return nil }
      let links = index.mentions.filter {
        $0.kind == .symbol(.destination) && !$0.isDeclaration && names.contains($0.name)
      }
      return links.isEmpty || index.uri.path == document.projectPath ? nil : (index.uri, links.map(\.place))
    }
  }

  /// Returns the documents that a destination means, at their ids.
  static func targets(
    of destination: String, for document: DocumentSnapshot, in workspace: some WorkspaceReading
  ) async -> [NameTarget] {
    var targets: [NameTarget] = []
    for index in await workspace.indexes()
    where index.projectPath == document.projectPath
      && index.screens.contains(where: { index.leads(destination, to: $0) })
    {
      guard let file = await workspace.document(index.uri) else { continue }
      for analysis in await file.analyses() {
        guard let screen = analysis.screenID, index.leads(destination, to: screen.id) else { continue }
        let range = analysis.file.source.hostRange(of: screen.range).range
        targets.append(NameTarget(document: file, range: range, selection: range))
      }
    }
    return targets
  }

  /// Returns the sentence about the links from or to the text at an offset; `nil` if there are none.
  static func sentence(
    at offset: TextOffset, in document: DocumentSnapshot, _ workspace: some WorkspaceReading
  ) async -> String? {
    if let screen = await screen(at: offset, in: document) {
      let links = await links(to: document, withID: screen.id, in: workspace)
      let files = links.map { link in
        Markdown.code(link.uri.name) + (link.places.count > 1 ? " (\(link.places.count))" : "")
      }
      return files.isEmpty ? nil : "Opened from \(files.joined(separator: ", "))."
    }
    guard let names = await DocumentNames.around(offset, in: document), names.analysis != nil,
      case .symbol(.destination, let name)? = names.mention(at: offset)?.referent
    else { return nil }
    let targets = await targets(of: name, for: document, in: workspace)
    let files = Set(targets.map(\.document.uri.name)).sorted().map { Markdown.code($0) }
    return files.isEmpty ? nil : "Opens \(files.joined(separator: ", "))."
  }
}

extension FileIndex {
  /// Whether a destination means a screen of the file: by its id, or if it is the only one, by the name of
  /// the file.
  fileprivate func leads(_ destination: String, to id: String) -> Bool {
    destination == id
      || screens.count == 1 && destination == FileKind.stem(ofDocumentNamed: uri.name)
  }
}

extension Analysis {
  /// The `id` of the document, if it is a text, with its range without quotes.
  var screenID: (id: String, range: TextRange)? {
    file.tree.withView { view in
      guard let node = Document.Definition.table.value(of: \.id, in: root, view), view.kind(node) == .string,
        case let id = view.string(node), !id.isEmpty
      else { return nil }
      return (id, view.content(of: node))
    }
  }
}

extension FileURI {
  /// The last component of the path.
  var name: String { path.pathComponents.last ?? path }
}
