package import CladsCheck
package import CladsProject

/// Finds the samples of documents on disk.
package struct SampleFinder: Sendable {
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
    if let path = context.path, !context.project.sampleFiles(forDocumentAt: path).isEmpty { return true }
    let files = listings[folder] ?? Self.sampleFiles(in: folder)
    listings[folder] = files
    if files.isEmpty { return false }
    let lookup = SampleLookup(document: name)
    return files.contains { lookup.sampleName(ofFileBeside: $0) != nil }
  }

  private static func sampleFiles(in folder: String) -> [String] {
    (try? FileSystem.names(in: folder, endingWith: FileKind.sampleExtension)) ?? []
  }

  /// Returns the name of the sample in a file, and the samples that are its translations: those beside it, or
  /// those that its project declares for the same documents.
  ///
  /// - Parameters:
  ///   - path: the absolute path of the sample.
  ///   - context: the context of its file.
  ///   - texts: texts that replace the contents of files, by absolute path.
  /// - Returns: the translations; `nil` if there are none.
  package static func translations(
    ofSampleAt path: String, _ context: FileContext, texts: [String: [UInt8]] = [:]
  ) -> (name: String, samples: [Sample])? {
    var candidates: [Candidate] = []
    let folder = Paths.folder(of: path)
    let projectFolder = context.projectPath.map(Paths.folder)
    let workTree = WorkTree(around: context.path == nil ? folder : projectFolder ?? folder)
    if let start = Sample.startOfTranslations(ofSampleInFileNamed: Paths.name(of: path)) {
      let files = FilesBeside(folder: folder, texts: texts, in: workTree)
      let names = files.names(startingWith: start, endingWith: FileKind.sampleExtension)
      candidates = names.filter { !files.leadsOutside($0) }.compactMap { file in
        let name = String(file.dropLast(FileKind.sampleExtension.count))
        return name.contains(".") ? Candidate(name: name, path: Paths.join(folder, file)) : nil
      }
    }
    if let projectFolder, let own = context.path {
      let files = FilesBeside(folder: projectFolder, texts: texts, in: workTree)
      for patterns in context.project.samples {
        // Translations may be in other folders.
        guard patterns.files.contains(where: { $0.glob.matches(own) }) else { continue }
        for pattern in patterns.files {
          candidates += files.paths(matching: pattern.glob).map {
            Candidate(name: pattern.sampleName(of: $0), path: Paths.join(projectFolder, $0))
          }
        }
      }
    }
    guard let own = candidates.first(where: { $0.path == path }) else { return nil }
    let samples = Sample.translations(of: own.name, among: candidates.map(\.name)).compactMap { index in
      let candidate = candidates[index]
      let bytes = texts[candidate.path] ?? (try? FileSystem.read(candidate.path))
      return bytes.map { Sample(name: candidate.name, path: candidate.path, bytes: $0) }
    }
    return samples.isEmpty ? nil : (own.name, samples)
  }

  private struct Candidate {
    let name: String
    let path: String
  }

  /// Returns the samples of the document in a file; its own state comes first.
  ///
  /// - Parameters:
  ///   - document: the path of its file.
  ///   - context: the context of its file.
  ///   - texts: texts that replace the contents of files, by absolute path.
  /// - Returns: the samples, including those that cannot be used.
  package static func samples(
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
