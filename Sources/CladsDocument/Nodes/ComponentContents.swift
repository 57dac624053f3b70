import Diagnostics
package import JSONSyntax

/// A component kind, and the shared keys that it uses.
package typealias ComponentDescription = KindDescription<Document.ComponentContents>

extension Document {
  /// The properties of a component.
  public struct ComponentContents: ModifiableNode, Hashable {
    /// The kind of component.
    public var kind: ComponentKind = ""
    /// The record of the `type` value.
    @Provenance package var typeNode: RecordIndex = 0
    /// Whether the kind is in the vocabulary.
    @Provenance public var isKnown = true
    /// Whether the kind is built in.
    @Provenance public var isBuiltIn = true
    public var id: String?
    /// The name of its style.
    public var styleId: String?
    /// The names of its styles, by state.
    @Boxed public var styles: ComponentStyles?
    /// The padding around it.
    @Boxed public var padding: Padding?
    /// The state path of the boolean that selects it.
    public var isSelectedBinding: String?
    /// The name of its data source.
    public var dataSourceId: String?
    /// Its text.
    public var text: String?
    /// The placeholder of a text field.
    public var placeholder: String?
    /// The state path of its value.
    public var bind: String?
    /// The local state path of its value.
    public var localBind: String?
    /// The actions of its events.
    @Boxed public var actions: Component.Actions?
    /// Its data references, by name.
    public var data: NamedList<DataReference>?
    /// Its local state.
    public var state: LocalStateDeclaration?
    /// Whether it fills the available width.
    public var fillWidth: Bool?
    /// Its image.
    @Boxed public var image: ImageSource?
    /// The position of its image.
    public var imagePlacement: ImagePlacement?
    /// The spacing between its image and its text, in points.
    public var imageSpacing: Double?
    /// The shape of a button.
    public var buttonShape: ButtonShape?
    /// The minimum value of a slider.
    public var minValue: Double?
    /// The maximum value of a slider.
    public var maxValue: Double?
    /// The outline of a shape.
    public var shapeType: ShapeType?
    /// The corner radius of a rounded rectangle, in points.
    public var cornerRadius: Double?
    /// The color stops of a gradient.
    public var gradientColors: [GradientColorConfig]?
    /// The start point of a gradient.
    public var gradientStart: UnitPoint?
    /// The end point of a gradient.
    public var gradientEnd: UnitPoint?
    /// The state path of the index of the current page.
    public var currentPage: String?
    /// The number of pages.
    public var pageCount: Int?
    /// The diameter of a dot, in points.
    public var dotSize: Double?
    /// The spacing between dots, in points.
    public var dotSpacing: Double?
    /// The color of the dots.
    @Boxed public var dotColor: Color?
    /// The color of the current dot.
    @Boxed public var currentDotColor: Color?
    /// The text that screen readers announce; reserved, ignored on device.
    public var accessibilityLabel: String?
    /// Whether screen readers skip it; reserved, ignored on device.
    public var accessibilityHidden: Bool?
    /// The modifiers, the innermost first; level `extended`.
    public var modifiers: [Modifier]?
    /// The name by which a modifier of the parent stack draws the node; level `extended`.
    public var templateName: String?
    /// The values of the keys that only the modifiers read.
    package var attributes: [String: StateValue] = [:]
    /// The values of the own keys of a custom component.
    public var additionalProperties: [String: StateValue] = [:]
    /// The members with own keys.
    @Provenance package var ownMembers: [RecordIndex] = []
    /// The members with keys that belong in a style, which have no effect on a built-in kind.
    @Provenance package var styleKeys: [RecordIndex] = []
    /// The scope of the component.
    @Provenance package var scope: ScopeIndex = 0
    @Provenance public var origin = Origin.none
    /// The keys that are present.
    @Provenance package var keys = KeySet()

    init() {}
  }
}

