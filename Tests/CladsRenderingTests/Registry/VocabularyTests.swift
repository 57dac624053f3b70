import CladsAnalysis
import CladsCheck
import CladsDocument
import CladsHosting
import CladsProject
import CladsRendering
import CladsRuntime
import Diagnostics
import SourceText
import TestSupport
import Testing
import TextUI

/// A plugin with one registration of every kind.
struct GardenPlugin: CLADSPlugin {
  func register(with registry: CladsRegistry) {
    registry.registerProperties(PlantProperties.self)
    registry.registerCustomComponent(Bench.self)
    registry.registerAction("water") { _, _ in }
    registry.registerSectionLayout(resolver: BedResolver(), textRenderer: BedRenderer())
    registry.registerDesignSystem(Meadow())
    // What is built in keeps its meaning for the author.
    registry.registerAction("setState") { _, _ in }
    registry.registerCustomComponent(Label.self)
  }

  struct PlantProperties: ComponentProperties {
    static let kind: Document.ComponentKind = "plant"
    var height: Double?
    var name: String?

    static let schema: Schema<PlantProperties>? = .object(
      "plant", "Something that grows.", blank: PlantProperties()
    ) {
      Property("height", \.height, .number, "How high it is.")
      Property("name", \.name, .string(.path(.read, .string)), "State path of its name.")
    }
  }

  struct Bench: CustomComponent {
    static let typeName = "bench"
    static func makeView(context: CustomComponentContext) -> AnyTextView { AnyTextView(Text("bench")) }
  }

  struct Label: CustomComponent {
    static let typeName = "label"
    static func makeView(context: CustomComponentContext) -> AnyTextView { AnyTextView(Text("hidden")) }
  }

  struct BedResolver: SectionLayoutConfigResolving {
    static let layoutType = Document.SectionType(rawValue: "bed")
    func resolve(config: Document.SectionLayoutConfig) -> SectionLayoutConfigResult {
      SectionLayoutConfigResult(
        sectionType: IR.SectionType(rawValue: "bed"), sectionConfig: IR.SectionConfig(config))
    }
  }

  struct BedRenderer: TextSectionLayoutRendering {
    static let layoutTypeIdentifier = SectionLayoutTypeIdentifier(rawValue: "bed")
    func render(section: IR.Section, context: TextSectionRenderContext) -> AnyTextView {
      AnyTextView(EmptyTextView())
    }
  }

  struct Meadow: DesignSystemProvider {
    static let identifier = "meadow"
    let references = [StyleReference("clover", "Quiet text.")]
    func resolveStyle(_ reference: String) -> IR.Style? {
      ["clover", "moss"].contains(reference) ? IR.Style(fontSize: 13, textColor: .green) : nil
    }
  }
}

@MainActor
@Suite struct VocabularyTests {
  private var names: RegisteredNames {
    let registry = CladsRegistry()
    registry.load(GardenPlugin())
    return registry.frozen().names
  }

  private func project(_ json: String = "{}") -> Project {
    var project = Project.read(Array(json.utf8), path: "clads.json", files: NoFilesBeside())
    project.add(names.vocabulary())
    return project
  }

  /// Returns the rules that report a document with these children, without those about style.
  private func check(
    _ children: String, more: String = "", project: Project? = nil
  ) -> [DiagnosticID] {
    let text = #"{ "id": "a", \#(more) "root": { "children": [\#(children)] } }"#
    return CladsCheck.check(Array(text.utf8), project: project ?? self.project())
      .filter { $0.severity >= .warning }.map(\.id)
  }

  @Test(arguments: [
    #"{ "type": "plant" }"#, #"{ "type": "bench", "anything": 1 }"#,
    #"{ "type": "button", "text": "Go", "actions": { "onTap": { "type": "water", "litres": 2 } } }"#,
    #"{ "type": "sectionLayout", "sections": [{ "layout": { "type": "bed", "depth": 3 }, "children": [] }] }"#,
    #"{ "type": "label", "text": "Hello" }"#,
  ])
  func `names that a plugin registers are not reported`(_ node: String) {
    #expect(check(node) == [])
  }

  @Test func `without the plugin they are reported`() {
    #expect(check(#"{ "type": "plant" }"#, project: Project()) == ["unknown-component-kind"])
  }

