import CladsDocument
import Testing

@Suite struct ModifierMatcherTests {
  private static let color = ModifierTypeDescription(
    "Color", "a color",
    initializers: [ModifierSignature(ModifierParameter(nil, .dynamic(.string), "The hexadecimal code."))],
    staticMembers: [.init("red", "Red."), .init("blue", "Blue.")],
    members: [
      .init(
        "opacity", "The color with an opacity.",
        [ModifierSignature(ModifierParameter(nil, name: "opacity", .dynamic(.number), "From 0 to 1."))])
    ])

  private static let colorType = ModifierArgumentType.type(color)

  private static let modifiers = [
    ModifierDescription(
      "labeled", "Adds a label.",
      [
        ModifierSignature(ModifierParameter("as", .integer, "The number.")),
        ModifierSignature(
          ModifierParameter("as", .dynamic(.string), "The label."),
          ModifierParameter("size", .number, isOptional: true, "Its size.")),
      ]),
    ModifierDescription(
      "fill", "Fills the background.",
      [ModifierSignature(ModifierParameter(nil, name: "color", colorType, "The color."))]),
    ModifierDescription(
      "frame", "Sets the size.",
      [
        ModifierSignature(
          ModifierParameter("width", .number, isOptional: true, "The width."),
          ModifierParameter("height", .number, isOptional: true, "The height."))
      ]),
    ModifierDescription(
      "behind", "Draws a child behind the node.",
      [ModifierSignature(ModifierParameter(nil, name: "content", .view, "The child."))]),
    ModifierDescription(
      "tags", "Adds tags.",
      [ModifierSignature(ModifierParameter(nil, name: "tags", .list(of: .string), "The tags."))]),
  ]

  @Test(arguments: [
    "labeled(as: 5)", #"labeled(as: "a")"#, #"labeled(as: attr("a"))"#, #"labeled(as: "a", size: 2.5)"#,
    "fill(.red)", "fill(Color.red)", "fill(.red.opacity(0.5))",
    ##"fill(Color("#FF0000").opacity(attr("o")))"##,
    "frame()", "frame(width: 5)", "frame(height: 5)", "frame(width: 5, height: 5.5)", "behind(:child)",
    #"tags(["a", "b"])"#, "tags([])",
  ])
  func `a call that has one of the forms fits`(text: String) { #expect(mismatch(text) == nil) }

  @Test(
    arguments: [
      ("«labelled»(as: 5)", .unknownModifier("labelled")),
      ("«labeled»", .notACall),
      ("«5»", .notACall),
      ("«labeled(as: 5).bold()»", .notACall),
      ("«labeled»()", .missingArgument("as", isLabeled: true)),
      ("labeled(«text»: 5)", .unknownLabel("text", possible: ["as"])),
      (#"labeled(as: "a", «sise»: 5)"#, .unknownLabel("sise", possible: ["size"])),
      ("labeled(as: «true»)", .wrongType(expected: "a whole number or a string")),
      ("frame(width: «\"5\"»)", .wrongType(expected: "a number")),
      ("frame(width: «attr(\"w\")»)", .notDynamic(expected: "a number")),
      ("frame(width: 5, «6»)", .extraArgument),
      ("frame(height: 5, «width»: 5)", .misplacedLabel("width", before: "height")),
      ("fill(.«rot»)", .unknownMember("rot", of: "Color", possible: ["red", "blue"])),
      ("fill(.red.«fade»(1))", .unknownMember("fade", of: "Color", possible: ["opacity"])),
      ("fill(.red.opacity(«\"a\"»))", .wrongType(expected: "a number")),
      ("fill(«Length.red»)", .wrongType(expected: "a color")),
      ("fill(«Color»)", .wrongType(expected: "a color")),
      ("behind(«\"child\"»)", .wrongType(expected: "the name of a child with a `template`, such as `:name`")),
      ("tags([\"a\", «5»])", .wrongType(expected: "a string")),
    ] as [(String, ModifierMismatch.Kind)])
  func `what does not fit is found at its place`(marked: String, kind: ModifierMismatch.Kind) {
    let parts = marked.split(separator: "«", omittingEmptySubsequences: false)
    let inner = parts[1].split(separator: "»", omittingEmptySubsequences: false)
    let start = parts[0].utf8.count
    let found = mismatch(String(parts[0] + inner[0] + inner[1]))
    #expect(found?.kind == kind)
    #expect(found?.range == start..<start + inner[0].utf8.count)
  }

  private func mismatch(_ text: String) -> ModifierMismatch? {
    ModifierMatcher(ModifierSyntax.parse(text)).mismatch { name in
      Self.modifiers.first { $0.name == name }
    }
  }
}
