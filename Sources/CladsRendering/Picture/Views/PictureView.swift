package import TextUI

/// A view of a picture: a part of a screen that is laid out in points as SwiftUI does.
public struct PictureView {
  let make: (PictureEnvironment) -> PictureNode?

  init(_ make: @escaping (PictureEnvironment) -> PictureNode?) { self.make = make }

  /// A view that draws nothing and takes up no space.
  public static var empty: PictureView { PictureView { _ in nil } }

  /// Returns this view with its layout node wrapped in another one.
  func wrapped(_ wrap: @escaping (PictureNode, PictureEnvironment) -> PictureNode) -> PictureView {
    PictureView { environment in
      // The calls are nested as the views are, so the depth is limited to protect the call stack.
      guard let inner = environment.descended, let node = make(inner) else { return nil }
      return wrap(node, environment)
    }
  }

  /// Returns this view in a changed environment.
  func changing(_ change: @escaping (inout PictureEnvironment) -> Void) -> PictureView {
    PictureView { environment in
      guard var inner = environment.descended else { return nil }
      change(&inner)
      return make(inner)
    }
  }

  /// Returns the layout node of the view in a picture.
  @MainActor
  package func node(in environment: PictureEnvironment) -> LayoutNode<SceneCanvas>? { make(environment) }
}

/// What the views of a picture inherit from those around them.
package struct PictureEnvironment {
  /// The maximum nesting depth of views; deeper views are not drawn.
  private static let depthLimit = 2_000

  package var colorScheme: ColorScheme
  /// The color of text without a color of its own; `nil` for that of the system.
  package var foreground: IR.Color?
  package var isBold = false
  package var isItalic = false
  package var lineLimit: Int?
  /// The axis of the enclosing stack; `nil` outside a stack.
  var axis: Axis?
  /// The distance that the section layout of the screen is scrolled by, in points.
  package var scrollOffset = 0.0
  let cache: PictureCache
  let state: LayoutState
  private var depth = 0

  package init(colorScheme: ColorScheme, cache: PictureCache = PictureCache()) {
    self.colorScheme = colorScheme
    self.cache = cache
    state = LayoutState(neededLength: Length.infinity)
  }

  /// The environment one level deeper; `nil` at the maximum depth.
  var descended: PictureEnvironment? {
    guard depth < Self.depthLimit else { return nil }
    var inner = self
    inner.depth += 1
    return inner
  }

  /// Returns the environment of the children of a container.
  func inside(_ axis: Axis?) -> PictureEnvironment? {
    var inner = descended
    inner?.axis = axis
    return inner
  }
}
