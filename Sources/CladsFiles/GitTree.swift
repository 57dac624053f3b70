import CladsProject
import SourceText

/// The files of a git revision, as `git ls-tree -r -z` lists them.
struct GitTree {
  struct Entry {
    /// The path relative to the root of the tree. Whoever makes a tree chooses it freely.
    let path: String
    /// The object ID of the contents.
    let id: ArraySlice<UInt8>
    let isLink: Bool
  }

  /// The entries that are files or links; submodules are left out.
  let entries: [Entry]

  /// Reads a list; what is not in its format is left out.
  init(listing bytes: [UInt8]) {
    entries = bytes.split(separator: 0).compactMap { line in
      // MODE TYPE ID, a tab, the path.
      guard let tab = line.firstIndex(of: 0x09) else { return nil }
      let fields = line[..<tab].split(separator: 0x20)
      guard fields.count == 3 else { return nil }
      let isLink = fields[0].elementsEqual("120000".utf8)
      guard isLink || fields[0].starts(with: "100".utf8) else { return nil }
      let name = line[(tab + 1)...]
      let path = String(decoding: name, as: UTF8.self)
      // A path with other bytes cannot be expressed, nor can its file be found in the work tree.
      guard path.utf8.elementsEqual(name) else { return nil }
      return Entry(path: path, id: fields[2], isLink: isLink)
    }
  }

  /// Whether the components of a path are names: none is empty, `.`, `..` or that of git's own folder.
  static func isValid(_ path: String) -> Bool {
    let names = path.pathComponents
    return names.joined(separator: "/") == path && !names.isEmpty
      && names.allSatisfy { $0.utf8.first != Byte.dot || ![".", "..", ".git"].contains($0.lowercased()) }
  }
}

/// The links in the tree of a git revision.
struct GitLinks {
  /// The number of links that are followed for one file.
  private static let maximumCount = 8
  /// The maximum size of the path that a link contains.
  static let maximumSize = 4_096

  private let entries: [String: GitTree.Entry]
  /// The paths that the links contain, by their own paths.
  private let targets: [String: String]

  /// - Parameters:
  ///   - tree: the tree with the links.
  ///   - targets: the paths that the links contain, by their own paths.
  init(of tree: GitTree, targets: [String: String]) {
    entries = Dictionary(tree.entries.map { ($0.path, $0) }) { first, _ in first }
    self.targets = targets
  }

  /// Returns the file that a link leads to; `nil` if that is no file in the tree.
  func file(of link: String) -> GitTree.Entry? {
    var followed = 0
    var walked: [String] = []
    // The next component is the last one.
    var ahead = Array(link.pathComponents.reversed())
    while let name = ahead.popLast() {
      if name == ".." {
        // Above the root nothing belongs to the revision.
        if walked.popLast() == nil { return nil }
        continue
      }
      if name == "." { continue }
      walked.append(name)
      guard let target = targets[walked.joined(separator: "/")] else { continue }
      followed += 1
      guard followed <= Self.maximumCount, !target.isEmpty, !target.isAbsolutePath else { return nil }
      walked.removeLast()
      ahead += target.pathComponents.reversed()
    }
    guard let entry = entries[walked.joined(separator: "/")], !entry.isLink else { return nil }
    return entry
  }
}