extension Document.ComponentContents {
  /// The keys that every component decodes.
  package static let table = describe("component", "A leaf of the layout tree.", isOpen: true) {
    Property(
      "type", \.kind, Schema<String>.literal.map(Document.ComponentKind.init(rawValue:)),
      "Kind of component.",
      required: true)
    Property(
      "id", \.id, .string(.declaration(.component)),
      "Id, for the app and for tests; unique in the document.")
    Property("text", \.text, .template, "Text.", elsewhere: .noEffectProperty)
    Property(
      "styleId", \.styleId, .string(.reference(.style)),
      "Name of a style in `styles`, or an `@` token of the design system.")
    Property(
      "styles", \.styles, Document.ComponentStyles.schema, "Styles by state.", elsewhere: .stylesOnKind)
    Property(
      "isSelectedBinding", \.isSelectedBinding, .string(.condition),
      "State path of a boolean that selects it.", elsewhere: .stylesOnKind)
    Property(
      "dataSourceId", \.dataSourceId, .string(.reference(.dataSource)),
      "Name of a data source in `dataSources`.")
    Property(
      "data", \.data, Document.DataReference.mapSchema,
      "Data references by name; built-in kinds read `value`.", elsewhere: .dataOnKind)
    Property("bind", \.bind, .string(.path(.readWrite, .any)), "State path of the value, without `${}`.")
    Property(
      "localBind", \.localBind, .string(.localPath(.readWrite, .any)),
      "Local state path of the value, without `local.`.")
    Property("placeholder", \.placeholder, .literal, "Placeholder of an empty field; never interpolated.")
    Property("image", \.image, Document.ImageSource.schema, "Image.", elsewhere: .noEffectProperty)
    Property("imagePlacement", \.imagePlacement, Self.placementSchema, "Position of the image.")
    Property("imageSpacing", \.imageSpacing, .points, "Spacing between image and text, in points.")
    Property(
      "buttonShape", \.buttonShape, Self.buttonShapeSchema,
      "Shape of the button; overrides the style's `cornerRadius`.",
      // The others need sizes, which the style may lack.
      example: { _, _ in "\"\(Document.ButtonShape.roundedSquare.rawValue)\"" })
    Property(
      "fillWidth", \.fillWidth, .boolean, "Whether it fills the available width.",
      elsewhere: .noEffectProperty)
    Property("minValue", \.minValue, .number, "Minimum value.")
    Property("maxValue", \.maxValue, .number, "Maximum value.")
    Property(
      "shapeType", \.shapeType, Self.shapeTypeSchema, "Outline of the shape.",
      example: { $1.likelyOutline(of: $0) })
    Property(
      "cornerRadius", \.cornerRadius, .points, "Corner radius, in points.", elsewhere: .noEffectProperty)
    Property(
      "gradientColors", \.gradientColors, .array(of: Document.GradientColorConfig.schema),
      "Color stops, by ascending location.")
    Property(
      "gradientStart", \.gradientStart, Self.pointSchema, "Start point of the gradient.",
      example: { $1.likelyPoint(of: $0, from: .top, to: .bottom, beside: \.gradientEnd) })
    Property(
      "gradientEnd", \.gradientEnd, Self.pointSchema, "End point of the gradient.",
      example: { $1.likelyPoint(of: $0, from: .bottom, to: .top, beside: \.gradientStart) })
    Property(
      "currentPage", \.currentPage, .string(.path(.read, .integer)),
      "State path of the index of the current page, from 0.",
      onMismatch: Mismatch(.pageIndicatorCurrent, .rejectsDocument))
    Property("pageCount", \.pageCount, Self.pageCountSchema, "Number of pages.")
    Property("dotSize", \.dotSize, .points, "Diameter of a dot, in points.")
    Property("dotSpacing", \.dotSpacing, .points, "Spacing between dots, in points.")
    Property("dotColor", \.dotColor, .color, "Color of the dots.")
    Property("currentDotColor", \.currentDotColor, .color, "Color of the current dot.")
    Property(
      "padding", \.padding, Document.Padding.schema, "Padding around it.", elsewhere: .noEffectProperty)
    Property("state", \.state, .localState, "Local state.")
    Property(
      "accessibilityLabel", \.accessibilityLabel, .template,
      "Text that screen readers announce; reserved, ignored on device.", onMismatch: .isIgnored)
    Property(
      "accessibilityHidden", \.accessibilityHidden, .boolean,
      "Whether screen readers skip it; reserved, ignored on device.", onMismatch: .isIgnored)
    Property("actions", \.actions, Document.Component.Actions.schema, "Actions to run on events.")
    Property.modifiers(\.modifiers, atBase: nil)
    Property.templateName(\.templateName, atBase: nil)
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
    otherwise: .emptiesScreen, rule: .shapeType,
    corrections: [
      "rounded": "roundedRectangle", "roundedRect": "roundedRectangle", "rect": "rectangle",
      "square": "rectangle", "oval": "ellipse", "round": "circle", "pill": "capsule",
    ])
  private static let pointSchema = Schema<Document.UnitPoint>.choice(
    ignoringCase: true, otherwise: .fallsBack(to: "`bottom`"), rule: .gradientPoint,
    corrections: [
      "topLeft": "topLeading", "topRight": "topTrailing", "bottomLeft": "bottomLeading",
      "bottomRight": "bottomTrailing", "left": "leading", "right": "trailing",
    ])
  private static let pageCountSchema = Schema<Int>.integer.refusing([.string]) { node, reading in
    let number = JSONNumber(reading.view.string(node)).flatMap { $0.isWhole ? $0.text : nil }
    return Finding(
      .pageCountString, at: reading.view.range(node), "`pageCount` must be a number, not a string",
      effect: .rejectsDocument, help: "write the number itself; it cannot come from the state",
      fixes: number.map { [QuickFix("Write `\($0)`", replacing: reading.view.range(node), with: $0)] } ?? [])
  }

