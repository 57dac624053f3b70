/// Notices soon that the current task was canceled, in a loop that must not ask at every step.
///
/// The result of canceled work is incomplete, and whoever started it discards it. So loops over a document
/// only end early; they need not say so.
package struct CancellationCheck: Sendable {
  @usableFromInline var stepCount: UInt8 = 0
  @usableFromInline var wasCanceled = false

  package init() {}

  /// Counts a step; returns whether the task was canceled, as of the last of every 64 steps.
  @inlinable
  package mutating func isCanceled() -> Bool {
    stepCount &+= 1
    if stepCount & 63 == 0, Task.isCancelled { wasCanceled = true }
    return wasCanceled
  }
}
