import JSONSyntax

/// The equivalent of a component kind of another UI framework.
package struct ForeignKind: Sendable {
  /// The equivalent `type`.
  package let type: String
  /// A member to add in addition to `type`: its name, and its value as JSON.
  package let member: (name: String, value: String)?
  /// Whether the foreign name is unlikely to be a custom component of the app.
  package let isCertain: Bool
  /// Whether changing the `type` is enough.
  package let isRename: Bool

  /// Returns the equivalent of a name in another UI framework, in any case, or `nil` if there is none.
  package static func named(_ name: String) -> ForeignKind? { table[name.lowercased()] }

  /// What an author can do who writes a name that no kind corresponds to; `nil` for a kind.
  package var advice: String?

  init(
    _ type: String, member: (name: String, value: String)? = nil, isCertain: Bool = true,
    isRename: Bool = true
  ) {
    self.type = type
    self.member = member
    self.isCertain = isCertain
    self.isRename = isRename
  }

  /// A name that no kind corresponds to, which is unlikely to be a custom component if `isCertain`.
  init(advice: String, isCertain: Bool) {
    self.init("", isCertain: isCertain, isRename: false)
    self.advice = advice
  }

  private static let table: [String: ForeignKind] = {
    var table: [String: ForeignKind] = [:]
    func add(_ kind: ForeignKind, _ names: String...) { for name in names { table[name] = kind } }
    for component in BuiltInKinds.components {
      for (names, kind) in component.foreignNames { for name in names { table[name] = kind } }
    }
    add(ForeignKind("vstack"), "column", "col", "vbox", "lazyvstack", "verticalstack")
    add(
      ForeignKind("hstack"), "row", "hbox", "lazyhstack", "horizontalstack", "inline",
      "columnset", "actionset")
    add(ForeignKind("zstack"), "overlay", "layers", "framelayout", "absolute")
    add(ForeignKind("spacer"), "space", "gap", "flexiblespace", "filler")
    add(
      ForeignKind("sectionLayout", isRename: false), "scrollview", "scroll", "tableview", "collectionview",
      "listview", "gridview", "lazycolumn", "lazyrow", "lazyvgrid", "lazyhgrid", "recyclerview", "flatlist",
      "scrollable", "singlechildscrollview", "customscrollview", "lazyverticalgrid", "lazyhorizontalgrid",
      "virtualizedlist", "sectionlist", "uitableview", "uicollectionview", "ul", "ol", "imageset")
    add(
      ForeignKind("sectionLayout", isCertain: false, isRename: false), "list", "grid", "section", "carousel",
      "pager", "tabview", "table", "wrap")
    add(
      ForeignKind("vstack", isCertain: false), "container", "view", "box", "group", "stack", "div", "form",
      "body", "center", "padding", "linearlayout", "safeareaview", "safearea", "sizedbox", "expanded",
      "align",
      "wrapper", "main", "article", "uistackview")
    for (names, isCertain, advice) in absent {
      for name in names { table[name] = ForeignKind(advice: advice, isCertain: isCertain) }
    }
    return table
  }()

  /// Names for which there is no kind, and what can be done instead.
  private static let absent: [(names: [String], isCertain: Bool, advice: String)] = [
    (
      ["if", "else", "when", "condition", "conditional", "show", "visible"], true,
      "a node is not shown by a condition; \(ForeignKeys.alternation)"
    ),
    (
      ["switch-case", "case", "match", "choose"], true,
      "write one node for each case, \(SyntaxView.choiceOfNodes)"
    ),
    (
      ["for", "repeat", "loop", "repeater", "v-for"], true,
      "a `forEach` repeats its `template` for each element of its `items`"
    ),
    (
      [
        "alert", "dialog", "alertdialog", "confirmdialog", "actionsheet", "confirmationdialog", "popup",
        "toast", "snackbar",
      ],
      false, "an alert is no node: run the action `showAlert`"
    ),
    (
      ["modal", "sheet", "bottomsheet", "fullscreencover", "popover", "drawer"], false,
      "another screen is no node: run the action `navigate` with a `presentation`"
    ),
    (
      [
        "tabs", "tabbar", "tab", "navigationbar", "navbar", "toolbar", "appbar", "navigationview",
        "navigationstack", "scaffold",
      ],
      false, "the app draws bars and tabs; write one document for each screen"
    ),
    (
      [
        "picker", "select", "dropdown", "menu", "radio", "radiobutton", "radiogroup", "segmentedcontrol",
        "stepper", "datepicker", "timepicker", "colorpicker", "combobox", "dropdownmenu", "input.choiceset",
        "input.date", "input.time", "rating",
      ],
      false, "CLADS has no picker; write one button for each choice, with `styles` and `isSelectedBinding`"
    ),
    (
      [
        "webview", "web", "html", "iframe", "markdown", "richtext", "video", "videoplayer", "audio", "map",
        "mapview", "chart", "media",
        "canvas", "camera", "lottie", "animation", "ad", "banner",
      ],
      false, "CLADS cannot draw it; the app can register a component for it"
    ),
    (
      ["card", "surface", "panel", "tile", "chip", "badge", "tag", "avatar"], false,
      "put a `shape` behind the content, as the first child of a `zstack`"
    ),
    (
      ["fragment", "slot", "component", "template", "include", "import", "ref", "$ref"], false,
      "a document is complete in itself; the app can register a component for parts that repeat"
    ),
    (
      ["pressable", "touchable", "touchableopacity", "touchablehighlight", "inkwell", "gesturedetector"],
      true,
      "only a `button` and an `image` can be tapped: give one of them `actions` with `onTap`"
    ),
    (["factset", "listtile"], false, "write an `hstack` of labels for each line"),
    (
      ["progress", "progressbar", "gauge", "linearprogress", "linearprogressindicator"], false,
      "CLADS has no progress bar; an `image` with `activityIndicator` shows that something goes on"
    ),
  ]
}
