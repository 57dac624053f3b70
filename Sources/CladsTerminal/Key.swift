/// What somebody presses on a terminal.
public enum Key: Sendable, Hashable {
  /// A character that can be written.
  case text(Character)
  /// A text that is put in as one; line breaks included.
  case paste(String)
  /// Return.
  case enter
  /// The tabulator, and with Shift.
  case tab, backTab
  /// Takes away what is before the cursor, or behind it.
  case backspace, delete
  /// Escape alone.
  case escape
  /// The arrows.
  case up, down, left, right
  /// The beginning and the end.
  case home, end
  /// A page back and forth.
  case pageUp, pageDown
  /// Control and a letter, in lowercase.
  case control(Character)
}