  /// The keys of level `extended`.
  fileprivate static let laterKeys = table.keys([\Document.ComponentContents.modifiers, \.templateName])

  /// Returns the members with keys of level `extended`, and removes them: a component may have own keys with
  /// these names at level `base`.
  fileprivate mutating func takeLaterKeys(of node: RecordIndex, _ reading: borrowing Reading) -> [RecordIndex]
  {
    let paths: [PartialKeyPath<Document.ComponentContents>] = [\.modifiers, \.templateName]
    keys = keys.subtracting(Self.laterKeys)
    modifiers = nil
    templateName = nil
    return paths.compactMap { Self.table.member(of: $0, in: node, reading.view) }
  }
}

extension Document.Component {
  /// Returns the schema of a component of one kind; `nil` is a kind that may use all shared keys.
  /// `own` is called with each member that is not a shared key, in document order, after the shared keys are
  /// read.
  package static func schema(
    _ kind: ComponentDescription?, isBuiltIn: Bool, isKnown: Bool = true,
    own: @escaping @Sendable (RecordIndex, inout Document.ComponentContents, inout Reading) -> Void
  ) -> Schema<Document.Component> {
    var blank = Document.ComponentContents()
    blank.isBuiltIn = isBuiltIn
    blank.isKnown = isKnown
    if let kind { blank.kind = Document.ComponentKind(rawValue: kind.name) }
    let blankContents = blank
    return Schema<Document.Component>(shape: .object(table.shape)) { node, reading in
      guard reading.view.kind(node) == .object, reading.descend(into: node) else { return nil }
      Reading.openLocalState(node, &reading)
      var component = blankContents
      component.scope = reading.scope
      component.origin = Document.Origin(node: node, range: reading.view.range(node))
      var others: [RecordIndex] = []
      component.keys = withUnsafeMutablePointer(to: &component) { pointer in
        table.read(node, into: pointer, &reading) { member, _ in others.append(member) }
      }
      component.typeNode = reading.view.typeNode(of: node) ?? node
      if reading.level == .base, !component.keys.isDisjoint(with: Document.ComponentContents.laterKeys) {
        others += component.takeLaterKeys(of: node, reading)
      }
      for member in others where !reading.isCanceled() && !reading.isComment(member, isFixed: isBuiltIn) {
        own(member, &component, &reading)
      }
      let attributes = reading.readAttributes(of: &component)
      if !attributes.isEmpty { component.styleKeys.removeAll(where: attributes.contains) }
      reading.closeLocalState(owner: node)
      reading.ascend()
      return Document.Component(consume component)
    }
  }

  private static let unknownSchema = schema(nil, isBuiltIn: false, isKnown: false) {
    member, component, reading in
    reading.keep(member, in: &component)
  }

  /// Reads a node of unknown type: its references count, its own keys are not checked.
  static func readUnknown(_ node: RecordIndex, _ reading: inout Reading) -> Document.LayoutNode? {
    guard var component = unknownSchema.read(node, &reading) else { return nil }
    // A part of the type that is not in the text may be any name.
    if let type = reading.view.typeNode(of: node), reading.view.flags(type).contains(.hasHole) {
      component.kind = ""
    }
    return .component(component)
  }
}

extension Reading {
  /// Returns the likely outline of a shape, as JSON: only one has a radius.
  fileprivate func likelyOutline(of shape: RecordIndex) -> String? {
    Document.Component.table.member(of: \.cornerRadius, in: shape, view)
      .map { _ in "\"\(Document.ShapeType.roundedRectangle.rawValue)\"" }
  }

  /// Returns a point of a gradient that differs from its other point, as JSON.
  fileprivate func likelyPoint(
    of gradient: RecordIndex, from first: Document.UnitPoint, to second: Document.UnitPoint,
    beside other: PartialKeyPath<Document.ComponentContents>
  ) -> String {
    let taken = Document.Component.table.value(of: other, in: gradient, view)
    let name =
      taken.map { view.kind($0) == .string ? view.string($0) : "" } ?? Document.UnitPoint.bottom.rawValue
    let isTaken = name == first.rawValue
    return "\"\((isTaken ? second : first).rawValue)\""
  }
}
