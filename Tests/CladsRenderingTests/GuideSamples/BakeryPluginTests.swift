import CladsCheck
import CladsExpressions
import CladsHosting
import CladsProject
import CladsRendering
import Diagnostics
import TestSupport
import Testing
import TextUI

@MainActor
@Suite struct BakeryPluginTests {
  private static let screen = """
    {
      "id": "bakery", "designSystem": "crumb", "state": { "loaves": 30 },
      "actions": { "bake": { "type": "bake", "path": "loaves" } },
      "root": {
        "children": [
          { "type": "label", "text": "Today", "styleId": "@text.title" },
          { "type": "counter", "value": "loaves", "unit": "loaves" },
          { "type": "button", "text": "Bake", "actions": { "onTap": "bake" } },
          { "type": "label", "text": "${loaves.dozens} dozens" },
          {
            "type": "sectionLayout",
            "sections": [
              {
                "layout": { "type": "shelf" },
                "children": [{ "type": "label", "text": "Rye" }, { "type": "label", "text": "Oat" }]
              }
            ]
          }
        ]
      }
    }
    """

  private let names = RegisteredNames(of: [BakeryPlugin()])

  /// Returns the findings about the screen after a replacement, without hints about style.
  private func check(_ text: String = "", _ replacement: String = "") -> [Diagnostic] {
    let screen = text.isEmpty ? Self.screen : Self.screen.replacing(text, with: replacement)
    return Checker(vocabulary: names.vocabulary()).check(Array(screen.utf8)).filter {
      $0.severity >= .warning
    }
  }

  @Test func `a screen that uses the whole plugin has no findings`() {
    #expect(check().map(\.message) == [])
    #expect(names.conflicts.isEmpty)
  }

  @Test(arguments: [
    ("@text.title", "@text.tilte", "design-token-unknown", "did you mean `@text.title`?"),
    ("\"unit\"", "\"units\"", "unknown-key", "did you mean `unit`?"),
    ("\"type\": \"counter\"", "\"type\": \"conter\"", "unknown-component-kind", "did you mean `counter`?"),
    ("\"type\": \"bake\"", "\"type\": \"bak\"", "unknown-action-type", "did you mean `bake`?"),
    ("\"crumb\"", "\"crum\"", "design-system-no-provider", "did you mean `crumb`?"),
    ("loaves.dozens", "loaves.dozen", "path-through-scalar", "did you mean `dozens`?"),
  ])
  func `a misspelled name is found`(_ name: String, _ misspelled: String, _ rule: String, _ help: String) {
    let found = check(name, misspelled).first { $0.id.rawValue == rule }
    #expect(found?.help?.hasPrefix(help) == true, "\(check(name, misspelled))")
  }

  @Test func `a token that is resolved and not listed exists`() {
    #expect(check("@text.title", "@text.price").map(\.message) == [])
  }

  @Test func `the screen is drawn, and counts`() async throws {
    let registry = CladsRegistry()
    registry.load(BakeryPlugin())
    let view = try #require(CladsRendererView(jsonString: Self.screen, registry: registry))
    var screen = GuideScreen(view)
    screen.width = 32
    #expect(screen.rows.contains("30 loaves [+]"))
    await screen.tap("[+]")
    await screen.tap("Bake")
    #expect(screen.rows.contains("43 loaves [+]"))
    #expect(screen.rows.contains { $0.contains("Rye") && $0.contains("Oat") })
  }

  @Test func `the screen is drawn as a picture, without text in boxes`() throws {
    // The test of the guide, with the screen of this test.
    let text = Self.screen
    let registry = CladsRegistry()
    registry.load(BakeryPlugin())
    let view = try CladsRendererView(validating: text, registry: registry)
    let scene = view.picture(on: PictureScreen(width: 390, height: 844))
    let svg = SVGPicture.document(scene, title: "Bakery")
    #expect(svg.contains(">30 loaves</text>") && !svg.contains("monospace"))
    #expect(scene.scrolls.contains { $0.isHorizontal })
    let labels = scene.boxes.map { box in
      if case .control(let control) = box.drawing { control.label } else { "" }
    }
    #expect(labels.contains("Add one"))
  }

  @Test func `the guide's blocks of Swift are this plugin`() {
    let folder = Executable.packageFolder
    func text(_ path: String) -> String { String(decoding: Files.read("\(folder)/\(path)"), as: UTF8.self) }
    let guide = text("schemas/examples/plugin/README.md")
    let plugin = text("Tests/CladsRenderingTests/GuideSamples/BakeryPlugin.swift")
    let section = guide.split(separator: "\n## ").first { $0.hasPrefix("Write your own") } ?? ""
    let steps = section.split(separator: "\n### Draw").first ?? ""
    let blocks = steps.split(separator: "```swift\n").dropFirst().compactMap {
      $0.split(separator: "\n```", maxSplits: 1).first
    }
    #expect(blocks.count >= 5)
    let tests = text("Tests/CladsRenderingTests/GuideSamples/BakeryPluginTests.swift")
    for block in blocks where !block.contains("@main") {
      let isTested = plugin.contains(block) || tests.contains(block.replacing("\n", with: "\n    "))
      #expect(isTested, "\(block)")
    }
  }
}
