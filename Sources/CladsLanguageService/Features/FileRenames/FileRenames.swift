import CladsAnalysis
import CladsDocument
import CladsProject
import JSONSyntax
import LanguageServerProtocol
import SourceText

/// What a rename of documents, token files, samples or folders changes elsewhere: the samples and tests next
/// to a document get its new name, and project files, Swift code, destinations and the names in tests follow.
struct FileRenames {
  /// The edits to files, under their old paths.
  private(set) var edits: [(file: DocumentSnapshot, edits: [TextEdit])] = []
  /// The samples and tests that are renamed with their documents.
  private(set) var samples: [FileRename] = []

  private var moved: MovedPaths

  /// Finds out what follows the renames.
  init(_ renames: [FileRename], in workspace: some WorkspaceReading) async {
    moved = MovedPaths(renames)
    let indexes = await workspace.indexes()
    await addSamples(of: indexes, workspace)
    await addTests(of: indexes, workspace)
    for index in indexes where FilePath.name(of: index.uri.path) == FileKind.projectFileName {
      guard let project = await workspace.document(index.uri) else { continue }
      add(pathEdits(in: project), to: project)
      await addSource(of: project, indexes, workspace)
      await addDestinations(of: project, indexes, workspace)
    }
  }

  private mutating func add(_ edits: [TextEdit], to file: DocumentSnapshot) {
    if edits.isEmpty { return }
    if let known = self.edits.firstIndex(where: { $0.file.uri == file.uri }) {
      // A Swift file may have documents and names of documents.
      let all = self.edits[known].edits + edits.filter { !self.edits[known].edits.contains($0) }
      self.edits[known].edits = all.sorted { $0.range.start < $1.range.start }
    } else {
      self.edits.append((file, edits.sorted { $0.range.start < $1.range.start }))
    }
  }

  // MARK: - Samples

  /// Adds the samples next to the documents that get another name or folder.
  private mutating func addSamples(of indexes: [FileIndex], _ workspace: some WorkspaceReading) async {
    for index in indexes {
      let old = index.uri.path
      guard let new = moved.path(of: old), let document = await workspace.document(index.uri),
        document.kind.holdsDocuments
      else { continue }
      let (oldName, newName) = (FilePath.name(of: old), FilePath.name(of: new))
      let oldStem = FileKind.stem(ofDocumentNamed: oldName)
      let newStem = FileKind.stem(ofDocumentNamed: newName)
      // The samples of two documents with one stem belong to both.
      let isShared = indexes.contains { other in
        other.uri != index.uri && FilePath.folder(of: other.uri.path) == FilePath.folder(of: old)
          && FileKind.stem(ofDocumentNamed: FilePath.name(of: other.uri.path)) == oldStem
      }
      if isShared || !FileKind.isCandidate(newName) { continue }
      let lookup = SampleLookup(document: oldName)
      for path in document.samples.compactMap(\.path)
      where FilePath.folder(of: path) == FilePath.folder(of: old) && moved.path(of: path) == nil {
        let name = FilePath.name(of: path)
        guard lookup.sampleName(ofFileBeside: name) != nil else { continue }
        let target = FilePath.resolved(newStem + name.dropFirst(oldStem.count), besides: new)
        moved.add(path, target)
        samples.append(FileRename(from: FileURI(path: path), to: FileURI(path: target)))
      }
    }
  }

  // MARK: - Tests

  /// Adds the tests of documents that get another name or folder, and the paths in tests.
  private mutating func addTests(of indexes: [FileIndex], _ workspace: some WorkspaceReading) async {
    for index in indexes {
      guard let document = index.testedDocument, let test = await workspace.document(index.uri) else {
        continue
      }
      let path = index.uri.path
      let newDocument = moved.path(of: document) ?? document
      let newPath = moved.path(of: path) ?? path
      add(await sampleEdits(in: test, newDocument, workspace), to: test)
      if newDocument == document, newPath == path { continue }
      if let edit = pathEdit(in: test, from: path, to: newPath, newDocument) {
        add([edit], to: test)
      } else if newPath == path, ScreenTest.documentNode(in: test.file.tree) == nil {
        let oldStem = FileKind.stem(ofDocumentNamed: FilePath.name(of: document))
        let newName = FilePath.name(of: newDocument)
        guard FileKind.isCandidate(newName) else { continue }
        let name = FileKind.stem(ofDocumentNamed: newName) + FilePath.name(of: path).dropFirst(oldStem.count)
        let target = FilePath.resolved(name, besides: newDocument)
        moved.add(path, target)
        samples.append(FileRename(from: FileURI(path: path), to: FileURI(path: target)))
      }
    }
  }

  /// Returns the edits of the name of a sample in a test whose file gets another name.
  private func sampleEdits(
    in test: DocumentSnapshot, _ newDocument: String, _ workspace: some WorkspaceReading
  ) async -> [TextEdit] {
    let facts = ScreenTest.facts(of: test.file.tree).filter { $0.role == .tested(.sample) }
    guard !facts.isEmpty, let document = await test.testedDocument(in: workspace) else { return [] }
    return test.file.tree.withView { view in
      facts.compactMap { fact in
        let name = view.string(fact.node)
        guard let old = document.samples.first(where: { $0.name == name })?.path,
          let new = moved.path(of: old), FilePath.name(of: old) != FilePath.name(of: new),
          let newName = SampleLookup.sampleName(
            of: new, ofDocumentAt: newDocument, in: document.project, besides: document.projectPath),
          newName != name
        else { return nil }
        return TextEdit(range: view.range(fact.node), newText: StringLiteral.quoted(newName))
      }
    }
  }

