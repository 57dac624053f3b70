package import CladsDocument

/// A control in a preview: something that can be tapped or edited.
package struct PreviewControl: Sendable, Hashable {
  /// The component kind: `button`, `textfield`, `toggle`, `slider`, or any kind with a tap handler.
  package var kind: String
  /// The JSON pointer of the node.
  package var pointer: String
  /// The indices of the enclosing repetitions, outermost first.
  package var instance: [Int]
  /// The events that it handles: `onTap`, `onValueChanged`.
  package var events: [String]
  /// A description for people.
  package var label: String
  /// The current value, or `nil` for a control without one.
  package var value: Document.StateValue?
  /// The range of a slider, or `nil` for other controls.
  package var limits: ClosedRange<Double>?
  /// The zero-based index of its first row.
  package var row: Int
  /// The zero-based index of its first column.
  package var column: Int
  /// The width in columns.
  package var width: Int
  /// The height in rows.
  package var height: Int

  package init(
    kind: String, pointer: String, instance: [Int] = [], events: [String], label: String,
    value: Document.StateValue? = nil, limits: ClosedRange<Double>? = nil, row: Int, column: Int, width: Int,
    height: Int = 1
  ) {
    self.kind = kind
    self.pointer = pointer
    self.instance = instance
    self.events = events
    self.label = label
    self.value = value
    self.limits = limits
    self.row = row
    self.column = column
    self.width = width
    self.height = height
  }
}
