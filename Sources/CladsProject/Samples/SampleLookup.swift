/// Finds the samples of a document: those next to it, and those that its project declares.
package struct SampleLookup: Sendable {
  /// The maximum number of samples of one document.
  private static let maximumSamples = 64

  private let name: String
  private let path: String?

  /// Creates a lookup for a document with the file name `name`; `path` is its `/`-separated path relative to
  /// the project file.
  package init(document name: String, path: String? = nil) {
    self.name = name
    self.path = path
  }

  /// Returns the document's own state as a sample, then the samples next to the document by name, then those
  /// of the project in the order of its patterns. Of equal names, the first wins.
  package func samples(
    beside folder: SampleFolder, project: (project: Project, folder: SampleFolder)? = nil
  ) -> [Sample] {
    var samples = [Sample.initial]
    var names: Set<String> = [Sample.initialName]
    func add(_ name: String, _ file: String, _ folder: SampleFolder) {
      guard samples.count <= Self.maximumSamples, names.insert(name).inserted else { return }
      let path = folder.path.isEmpty ? file : folder.path + "/" + file
      do throws(FileReadingError) {
        samples.append(Sample(name: name, path: path, bytes: try folder.files.read(file)))
      } catch {
        samples.append(
          Sample(name: name, path: path, problem: error.phrase, leadsOutside: error == .outside))
      }
    }
    for file in folder.files.names(startingWith: stem, endingWith: FileKind.sampleExtension) {
      if let name = sampleName(ofFileBeside: file) { add(name, file, folder) }
    }
    guard let (project, folder) = project, let path else { return samples }
    for files in project.sampleFiles(forDocumentAt: path) {
      for file in folder.files.paths(matching: files.glob) where file != path {
        add(files.sampleName(of: file), file, folder)
      }
    }
    return samples
  }

  /// Returns the name of the sample in a file next to the document, or `nil` if it is not a sample of the
  /// document: `cart.big.sample.json` is the sample `big` of `cart.clads.json`, and `cart.sample.json` its
  /// sample `sample`.
  package func sampleName(ofFileBeside file: String) -> String? {
    guard file.hasSuffix(FileKind.sampleExtension), file.hasPrefix(stem) else { return nil }
    let rest = file.dropFirst(stem.count).dropLast(FileKind.sampleExtension.count)
    if rest.isEmpty { return "sample" }
    return rest.hasPrefix(".") && rest.count > 1 ? String(rest.dropFirst()) : nil
  }

  /// The name of the file next to the document that is its sample `sample`.
  package var defaultSampleFile: String { stem + FileKind.sampleExtension }

  /// The file name of the document without its extension.
  private var stem: String { FileKind.stem(ofDocumentNamed: name) }
}

extension SampleLookup {
  /// Returns whether a file is a sample of a document, both at absolute paths: it is next to it, or the
  /// project, whose file is at `projectPath`, declares it.
  package static func isSample(
    _ file: String, ofDocumentAt document: String, in project: Project, besides projectPath: String?
  ) -> Bool {
    sampleName(of: file, ofDocumentAt: document, in: project, besides: projectPath) != nil
  }

  /// Returns the name of the sample in a file of a document, both at absolute paths; `nil` if it is none of
  /// its samples.
  package static func sampleName(
    of file: String, ofDocumentAt document: String, in project: Project, besides projectPath: String?
  ) -> String? {
    let (document, file) = (document.pathComponents, file.pathComponents)
    guard let name = document.last, let own = file.last else { return nil }
    if document.dropLast() == file.dropLast(),
      let name = SampleLookup(document: name).sampleName(ofFileBeside: own)
    {
      return name
    }
    guard let root = projectPath?.pathComponents.dropLast(), document.starts(with: root),
      file.starts(with: root)
    else { return nil }
    let path = file.dropFirst(root.count).joined(separator: "/")
    let documentPath = document.dropFirst(root.count).joined(separator: "/")
    return project.sampleFiles(forDocumentAt: documentPath).first { $0.glob.matches(path) }?
      .sampleName(of: path)
  }
}

/// A folder to search for samples.
package struct SampleFolder: Sendable {
  /// The path of the folder, which prefixes the paths of the samples; empty for no prefix.
  package let path: String
  /// The files in the folder.
  package let files: any FileReading

  package init(path: String, files: any FileReading) {
    self.path = path
    self.files = files
  }
}

extension Project {
  /// Returns whether the project declares the file at a path as a sample of any document.
  package func isSample(_ path: String) -> Bool {
    samples.contains { $0.files.contains { $0.glob.matches(path) } }
  }

  /// Returns the sample files that the project declares for a document.
  package func sampleFiles(forDocumentAt path: String) -> [SampleFiles] {
    samples.filter { $0.document.matches(path) }.flatMap(\.files)
  }
}

extension FileReadingError {
  /// The error as a clause, for messages.
  var phrase: String {
    switch self {
    case .missing: "the file no longer exists"
    case .notAFile: "it is not a file"
    case .outside: Self.outsideMessage
    case .tooLarge(let size): "it is too large, \(size) bytes"
    case .refused(let reason): reason
    }
  }
}

extension Glob {
  /// Returns the text that the last `*` of the pattern matches in a path; the file name without its extension
  /// if the last component of the pattern has no `*`.
  package func sampleName(of path: String) -> String {
    let file = path.pathComponents.last ?? path
    let last = pattern.pathComponents.last ?? pattern
    if let star = last.lastIndex(of: "*"), last[..<star].last != "*" {
      let ending = last[last.index(after: star)...]
      let before = Glob(String(last[..<star]))
      if !Glob(String(ending)).isPattern, file.hasSuffix(ending) {
        let body = file.dropLast(ending.count)
        for end in body.indices
        where end == body.startIndex ? last.first == "*" : before.matches(String(body[..<end])) {
          let name = body[end...]
          if !name.isEmpty { return String(name) }
        }
      }
    }
    for ending in [FileKind.sampleExtension, ".json"]
    where file.hasSuffix(ending) && file.count > ending.count {
      return String(file.dropLast(ending.count))
    }
    return file
  }
}
