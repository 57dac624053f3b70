import CladsRendering

/// Sections out of sight: a new version is drawn before they are resolved.
extension PreviewSession {
  /// The number of sections that are resolved before others get their turn.
  private static let sectionsPerTurn = 4

  /// Resolves what is left of the screen. Required before anything changes the state: what is resolved later
  /// would be resolved with another one.
  func resolveOffscreen() {
    guard tracked.isIncomplete else { return }
    _ = tracked.resolveSections()
    finishResolving()
  }

  private func finishResolving() {
    offscreen?.cancel()
    offscreen = nil
    // Until now, the view tree had no nodes for some of the sections.
    updater.setRoot(tracked.viewTree)
  }

  /// Draws the screen without waiting for what is out of sight, which is resolved afterward. If that has
  /// errors, there is another frame.
  func frameInSight() -> PreviewFrame {
    let frame = currentFrame()
    offscreen?.cancel()
    offscreen = nil
    if !tracked.isIncomplete { return frame }
    offscreen = Task { @MainActor [weak self] in
      while let self, !Task.isCancelled {
        if self.tracked.resolveSections(Self.sectionsPerTurn) {
          await Task.yield()
          continue
        }
        self.finishResolving()
        let known = self.errors
        let frame = self.currentFrame()
        if self.errors != known { self.onChange?(frame) }
        return
      }
    }
    return frame
  }
}
