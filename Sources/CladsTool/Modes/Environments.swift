import CladsCheck
import CladsFiles
import CladsProject
import SourceText

/// What the documents of each project are resolved with, as texts that can be compared.
struct Environments: Sendable {
  private var texts: [String: String] = [:]

  init(_ projects: [LoadedProject]) {
    for loaded in projects {
      var text = String(decoding: loaded.source.bytes, as: UTF8.self)
      for name in loaded.project.companions where name != loaded.project.baselinePath {
        let bytes = try? FileSystem.read(Paths.join(loaded.folder, name))
        text += "\n\(name)\n" + String(decoding: bytes ?? [], as: UTF8.self)
      }
      texts[loaded.absolutePath] = text
    }
  }

  func environment(of context: FileContext) -> String { context.projectPath.flatMap { texts[$0] } ?? "" }
}
