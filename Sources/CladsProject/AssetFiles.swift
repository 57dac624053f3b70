package import CladsDocument

/// The files of asset catalogs; each is read when it is shown.
package final class AssetFiles: Sendable {
  private let files: any FileReading

  init(_ files: any FileReading) { self.files = files }

  /// Returns the content of a file at a path relative to the project file; `nil` if it cannot be read.
  package func read(_ path: String) -> [UInt8]? { try? files.read(path) }
}

extension AssetSet {
  /// Returns the files that a phone may show, the best first: those for its appearance, then those with the
  /// most pixels.
  package func files(isDark: Bool) -> [File] {
    files.filter { $0.isDark == nil || $0.isDark == isDark }.sorted { left, right in
      let isBetter = (left.isDark != nil, right.isDark != nil)
      return isBetter.0 == isBetter.1 ? left.scale > right.scale : isBetter.0
    }
  }
}
