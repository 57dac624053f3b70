import CladsCheck
import CladsLanguageService
import CladsProject
import SourceText
import TestSupport

/// The example documents that are published with the schemas.
enum PublishedExamples {
  private static let folder = Executable.packageFolder + "/schemas/examples/"

  /// The project that they belong to.
  static let project = Project.read(
    Files.read(folder + "clads.json"), path: "clads.json", files: PublishedFolder())

  /// The documents, by file name.
  static let documents: [(name: String, document: DocumentSnapshot)] = Files.list(
    folder, endings: [".clads.json"]
  ).filter { !$0.contains("/plugin/") }.map { path in
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return (name, snapshot(name, Files.read(path)))
  }

  /// Creates a document of the project.
  static func snapshot(_ name: String, _ bytes: [UInt8]) -> DocumentSnapshot {
    .computing(
      SourceFile(uri: FileURI(path: "/examples/" + name), version: 1, bytes: bytes),
      FileContext(kind: .document, checker: Checker(project: project)))
  }
}

/// The folder of the examples.
private struct PublishedFolder: FileReading {
  func exists(_ path: String) -> Bool { true }
  func read(_ path: String) throws(FileReadingError) -> [UInt8] {
    Files.read(Executable.packageFolder + "/schemas/examples/" + path)
  }
  func paths(matching pattern: Glob) -> [String] { [] }
}

/// An empty folder, for project files that refer to no other files.
struct EmptyFolder: FileReading {
  func exists(_ path: String) -> Bool { false }
  func read(_ path: String) throws(FileReadingError) -> [UInt8] { throw .missing }
  func paths(matching pattern: Glob) -> [String] { [] }
}
