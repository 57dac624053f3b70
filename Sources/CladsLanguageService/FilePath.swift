/// Arithmetic on absolute `/`-separated paths.
enum FilePath {
  /// The absolute path without `.` and `..` of something that a file names relative to its own folder.
  static func resolved(_ path: String, besides file: String) -> String {
    resolved(path, in: file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "")
  }

  /// The absolute path without `.` and `..` of something in a folder.
  static func resolved(_ path: String, in folder: String) -> String {
    var parts: [Substring] = []
    let whole = path.hasPrefix("/") ? path : folder + "/" + path
    for part in whole.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }
}
