import CladsLanguageService

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The threads of the server, by what runs on them.
///
/// What concerns small files never waits for a large one, and requests never wait for an analysis that they
/// do not need.
package struct ServerThreads: Sendable {
  /// The event loop.
  let loop = WorkerThreads(1)
  /// Analyses, checks and requests of small files.
  let small = WorkerThreads(2)
  /// Analyses and checks of large files, by two tasks each; requests come first.
  private let analyses = WorkerThreads(max(2, processorCount - 1), priority: .low)
  /// Requests about large files, and about the workspace.
  private let large = WorkerThreads(2)
  /// Scans of the workspace, which get what the others leave of the processors.
  package let background = WorkerThreads(max(2, processorCount - 1), priority: .background)

  /// Starts the threads.
  package init() {}

  private static var processorCount: Int { Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// The threads for the analysis of a file with a length in UTF-8 bytes.
  func forAnalysis(of length: Int) -> WorkerThreads { DocumentSnapshot.isSmall(length) ? small : analyses }

  /// The threads for requests about a file with a length in UTF-8 bytes; `nil` for requests about the
  /// workspace.
  func forRequests(about length: Int?) -> WorkerThreads {
    length.map(DocumentSnapshot.isSmall) ?? false ? small : large
  }
}
