package import CladsDocument

/// Evaluates a text the way the current runtime does on device, as opposed to the way the specification
/// defines.
///
/// The current runtime has no expression parser: it searches the text for characters in a fixed order, and
/// the first form that matches wins. This evaluator takes the same steps, and so reproduces the same
/// mistakes, but it always terminates. A text that needs more than `maximumDepth` nested steps or about a
/// million operations yields `DeviceOutcome.hangs`, whether a device would freeze, crash, or eventually
/// finish.
package struct DeviceEvaluator: Sendable {
  /// The maximum nesting depth of the steps of one evaluation.
  package static let maximumDepth = 256
  /// The largest array index that a write may use; a larger one counts as running out of memory.
  package static let largestIndex = 1_000_000

  package init() {}

  /// Returns the value that a `$expr` stores. Iteration variables are not in scope there.
  package func evaluate(_ source: String, using state: SampleState) -> DeviceOutcome {
    var operations = 0
    return evaluate(source, using: state, &operations)
  }

  /// Returns the value that a `$expr` stores, and counts the operations.
  package func evaluate(
    _ source: String, using state: SampleState, _ operations: inout Int
  ) -> DeviceOutcome {
    run(source, state, &operations) { run, text throws(DeviceStop) in try run.evaluate(text) }
  }

  /// Returns the text of a template when the screen is redrawn. Iteration variables are not in scope there.
  package func interpolate(_ template: String, using state: SampleState) -> DeviceOutcome {
    var operations = 0
    return interpolate(template, using: state, &operations)
  }

  /// Returns the text of a template when the screen is redrawn, and counts the operations.
  package func interpolate(
    _ template: String, using state: SampleState, _ operations: inout Int
  ) -> DeviceOutcome {
    run(template, state, &operations) { run, text throws(DeviceStop) in
      .stringValue(try run.interpolate(text).string)
    }
  }

  /// Returns the text of a template when the screen is first built. Iteration variables are resolved only by
  /// their exact name, and many expressions that are computed on redraw are not computed here.
  package func interpolateAtResolution(_ template: String, using state: SampleState) -> DeviceOutcome {
    var operations = 0
    return interpolateAtResolution(template, using: state, &operations)
  }

  /// Returns the text of a template when the screen is first built, and counts the operations.
  package func interpolateAtResolution(
    _ template: String, using state: SampleState, _ operations: inout Int
  ) -> DeviceOutcome {
    run(template, state, &operations) { run, text throws(DeviceStop) in
      .stringValue(try run.interpolateAtResolution(text).string)
    }
  }

  /// Returns whether `isSelectedBinding` selects: only a plain path to `true` does.
  package func condition(_ source: String, using state: SampleState) -> DeviceOutcome {
    run(source, state) { run, text throws(DeviceStop) in .boolValue(try run.read(text) == .boolValue(true))
    }
  }

  /// Returns the value at the path of a `bind`, a data reference, or `forEach.items`.
  package func read(_ keypath: String, using state: SampleState) -> DeviceOutcome {
    run(keypath, state) { run, text throws(DeviceStop) in try run.read(text) }
  }

  /// Returns the path that the current runtime reads from a text, or `nil` if it never finishes reading it.
  package func keypath(_ text: String) -> Keypath? {
    (try? DeviceKeypath.components(of: .masking(text))).map { Keypath($0) }
  }

  /// Returns the whole state after an action has stored `value` at a path.
  package func write(
    _ value: Document.StateValue, to keypath: String, in state: SampleState
  ) -> DeviceOutcome {
    run(keypath, state) { run, text throws(DeviceStop) in
      let path = try DeviceKeypath.components(of: text)
      guard case .key? = path.first else { return .objectValue(state.values) }
      guard path.count <= Keypath.maximumComponents else { throw .hangs }
      return try DeviceKeypath.setting(value, at: path[...], in: .objectValue(state.values))
    }
  }

  /// Returns Swift's description of a value, which the app sends in queries, forms and headers; `nil` if it
  /// is too large.
  package func description(of value: Document.StateValue) -> String? {
    if case .stringValue(let text) = value { return text }
    var run = DeviceRun(state: SampleState([:]), length: value.size)
    var text = ""
    do throws(DeviceStop) {
      try run.describe(value, into: &text)
      return text
    } catch {
      return nil
    }
  }

  private func run(
    _ source: String, _ state: SampleState,
    _ body: (inout DeviceRun, ArraySlice<UInt8>) throws(DeviceStop) -> Document.StateValue?
  ) -> DeviceOutcome {
    var operations = 0
    return run(source, state, &operations, body)
  }

  private func run(
    _ source: String, _ state: SampleState, _ operations: inout Int,
    _ body: (inout DeviceRun, ArraySlice<UInt8>) throws(DeviceStop) -> Document.StateValue?
  ) -> DeviceOutcome {
    let text = DeviceRun.Text.masking(source)
    var run = DeviceRun(state: state, length: text.count)
    defer { operations += run.operations }
    do throws(DeviceStop) {
      return try body(&run, text).map(DeviceOutcome.value) ?? .nothing
    } catch {
      return error.outcome
    }
  }
}
