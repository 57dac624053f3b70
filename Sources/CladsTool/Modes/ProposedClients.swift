import CladsFiles
import CladsProject
import Diagnostics
import JSONSyntax
import SourceText

/// Versions of the app that have a git tag with Swift source: what `clients` in a project file could list.
struct ProposedClients {
  /// The number of versions that are proposed: apps rarely support more.
  private static let maximumCount = 3

  /// A tag that names a version, such as `v4.1.2` or `ios/4.1`.
  private struct Version {
    let tag: String
    /// The text of the number.
    let name: String
    let number: [Int]

    private static let prefixes: Set<String> = Set(
      ["", "ios", "app", "release"].flatMap { part in
        (part.isEmpty ? [""] : ["/", "-"]).flatMap { ["\(part)\($0)", "\(part)\($0)v"] }
      })

    init?(_ tag: String) {
      let digits = tag.utf8.firstIndex { (0x30...0x39).contains($0) } ?? tag.endIndex
      let name = tag[digits...]
      let parts = name.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
      let number = parts.compactMap(\.self)
      // Tags with other prefixes belong to other parts of the repository.
      guard Self.prefixes.contains(tag[..<digits].lowercased()), (2...3).contains(number.count),
        number.map(String.init).joined(separator: ".") == name
      else { return nil }
      self.tag = tag
      self.name = String(name)
      self.number = number
    }
  }

  /// The tags, the oldest version first.
  private let versions: [Version]

  /// Finds the newest versions in the history of the current branch; of those that differ only in their third
  /// number, the last.
  ///
  /// - Parameters:
  ///   - folder: the folder of the project file.
  ///   - sources: the globs of the Swift files; a version without any is left out.
  init(in folder: String, sources: [String]) {
    let files = FilesBeside(folder: FileSystem.absolute(folder))
    let globs = sources.map { Glob($0) }
    let tags = (try? Git(in: folder).tags()) ?? []
    let sorted = tags.compactMap { Version($0) }.sorted {
      $1.number.lexicographicallyPrecedes($0.number)
    }
    var newest: [Version] = []
    for version in sorted where newest.count < Self.maximumCount {
      if newest.contains(where: { $0.number.prefix(2) == version.number.prefix(2) }) { continue }
      let found = try? files.files(of: version.tag, matching: globs, after: nil)
      if found?.isEmpty == false { newest.append(version) }
    }
    versions = newest.reversed()
  }

  /// What to add to the project file, in two lines; `nil` if there are no versions.
  var message: String? {
    if versions.isEmpty { return nil }
    let clients = versions.map { version in
      "{ \"name\": \(StringLiteral.quoted(version.name)), \"revision\": \(StringLiteral.quoted(version.tag)) }"
    }
    let tags = versions.count == 1 ? "the git tag" : "the git tags"
    return "\(tags) \(listing(versions.map(\.tag), last: "and")) "
      + "\(versions.count == 1 ? "has" : "have") Swift source; "
      + "to check documents for \(versions.count == 1 ? "this version" : "these versions") of the app too, add\n"
      + "  \"clients\": [ \(clients.joined(separator: ", ")) ]"
  }
}
