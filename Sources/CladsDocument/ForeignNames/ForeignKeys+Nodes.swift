import Diagnostics
import JSONSyntax
import SourceText

/// Which foreign keys authors write in which objects.
extension ForeignKeys {
  /// Those of every node.
  private static let ofNodes = [
    visibility, repetition, opacity, fonts, boldness, textDecoration, textLayout, shadow, effects, layers,
    margin, flex,
    position, order, gestures, lifecycle, navigation, accessibility, localization,
  ]

  static let ofComponents = ofNodes + [enabling, alignmentOfComponent, choices, identity, styleNames]

  static let ofStacks = ofNodes + [enabling, stackTaps, distribution, wrapping, scrolling, containerNames]

  /// Those of containers other than stacks.
  static let ofContainers = ofNodes + [enabling, stackTaps, distribution, containerNames]

  static let ofStyles = [
    opacity, fonts, textDecoration, textLayout, shadow, effects, layers, margin, flex, position, order,
  ]

  static let ofRoots = [
    scrolling, bars, safeArea, layers, effects, stackTaps, gestures, visibility, accessibility, localization,
  ]

  static let choices = ForeignKeys(
    ["choices", "menuItems", "options", "pickerItems", "segments", "selectedIndex", "selection", "tabs"],
    lack: "CLADS has no picker",
    help: """
      write one button for each choice, with `styles` and an `isSelectedBinding`, whose action sets a key of \
      the `state`
      """)

  static let identity = ForeignKeys(
    ["identifier", "key", "nodeId", "ref", "tag", "uid", "uniqueId", "uuid", "viewId", "widgetId"],
    lack: "the key of an identifier is `id`", help: "rename it to `id`; nothing refers to it in a document")

  static let styleNames = ForeignKeys(
    [
      "class", "className", "classNames", "classes", "css", "cssClass", "modifier", "sx", "styleName",
      "styleRef", "styleSheet", "theme", "variant", "appearance",
    ],
    lack: "the key that names a style is `styleId`",
    help: "declare the style in the document's `styles`, and write its name as `styleId`")

  static let containerNames = ForeignKeys(
    ["id", "identifier", "key", "name", "nodeId", "ref", "tag", "uid"],
    lack: "only components have an `id`", help: "delete it; nothing can refer to it", remedy: .delete)

  static let bars = ForeignKeys(
    [
      "appBar", "bottomBar", "footer", "header", "largeTitle", "navBar", "navbar", "navigationBar",
      "navigationItem", "navigationTitle", "statusBar", "statusBarStyle", "tabBar", "tabBarItem", "title",
      "titleDisplayMode", "toolbar", "toolbarItems", "floatingActionButton", "drawer", "bottomSheet",
    ],
    lack: "the app draws the bars around a screen",
    help: "show a title as the first label of the `children`")

  static let safeArea = ForeignKeys(
    [
      "edgesForExtendedLayout", "edgesIgnoringSafeArea", "ignoreSafeArea", "ignoresSafeArea", "safeArea",
      "safeAreaInsets", "useSafeArea",
    ],
    lack: "the insets of the screen say what they are measured from",
    help: """
      write `edgeInsets` with edges such as `{ "positioning": "safeArea", "value": 0 }` or \
      `{ "positioning": "absolute", "value": 0 }`
      """)
}

/// What kinds of components have elsewhere; each is listed in the description of its kind.
extension ForeignKeys {
  static let imageContent = ForeignKeys(
    [
      "aspectRatio", "cache", "contentMode", "contentScale", "crop", "fit", "iconSize", "imageScale",
      "imageSize", "interpolation", "objectFit", "renderingMode", "resizable", "resizeMode", "scaleToFit",
      "scaleType", "symbolRenderingMode", "symbolScale", "symbolSize", "symbolWeight", "size",
      "variableValue",
    ],
    lack: "an image has no content mode",
    help: "give it a style with the `width` and `height` that it has on screen")

  static let textInput = ForeignKeys(
    [
      "autoCapitalize", "autoComplete", "autoCorrect", "autoFocus", "autocapitalization", "autocapitalize",
      "autocomplete", "autocorrect", "autocorrection", "autofocus", "clearButton", "clearButtonMode",
      "errorMessage", "errorText", "focus", "focused", "format", "formatter", "helperText", "inputMode",
      "inputType", "isPassword", "isSecure", "keyboard", "keyboardType", "label", "mask", "maxLength",
      "minLength", "multiline", "numberOfLines", "obscureText", "password", "pattern", "regex", "required",
      "returnKey", "returnKeyType", "rows", "secure", "secureEntry", "secureTextEntry", "submitLabel",
      "textContentType", "title", "validate", "validation", "validator", "validators",
    ],
    lack: "a text field has a `bind` and a `placeholder`, and no other settings",
    help: """
      put a label beside it, and a label with an expression for what is wrong with the text; for another \
      keyboard, the app registers a component of its own
      """)

