/// A key press in a terminal.
package enum Key: Sendable, Hashable {
  /// A printable character.
  case text(Character)
  /// Pasted text, line breaks included.
  case paste(String)
  case enter
  /// Tab, and Shift-Tab.
  case tab, backTab
  /// Deletes the character before the cursor, or after it.
  case backspace, delete
  /// Escape on its own.
  case escape
  case up, down, left, right
  case home, end
  case pageUp, pageDown
  /// Control with a lowercase letter.
  case control(Character)
}
