import CladsLanguageService
import TestSupport

/// The example documents of the repository, with their project.
enum Examples {
  private static let folder = Executable.packageFolder + "/schemas/examples/"

  /// The names of the documents, without those of the plugin, which has a program of its own.
  static let names = Files.list(folder, endings: [".clads.json"]).filter { !$0.contains("/plugin/") }
    .compactMap { $0.split(separator: "/").last.map(String.init) }.sorted()

  /// A workspace with all documents in one folder.
  static let workspace = MemoryWorkspace(
    Dictionary(
      uniqueKeysWithValues: (names + ["clads.json", "trail.tokens.json"]).map {
        ($0, String(decoding: Files.read(folder + $0), as: UTF8.self))
      }))
}