  static let steps = ForeignKeys(
    [
      "continuous", "increment", "label", "maxLabel", "minLabel", "step", "stepSize", "steps", "tickMarks",
      "ticks", "title", "valueLabel", "showValue", "vertical",
    ],
    lack: "a slider has no steps and no text",
    help: "show its value in a label beside it, with a template such as `${volume}`")

  static let captions = ForeignKeys(
    ["caption", "label", "labelText", "offText", "onText", "title", "labelPosition", "subtitle"],
    lack: "a toggle has no text",
    help: "put a `label` and the toggle into an `hstack`, with a `spacer` between them")
}

extension Mistake {
  /// The keys by which other formats say in which direction the children of a stack are.
  static let directions = ["axis", "direction", "flexDirection", "orientation", "stackDirection"].map {
    Mistake(
      $0, message: "unknown key `\($0)`; the kind of a stack is its direction",
      help: "`vstack` is a column, `hstack` a row, and a `zstack` has its children on each other",
      remedy: .custom { member, reading in reading.writeAsKind(direction: member) })
  }

  /// The keys by which other formats say in which direction a container scrolls.
  static let scrollDirections = ["axis", "direction", "horizontal", "orientation", "scrollDirection"].map {
    Mistake(
      $0, message: "unknown key `\($0)`; a `sectionLayout` scrolls down",
      help: "a section with the layout `horizontal` scrolls sideways", remedy: Mistake.Remedy.none)
  }

  /// Returns the mistakes of properties of a style on an object that has no style, by their own and by
  /// foreign names.
  static func appearance(of owner: String) -> [Mistake] {
    let table = Document.Style.table
    var properties = table.shape.rows.map { (name: $0.name, property: $0.name) }
    for (name, property) in Document.Style.foreignProperties { properties.append((name, property)) }
    return properties.compactMap { entry -> Mistake? in
      guard let row = table.row(named: entry.property), let advice = ContainerLook.advice(for: row, owner)
      else { return nil }
      return Mistake(
        entry.name, message: "unknown key `\(entry.name)` in \(owner); \(advice.lack)", help: advice.help,
        remedy: Mistake.Remedy.none)
    }
  }
}

/// What an author can do instead of a property of a style on a container.
private enum ContainerLook {
  static func advice(for row: Row, _ owner: String) -> (lack: String, help: String)? {
    let table = Document.Style.table
    func isOne(of paths: PartialKeyPath<Document.Style>...) -> Bool {
      paths.contains { table.row(of: $0)?.name == row.name }
    }
    if isOne(of: \.fontFamily, \.fontSize, \.fontWeight, \.textColor, \.textAlignment, \.tintColor) {
      return (
        "its children have styles of their own",
        "give each child a `styleId` of a style with `\(row.name)`"
      )
    }
    if isOne(of: \.backgroundColor, \.cornerRadius, \.borderWidth, \.borderColor) {
      return (
        "only components have a background and a border",
        """
        put a `shape` with the `shapeType` `roundedRectangle` and a style with `backgroundColor` behind it, \
        as the first child of a `zstack`
        """
      )
    }
    if isOne(
      of: \.width, \.height, \.minWidth, \.minHeight, \.maxWidth, \.maxHeight)
    {
      return ("its size is that of its children", "give a child a style with `width` and `height`")
    }
    return nil
  }
}

extension Reading {
  /// Returns the fix that turns the direction of a stack into its kind, or `nil` if it is not clear.
  fileprivate func writeAsKind(direction member: RecordIndex) -> QuickFix? {
    let stack = view[member].parent
    guard let value = view.value(of: member), view.kind(value) == .string,
      let type = view.typeNode(of: stack), let removal = removal(of: member)
    else { return nil }
    let kind: Document.LayoutType
    switch view.string(value).lowercased() {
    case "row", "horizontal", "h", "x", "ltr", "row-reverse": kind = .hstack
    case "column", "vertical", "v", "y", "col", "column-reverse": kind = .vstack
    case "z", "depth", "overlay", "stack": kind = .zstack
    default: return nil
    }
    let key = view.string(view.name(of: member))
    if view.string(type) == kind.rawValue { return QuickFix("Delete `\(key)`", edits: [removal]) }
    return QuickFix(
      "Make it an `\(kind.rawValue)`",
      edits: [
        TextEdit(range: view.range(type), newText: StringLiteral.quoted(kind.rawValue)), removal,
      ])
  }
}
