extension Document {
  /// A leaf of the layout tree: a label, a button, or a custom component.
  ///
  /// Its ``contents`` are large, and a tree is walked often, so they are in memory of their own, which copies
  /// share.
  @dynamicMemberLookup
  public struct Component: DocumentPart {
    @usableFromInline
    final class Storage: Sendable {
      @usableFromInline let contents: ComponentContents

      init(_ contents: ComponentContents) { self.contents = contents }
    }

    @usableFromInline private(set) var storage: Storage

    /// The properties, which are also those of the component itself.
    @inlinable public var contents: ComponentContents { _read { yield storage.contents } }

    public init(_ contents: ComponentContents) { storage = Storage(contents) }

    public subscript<Value>(dynamicMember path: WritableKeyPath<ComponentContents, Value>) -> Value {
      @inlinable _read { yield storage.contents[keyPath: path] }
      set {
        var contents = storage.contents
        contents[keyPath: path] = newValue
        storage = Storage(contents)
      }
    }

    public static func == (lhs: Component, rhs: Component) -> Bool {
      lhs.storage === rhs.storage || lhs.contents == rhs.contents
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(contents) }

    public init(
      type: ComponentKind = "", id: String? = nil, styleId: String? = nil, styles: ComponentStyles? = nil,
      padding: Padding? = nil, isSelectedBinding: String? = nil, dataSourceId: String? = nil,
      text: String? = nil, placeholder: String? = nil, bind: String? = nil, localBind: String? = nil,
      actions: Component.Actions? = nil, data: NamedList<DataReference>? = nil,
      state: LocalStateDeclaration? = nil, fillWidth: Bool? = nil, image: ImageSource? = nil,
      imagePlacement: ImagePlacement? = nil, imageSpacing: Double? = nil, buttonShape: ButtonShape? = nil,
      minValue: Double? = nil, maxValue: Double? = nil, shapeType: ShapeType? = nil,
      cornerRadius: Double? = nil, gradientColors: [GradientColorConfig]? = nil,
      gradientStart: UnitPoint? = nil,
      gradientEnd: UnitPoint? = nil, currentPage: String? = nil, pageCount: Int? = nil,
      dotSize: Double? = nil, dotSpacing: Double? = nil, dotColor: Color? = nil,
      currentDotColor: Color? = nil, accessibilityLabel: String? = nil, accessibilityHidden: Bool? = nil,
      additionalProperties: [String: StateValue] = [:], modifiers: [Modifier]? = nil,
      templateName: String? = nil
    ) {
      var contents = ComponentContents()
      contents.modifiers = modifiers
      contents.templateName = templateName
      contents.kind = type
      contents.id = id
      contents.styleId = styleId
      contents.styles = styles
      contents.padding = padding
      contents.isSelectedBinding = isSelectedBinding
      contents.dataSourceId = dataSourceId
      contents.text = text
      contents.placeholder = placeholder
      contents.bind = bind
      contents.localBind = localBind
      contents.actions = actions
      contents.data = data
      contents.state = state
      contents.fillWidth = fillWidth
      contents.image = image
      contents.imagePlacement = imagePlacement
      contents.imageSpacing = imageSpacing
      contents.buttonShape = buttonShape
      contents.minValue = minValue
      contents.maxValue = maxValue
      contents.shapeType = shapeType
      contents.cornerRadius = cornerRadius
      contents.gradientColors = gradientColors
      contents.gradientStart = gradientStart
      contents.gradientEnd = gradientEnd
      contents.currentPage = currentPage
      contents.pageCount = pageCount
      contents.dotSize = dotSize
      contents.dotSpacing = dotSpacing
      contents.dotColor = dotColor
      contents.currentDotColor = currentDotColor
      contents.accessibilityLabel = accessibilityLabel
      contents.accessibilityHidden = accessibilityHidden
      contents.additionalProperties = additionalProperties
      self.init(contents)
    }
  }
}

extension Document.Component {
  /// The keys that every component decodes.
  package static var table: ObjectTable<Document.ComponentContents> { Document.ComponentContents.table }
}
