import CladsCheck
import CladsFiles
import CladsGallery
import CladsLanguageService
import CladsPreview
import CladsProject
import Diagnostics
import SourceText
import TextUI

/// `--gallery`: draws all states of all screens, on pages of a folder or on one page.
struct GalleryMode {
  private let options: Options
  private let axes: GalleryAxes
  private let jobs: Int
  private let output: GalleryOutput

  init(_ options: Options) throws(RunError) {
    self.options = options
    guard let path = options["--output"] else {
      throw RunError(message: "`--gallery` needs a folder, such as `--output gallery`")
    }
    output = path.hasSuffix(".html") ? .page(path) : .folder(path)
    jobs = try options.number("--jobs", in: 1...1_024) ?? Output.processorCount
    var axes = GalleryAxes()
    if let scheme: PreviewColorScheme = try options.keyword("--color-scheme") { axes.colorSchemes = [scheme] }
    if let widths = options["--widths"] { axes.widths = try Self.widths(widths) }
    if let size: DynamicTypeSize = try options.keyword("--text-size") { axes.textSizes = [size] }
    axes.sample = options["--sample"]
    axes.hasRightToLeft = options.has("--rtl")
    axes.hasPseudolocalization = options.has("--pseudo")
    self.axes = axes
  }

  private static func widths(_ text: String) throws(RunError) -> [Int] {
    var widths: [Int] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let width = Int(part), PictureWindow.lengths.contains(width) else {
        throw RunError(message: "`--widths` takes widths in points, such as `320,390`, not `\(text)`")
      }
      if !widths.contains(width) { widths.append(width) }
    }
    return widths
  }

  func run() async throws(RunError) -> Int32 {
    var contexts = options.program.contexts(project: options["--project"], client: options["--client"])
    var finder = DocumentFinder(ignoring: options.ignoring)
    for path in options.paths { finder.add(path, &contexts) }
    var documents: [Found] = []
    for document in finder.documents where document.context.kind.holdsDocuments {
      let hasSamples = contexts.hasSamples(document.path, document.context)
      documents.append(Found(path: document.path, context: document.context, hasSamples: hasSamples))
    }
    var problems = contexts.problems + finder.problems
    if documents.isEmpty, problems.isEmpty {
      throw RunError(message: "there are no CLADS documents in \(listing(options.paths, last: "or"))")
    }
    documents.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    var writing = try GalleryWriting(output, version: options.program.version)
    let environments = Environments(contexts.projects.loaded, withPictures: true)
    let drawn = await draw(documents, environments, writing)
    problems += drawn.compactMap(\.problem)
    for (key, screen) in drawn.flatMap(\.screens) { writing.keep(screen.drawn, for: key) }
    // With one sample, the documents that do not have it are none.
    let screens = drawn.flatMap { $0.screens.map(\.screen) }.filter { !$0.pictures.isEmpty }
    if screens.isEmpty, problems.isEmpty, let name = options["--sample"] {
      throw RunError(message: "no document has a sample `\(name)`")
    }
    for problem in problems { options.program.printError(problem) }
    if screens.isEmpty, !problems.isEmpty { return 2 }
    let gallery = Gallery(screens: screens, axes: axes)
    try writing.finish(gallery, isComplete: problems.isEmpty)
    let findings = gallery.screens.reduce(0) { $0 + $1.findings.count { !$0.pictures.isEmpty } }
    Output.print(
      TerminalText.line(
        "\(Self.count(gallery.screens.count, "screen")), \(Self.count(gallery.pictureCount, "picture")), "
          + "\(Self.count(findings, "finding")) in pictures: \(writing.start)") + "\n")
    return problems.isEmpty ? 0 : 2
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
  }

  /// A document to draw.
  private struct Found: Sendable {
    let path: String
    let context: FileContext
    let hasSamples: Bool
  }

  /// What was made of a document.
  private struct Drawn: Sendable {
    var screens: [(key: String, screen: GalleryScreen)] = []
    var problem: String?
  }

  private func draw(
    _ documents: [Found], _ environments: Environments, _ writing: GalleryWriting
  ) async -> [Drawn] {
    var results = [Drawn](repeating: Drawn(), count: documents.count)
    let progress = Progress(
      total: documents.count, words: "files drawn", isShown: !options.has("--quiet"))
    await withTaskGroup(of: (Int, Drawn).self) { group in
      var next = 0
      func start() {
        guard next < documents.count else { return }
        let index = next
        next += 1
        group.addTask { (index, await draw(documents[index], environments, writing)) }
      }
      for _ in 0..<(jobs + 1) { start() }
      for await (index, drawn) in group {
        results[index] = drawn
        progress.advance()
        start()
      }
    }
    progress.erase()
    return results
  }

  private func draw(
    _ document: Found, _ environments: Environments, _ writing: GalleryWriting
  ) async -> Drawn {
    let bytes: [UInt8]
    do throws(FileReadingError) {
      bytes = try FileSystem.read(document.path)
    } catch {
      return Drawn(problem: "\(document.path): \(error.message)")
    }
    if let problem = UTF8Problem(in: bytes) { return Drawn(problem: "\(document.path): \(problem.clause)") }
    var context = document.context
    if document.hasSamples { context.samples = SampleFinder.samples(of: document.path, context) }
    let source = SourceFile(
      uri: FileURI(path: FileSystem.absolute(document.path)), version: nil, bytes: bytes)
    let snapshot = DocumentSnapshot.computing(source, context)
    let diagnostics = await snapshot.diagnostics()
    let analyses = await snapshot.analyses()
    let inputs = PreviewInput.all(
      in: snapshot, analyses, levels: context.checker.levels, errors: snapshot.drawnErrorCount(diagnostics))
    let drawing = GalleryDrawing(axes, session: options.program.preview)
    var drawn = Drawn()
    for (index, input) in inputs.enumerated() {
      let combinations = axes.combinations(of: input.samples)
      let key = key(of: bytes, index, context, environments)
      let known = writing.earlier(key, combinations)
      let screen: DrawnScreen
      if let known {
        screen = known
      } else {
        screen = await drawing.drawn(input) { writing.store($0, hash: $1) }
      }
      let judged = GalleryScreen(path: document.path, input, diagnostics, screen) {
        context.diagnostics(of: $0, inPicturesOf: analyses[index])
      }
      drawn.screens.append((key, judged))
    }
    return drawn
  }

  /// Returns what the pictures of a document depend on, as one word.
  private func key(
    of bytes: [UInt8], _ index: Int, _ context: FileContext, _ environments: Environments
  ) -> String {
    var hash = ContentHash()
    hash.add(bytes)
    hash.add(UInt64(index))
    hash.add(environments.environment(of: context))
    hash.add(options["--client"] ?? "")
    hash.add(options["--sample"] ?? "")
    for sample in context.samples {
      hash.add(sample.name)
      hash.add(sample.path.flatMap { try? FileSystem.read($0) } ?? [])
    }
    for combination in axes.combinations(sample: "") { hash.add(combination.words.joined(separator: "\n")) }
    return hash.text
  }
}
