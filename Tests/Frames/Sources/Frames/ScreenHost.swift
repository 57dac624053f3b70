#if canImport(UIKit)
  import CladsRendering
  import SwiftUI
  import UIKit

  /// Lays out a screen with SwiftUI, as on the phone that the picture is drawn for.
  @MainActor
  public struct ScreenHost {
    /// Why there are no frames.
    public enum Failure: Error {
      /// UIKit gives the views another safe area.
      case safeArea(top: Double, bottom: Double)
      /// The frames go on changing, or there are none.
      case unsettled(changes: Int)
    }

    /// The name and version of the system, on which the sizes of controls depend.
    public static var system: String {
      "SwiftUI, \(UIDevice.current.systemName) \(UIDevice.current.systemVersion)"
    }

    private let context: ScreenContext
    private let controller: UIHostingController<HostedView>
    private let window = PhoneWindow(frame: CGRect(origin: .zero, size: PhoneWindow.size))

    public init(_ screen: ExampleScreen) {
      context = ScreenContext(screen)
      controller = UIHostingController(
        rootView: HostedView(content: RootView(root: screen.tree.root, context: context)))
      window.overrideUserInterfaceStyle = screen.isDark ? .dark : .light
    }

    /// Returns the frames of what is on the screen, once they have settled.
    ///
    /// - Throws: `Failure`, rather than frames of another screen.
    public func frames() async throws -> [NodeFrame] {
      window.rootViewController = controller
      window.isHidden = false
      defer {
        window.isHidden = true
        window.rootViewController = nil
      }
      try correctSafeArea()
      try await settle()
      return context.recorder.frames
    }

    /// Makes up for what the simulated phone adds to the safe area of the window.
    private func correctSafeArea() throws {
      layOut()
      let wanted = PhoneWindow.safeArea
      let given = controller.view.safeAreaInsets
      if given != wanted {
        controller.additionalSafeAreaInsets = UIEdgeInsets(
          top: wanted.top - given.top, left: wanted.left - given.left, bottom: wanted.bottom - given.bottom,
          right: wanted.right - given.right)
        layOut()
      }
      let insets = controller.view.safeAreaInsets
      guard abs(insets.top - wanted.top) < 0.01, abs(insets.bottom - wanted.bottom) < 0.01 else {
        throw Failure.safeArea(top: insets.top, bottom: insets.bottom)
      }
    }

    /// Waits until no frame has changed for some turns of the run loop: lazy stacks build their views, and
    /// pass on their sizes, in several.
    private func settle() async throws {
      var known = 0
      var calmTurns = 0
      for _ in 0..<500 {
        layOut()
        try await Task.sleep(for: .milliseconds(10))
        calmTurns = context.recorder.changes == known ? calmTurns + 1 : 0
        known = context.recorder.changes
        if calmTurns == 10, known > 0 { return }
      }
      throw Failure.unsettled(changes: known)
    }

    private func layOut() {
      controller.view.setNeedsLayout()
      controller.view.layoutIfNeeded()
      // Without an app, nothing else makes UIKit finish what it has begun.
      CATransaction.flush()
    }
  }

  /// A screen in the settings that every test machine has.
  private struct HostedView: View {
    let content: RootView

    var body: some View {
      content
        .environment(\.displayScale, 3)
        .environment(\.dynamicTypeSize, .large)
        .environment(\.layoutDirection, .leftToRight)
        .environment(\.locale, Locale(identifier: "en_US"))
    }
  }

  /// A window with the size and the safe area of the phone, whichever one is simulated.
  private final class PhoneWindow: UIWindow {
    static let size = CGSize(width: FrameReport.Screen.usual.width, height: FrameReport.Screen.usual.height)
    static let safeArea = UIEdgeInsets(
      top: FrameReport.Screen.usual.safeTop, left: 0, bottom: FrameReport.Screen.usual.safeBottom, right: 0)

    override var safeAreaInsets: UIEdgeInsets { Self.safeArea }
  }
#endif
