import CladsProject

/// Functions on absolute `/`-separated paths.
enum FilePath {
  /// Resolves a path relative to the folder of `file`, removing `.` and `..`.
  static func resolved(_ path: String, besides file: String) -> String {
    resolved(path, in: file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "")
  }

  /// Resolves a path relative to a folder, removing `.` and `..`.
  static func resolved(_ path: String, in folder: String) -> String {
    var parts: [String] = []
    let whole = path.isAbsolutePath ? path : folder + "/" + path
    for part in whole.pathComponents where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }
}