  @Test func `names of plugins stay known in a project with a closed list of names`() {
    let project = project(#"{ "components": { "gate": {} }, "actions": { "open": {} } }"#)
    let nodes = #"{ "type": "plant" }, { "type": "gate" }"#
    #expect(check(nodes, project: project) == [])
    #expect(check(#"{ "type": "tree" }"#, project: project) == ["unknown-component-kind"])
  }

  @Test func `the keys in the schema of a component are checked`() {
    #expect(check(#"{ "type": "plant", "height": 2, "text": "x" }"#) == [])
    #expect(check(#"{ "type": "plant", "heigth": 2 }"#) == ["unknown-key"])
    #expect(check(#"{ "type": "plant", "height": "high" }"#) == ["wrong-type"])
  }

  @Test func `a state path in a key of the schema counts as a use of the state`() {
    let text = #"{ "id": "a", "root": { "children": [{ "type": "plant", "name": "garden.rose" }] } }"#
    let source = SourceFile(uri: FileURI(path: "/a.clads.json"), version: nil, bytes: Array(text.utf8))
    let analysis = Analysis(of: ParsedFile(source), vocabulary: project().vocabulary)
    #expect(analysis.facts.contains { $0.role == .path(.read, .string) })
  }

  @Test func `a document may use the design system of a plugin`() {
    let project = project(#"{ "designSystems": { "brick": { "styles": { "a": { "fontSize": 2 } } } } }"#)
    let node = #"{ "type": "label", "text": "a", "styleId": "@clover" }"#
    #expect(check(node, more: #""designSystem": "meadow","#, project: project) == [])
    #expect(
      check(node, more: #""designSystem": "meadwo","#, project: project) == ["design-system-no-provider"])
  }

  @Test func `built-in names keep their meaning`() {
    let vocabulary = project().vocabulary
    #expect(vocabulary.entry(named: "label", in: .node)?.origin == .builtIn)
    #expect(vocabulary.entry(named: "setState", in: .action)?.origin == .builtIn)
    #expect(vocabulary.entry(named: "plant", in: .node)?.origin == .plugin("GardenPlugin"))
    #expect(vocabulary.entry(named: "plant", in: .node)?.documentation == "Something that grows.")
    let view = CladsRendererView(
      jsonString: #"{ "id": "a", "root": { "children": [{ "type": "label", "text": "shown" }] } }"#,
      customComponents: [GardenPlugin.Label.self])
    #expect(view.map { PlainText.rows(of: $0.render(width: 10)).joined().contains("shown") } == true)
  }

  @Test func `the last of two registrations with the same name wins`() {
    let registry = CladsRegistry()
    registry.load([GardenPlugin(), OtherPlugin()])
    let vocabulary = registry.vocabulary.vocabulary()
    #expect(vocabulary.entry(named: "water", in: .action)?.origin == .plugin("OtherPlugin"))
  }

  @Test func `a registration that loses is named`() {
    let messages = RegisteredNames(of: [GardenPlugin(), OtherPlugin()]).conflicts.map(\.message)
    let end = "which is built in; documents are checked as if it did not"
    #expect(
      messages == [
        "the plugin `GardenPlugin` registers the action type `setState`, \(end)",
        "the plugin `GardenPlugin` registers the component kind `label`, \(end)",
        "the plugin `OtherPlugin` registers the action type `water`, which replaces that of `GardenPlugin`",
      ])
  }

  @Test func `a design system decides which tokens exist, and says what they resolve to`() throws {
    let system = try #require(project().designSystems["meadow"])
    #expect(system.tokens.map(\.name) == ["clover"])
    #expect(system.token(named: "clover")?.documentation == "Quiet text.")
    #expect(system.token(named: "moss")?.style.fontSize == 13)
    #expect(system.token(named: "moss")?.properties.map(\.name).sorted() == ["fontSize", "textColor"])
    #expect(system.token(named: "mos") == nil)
    let node = #"{ "type": "label", "text": "a", "styleId": "@mos" }"#
    #expect(check(node, more: #""designSystem": "meadow","#) == ["design-token-unknown"])
  }

  @Test func `tokens of clads.json are listed if the design system of the same name resolves them`() {
    let styles = #"{ "moss": { "fontSize": 13 }, "weed": { "fontSize": 9 } }"#
    let system = project(#"{ "designSystems": { "meadow": { "styles": \#(styles) } } }"#).designSystems[
      "meadow"]
    #expect(system?.tokens.map(\.name) == ["moss", "clover"])
    #expect(system?.token(named: "moss")?.declaration != nil)
    #expect(system?.token(named: "weed") == nil)
  }

  private struct OtherPlugin: CLADSPlugin {
    func register(with registry: CladsRegistry) { registry.registerAction("water") { _, _ in } }
  }

  @Test func `a pipeline does not contain later registrations`() {
    let registry = CladsRegistry()
    let pipeline = registry.frozen()
    registry.load(GardenPlugin())
    registry.registerTextRenderer(CustomComponentTextRenderer(CustomComponentRegistry()))
    #expect(!pipeline.actions.hasHandler(for: "water"))
    #expect(!pipeline.resolvers.hasResolver(for: "bench"))
    #expect(!pipeline.sectionResolvers.hasResolver(for: Document.SectionType(rawValue: "bed")))
  }
}

/// A file system without files.
private struct NoFilesBeside: FileReading {
  func exists(_ path: String) -> Bool { false }
  func read(_ path: String) throws(FileReadingError) -> [UInt8] { throw .missing }
  func paths(matching pattern: Glob) -> [String] { [] }
}
