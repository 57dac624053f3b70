import CladsDocument
import CladsRendering
import TextUI

// Adding Custom Modifiers

/// "Overview": an addon whose type `CustomModifier` tries its modifiers in turn.
struct MyAddon: Addon {
  enum CustomModifier: ViewModifier, Decodable {
    case myFirstModifier(MyFirstModifier)
    case mySecondModifier(MySecondModifier)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()

      if let modifier = try? container.decode(MyFirstModifier.self) {
        self = .myFirstModifier(modifier)
      } else {
        self = .mySecondModifier(try container.decode(MySecondModifier.self))
      }
    }

    func body(content: Content) -> some TextView {
      switch self {
      case .myFirstModifier(let modifier):
        content.modifier(modifier)
      case .mySecondModifier(let modifier):
        content.modifier(modifier)
      }
    }
  }

  static let modifiers = [MyFirstModifier.decoding.description, MySecondModifier.decoding.description]
}

struct MyFirstModifier: ViewModifier, ASTDecodable {
  static let decoding = ASTDecoding<Self>("myFirst", [.initializer { MyFirstModifier() }])

  func body(content: Content) -> some TextView {
    HStack {
      Text("1")
      content
    }
  }
}

struct MySecondModifier: ViewModifier, ASTDecodable {
  static let decoding = ASTDecoding<Self>("mySecond", [.initializer { MySecondModifier() }])

  func body(content: Content) -> some TextView {
    HStack {
      content
      Text("2")
    }
  }
}

/// "Automatic Decoding": a table has a row for each initializer.
enum AutomaticDecoding {
  struct LabeledModifier: ViewModifier, ASTDecodable {
    let label: String

    init(as label: Int) {
      self.label = String(label)
    }

    init(as label: String) {
      self.label = label
    }

    static let decoding = ASTDecoding<Self>(
      "labeled", "Shows a label before the node.",
      [
        .initializer(ASTParameter("as", Int.self)) { LabeledModifier(as: $0) },
        .initializer(ASTParameter("as", String.self)) { LabeledModifier(as: $0) },
      ])

    func body(content: Content) -> some TextView {
      HStack {
        Text(label)
        content
      }
    }
  }
}

/// A case, a static function, a static member, a member function and a property.
struct MyType: ASTDecodable, Equatable {
  var text = "()"

  static let enumCase = MyType(text: "enumCase")
  static func staticFunction() -> Self { MyType(text: "staticFunction") }
  static var staticMember: Self { MyType(text: "staticMember") }

  func memberFunction() -> Self { MyType(text: text + ".memberFunction") }
  var property: Self { MyType(text: text + ".property") }
  // Members that the table does not list are not decodable.
  static var otherMember: Self { MyType(text: "otherMember") }

  static let decoding = ASTDecoding<Self>(
    "MyType",
    [
      .initializer { MyType() },
      .member("enumCase", .enumCase),
      .function("staticFunction") { staticFunction() },
      .member("staticMember", .staticMember),
      .method("memberFunction") { $0.memberFunction() },
      .property("property") { $0.property },
    ])
}

/// "Attribute References".
enum AttributeReferences {
  struct LabeledModifier: ViewModifier, ASTDecodable {
    @ObservedElement private var element
    @LiveContext private var context

    let label: AttributeReference<String>

    init(as label: AttributeReference<String>) {
      self.label = label
    }

    static let decoding = ASTDecoding<Self>(
      "labeled",
      [.initializer(ASTParameter("as", AttributeReference<String>.self)) { LabeledModifier(as: $0) }]
    )

    func body(content: Content) -> some TextView {
      HStack {
        Text(label.resolve(on: element, in: context))
        content
      }
    }
  }
}

/// "Resolvable Types".
enum ResolvableTypes {
  struct LabeledModifier: ViewModifier, ASTDecodable {
    @ObservedElement private var element
    @LiveContext private var context

    let label: String
    let alignment: HorizontalAlignment.Resolvable

    init(as label: String, alignment: HorizontalAlignment.Resolvable) {
      self.label = label
      self.alignment = alignment
    }

    static let decoding = ASTDecoding<Self>(
      "labeled",
      [
        .initializer(
          ASTParameter("as", String.self), ASTParameter("alignment", HorizontalAlignment.Resolvable.self)
        ) { LabeledModifier(as: $0, alignment: $1) }
      ])

    func body(content: Content) -> some TextView {
      VStack(alignment: alignment.resolve(on: element, in: context)) {
        Text(label)
        content
      }
    }
  }
}

/// "Resolvable Protocols".
struct FillBackgroundModifier: ViewModifier, ASTDecodable {
  let fill: StylesheetResolvableShapeStyle

  init(_ fill: StylesheetResolvableShapeStyle) {
    self.fill = fill
  }

  static let decoding = ASTDecoding<Self>(
    "fillBackground",
    [.initializer(ASTParameter(nil, StylesheetResolvableShapeStyle.self)) { FillBackgroundModifier($0) }])

  func body(content: Content) -> some TextView {
    content.background(fill)
  }
}

/// "Custom Resolvable Types".
struct Video {
  let url: String
  let resolution: Int

  struct Resolvable: StylesheetResolvable, ASTDecodable {
    let url: AttributeReference<String>
    let resolution: AttributeReference<Int>

    init(_ url: AttributeReference<String>, in resolution: AttributeReference<Int>) {
      self.url = url
      self.resolution = resolution
    }

    static let decoding = ASTDecoding<Self>(
      "Video",
      [
        .initializer(
          ASTParameter(nil, AttributeReference<String>.self), ASTParameter("in", AttributeReference<Int>.self)
        ) { Resolvable($0, in: $1) }
      ])

    func resolve(on element: ElementNode, in context: LiveContext) -> Video {
      Video(
        url: url.resolve(on: element, in: context),
        resolution: resolution.resolve(on: element, in: context)
      )
    }
  }
}

struct BackgroundVideoModifier: ViewModifier, ASTDecodable {
  @ObservedElement private var element
  @LiveContext private var context

  let video: Video.Resolvable

  static let decoding = ASTDecoding<Self>(
    "backgroundVideo",
    [.initializer(ASTParameter(nil, Video.Resolvable.self)) { BackgroundVideoModifier(video: $0) }])

  func body(content: Content) -> some TextView {
    let video = video.resolve(on: element, in: context)
    return VStack {
      Text("\(video.url) in \(video.resolution)")
      content
    }
  }
}

/// "Nested Content".
struct MyBackgroundModifier: ViewModifier, ASTDecodable {
  @ObservedElement private var element
  @LiveContext private var context

  let content: ViewReference

  init(_ content: ViewReference) {
    self.content = content
  }

  static let decoding = ASTDecoding<Self>(
    "myBackground", [.initializer(ASTParameter(nil, ViewReference.self)) { MyBackgroundModifier($0) }])

  func body(content: Content) -> some TextView {
    content.background {
      self.content.resolve(on: element, in: context)
    }
  }
}
