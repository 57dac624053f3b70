import CladsLanguageService
import LanguageServerProtocol
import SourceText
import TestSupport
import Testing

/// Hovers with values: of the part under the pointer and the whole, step by step, in every sample.
@Suite struct HoverValueTests {
  private static let state = """
    {
      "items": [{ "name": "Tent", "price": 249.5 }, { "name": "Stove", "price": 89 }],
      "index": 0, "chosen": "Tent", "nothing": null, "blank": ""
    }
    """

  private func hover(
    _ nodes: String, state: String = state, more: String = "", samples: [String: String] = [:],
    as kind: MarkupContent.Kind = .markdown
  ) async throws -> String {
    let files = samples.map { ("a.\($0.key).sample.json", $0.value) }
    let stage = try FeatureStage(
      FeatureStage.screen(nodes, state: state, more: more), files: Dictionary(uniqueKeysWithValues: files))
    return try await stage.hover(kind)
  }

  private func hover(label text: String, state: String = state, samples: [String: String] = [:]) async throws
    -> String
  {
    try await hover(FeatureStage.label(text), state: state, samples: samples)
  }

  /// Returns a Markdown table; each row lists its cells.
  private func table(_ rows: [String]...) -> String {
    let lines = [rows[0], rows[0].map { _ in "---" }] + rows.dropFirst()
    return lines.map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
  }

