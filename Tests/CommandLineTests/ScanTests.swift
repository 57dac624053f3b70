import TestSupport
import Testing

private func document(_ node: String) -> String {
  "{ \"id\": \"a\", \"root\": { \"children\": [ \(node) ] } }"
}

private let app = """
  /// A row of stars.
  struct Stars: CustomComponent {
    static let typeName = "starRating"
    static func makeView(context: CustomComponentContext) -> AnyView {
      AnyView(Text(context.resolveString(forKey: "title") ?? ""))
    }
  }
  let actions: [String: ActionClosure] = ["track": { params, _ in send(params.string("event")) }]
  func run(action: String) { switch action { case "undo": undo(); default: break } }
  """

@Suite struct ScanTests {
  @Test func `--scan prints what is registered, where, and what no document uses`() {
    let scratch = Scratch()
    scratch.write("App/App.swift", app)
    scratch.write("a.clads.json", document(#"{ "type": "starRating" }"#))
    let run = Executable.run(["--scan", "."], in: scratch.folder)
    #expect(run.status == 0)
    #expect(
      run.output == """
        components
          starRating  App/App.swift:3
                      data: title string

        actions
          track       App/App.swift:8
                      parameters: event string
          undo        App/App.swift:9  (guess)

        registered and never used in 1 document: `track`
        1 Swift file: 3 names, 1 of them guessed

        """)
    let json = Executable.run(["--scan", "App", "--json"], in: scratch.folder).output
    #expect(json.contains(#"{ "name": "starRating", "certain": true, "path": "App/App.swift", "line": 2"#))
    #expect(Executable.run(["--scan", "a.clads.json/x"], in: scratch.folder).status == 2)
  }

  @Test func `a changed source changes what is reported`() {
    let scratch = Scratch()
    scratch.write("App/App.swift", app)
    scratch.write("clads.json", #"{ "sources": ["App/**/*.swift"] }"#)
    scratch.write("a.clads.json", document(#"{ "type": "pieChart" }"#))
    let run = Executable.run(["--check", "."], in: scratch.folder)
    #expect(run.status == 1)
    #expect(run.output.contains("the component kind `pieChart` is registered nowhere"))
    scratch.write("App/Pie.swift", #"struct Pie: CustomComponent { static let typeName = "pieChart" }"#)
    #expect(Executable.run(["--check", "."], in: scratch.folder).status == 0)
  }

  @Test func `--init names the sources and makes no typo legal`() {
    let scratch = Scratch()
    scratch.write("App/App.swift", app)
    scratch.write("AppTests/Fake.swift", #"struct Fake: CustomComponent { static let typeName = "fake" }"#)
    scratch.write(
      "a.clads.json", document(#"{ "type": "buton" }, { "type": "starRating" }, { "type": "pieChart" }"#))
    let run = Executable.run(["--init"], in: scratch.folder)
    #expect(run.status == 0)
    #expect(scratch.text("clads.json").contains(#""sources": ["App/**/*.swift"]"#))
    for name in ["buton", "starRating", "pieChart", "components"] {
      #expect(!scratch.text("clads.json").contains(name))
    }
    #expect(run.output.contains("left out the component kind `buton`: used once; did you mean `button`?"))
    #expect(
      run.output.contains(
        "left out the component kind `pieChart`: used once; the app's source registers it nowhere"))
  }

  @Test func `--init lists no names that the source may hide`() {
    let scratch = Scratch()
    scratch.write(
      "App/App.swift",
      """
      struct Screen: View {
        var body: some View {
          CladsRendererView(document: d, customActions: ["fetchAll": { p, _ in }, name: { p, _ in }])
        }
      }
      """)
    scratch.write(
      "a.clads.json",
      document(#"{ "type": "button", "text": "", "actions": { "onTap": { "type": "submitOrder" } } }"#))
    let run = Executable.run(["--init"], in: scratch.folder)
    #expect(run.status == 0)
    // Listing them would make every other action an error.
    #expect(!scratch.text("clads.json").contains("actions"))
    #expect(
      run.output.contains(
        "left out the action type `submitOrder`: used once; the app's source does not show it"))
  }

  @Test func `--init leaves out a name close to one that is used more often`() {
    let scratch = Scratch()
    scratch.write(
      "a.clads.json",
      document(
        #"{ "type": "priceTag" }, { "type": "priceTag" }, { "type": "priceTga" }, { "type": "chart" }"#))
    let run = Executable.run(["--init"], in: scratch.folder)
    #expect(scratch.text("clads.json").contains("\"priceTag\""))
    #expect(!scratch.text("clads.json").contains("\"priceTga\""))
    #expect(
      run.output.contains("left out the component kind `priceTga`: used once; did you mean `priceTag`?"))
  }
}
