public import CladsProject

/// Finds the samples of documents on disk.
public struct SampleFinder: Sendable {
  /// The sample files in each folder that was looked at.
  private var listings: [String: [String]] = [:]

  /// Starts without having looked anywhere.
  public init() {}

  /// Whether the document in a file has samples besides its own state; each folder is listed once.
  ///
  /// - Parameter folder: the folder of the file, without links.
  public mutating func hasSamples(_ name: String, in folder: String, project: LoadedProject?) -> Bool {
    if let project, let path = Paths.relative(Paths.join(folder, name), to: project.folder),
      !project.project.samplePatterns(forDocumentAt: path).isEmpty
    {
      return true
    }
    let files =
      listings[folder] ?? FilesBeside(folder: folder).paths(matching: Glob("*" + SampleLookup.ending))
    listings[folder] = files
    if files.isEmpty { return false }
    let lookup = SampleLookup(document: name)
    return files.contains { lookup.sampleName(ofFileBeside: $0) != nil }
  }

  /// The samples of the document in a file; its own state is the first.
  ///
  /// - Parameters:
  ///   - document: the path of its file.
  ///   - project: its project.
  ///   - texts: what counts as the text of the files at these absolute paths, whatever is on disk.
  public static func samples(
    of document: String, project: LoadedProject?, texts: [String: [UInt8]] = [:]
  ) -> [Sample] {
    let absolute = FileSystem.absolute(document)
    let folder = Paths.folder(of: absolute)
    let lookup = SampleLookup(
      document: Paths.name(of: absolute), path: project.flatMap { Paths.relative(absolute, to: $0.folder) })
    return lookup.samples(
      beside: SampleFolder(path: folder, files: FilesBeside(folder: folder, texts: texts)),
      project: project.map {
        ($0.project, SampleFolder(path: $0.folder, files: FilesBeside(folder: $0.folder, texts: texts)))
      })
  }
}
