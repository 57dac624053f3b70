/// Arithmetic on `/`-separated paths.
public enum Paths {
  /// The folder of a path.
  public static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last part of a path.
  public static func name(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  /// The path of something in a folder.
  public static func join(_ folder: String, _ name: String) -> String {
    if name.hasPrefix("/") { return name }
    if folder.isEmpty || folder == "." { return name }
    return folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// The path relative to a folder above it, or nothing when it is elsewhere.
  public static func relative(_ path: String, to folder: String) -> String? {
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil
  }

  /// The path without a leading `./` and doubled slashes.
  public static func tidy(_ path: String) -> String {
    var path = path
    while path.hasPrefix("./"), path.count > 2 { path.removeFirst(2) }
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }
}
