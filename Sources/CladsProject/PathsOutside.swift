import CladsDocument
import Diagnostics
import JSONSyntax

/// The paths in a project file that lead out of the files that it may name.
struct PathsOutside {
  /// The records of the paths.
  private(set) var nodes: Set<RecordIndex> = []
  /// The records of those that lead outside as written; the others are patterns that only match a link that
  /// does.
  private(set) var unreadable: Set<RecordIndex> = []
  /// A finding for each path.
  private(set) var findings: [Finding] = []

  private let tree: SyntaxTree

  init(_ file: ProjectFile, _ facts: [Fact], _ tree: SyntaxTree, _ files: some FileReading) {
    self.tree = tree
    let assets = Set((file.assets ?? []).map(\.node))
    // The schema knows which strings are paths, except for the globs of documents, which are not links.
    for fact in facts where fact.role == .filePath {
      add(fact.node, files, isSearched: !assets.contains(fact.node) && !isName(fact.node))
    }
    for selector in file.documents ?? [] {
      if let node = selector.node { add(node, files, isSearched: false) }
    }
  }

  private func isName(_ node: RecordIndex) -> Bool {
    tree.withView { view in
      let parent = view[node].parent
      return view.kind(parent) == .member && view.name(of: parent) == node
    }
  }

  /// Adds a path if it leads outside; a pattern that files are searched for also if a link that matches does.
  private mutating func add(_ node: RecordIndex, _ files: some FileReading, isSearched: Bool) {
    let text = tree.withView { $0.string(node) }
    let glob = Glob(text)
    guard !nodes.contains(node) else { return }
    if glob.isPattern ? glob.folders.contains(where: files.leadsOutside) : files.leadsOutside(text) {
      unreadable.insert(node)
      report(text, node)
    } else if glob.isPattern, isSearched, let link = files.linksOutside(matching: glob).first {
      report(link, node)
    }
  }

  private mutating func report(_ path: String, _ node: RecordIndex) {
    nodes.insert(node)
    findings.append(
      Finding(
        .projectPathOutside, at: tree.withView { $0.range(node) }, "`\(path)` leads out of the project",
        consequence: "no file there is read",
        help: "name files in the git work tree of this file or, without one, in its folder"))
  }
}
