public import CladsDocument
import CladsExpressions

/// Answers what today's phones make of a text, as opposed to what it should mean.
///
/// Phones have no parser for expressions: they look for characters in the text, in a fixed order, and the first
/// form that fits wins. This evaluator takes the same steps, so it is wrong in the same places; but it always
/// comes back. A text that takes a phone more than `maximumDepth` nested steps or about a million operations
/// is answered with `hangs`, whether the phone would freeze, end or answer in the end.
public struct DeviceEvaluator: Sendable {
  /// How deep the steps of one text may nest.
  public static let maximumDepth = 256
  /// The largest index a write is carried out for; above it the app is taken to run out of memory.
  public static let largestIndex = 1_000_000

  /// An evaluator.
  public init() {}

  /// What the text of a `$expr` stores. Iteration variables are unknown there.
  public func evaluate(_ source: String, using state: SampleState) -> DeviceOutcome {
    answer(source, state) { run, text throws(DeviceStop) in try run.evaluate(text) }
  }

  /// The text of a template whenever the screen draws it again. Iteration variables are unknown there.
  public func interpolate(_ template: String, using state: SampleState) -> DeviceOutcome {
    answer(template, state) { run, text throws(DeviceStop) in
      .stringValue(String(decoding: try run.interpolate(text), as: UTF8.self))
    }
  }

  /// The text of a template when the screen is first made. Iteration variables are only known by their exact
  /// name, and much of what works later is not computed.
  public func interpolateAtResolution(_ template: String, using state: SampleState) -> DeviceOutcome {
    answer(template, state) { run, text throws(DeviceStop) in
      .stringValue(String(decoding: try run.interpolateAtResolution(text), as: UTF8.self))
    }
  }

  /// Whether `isSelectedBinding` selects: only a plain path to `true` does.
  public func condition(_ source: String, using state: SampleState) -> DeviceOutcome {
    answer(source, state) { run, text throws(DeviceStop) in .boolValue(try run.read(text) == .boolValue(true))
    }
  }

  /// The value at a path: of `bind`, of a data reference, of `forEach.items`.
  public func read(_ keypath: String, using state: SampleState) -> DeviceOutcome {
    answer(keypath, state) { run, text throws(DeviceStop) in try run.read(text) }
  }

  /// The whole state after an action has stored `value` at a path.
  public func write(
    _ value: Document.StateValue, to keypath: String, in state: SampleState
  ) -> DeviceOutcome {
    answer(keypath, state) { run, text throws(DeviceStop) in
      let path = try DeviceKeypath.components(of: text)
      guard case .key? = path.first else { return .objectValue(state.values) }
      guard path.count <= Keypath.maximumComponents else { throw .hangs }
      return try DeviceKeypath.setting(value, at: path[...], in: .objectValue(state.values))
    }
  }

  private func answer(
    _ source: String, _ state: SampleState,
    _ question: (inout DeviceRun, ArraySlice<UInt8>) throws(DeviceStop) -> Document.StateValue?
  ) -> DeviceOutcome {
    let text = Array(source.utf8)
    var run = DeviceRun(state: state, length: text.count)
    do throws(DeviceStop) {
      return try question(&run, text[...]).map(DeviceOutcome.value) ?? .nothing
    } catch {
      return error.outcome
    }
  }
}
