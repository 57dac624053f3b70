import CladsProject
import SourceText

/// Operations on `/`-separated paths, without access to the disk.
///
/// They look at bytes, as the file system does: a name may begin with a combining mark, which makes one
/// character of itself and the slash before it, and equivalent names may be those of different files.
package enum Paths {
  /// Returns a path without its last component; `.` when there is only one.
  package static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: Byte.slash) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Returns the last component of a path.
  package static func name(of path: String) -> String {
    path.utf8.lastIndex(of: Byte.slash).map { String(path[path.utf8.index(after: $0)...]) } ?? path
  }

  /// Returns the path of a name relative to a folder; an absolute name stays as it is.
  package static func join(_ folder: String, _ name: String) -> String {
    if name.isAbsolutePath { return name }
    if folder.isEmpty || folder == "." { return name }
    return folder.utf8.last == Byte.slash ? folder + name : folder + "/" + name
  }

  /// Returns the path relative to a folder that contains it; `nil` when the folder does not.
  package static func relative(_ path: String, to folder: String) -> String? {
    let prefix = folder.utf8.last == Byte.slash ? folder : folder + "/"
    guard path.utf8.starts(with: prefix.utf8) else { return nil }
    return String(path.utf8.dropFirst(prefix.utf8.count))
  }

  /// Returns the path without leading `./` and trailing slashes.
  package static func normalized(_ path: String) -> String {
    var bytes = path.utf8[...]
    while bytes.starts(with: [Byte.dot, Byte.slash]), bytes.count > 2 { bytes = bytes.dropFirst(2) }
    while bytes.count > 1, bytes.last == Byte.slash { bytes = bytes.dropLast() }
    return String(bytes) ?? path
  }
}
