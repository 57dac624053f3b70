/// Finds the samples of a document: those beside it, and those its project names.
public struct SampleLookup: Sendable {
  /// The ending of the files that are samples wherever they are.
  public static let ending = ".sample.json"
  /// More samples of one document are not read.
  private static let mostSamples = 64

  private let name: String
  private let path: String?

  /// Looks for the samples of a document.
  ///
  /// - Parameters:
  ///   - name: the name of its file.
  ///   - path: its `/`-separated path relative to the project file.
  public init(document name: String, path: String? = nil) {
    self.name = name
    self.path = path
  }

  /// The sample that is the document's own state, then those beside it by name, then those of the project in the
  /// order in which it names them. Of several with one name the first counts.
  ///
  /// - Parameters:
  ///   - folder: the folder of the document.
  ///   - project: the project, and its folder.
  public func samples(
    beside folder: SampleFolder, project: (project: Project, folder: SampleFolder)? = nil
  ) -> [Sample] {
    var samples = [Sample.initial]
    var names: Set<String> = [Sample.initialName]
    func add(_ name: String, _ file: String, _ folder: SampleFolder) {
      guard samples.count <= Self.mostSamples, names.insert(name).inserted else { return }
      let path = folder.path.isEmpty ? file : folder.path + "/" + file
      do throws(FileReadingError) {
        samples.append(Sample(name: name, path: path, bytes: try folder.files.read(file)))
      } catch {
        samples.append(Sample(name: name, path: path, problem: error.phrase))
      }
    }
    for file in folder.files.paths(matching: Glob("*" + Self.ending)) {
      if let name = sampleName(ofFileBeside: file) { add(name, file, folder) }
    }
    guard let (project, folder) = project, let path else { return samples }
    for pattern in project.samplePatterns(forDocumentAt: path) {
      for file in folder.files.paths(matching: pattern) where file != path {
        add(pattern.sampleName(of: file), file, folder)
      }
    }
    return samples
  }

  /// The name of the sample in a file beside the document: `cart.big.sample.json` is the sample `big` of
  /// `cart.clads.json`, and `cart.sample.json` its sample `sample`.
  public func sampleName(ofFileBeside file: String) -> String? {
    guard file.hasSuffix(Self.ending), file.hasPrefix(stem) else { return nil }
    let rest = file.dropFirst(stem.count).dropLast(Self.ending.count)
    if rest.isEmpty { return "sample" }
    return rest.hasPrefix(".") && rest.count > 1 ? String(rest.dropFirst()) : nil
  }

  /// The name of the file beside the document that is its sample `sample`.
  public var firstFile: String { stem + Self.ending }

  /// The name of the document without its ending.
  private var stem: String {
    for ending in [".clads.json", ".clads", ".json", ".jsonc"] where name.hasSuffix(ending) {
      return String(name.dropLast(ending.count))
    }
    return name
  }
}

/// A folder in which samples are looked for.
public struct SampleFolder: Sendable {
  /// The path of the folder, put before the paths of the samples; empty to leave them as they are.
  public let path: String
  /// The files in it.
  public let files: any FileReading

  /// A folder with the files in it.
  public init(path: String, files: any FileReading) {
    self.path = path
    self.files = files
  }
}

extension Project {
  /// Whether the project names the file at a path as a sample of some document.
  public func isSample(_ path: String) -> Bool {
    samples.contains { $0.files.contains { $0.matches(path) } }
  }

  /// The patterns of the sample files that the project names for a document.
  public func samplePatterns(forDocumentAt path: String) -> [Glob] {
    samples.filter { $0.document.matches(path) }.flatMap(\.files)
  }
}

extension FileReadingError {
  /// Why a file could not be read, in plain words: a fragment.
  var phrase: String {
    switch self {
    case .missing: "the file is gone"
    case .notAFile: "it is no file"
    case .tooLarge(let size): "it is too large, \(size) bytes"
    case .refused(let reason): reason
    }
  }
}

extension Glob {
  /// What the last `*` of the pattern stands for in a path that matches it; the name of the file without its
  /// ending when there is no `*` in the last part.
  func sampleName(of path: String) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    let last = pattern.split(separator: "/").last.map(String.init) ?? pattern
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
    for ending in [SampleLookup.ending, ".json"] where file.hasSuffix(ending) && file.count > ending.count {
      return String(file.dropLast(ending.count))
    }
    return file
  }
}
