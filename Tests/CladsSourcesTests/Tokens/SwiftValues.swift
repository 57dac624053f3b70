/// Literals with the values that the compiler gives them. The tests read this file as source, too, so every
/// interpolation is of an empty string.
enum SwiftValues {
  static let name = ""
  static let all: [String] = [
    "", "plain", "größer ✓ 👩‍👩‍👧", "tab\tnewline\nreturn\rzero\0quote\"apostrophe\'backslash\\",
    "\u{41}\u{1F600}\u{e9}", "before \(name)after", "\(name)\(name)", "a\("b".dropFirst())c",
    #"raw \n " \(name) \#n \#u{42} \#(name)!"#, ##"two "# \# \##\ #"##, #"""#,
    """
    """,
    """

    """,
    """
    one line
    """,
    """
      indented
    two
        more

    last \t "quoted" \"""
    """,
    """
    joined \
    with the next \(name)
    and \("" + "\(name)")
      end\

    """,
    #"""
    { "type": "label", "text": "\n\#n\(name)\#(name)" }
      "second" \#
    joined
    """#,
    """
    \(name) at the start
      \(
          name
        ) of several lines
    """,
    "\(["a": 1].isEmpty ? "(" : name)", "end",
  ]
}
