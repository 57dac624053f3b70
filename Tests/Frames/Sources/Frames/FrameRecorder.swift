#if canImport(UIKit)
  import SwiftUI

  /// Collects the frames of views while SwiftUI lays them out.
  @MainActor
  final class FrameRecorder {
    private var recorded: [FrameKey: (rect: CGRect, isStandIn: Bool)] = [:]
    /// How often a frame was new or another one; it stops growing once the layout has settled.
    private(set) var changes = 0

    func record(_ rect: CGRect, of key: FrameKey, isStandIn: Bool) {
      recorded[key] = (rect, isStandIn)
      changes += 1
    }

    /// The frames of what is on the screen.
    var frames: [NodeFrame] {
      recorded.map { key, value in
        NodeFrame(
          key, x: value.rect.minX, y: value.rect.minY, width: value.rect.width, height: value.rect.height,
          isStandIn: value.isStandIn)
      }.filter(\.isOnScreen)
    }
  }

  extension View {
    /// Returns this view, whose frame on the screen is recorded; that never changes the layout.
    ///
    /// Of a lazy stack only the views that SwiftUI has built are recorded.
    func recorded(as key: FrameKey, isStandIn: Bool = false, in recorder: FrameRecorder) -> some View {
      onGeometryChange(for: CGRect.self) { geometry in
        geometry.frame(in: .global)
      } action: { rect in
        recorder.record(rect, of: key, isStandIn: isStandIn)
      }
    }
  }
#endif
