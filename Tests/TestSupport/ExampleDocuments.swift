#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension SampleDocuments {
  /// The names of the documents in `schemas/examples`, sorted.
  public static let exampleNames: [String] = {
    let ending = ".clads.json"
    guard let folder = opendir("\(Executable.packageFolder)/schemas/examples") else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name.hasSuffix(ending) { names.append(String(name.dropLast(ending.count))) }
    }
    return names.sorted()
  }()

  /// The documents in `schemas/examples`, sorted by name.
  public static let examples: [(name: String, text: String)] = exampleNames.map { name in
    let bytes = Files.read("\(Executable.packageFolder)/schemas/examples/\(name).clads.json")
    return (name, String(decoding: bytes, as: UTF8.self))
  }
}
