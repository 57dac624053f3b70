import CladsAnalysis
import CladsDocument
import CladsExpressions
import CladsPreview
import CladsProject
import CladsSources
import SourceText

/// A name at a place in a file, and where else it is mentioned: the one answer that definitions, references,
/// renaming and hovers are made from.
struct NameQuery: Sendable {
  /// A mention with the names of the document or file that it is in.
  struct Found: Sendable {
    let names: DocumentNames
    let mention: Mention
  }

  /// The file with the name; for a document in a string literal, that document.
  let document: DocumentSnapshot
  let names: DocumentNames
  let mention: Mention
  /// Which other files of the project can mention the name; `nil` if only the document and its samples can.
  let scope: ProjectScope?

  var referent: Referent { mention.referent }

  /// Returns the query about the name at an offset; `nil` when there is no name.
  static func at(_ offset: TextOffset, in document: DocumentSnapshot) async -> NameQuery? {
    guard let names = await DocumentNames.around(offset, in: document),
      let mention = names.mention(at: offset)
    else { return nil }
    return NameQuery(
      document: document, names: names, mention: mention,
      scope: ProjectScope(of: mention, names, in: document))
  }

  /// Returns the mentions in the file itself: of a name that is no one else's, those in its document.
  func ownMentions(certainly: Bool = false) async -> [Found] {
    scope == nil
      ? names.mentions(of: referent).map { Found(names: names, mention: $0) }
      : await mentions(in: document, certainly: certainly)
  }

  /// Returns the mentions in a file that mean the same as the name, or that may mean it.
  func mentions(in file: DocumentSnapshot, certainly: Bool = false) async -> [Found] {
    // The elements of a list are those of a variable only in its own document.
    let referent = names.inFirstElements(referent)
    return await DocumentNames.all(in: file).flatMap { names in
      names.mentions(of: referent).filter { mention in
        guard let scope else { return true }
        return certainly ? scope.contains(mention, names) : scope.mayContain(mention, names)
      }.map { Found(names: names, mention: $0) }
    }
  }

  /// Returns the other files with mentions that no index has, or that share the state at hand: the project
  /// file, token files, source, then documents, their samples and their tests.
  func companions(in workspace: some WorkspaceReading) async -> [DocumentSnapshot] {
    var files = await declaringFiles(in: workspace)
    let shared = names.inFirstElements(referent)
    if shared.isTested {
      let screens = await screens(in: workspace)
      files += screens.filter { $0.uri != document.uri }
      for screen in screens {
        if shared.isState { files += await Self.samples(of: screen, in: workspace) }
        files += await Self.tests(of: screen, in: workspace)
      }
    }
    var seen: Set<FileURI> = [document.uri]
    return files.filter { seen.insert($0.uri).inserted }
  }

  /// Returns the files of the project, other than documents, that can declare the name.
  func declaringFiles(in workspace: some WorkspaceReading) async -> [DocumentSnapshot] {
    guard let scope, let projectPath = document.projectPath else { return [] }
    var paths = [projectPath]
    let project = document.project
    if case .symbol(.token, let name) = referent {
      let systems = project.designSystems.values.filter {
        scope.designSystems.isEmpty || scope.designSystems.contains($0.name)
      }
      // Other files of a design system may have aliases of the token.
      let files = systems.filter { $0.token(named: name) != nil }.flatMap(\.tokens).filter { !$0.isInSource }
      paths += Set(files.compactMap { $0.declaration?.file }).sorted().map {
        FilePath.resolved($0, besides: projectPath)
      }
    }
    if let slot = referent.slot, let sources = project.sources {
      var known: Set<String> = []
      let found = sources.declarations(of: referent.name, in: slot).map(\.path)
      paths += found.filter { known.insert($0).inserted }.prefix(Self.maximumSourceFiles).map {
        FilePath.resolved($0, besides: projectPath)
      }
    }
    var files: [DocumentSnapshot] = []
    for path in paths { files += await workspace.document(FileURI(path: path)).map { [$0] } ?? [] }
    return files
  }

  /// More declarations of one name are of no use, and each is a file to read.
  private static let maximumSourceFiles = 16

  /// Returns the documents whose state the name is a part of, other than those that share it through the host
  /// app.
  func screens(in workspace: some WorkspaceReading) async -> [DocumentSnapshot] {
    switch document.kind {
    case .sample: await Self.screens(ofSample: document, in: workspace)
    case .document, .envelope, .swift: [document]
    case .test: await document.testedDocument(in: workspace).map { [$0] } ?? []
    case .project, .tokens, .baseline, .other: []
    }
  }

  /// Returns the documents that a sample is one of.
  static func screens(
    ofSample sample: DocumentSnapshot, in workspace: some WorkspaceReading
  ) async -> [DocumentSnapshot] {
    var screens: [DocumentSnapshot] = []
    for index in await workspace.indexes()
    where index.uri != sample.uri
      && SampleLookup.isSample(
        sample.uri.path, ofDocumentAt: index.uri.path, in: sample.project, besides: sample.projectPath)
    {
      guard let screen = await workspace.document(index.uri), screen.kind.holdsDocuments else { continue }
      screens.append(screen)
    }
    return screens
  }

  /// Returns the tests of a document.
  static func tests(
    of document: DocumentSnapshot, in workspace: some WorkspaceReading
  ) async -> [DocumentSnapshot] {
    var tests: [DocumentSnapshot] = []
    for index in await workspace.indexes() where index.isTest(ofDocumentAt: document.uri.path) {
      guard let test = await workspace.document(index.uri), test.kind == .test else { continue }
      // A test of another document in the same Swift file has its own names.
      if let place = document.embeddedPlace, let name = ScreenTest.declaration(in: test.file.tree),
        ![place.declaration, place.name].contains(name)
      {
        continue
      }
      tests.append(test)
    }
    return tests
  }

  /// Returns the samples of a document that can be read.
  static func samples(
    of document: DocumentSnapshot, in workspace: some WorkspaceReading
  ) async -> [DocumentSnapshot] {
    var samples: [DocumentSnapshot] = []
    for path in document.samples.filter({ !$0.leadsOutside }).compactMap(\.path) {
      samples += await workspace.document(FileURI(path: path)).map { [$0] } ?? []
    }
    return samples
  }

  /// Returns the indexes of the documents of the project that may mention the name, with the mentions of what
  /// the scope says. The document itself is among them if it is in a string literal, because its file has
  /// others.
  func indexed(
    in workspace: some WorkspaceReading
  ) async -> [(index: FileIndex, mentions: [FileIndex.Mention])] {
    guard let scope else { return [] }
    return await workspace.indexes().compactMap { index in
      guard index.uri != document.uri || document.embeddedPlace != nil,
        index.projectPath == document.projectPath, index.uri.path != document.projectPath
      else { return nil }
      // A document that declares the action itself does not refer to the host's.
      if case .symbol(.action) = scope.kind, index.declares(scope.kind, referent.name) { return nil }
      let mentions = index.mentions.filter {
        $0.kind == scope.kind && $0.name == scope.indexedName && scope.mayContain($0)
      }
      return mentions.isEmpty ? nil : (index, mentions)
    }
  }
}
