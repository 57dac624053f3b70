import CladsProject
import Foundation

/// The published examples with their project.
public struct Examples {
  /// The root of the repository.
  public let repository: URL
  private let folder: URL
  let project: Project

  /// Reads the project of the examples in a repository.
  ///
  /// - Throws: an error of the file system.
  public init(in repository: URL) throws {
    self.repository = repository
    folder = repository.appending(path: "schemas/examples")
    let file = folder.appending(path: "clads.json")
    project = Project.read(
      [UInt8](try Data(contentsOf: file)), path: file.path, files: ExampleFiles(folder: folder))
  }

  /// Starts every screen; nothing of it is laid out in SwiftUI yet.
  ///
  /// - Throws: an error of the file system.
  @MainActor
  public func screens() async throws -> [ExampleScreen] {
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.lastPathComponent.hasSuffix(".clads.json") }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
    var screens: [ExampleScreen] = []
    for file in files {
      let bytes = [UInt8](try Data(contentsOf: file))
      screens.append(await ExampleScreen(bytes, name: file.lastPathComponent, project: project))
    }
    return screens
  }
}

/// The files beside the project file; the examples name one of them, their design tokens, and no patterns.
private struct ExampleFiles: FileReading {
  let folder: URL

  func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: path).path)
  }

  func read(_ path: String) throws(FileReadingError) -> [UInt8] {
    guard let data = FileManager.default.contents(atPath: folder.appending(path: path).path) else {
      throw .missing
    }
    return [UInt8](data)
  }

  func paths(matching pattern: Glob) -> [String] { [] }
}