  /// Returns the edit of the path of its document in a test; `nil` if it names none, or the path stays.
  private func pathEdit(
    in test: DocumentSnapshot, from path: String, to newPath: String, _ newDocument: String
  ) -> TextEdit? {
    guard let node = ScreenTest.documentNode(in: test.file.tree) else { return nil }
    return test.file.tree.withView { view in
      let text = view.string(node)
      let old = FilePath.relative(FilePath.resolved(text, besides: path), to: FilePath.folder(of: path))
      let new = FilePath.relative(newDocument, to: FilePath.folder(of: newPath))
      if old == new { return nil }
      let start = text.hasPrefix("./") && !new.hasPrefix("../") ? "./" : ""
      return TextEdit(range: view.range(node), newText: StringLiteral.quoted(start + new))
    }
  }

  // MARK: - Project files

  /// Returns the edits of the paths and globs in a project file.
  private func pathEdits(in project: DocumentSnapshot) -> [TextEdit] {
    let oldFolder = FilePath.folder(of: project.uri.path)
    let newFolder = moved.path(of: project.uri.path).map { FilePath.folder(of: $0) } ?? oldFolder
    let tree = project.file.tree
    let nodes = Project.pathNodes(of: tree)
    return tree.withView { view in
      nodes.compactMap { node in
        let text = view.string(node)
        guard let new = rewritten(text, from: oldFolder, to: newFolder), new != text else { return nil }
        return TextEdit(
          range: view.content(of: node), newText: String(StringLiteral.quoted(new).dropFirst().dropLast()))
      }
    }
  }

  /// Returns a path or a glob of a project file after the renames; `nil` if it means nothing that moves.
  private func rewritten(_ text: String, from oldFolder: String, to newFolder: String) -> String? {
    if text.isEmpty || text.isAbsolutePath { return nil }
    // Of a glob, the folders before the first wildcard can move.
    let parts = text.pathComponents
    let plain = Glob(text).isPattern ? parts.prefix { !Glob($0).isPattern }[...] : parts[...]
    let rest = parts.dropFirst(plain.count)
    if plain.isEmpty { return nil }
    let old = FilePath.resolved(plain.joined(separator: "/"), in: oldFolder)
    let new = moved.path(of: old) ?? old
    if new == old, newFolder == oldFolder { return nil }
    let relative = FilePath.relative(new, to: newFolder)
    // A project file that moves with what it names needs no change.
    if relative == FilePath.relative(old, to: oldFolder) { return nil }
    let start = text.hasPrefix("./") && !relative.hasPrefix("../") ? "./" : ""
    return start + ([relative].filter { !$0.isEmpty } + rest).joined(separator: "/")
  }

  // MARK: - Swift

  /// Adds the edits of the names of files in the Swift code of a project.
  private mutating func addSource(
    of project: DocumentSnapshot, _ indexes: [FileIndex], _ workspace: some WorkspaceReading
  ) async {
    let projectPath = project.uri.path
    var paths = (project.project.sources?.paths ?? []).map { FilePath.resolved($0, besides: projectPath) }
    paths += indexes.map(\.uri.path).filter { FileKind.isSwift($0) }
    let folder = FilePath.folder(of: projectPath)
    let known = indexes.filter { $0.projectPath == projectPath }.map(\.uri.path) + tokenFiles(of: project)
    let resources = MovedResources(known, moved)
    if resources.isEmpty { return }
    for path in Set(paths).sorted() where path.hasPrefix(folder) {
      guard let file = await workspace.document(FileURI(path: path)) else { continue }
      add(resources.edits(in: file.file.source), to: file)
    }
  }

  private func tokenFiles(of project: DocumentSnapshot) -> [String] {
    let files = project.project.designSystems.values.flatMap(\.tokens).compactMap { $0.declaration?.file }
    return Set(files).map { FilePath.resolved($0, besides: project.uri.path) }
  }

  // MARK: - Destinations

  /// Adds the edits of destinations that are the names of documents.
  private mutating func addDestinations(
    of project: DocumentSnapshot, _ indexes: [FileIndex], _ workspace: some WorkspaceReading
  ) async {
    let own = indexes.filter { $0.projectPath == project.uri.path }
    for index in own where index.screens.count == 1 {
      guard let new = moved.path(of: index.uri.path) else { continue }
      let oldName = FileKind.stem(ofDocumentNamed: FilePath.name(of: index.uri.path))
      let newName = FileKind.stem(ofDocumentNamed: FilePath.name(of: new))
      // A document whose `id` is the destination keeps it.
      if oldName == newName || own.contains(where: { $0.screens.contains(oldName) }) { continue }
      for user in own
      where user.mentions.contains(where: { $0.kind == .symbol(.destination) && $0.name == oldName }) {
        guard let file = await workspace.document(user.uri) else { continue }
        for names in await DocumentNames.all(in: file) {
          let edits = names.edits(
            renaming: .symbol(.destination, oldName), to: newName, in: nil, keepsFieldNames: false)
          add(names.file.source.hostEdits(edits) ?? [], to: file)
        }
      }
    }
  }
}
