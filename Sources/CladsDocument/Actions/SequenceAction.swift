import Diagnostics
import JSONSyntax

extension Document {
  /// An action that runs other actions in order.
  public struct SequenceAction: Described, DocumentPart {
    /// The actions, in order.
    public var steps: [Action] = []
    @Provenance package var origin = Origin.none

    public init(
      steps: [Action] = []
    ) {
      self.steps = steps
    }
  }
}

extension Document.SequenceAction {
  package static let table = describe(
    "`sequence` action", "Runs actions strictly in order; a failing step does not stop the rest.",
    mistakes: [
      Mistake("actions", .sequenceKey, instead: "steps", effect: .rejectsDocument),
      Mistake("children", .sequenceKey, instead: "steps", effect: .rejectsDocument),
    ]
  ) {
    Property(
      "steps", \.steps, .array(of: Self.stepSchema),
      "Inline actions; ids of named actions are not allowed here.",
      required: true, missing: .actionParameterMissing)
  }

  private static let stepSchema = Document.Action.schema.refusing([.string]) { node, reading in
    Finding(
      .sequenceStringStep, at: reading.view.range(node),
      "a step must be an inline action, not the id `\(reading.view.string(node))`",
      effect: .rejectsDocument, help: "write the action itself here",
      fixes: reading.copyNamedAction(node).map { [$0] } ?? [])
  }

  public static let schema = objectSchema(blank: Document.SequenceAction(), unknown: .typedAction)
}