  @Test func `a template shows the part, the whole and every step`() async throws {
    let shown = try await hover(label: "For ${items[index $0+ 1].price} €")
    #expect(shown.contains("**`index + 1`** is `1`"))
    #expect(shown.contains("“For 89 €”"))
    #expect(
      shown.contains(
        table(
          ["step", "value"], ["`index`", "`0`"], ["`index + 1`", "`1`"], ["`items[index + 1].price`", "`89`"])
      ))
  }

  @Test(arguments: [
    ("${it$0ems[index + 1].price}", "items", #"`[{"name":"Tent","price":249.5},{"name":"Stove","#),
    ("${items[in$0dex + 1].price}", "index", "`0`"), ("${items[index $0+ 1].price}", "index + 1", "`1`"),
    ("${items[index + 1].pr$0ice}", "items[index + 1].price", "`89`"),
    ("${item$0s.count}", "items", "a list of 2 elements"), ("${items.co$0unt}", "items.count", "`2`"),
    ("${(index + 1) *$0 2 == 2}", "(index + 1) * 2", "`2`"),
    ("${index == 0 ? cho$0sen : nothing}", "chosen", #"`"Tent"`"#), ("${not$0hing}", "nothing", "is `null`"),
    ("${bla$0nk}", "blank", "is an empty string"), ("${ab$0sent}", "absent", "has no value"),
    ("${index /$0 0}", "index / 0", "division by zero"),
  ])
  func `the smallest part under the pointer is named`(_ text: String, _ part: String, _ value: String)
    async throws
  {
    let shown = try await hover(label: "a \(text) b")
    let line = shown.prefix { $0 != "\n" }
    #expect(line.hasPrefix("**`\(part)`**") && line.contains(value))
  }

  @Test func `the hover is about the whole string`() async throws {
    let stage = try FeatureStage(
      FeatureStage.screen(#"{ "type": "label", "text": «"😀 ${ind$0ex}"» }"#, state: Self.state))
    let hover = try await HoverFeature.respond(to: stage.params(), in: stage.context)
    #expect(hover?.range.map(stage.context.positions.range) == stage.text.ranges.first)
  }

  @Test(arguments: FeatureStage.encodings)
  func `positions after wide characters are found`(_ encoding: PositionEncoding) async throws {
    let text = FeatureStage.label("😀é€ ${index}😀${ind$0ex + 7 > 6 ? chosen : nothing}")
    let stage = try FeatureStage(FeatureStage.screen(text, state: Self.state), encoding: encoding)
    let hover = try await HoverFeature.respond(to: stage.params(), in: stage.context)
    let shown = String(decoding: try #require(hover).jsonBytes, as: UTF8.self)
    #expect(shown.contains("index") && shown.contains("is 0") && shown.contains("“😀é€ 0😀Tent”"))
  }

  @Test func `escapes in strings do not shift positions`() async throws {
    let shown = try await hover(label: #"\u00e9\n\"${index}\" \ud83d\ude00 ${ind$0ex + 1}"#)
    #expect(shown.contains("**`index`** is `0`"))
  }

  @Test func `an expression in a value is evaluated`() async throws {
    let value = #"{ "$expr": "(index + 1) %$0 3" }"#
    let shown = try await hover(
      FeatureStage.label("x"),
      more: #" "actions": { "next": { "type": "setState", "path": "index", "value": \#(value) } },"#)
    #expect(shown.contains("**`(index + 1) % 3`** is `1`"))
    #expect(
      shown.contains(
        table(["step", "value"], ["`index`", "`0`"], ["`index + 1`", "`1`"], ["`(index + 1) % 3`", "`1`"])))
  }

  @Test func `a bare path shows its value, and a part of it the part and the whole`() async throws {
    func hover(_ path: String) async throws -> String {
      try await self.hover(
        FeatureStage.label("x"),
        more: #" "dataSources": { "first": { "type": "binding", "path": "\#(path)" } },"#)
    }
    #expect(try await hover("items[0].na$0me").contains(#"**`items[0].name`** is `"Tent"`"#))
    let part = try await hover("it$0ems[1].name")
    #expect(part.contains("**`items`** is `["))
    #expect(part.contains(#"The whole path is `"Stove"`"#))
  }

  @Test func `the condition of a selected style is evaluated also on device`() async throws {
    let button = #"{ "type": "button", "text": "x", "isSelectedBinding": "chosen =$0= items[0].name" }"#
    let shown = try await hover(button)
    #expect(shown.contains("**`chosen == items[0].name`** is `true`"))
    #expect(shown.contains("The condition is true."))
    #expect(shown.contains("**On device**, the condition is false."))
    let spec = try FeatureStage(
      FeatureStage.screen(button, state: Self.state), files: ["clads.json": #"{ "target": "spec" }"#])
    #expect(try await spec.hover().contains("The condition is true."))
    #expect(try await !spec.hover().contains("On device"))
  }

  @Test func `samples are shown side by side`() async throws {
    let shown = try await hover(
      label: "${index $0+ 1} of ${items.count}",
      samples: ["full": #"{ "index": 4, "items": [1, 2, 3] }"#, "empty": #"{ "items": [] }"#])
    #expect(
      shown.contains(
        table(
          ["sample", "`index + 1`", "result"], ["**initial**", "`1`", "“1 of 2”"],
          ["empty", "`1`", "“1 of 0”"], ["full", "`5`", "“5 of 3”"])))
  }

  @Test func `null, a missing key and an empty text are distinguished`() async throws {
    let shown = try await hover(
      label: "[${user.na$0me}]", state: #"{ "user": {} }"#,
      samples: [
        "blank": #"{ "user": { "name": "" } }"#, "none": #"{ "user": { "name": null } }"#,
        "some": #"{ "user": { "name": "Ida" } }"#,
      ])
    #expect(
      shown.contains(
        table(
          ["sample", "`user.name`", "result"], ["**initial**", "no value", "“[]”"],
          ["blank", #"`""`"#, "“[]”"], ["none", "`null`", "“[]”"], ["some", #"`"Ida"`"#, "“[Ida]”"])))
  }

  private func list(_ items: String, _ variable: String, _ template: String) -> String {
    """
    { "type": "forEach", "items": "\(items)", "itemVariable": "\(variable)", "indexVariable": "at",
      "template": \(template) }
    """
  }

  @Test func `inside a list the first elements are shown`() async throws {
    let shown = try await hover(
      list("items", "item", FeatureStage.label("${at}: ${it$0em}")),
      state: #"{ "items": ["a", "b", "c", "d", "e"] }"#)
    #expect(shown.contains(#"**`item`** is `"a"`"#))
    #expect(
      shown.contains(
        table(
          ["element of `items`", "`item`", "result"], ["0", #"`"a"`"#, "“0: a”"], ["1", #"`"b"`"#, "“1: b”"],
          ["2", #"`"c"`"#, "“2: c”"], ["… 2 more", "", ""])))
  }

  @Test func `inside an empty list there is no value`() async throws {
    let shown = try await hover(
      list("items", "item", FeatureStage.label("${it$0em}")), state: #"{ "items": [] }"#)
    #expect(shown.contains("has no value") && shown.contains("`items` is empty"))
  }

  @Test func `lists inside lists use the outer element`() async throws {
    let inner = list("item.parts", "part", FeatureStage.label("${item.name} ${pa$0rt}"))
    let shown = try await hover(
      list("items", "item", inner), state: #"{ "items": [{ "name": "A", "parts": ["x", "y"] }] }"#)
    #expect(shown.contains(#"**`part`** is `"x"`"#) && shown.contains("“A y”"))
  }

  @Test func `local state is visible where it is declared`() async throws {
    let box =
      #"{ "type": "vstack", "state": { "open": true }, "children": [\#(FeatureStage.label("${local.op$0en}"))] }"#
    #expect(try await hover(box).contains("**`local.open`** is `true`"))
  }

  @Test func `the text on device is shown only if it differs`() async throws {
    #expect(try await !hover(label: "${ind$0ex}").contains("On device"))
  }

  @Test func `phones that stop responding are warned of`() async throws {
    let shown = try await hover(label: "${items[index + 5].na$0me}")
    #expect(shown.contains("has no value") && shown.contains("**On device**, the app hangs."))
  }

  @Test func `a space around an argument and arithmetic after a sign differ on device`() async throws {
    let state = #"{ "tags": ["a"], "nums": [1], "index": 1 }"#
    let spaced = try await hover(label: "${tags.contains( 'a' ) $0? 'yes' : 'no'}", state: state)
    #expect(spaced.contains("yes") && spaced.contains("**On device**") && spaced.contains("no"), "\(spaced)")
    let signed = try await hover(label: "${$0-nums[index - 1]}", state: state)
    #expect(signed.contains("**On device**, the app hangs."), "\(signed)")
  }

  @Test func `a missing comma elsewhere does not hide the value`() async throws {
    let document = FeatureStage.screen(FeatureStage.label("${ind$0ex + 1}"), state: Self.state)
      .replacing(#""id": "stage","#, with: #""id": "stage""#)
    #expect(try await FeatureStage(document).hover().contains("**`index`** is `0`"))
  }

  @Test func `hovers are plain text for clients without Markdown`() async throws {
    let shown = try await hover(FeatureStage.label("${ind$0ex + 1}"), as: .plaintext)
    #expect(shown.contains("index is 0"))
    #expect(!shown.contains("**") && !shown.contains("`"))
    let stage = try FeatureStage(
      FeatureStage.screen(FeatureStage.label("${ind$0ex + 1}"), state: Self.state))
    let hover = try await HoverFeature.respond(to: stage.params(), in: stage.context)
    #expect(String(decoding: try #require(hover).jsonBytes, as: UTF8.self).contains(#""kind":"plaintext""#))
  }
}
