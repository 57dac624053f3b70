import CladsFiles
import CladsGallery
import SourceText

/// Where a gallery is written to.
enum GalleryOutput: Sendable {
  case folder(String)
  case page(String)
}

/// Writes a gallery: its pictures as they are drawn, then its pages.
struct GalleryWriting: Sendable {
  private let output: GalleryOutput
  private let folder: OutputFolder?
  private let earlier: GalleryManifest
  private var manifest: GalleryManifest
  private let pictures = Monitor(Pictures())

  /// What is known of the pictures, and of a failure to write them.
  private struct Pictures {
    var kept: Set<String> = []
    /// The pictures of a gallery on one page.
    var texts: [String: String] = [:]
    var failure: String?
  }

  private static let pictureFolder = "pictures"

  /// Prepares the folder.
  init(_ output: GalleryOutput, version: String) throws(RunError) {
    self.output = output
    manifest = GalleryManifest(version: version)
    switch output {
    case .page:
      folder = nil
      earlier = manifest
    case .folder(let path):
      do throws(FileWritingError) {
        let folder = try OutputFolder(
          at: path, knownBy: GalleryManifest.fileName, isOurs: GalleryManifest.isManifest)
        let known = folder.contents(of: GalleryManifest.fileName)
        earlier = known.map { GalleryManifest(version: version, reading: $0) } ?? manifest
        // From now on it is known as ours, even if the run is interrupted.
        if known == nil { try folder.write(Array(manifest.text.utf8), to: GalleryManifest.fileName) }
        self.folder = folder
      } catch {
        throw RunError(message: "\(path): \(error.message)")
      }
    }
  }

  /// The file to open first.
  var start: String {
    switch output {
    case .folder(let path): Paths.join(path, "index.html")
    case .page(let path): path
    }
  }

  /// Returns what an earlier run has drawn for a key, if all its pictures are there.
  func earlier(_ key: String, _ combinations: [Combination]) -> DrawnScreen? {
    guard let folder, let screen = earlier.drawn(for: key, combinations) else { return nil }
    return screen.pictures.allSatisfy { folder.contains(Self.name(of: $0.hash)) } ? screen : nil
  }

  /// Keeps a picture.
  func store(_ svg: String, hash: String) {
    let isNew = pictures.with { pictures in
      guard pictures.kept.insert(hash).inserted else { return false }
      if folder == nil { pictures.texts[hash] = svg }
      return true
    }
    guard isNew, let folder else { return }
    do throws(FileWritingError) {
      try folder.write(Array(svg.utf8), to: Self.name(of: hash), isNamedByContents: true)
    } catch {
      pictures.with { $0.failure = $0.failure ?? "\(Self.name(of: hash)): \(error.message)" }
    }
  }

  /// Notes what was drawn of a screen for the next run.
  mutating func keep(_ screen: DrawnScreen, for key: String) { manifest.insert(screen, for: key) }

  /// Writes the pages, and removes what is no longer part of the gallery, unless it is not complete.
  func finish(_ gallery: Gallery, isComplete: Bool) throws(RunError) {
    let (texts, failure) = pictures.with { ($0.texts, $0.failure) }
    if let failure { throw RunError(message: failure) }
    switch output {
    case .page(let path):
      let page = GalleryPages.page(gallery) { texts[$0] ?? "" }
      do throws(FileWritingError) {
        let old = try? FileSystem.read(path)
        let writer = FileWriter(folder: Paths.folder(of: path))
        try writer.write(Array(page.utf8), to: path, replacing: old)
      } catch {
        throw RunError(message: "\(path): \(error.message)")
      }
    case .folder(let path):
      guard let folder else { return }
      var manifest = manifest
      let pages = GalleryPages(gallery).files
      manifest.pages = pages.map(\.name) + (isComplete ? [] : earlier.pages)
      do throws(FileWritingError) {
        for page in pages { try folder.write(Array(page.text.utf8), to: page.name) }
        try folder.write(Array(manifest.text.utf8), to: GalleryManifest.fileName)
      } catch {
        throw RunError(message: "\(path): \(error.message)")
      }
      guard isComplete else { return }
      for name in folder.names(in: Self.pictureFolder) {
        if let hash = Self.hash(inName: name), manifest.isLeftOver(hash) {
          folder.remove(Self.name(of: hash))
        }
      }
      for page in Set(earlier.pages).subtracting(manifest.pages) { folder.remove(page) }
    }
  }

  private static let ending = ".svg"

  private static func name(of hash: String) -> String { "\(pictureFolder)/\(hash)\(ending)" }

  private static func hash(inName name: String) -> String? {
    name.hasSuffix(ending) ? String(name.dropLast(ending.utf8.count)) : nil
  }
}
