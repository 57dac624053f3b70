public import CladsSchema
import Diagnostics
import JSONSyntax

extension Document {
  /// Runs actions one after the other.
  public struct SequenceAction: Described {
    /// The actions, in order.
    public var steps: [Action] = []
    /// Where it was read from.
    public var origin = Origin.none
  }
}

extension Document.SequenceAction {
  /// The keys of a `sequence` action.
  public static let table = describe(
    "`sequence` action", "Runs actions strictly one after the other; a failing step does not stop the rest.",
    mistakes: [
      Mistake("actions", "sequence-key", instead: "steps", effect: .rejectsDocument),
      Mistake("children", "sequence-key", instead: "steps", effect: .rejectsDocument),
    ]
  ) {
    Property(
      "steps", \.steps, .array(of: Self.stepSchema),
      "The actions, written in place; ids are not allowed here.",
      required: true, missing: "action-parameter-missing")
  }

  private static let stepSchema = Document.Action.schema.refusing([.string]) { node, reading in
    Finding(
      "sequence-string-step", at: reading.view.range(node),
      "a step must be a whole action, and `\(reading.view.string(node))` is only an id",
      effect: .rejectsDocument, help: "write the action itself here",
      fixes: reading.copyNamedAction(node).map { [$0] } ?? [])
  }

  static let schema = objectSchema(blank: Document.SequenceAction(), unknown: .typedAction)
}
