#if canImport(UIKit)
  import CladsDocument
  import CladsRendering
  import SwiftUI

  /// What all views of a screen share.
  @MainActor
  final class ScreenContext {
    let recorder = FrameRecorder()
    private let screen: ExampleScreen
    private let pictureSizes: [FrameKey: CGSize]

    init(_ screen: ExampleScreen) {
      self.screen = screen
      pictureSizes = Dictionary(
        screen.pictureFrames.map { ($0.key, CGSize(width: $0.width, height: $0.height)) },
        uniquingKeysWith: { first, _ in first })
    }

    func key(of place: NodeLocation, _ part: FrameKey.Part = .node) -> FrameKey {
      screen.key(of: place, part)
    }

    /// Returns the size that a node has in the picture; zero if it is not in sight there.
    func pictureSize(of place: NodeLocation) -> CGSize { pictureSizes[key(of: place)] ?? .zero }
  }
#endif
