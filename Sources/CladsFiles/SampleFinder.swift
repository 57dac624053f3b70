public import CladsCheck
public import CladsProject

/// Finds the samples of documents on disk.
public struct SampleFinder: Sendable {
  /// The sample files in each folder that has been listed, by absolute path.
  private var listings: [String: [String]] = [:]

  /// Whether the document in a file has samples besides its own state; each folder is listed once.
  ///
  /// - Parameters:
  ///   - name: the name of the file.
  ///   - folder: the absolute path of its folder, with links resolved.
  ///   - context: the context of the file.
  /// - Returns: whether there are such samples, even if they cannot be used.
  mutating func hasSamples(_ name: String, in folder: String, context: FileContext) -> Bool {
    if let path = context.path, !context.project.samplePatterns(forDocumentAt: path).isEmpty { return true }
    let files = listings[folder] ?? Self.sampleFiles(in: folder)
    listings[folder] = files
    if files.isEmpty { return false }
    let lookup = SampleLookup(document: name)
    return files.contains { lookup.sampleName(ofFileBeside: $0) != nil }
  }

  private static func sampleFiles(in folder: String) -> [String] {
    let files = FilesBeside(folder: folder)
    let pattern = Glob("*" + FileKind.sampleExtension)
    return files.paths(matching: pattern) + files.linksOutside(matching: pattern)
  }

  /// Returns the samples of the document in a file; its own state comes first.
  ///
  /// - Parameters:
  ///   - document: the path of its file.
  ///   - context: the context of its file.
  ///   - texts: texts that replace the contents of files, by absolute path.
  /// - Returns: the samples, including those that cannot be used.
  public static func samples(
    of document: String, _ context: FileContext, texts: [String: [UInt8]] = [:]
  ) -> [Sample] {
    let absolute = FileSystem.absolute(document)
    let folder = Paths.folder(of: absolute)
    let lookup = SampleLookup(document: Paths.name(of: absolute), path: context.path)
    let projectFolder = context.projectPath.map(Paths.folder)
    let workTree = WorkTree(around: context.path == nil ? folder : projectFolder ?? folder)
    return lookup.samples(
      beside: SampleFolder(path: folder, files: FilesBeside(folder: folder, texts: texts, in: workTree)),
      project: projectFolder.map { folder in
        (
          context.project,
          SampleFolder(path: folder, files: FilesBeside(folder: folder, texts: texts, in: workTree))
        )
      })
  }
}
