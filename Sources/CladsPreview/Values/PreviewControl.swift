public import CladsDocument

/// Something in a preview that can be tapped or edited.
public struct PreviewControl: Sendable, Hashable {
  /// The kind of its component: `button`, `textfield`, `toggle`, `slider`, or any that has a tap.
  public var kind: String
  /// The node, as a JSON pointer.
  public var pointer: String
  /// Which repetition of the node: the indices of the lists around it, the outermost first.
  public var instance: [Int]
  /// The events that do something: `onTap`, `onValueChanged`.
  public var events: [String]
  /// What it says, for people.
  public var label: String
  /// What it holds, where it holds something.
  public var value: Document.StateValue?
  /// The smallest and the largest value of a slider.
  public var limits: ClosedRange<Double>?
  /// Its first row, from 0.
  public var row: Int
  /// Its first column, from 0.
  public var column: Int
  /// The number of columns.
  public var width: Int
  /// The number of rows.
  public var height: Int

  /// Creates a control.
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
