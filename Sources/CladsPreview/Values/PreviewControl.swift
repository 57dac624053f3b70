public import CladsDocument

/// A control in a preview: something that can be tapped or edited.
public struct PreviewControl: Sendable, Hashable {
  /// The component kind: `button`, `textfield`, `toggle`, `slider`, or any kind with a tap handler.
  public var kind: String
  /// The JSON pointer of the node.
  public var pointer: String
  /// The indices of the enclosing repetitions, outermost first.
  public var instance: [Int]
  /// The events that it handles: `onTap`, `onValueChanged`.
  public var events: [String]
  /// A description for people.
  public var label: String
  /// The current value, or `nil` for a control without one.
  public var value: Document.StateValue?
  /// The range of a slider, or `nil` for other controls.
  public var limits: ClosedRange<Double>?
  /// The zero-based index of its first row.
  public var row: Int
  /// The zero-based index of its first column.
  public var column: Int
  /// The width in columns.
  public var width: Int
  /// The height in rows.
  public var height: Int

  public init(
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
