import Foundation
import Frames
import Testing

/// Writes the frames that `.ci/frames.py` compares, into the folder `.build/frames` of the repository. These
/// are tests, because only tests run in a simulator without an app around them; they may write anywhere.
@MainActor
@Suite(.serialized) struct FramesTests {
  /// This file is four folders below the root.
  private static let repository = (0..<5).reduce(URL(filePath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }

  private func write(_ report: FrameReport, as name: String) throws {
    try report.write(to: Self.repository.appending(path: ".build/frames/\(name).json"))
    #expect(!report.documents.isEmpty)
    for document in report.documents { #expect(!document.nodes.isEmpty, "\(document.document)") }
  }

  @Test func `the frames of the pictures are written`() async throws {
    let screens = try await Examples(in: Self.repository).screens()
    let documents = screens.map { FrameReport.Document($0.name, $0.pictureFrames) }
    try write(FrameReport(source: "picture", documents: documents), as: "picture")
  }

  #if canImport(UIKit)
    @Test func `the frames of the views are written`() async throws {
      var documents: [FrameReport.Document] = []
      for screen in try await Examples(in: Self.repository).screens() {
        documents.append(FrameReport.Document(screen.name, try await ScreenHost(screen).frames()))
      }
      try write(FrameReport(source: ScreenHost.system, documents: documents), as: "swiftui")
    }
  #endif
}
