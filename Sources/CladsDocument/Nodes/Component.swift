public import CladsSchema
import Diagnostics
public import JSONSyntax

/// What a component kind is and which of the shared keys it uses.
public typealias ComponentDescription = KindDescription<Document.Component>

extension Document {
  /// A leaf of the layout tree: a label, a button, or a kind that the app registers.
  public struct Component: Described {
    /// The kind.
    public var kind: ComponentKind = ""
    /// The record of the `type` value.
    public var typeNode: RecordIndex = 0
    /// Whether the vocabulary knows the kind.
    public var isKnown = true
    /// Whether the framework brings the kind.
    public var isBuiltIn = true
    /// Its id.
    public var id: String?
    /// Its style.
    public var styleId: String?
    /// Its styles by state.
    public var styles: ComponentStyles?
    /// Space around it.
    public var padding: Padding?
    /// State path that selects it.
    public var isSelectedBinding: String?
    /// Its named data source.
    public var dataSourceId: String?
    /// Its text.
    public var text: String?
    /// What an empty text field shows.
    public var placeholder: String?
    /// State path of its value.
    public var bind: String?
    /// Local state path of its value.
    public var localBind: String?
    /// What its events run.
    public var actions: ComponentActions?
    /// Its data references by name.
    public var data: [Named<DataReference>]?
    /// Its local state.
    public var state: [Named<StateValue>]?
    /// Whether it takes all the width there is.
    public var fillWidth: Bool?
    /// Its image.
    public var image: ImageSource?
    /// Where its image stands.
    public var imagePlacement: ImagePlacement?
    /// Distance of its image from the text, in points.
    public var imageSpacing: Double?
    /// Its outline, for a button.
    public var buttonShape: ButtonShape?
    /// The lowest value of a slider.
    public var minValue: Double?
    /// The highest value of a slider.
    public var maxValue: Double?
    /// Its outline, for a shape.
    public var shapeType: ShapeType?
    /// Radius of a rounded rectangle's corners, in points.
    public var cornerRadius: Double?
    /// The colours of a gradient.
    public var gradientColors: [GradientStop]?
    /// Where a gradient starts.
    public var gradientStart: UnitPoint?
    /// Where a gradient ends.
    public var gradientEnd: UnitPoint?
    /// State path of the current page.
    public var currentPage: String?
    /// How many pages.
    public var pageCount: Int?
    /// Diameter of a dot, in points.
    public var dotSize: Double?
    /// Distance between dots, in points.
    public var dotSpacing: Double?
    /// Colour of the dots.
    public var dotColor: Color?
    /// Colour of the current dot.
    public var currentDotColor: Color?
    /// What a screen reader says; reserved: today's phones ignore it.
    public var accessibilityLabel: String?
    /// Whether screen readers skip it; reserved: today's phones ignore it.
    public var accessibilityHidden: Bool?
    /// The other keys, for a kind that the app registers.
    public var additionalProperties: [RecordIndex] = []
    /// The keys of styles that stand on a built-in kind, where they do nothing.
    public var styleKeys: [RecordIndex] = []
    /// The scope in which it stands.
    public var scope: ScopeIndex = 0
    /// Where it was read from.
    public var origin = Origin.none
    /// The keys that are present.
    public var keys = KeySet()

    /// Creates an empty component.
    public init() {}
  }
}

extension Document.Component {
  /// The keys that every component decodes.
  public static let table = describe("component", "A leaf of the layout tree.", isOpen: true) {
    Property(
      "type", \.kind, Schema<String>.literal.map(Document.ComponentKind.init(rawValue:)), "The kind.",
      required: true)
    Property(
      "id", \.id, .string(.declaration(.component)),
      "Its id, for the app and for tests; unique in the document.")
    Property("text", \.text, .template, "Its text.")
    Property(
      "styleId", \.styleId, .string(.reference(.style)),
      "A key of `styles`, or an `@` token of the design system.")
    Property(
      "styles", \.styles, Document.ComponentStyles.schema, "Styles by state.", elsewhere: "styles-on-kind")
    Property(
      "isSelectedBinding", \.isSelectedBinding, .string(.condition),
      "State path of a boolean that selects it.", elsewhere: "styles-on-kind")
    Property("dataSourceId", \.dataSourceId, .string(.reference(.dataSource)), "A key of `dataSources`.")
    Property(
      "data", \.data, Document.DataReference.mapSchema,
      "Data references by name; built-in kinds read `value`.", elsewhere: "data-on-kind")
    Property("bind", \.bind, .string(.path(.readWrite, .any)), "State path of its value, without `${}`.")
    Property(
      "localBind", \.localBind, .string(.localPath(.readWrite, .any)),
      "Local state path of its value, without `local.`.")
    Property("placeholder", \.placeholder, .literal, "What an empty field shows; never interpolated.")
    Property("image", \.image, Document.ImageSource.schema, "Its image.")
    Property("imagePlacement", \.imagePlacement, Self.placementSchema, "Where its image stands.")
    Property("imageSpacing", \.imageSpacing, .points, "Distance of its image from the text, in points.")
    Property(
      "buttonShape", \.buttonShape, Self.buttonShapeSchema,
      "Its outline; overrides the style's `cornerRadius`.")
    Property("fillWidth", \.fillWidth, .boolean, "Whether it takes all the width there is.")
    Property("minValue", \.minValue, .number, "Lowest value.")
    Property("maxValue", \.maxValue, .number, "Highest value.")
    Property("shapeType", \.shapeType, Self.shapeTypeSchema, "Its outline.")
    Property("cornerRadius", \.cornerRadius, .points, "Radius of the corners, in points.")
    Property(
      "gradientColors", \.gradientColors, .array(of: Document.GradientStop.schema),
      "Its colours, by ascending location.")
    Property("gradientStart", \.gradientStart, Self.pointSchema, "Where the gradient starts.")
    Property("gradientEnd", \.gradientEnd, Self.pointSchema, "Where the gradient ends.")
    Property(
      "currentPage", \.currentPage, .string(.path(.read, .integer)),
      "State path of the current page, from 0.",
      onMismatch: Mismatch("page-indicator-current", .rejectsDocument))
    Property("pageCount", \.pageCount, Self.pageCountSchema, "How many pages.")
    Property("dotSize", \.dotSize, .points, "Diameter of a dot, in points.")
    Property("dotSpacing", \.dotSpacing, .points, "Distance between dots, in points.")
    Property("dotColor", \.dotColor, .color, "Colour of the dots.")
    Property("currentDotColor", \.currentDotColor, .color, "Colour of the current dot.")
    Property(
      "padding", \.padding, Document.Padding.schema, "Space around it.", elsewhere: "no-effect-property")
    Property("state", \.state, .dictionary(of: .stateValue, keys: .declaration(.localState)), "Local state.")
    Property(
      "accessibilityLabel", \.accessibilityLabel, .template,
      "What a screen reader says; reserved, today's phones ignore it.", onMismatch: .isIgnored)
    Property(
      "accessibilityHidden", \.accessibilityHidden, .boolean,
      "Whether screen readers skip it; reserved, today's phones ignore it.", onMismatch: .isIgnored)
    Property("actions", \.actions, Document.ComponentActions.schema, "What its events run.")
  }

