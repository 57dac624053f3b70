import CladsCheck
import CladsFiles
import CladsPreview
import CladsProject
public import CladsRendering
import SourceText

/// The tests of screens (`*.clads-test.json`) in an app's own tests, with the app's actions and components.
///
/// ```swift
/// @Test func `the screens do what their tests say`() async throws {
///   try await CladsTests.run("../../Screens", plugins: [AcmePlugin()])
/// }
/// ```
public enum CladsTests {
  /// Runs tests.
  ///
  /// - Parameters:
  ///   - path: a test, a document for its tests, or a folder for all in it; a relative path starts from the
  ///     folder of `file`.
  ///   - plugins: what the app adds.
  ///   - file: the source file that runs the tests.
  /// - Throws: ``CladsTestFailure`` if one of them fails, cannot be decided, or there is none.
  public static func run(
    _ path: String, plugins: [any CLADSPlugin] = [], file: String = #filePath
  ) async throws(CladsTestFailure) {
    let paths = try self.paths(in: path, file: file)
    try await run(paths, plugins)
  }

  /// Returns the paths of tests, to run each as an argument of a parameterized test.
  ///
  /// - Parameters:
  ///   - path: a test, a document for its tests, or a folder for all in it; a relative path starts from the
  ///     folder of `file`.
  ///   - file: the source file that asks.
  /// - Returns: the absolute paths, sorted.
  /// - Throws: ``CladsTestFailure`` if there is none.
  public static func paths(in path: String, file: String = #filePath) throws(CladsTestFailure) -> [String] {
    let path = path.isAbsolutePath ? path : Paths.normalized(Paths.join(Paths.folder(of: file), path))
    var contexts = FileContextFinder()
    var finder = DocumentFinder()
    finder.add(path, &contexts)
    var paths = finder.tests.map(\.path)
    if paths.isEmpty, finder.documents.count == 1, let only = finder.documents.first, only.path == path {
      paths = FoundTest.paths(ofDocumentAt: path)
    }
    guard finder.problems.isEmpty, !paths.isEmpty else {
      throw CladsTestFailure(text: finder.problems.first ?? "\(path): there are no tests")
    }
    return paths.sorted()
  }

  private static func run(
    _ paths: [String], _ plugins: [any CLADSPlugin]
  ) async throws(CladsTestFailure) {
    let names = await RegisteredNames(of: plugins)
    var contexts = FileContextFinder(vocabulary: plugins.isEmpty ? nil : names.vocabulary())
    var documents: [String: TestedDocument] = [:]
    var tests: [FoundTest] = []
    for path in paths {
      do throws(FileReadingError) {
        tests.append(try FoundTest(path, &contexts, known: &documents))
      } catch {
        throw CladsTestFailure(text: "\(path): \(error.message)")
      }
    }
    if let problem = contexts.problems.first { throw CladsTestFailure(text: problem) }
    let suite = TestSuite(tests, jobs: 1) { PreviewSession(options: $0, input: $1, plugins: plugins) }
    let outcomes = await suite.run()
    let failed = outcomes.filter { !$0.hasPassed }
    if failed.isEmpty { return }
    let report = TestTextReport()
    throw CladsTestFailure(
      text: "\n" + failed.map { report.text($0) }.joined() + TestTextReport.summary(outcomes))
  }
}

/// Why tests of screens have failed.
public struct CladsTestFailure: Error, Sendable, CustomStringConvertible {
  /// The failures, with the steps, what was expected, what is there, and the screen as text.
  let text: String

  public var description: String { text }
}
