/// Operations on `/`-separated paths, without access to the disk.
package enum Paths {
  /// Returns a path without its last component; `.` when there is only one.
  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Returns the last component of a path.
  package static func name(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  /// Returns the path of a name relative to a folder; an absolute name stays as it is.
  package static func join(_ folder: String, _ name: String) -> String {
    if name.hasPrefix("/") { return name }
    if folder.isEmpty || folder == "." { return name }
    return folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// Returns the path relative to a folder that contains it; `nil` when the folder does not.
  package static func relative(_ path: String, to folder: String) -> String? {
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil
  }

  /// Returns the path without leading `./` and trailing slashes.
  package static func normalized(_ path: String) -> String {
    var path = path
    while path.hasPrefix("./"), path.count > 2 { path.removeFirst(2) }
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }
}