  private static let placementSchema = Schema<Document.ImagePlacement>.choice(
    otherwise: .fallsBack(to: "`leading`"),
    corrections: ["left": "leading", "right": "trailing", "above": "top", "below": "bottom"])
  private static let buttonShapeSchema = Schema<Document.ButtonShape>.choice(
    otherwise: .fallsBack(to: "the style's corners"),
    corrections: [
      "round": "circle", "pill": "capsule", "rounded": "roundedSquare", "square": "roundedSquare",
    ])
  private static let shapeTypeSchema = Schema<Document.ShapeType>.choice(
    otherwise: .emptiesScreen, rule: "shape-type",
    corrections: [
      "rounded": "roundedRectangle", "roundedRect": "roundedRectangle", "rect": "rectangle",
      "square": "rectangle", "oval": "ellipse", "round": "circle", "pill": "capsule",
    ])
  private static let pointSchema = Schema<Document.UnitPoint>.choice(
    ignoringCase: true, otherwise: .fallsBack(to: "`bottom`"), rule: "gradient-point",
    corrections: [
      "topLeft": "topLeading", "topRight": "topTrailing", "bottomLeft": "bottomLeading",
      "bottomRight": "bottomTrailing", "left": "leading", "right": "trailing",
    ])
  private static let pageCountSchema = Schema<Int>.integer.refusing([.string]) { node, reading in
    let number = JSONNumber(reading.view.string(node)).flatMap { $0.isWhole ? $0.text : nil }
    return Finding(
      "page-count-string", at: reading.view.range(node), "`pageCount` must be a number, not text",
      effect: .rejectsDocument, help: "write the number itself; it cannot come from the state",
      fixes: number.map { [QuickFix("Write `\($0)`", replacing: reading.view.range(node), with: $0)] } ?? [])
  }

  /// How a component of one kind is read.
  ///
  /// - Parameters:
  ///   - kind: which of the shared keys it uses; nothing for a kind that may use them all.
  ///   - own: how a key that is none of the shared ones is judged.
  public static func schema(
    _ kind: ComponentDescription?, isBuiltIn: Bool, isKnown: Bool = true,
    own: @escaping @Sendable (RecordIndex, inout Document.Component, inout Reading) -> Void
  ) -> Schema<Document.Component> {
    var blank = Document.Component()
    blank.isBuiltIn = isBuiltIn
    blank.isKnown = isKnown
    let blankComponent = blank
    return Schema<Document.Component>(shape: .object(table.shape)) { node, reading in
      guard reading.view.kind(node) == .object, reading.descend(into: node) else { return nil }
      Reading.openLocalState(node, &reading)
      var component = blankComponent
      component.scope = reading.scope
      component.origin = Document.Origin(node: node, range: reading.view.range(node))
      var others: [RecordIndex] = []
      component.keys = withUnsafeMutablePointer(to: &component) { pointer in
        table.read(node, into: pointer, &reading) { member, _ in others.append(member) }
      }
      component.typeNode = reading.typeNode(of: node) ?? node
      for member in others where !reading.isComment(member) { own(member, &component, &reading) }
      reading.closeLocalState(owner: node)
      reading.ascend()
      return component
    }
  }

  private static let unknownSchema = schema(nil, isBuiltIn: false, isKnown: false) { member, component, _ in
    component.additionalProperties.append(member)
  }

  /// Reads a node whose type nobody knows: what it refers to counts, its keys are not judged.
  static func readUnknown(_ node: RecordIndex, _ reading: inout Reading) -> Document.LayoutNode? {
    unknownSchema.read(node, &reading).map(Document.LayoutNode.component)
  }
}
