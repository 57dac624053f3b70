/// Keys about how a node looks.
extension ForeignKeys {
  static let opacity = ForeignKeys(
    ["alpha", "opacity", "transparency", "transparent"],
    lack: "CLADS has no opacity",
    help: "give a color an alpha from 0 to 1, as `rgba(10, 92, 173, 0.5)`",
    extended: "add the modifier `opacity` to the node's `modifiers`, or give a color an alpha")

  static let textDecoration = ForeignKeys(
    [
      "fontStyle", "isItalic", "italic", "italics", "strikethrough", "strikeThrough", "textDecoration",
      "textDecorationLine", "underline", "underlined", "isUnderlined", "fontVariant", "monospaced",
      "monospacedDigit",
    ],
    lack: "CLADS has no italic, underlined or struck-through text",
    help: "`fontFamily` can name an italic font of the app; nothing draws a line under or through text",
    extended: "the modifier `italic` makes text italic; nothing draws a line under or through it")

  static let textLayout = ForeignKeys(
    [
      "adjustsFontSizeToFit", "ellipsize", "ellipsis", "kerning", "letterSpacing", "lineBreakMode",
      "lineClamp", "lineHeight", "lineLimit", "lineSpacing", "lines", "maxLines", "minimumScaleFactor",
      "minLines", "numberOfLines", "paragraphSpacing", "softWrap", "textCase", "textOverflow",
      "textTransform", "textWrap", "tracking", "truncation", "truncationMode", "uppercase", "whiteSpace",
      "wordBreak", "wordSpacing", "capitalize", "lowercase",
    ],
    lack: "CLADS draws a text as written, in as many lines as it needs",
    help: "a shorter text, or a smaller `fontSize` in its style, takes fewer lines",
    extended: "the modifier `lineLimit` limits the lines of texts")

  static let fonts = ForeignKeys(
    [
      "font", "textStyle", "typography", "typeface", "fontName", "fontDesign", "textAppearance",
      "dynamicType",
    ],
    lack: "a font is several keys of a style",
    help: "write `fontFamily`, `fontSize` and `fontWeight` in an entry of `styles`")

  static let boldness = ForeignKeys(
    ["bold", "isBold", "emphasis", "strong"],
    lack: "the weight of a font is a key of a style",
    help: "write `fontWeight` with the value `bold` in an entry of `styles`",
    extended: "write `fontWeight` with the value `bold` in a style, or add the modifier `bold`")

  static let shadow = ForeignKeys(
    ["boxShadow", "dropShadow", "elevation", "shadowColor", "shadowRadius", "shadowOpacity", "shadowOffset"],
    lack: "CLADS draws no shadows",
    help: "a border, or a background of another color, sets a node off as well",
    extended: "write `shadow` in a style, with `color`, `radius`, `x` and `y`")

  static let effects = ForeignKeys(
    [
      "animate", "animation", "animations", "backdropFilter", "blendMode", "blur", "blurRadius",
      "clip", "clipShape", "clipToBounds", "clipsToBounds", "duration", "easing", "filter", "haptic",
      "haptics", "hapticFeedback", "mask", "masksToBounds", "overflow", "ripple", "rotation", "rotate",
      "rotationEffect", "saturation", "scale", "scaleEffect", "sound", "transform", "transition",
      "transitions", "keyframes", "shimmer", "skeleton", "glass", "material",
    ],
    lack: "CLADS has no effects and no animations",
    help: "nothing can replace it; a component of the app can draw it", remedy: .delete)

  static let layers = ForeignKeys(
    [
      "backgroundGradient", "backgroundImage", "backgroundUrl", "backgroundView", "badge", "gradient",
      "overlay", "overlayColor", "foregroundImage", "coverImage",
    ],
    lack: "nodes are drawn on each other in a `zstack`",
    help: """
      put both in a `zstack`, the one behind first: a `gradient`, an `image` or a `shape`, and then the node
      """)

  static let margin = ForeignKeys(
    [
      "inset", "insets", "margin", "marginBottom", "marginEnd", "marginHorizontal", "marginLeading",
      "marginLeft", "marginRight", "marginStart", "marginTop", "marginTrailing", "marginVertical",
      "marginX", "marginY", "margins", "outerPadding", "mt", "mb", "ml", "mr", "mx", "my",
    ],
    lack: "CLADS has no margins",
    help: "set the `spacing` of the stack around the node, or put the node in a stack with `padding`")

  static let flex = ForeignKeys(
    [
      "basis", "expand", "expanded", "fill", "fillMaxHeight", "fillMaxSize", "fillMaxWidth", "fillParent",
      "flex", "flexBasis", "flexGrow", "flexShrink", "fullWidth", "grow", "hugging", "layoutPriority",
      "layoutWeight", "layout_weight", "priority", "shrink", "sizeMode", "span", "stretch", "wrapContent",
      "fixedSize", "colSpan", "rowSpan",
    ],
    lack: "a node has no share of the free space",
    help: """
      a `spacer` in the stack takes the space that is left; a `button` takes the width with `fillWidth`
      """)

  static let position = ForeignKeys(
    [
      "absolute", "anchor", "bottom", "constraints", "float", "left", "offset", "offsetX", "offsetY",
      "pin", "position", "right", "sticky", "top", "translate", "x", "y", "frame", "rect", "coordinates",
    ],
    lack: "a node is not placed by coordinates",
    help: "put it in a `zstack` with an `alignment`, and in a stack with `padding` to move it from an edge")

  static let order = ForeignKeys(
    ["layer", "order", "zIndex", "zOrder", "z-index", "zPosition"],
    lack: "the order of the nodes is the order in which they are drawn",
    help: "of the `children` of a `zstack`, the last is in front")

  static let alignmentOfComponent = ForeignKeys(
    [
      "align", "alignSelf", "alignment", "centered", "contentAlignment", "gravity", "halign",
      "horizontalAlignment", "justify", "justifySelf", "justifyContent", "alignItems", "layoutAlignment",
      "layoutGravity", "layout_gravity", "placement", "valign", "verticalAlignment", "center",
    ],
    lack: "a component has no alignment of its own",
    help: """
      set the `alignment` of the stack around it, or put a `spacer` beside it; that of a text is \
      `textAlignment` in its style
      """)

  static let distribution = ForeignKeys(
    [
      "arrangement", "contentAlignment", "distribution", "horizontalArrangement", "justify",
      "justifyContent", "mainAxisAlignment", "mainAxisSize", "verticalArrangement", "placeContent",
    ],
    lack: "a stack does not distribute its children",
    help: """
      put a `spacer` before them to move them to the end, between them to spread them, or before and after \
      them to center them
      """)

  static let wrapping = ForeignKeys(
    ["flexWrap", "wrap", "wraps", "lineWrap", "multiLine", "rows", "columns", "columnCount"],
    lack: "a stack has one row or one column",
    help: "a section of a `sectionLayout` with the layout `flow` wraps, one with `grid` has columns")

  static let scrolling = ForeignKeys(
    [
      "bounces", "isScrollEnabled", "overflowY", "scroll", "scrollDirection", "scrollEnabled", "scrollView",
      "scrollable", "scrolls", "showsIndicators", "showsVerticalScrollIndicator",
    ],
    lack: "only a `sectionLayout` scrolls",
    help: "put the nodes that scroll into the `sections` of a `sectionLayout`")
}
