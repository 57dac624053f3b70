public import CladsCheck
public import CladsProject

/// Finds the samples of documents on disk.
public struct SampleFinder: Sendable {
  /// The sample files in each folder that was listed.
  private var listings: [String: [String]] = [:]

  /// Whether the document in a file has samples besides its own state; each folder is listed once.
  ///
  /// - Parameter folder: the folder of the file, without links.
  mutating func hasSamples(_ name: String, in folder: String, context: FileContext) -> Bool {
    if let path = context.path, !context.project.samplePatterns(forDocumentAt: path).isEmpty { return true }
    let files =
      listings[folder]
      ?? FilesBeside(folder: folder).paths(matching: Glob("*" + FileKind.sampleExtension))
    listings[folder] = files
    if files.isEmpty { return false }
    let lookup = SampleLookup(document: name)
    return files.contains { lookup.sampleName(ofFileBeside: $0) != nil }
  }

  /// Returns the samples of the document in a file; its own state is the first.
  ///
  /// - Parameters:
  ///   - document: the path of its file.
  ///   - context: what the file is.
  ///   - texts: the texts that take the place of the files at these absolute paths.
  /// - Returns: the samples, those that cannot be used among them.
  public static func samples(
    of document: String, _ context: FileContext, texts: [String: [UInt8]] = [:]
  ) -> [Sample] {
    let absolute = FileSystem.absolute(document)
    let folder = Paths.folder(of: absolute)
    let lookup = SampleLookup(document: Paths.name(of: absolute), path: context.path)
    return lookup.samples(
      beside: SampleFolder(path: folder, files: FilesBeside(folder: folder, texts: texts)),
      project: context.projectPath.map(Paths.folder).map { folder in
        (context.project, SampleFolder(path: folder, files: FilesBeside(folder: folder, texts: texts)))
      })
  }
}
