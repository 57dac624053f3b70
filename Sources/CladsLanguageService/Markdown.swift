/// Text for editors.
public enum Markdown {
  /// The text without marks, for clients that draw none.
  public static func plain(_ markdown: String) -> String {
    markdown.replacing("`", with: "").replacing("**", with: "")
  }
}
