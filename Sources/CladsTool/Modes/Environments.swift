import CladsCheck
import CladsDocument
import CladsFiles
import CladsProject
import SourceText

/// What the documents of each project are resolved with, as texts that can be compared.
struct Environments: Sendable {
  private var texts: [String: String] = [:]
  /// The stamp of the program.
  private let program: String

  /// - Parameters:
  ///   - projects: the projects.
  ///   - withPictures: whether the texts differ as well where a file of an asset catalog, the program or the
  ///     commit of a version of the app is another one.
  init(_ projects: [LoadedProject], withPictures: Bool = false) {
    let places = ["/proc/self/exe", CommandLine.arguments.first ?? ""]
    program = withPictures ? places.map(Self.stamp).joined(separator: "\n") : ""
    for loaded in projects {
      var text = String(decoding: loaded.source.bytes, as: UTF8.self)
      for name in loaded.project.companions where name != loaded.project.baselinePath {
        let bytes = try? FileSystem.read(Paths.join(loaded.folder, name))
        text += "\n\(name)\n" + String(decoding: bytes ?? [], as: UTF8.self)
      }
      if withPictures {
        for file in loaded.project.assets.flatMap(\.files) {
          text += "\n\(file.path)\n" + Self.stamp(of: Paths.join(loaded.folder, file.path))
        }
        for client in loaded.project.clients {
          text += "\n\(client.name)\n" + (client.project.revisionFiles?.commit ?? "")
        }
      }
      texts[loaded.absolutePath] = text
    }
  }

  private static func stamp(of path: String) -> String { FileSystem.stamp(path).map { "\($0)" } ?? "" }

  func environment(of context: FileContext) -> String {
    (context.projectPath.flatMap { texts[$0] } ?? "") + program
  }
}
