extension Mistake {
  /// The keys by which other formats show a node only sometimes.
  static let visibility = [
    "condition", "displayIf", "enabledIf", "hidden", "hiddenIf", "hide", "if", "isHidden", "isVisible",
    "show", "showIf", "showWhen", "visibility", "visible", "visibleIf", "visibleWhen", "when",
  ].map {
    Mistake(
      $0, message: "unknown key `\($0)`; a node cannot be shown and hidden by a condition",
      help: visibilityHelp, remedy: Mistake.Remedy.none)
  }

  /// What an author can do instead.
  private static let visibilityHelp = """
    the app always shows the node; to show it sometimes, make it the `template` of a `forEach` over an array \
    of the state that is empty or has one element, and what is shown otherwise the `emptyView`
    """
}
