import CladsCheck
import CladsProject
import Diagnostics
import TestSupport
import Testing

@Suite struct RendererTests {
  @Test func `what UIKit does not evaluate is said once for each text, in projects that it draws`() {
    let text =
      #"{"id":"a","state":{"count":2},"root":{"children":[{"type":"label","text":"${count * 2} of ${count * 3}"}]}}"#
    #expect(Self.findings(in: text, renderer: .uiKit) == ["template-resolve-vs-render"])
    #expect(Self.findings(in: text, renderer: nil).isEmpty)
  }

  private static let rules = RuleTable.descriptions.filter { $0.renderer != nil }.map(\.id.rawValue)

  @Test(arguments: rules)
  func `a rule about one renderer is silent for the other one`(_ name: String) throws {
    let rule = try #require(RuleTable.description(DiagnosticID(rawValue: name)))
    let bad = rule.documentation.bad.filter { $0 != "«" && $0 != "»" }
    for renderer in [nil] + Renderer.allCases {
      let ids = Self.findings(in: bad, renderer: renderer, only: [rule.id])
      let mayBeUnknown = rule.id != "template-resolve-vs-render"
      #expect(ids.contains(rule.id) == (renderer == nil ? mayBeUnknown : renderer == rule.renderer))
    }
  }

  @Test(arguments: [
    (
      "invisible-text",
      ##"{"styles":{"s":{"textColor":"#FFFFFF","backgroundColor":"#000000"}},"state":{"a":""},"root":{"backgroundColor":"#FFFFFF","children":[{"type":"textfield","bind":"a","styleId":"s"}]}}"##
    ),
    (
      "style-property-no-effect",
      ##"{"styles":{"s":{"backgroundColor":"#000000"}},"state":{"a":""},"root":{"children":[{"type":"textfield","bind":"a","styleId":"s"}]}}"##
    ),
    (
      "no-effect-property",
      #"{"root":{"children":[{"type":"sectionLayout","sections":[{"layout":{"type":"horizontal","isPagingEnabled":true},"children":[{"type":"label","text":"a"}]}]}]}}"#
    ),
  ])
  func `a finding about SwiftUI is silent for UIKit`(_ name: String, _ document: String) {
    let id = DiagnosticID(rawValue: name)
    #expect(Self.findings(in: document, renderer: nil).contains(id))
    #expect(Self.findings(in: document, renderer: .swiftUI).contains(id))
    #expect(!Self.findings(in: document, renderer: .uiKit).contains(id))
  }

  @Test func `what both renderers ignore is reported without what UIKit draws`() throws {
    let document =
      ##"{"styles":{"s":{"backgroundColor":"#000000","tintColor":"#000000"}},"state":{"a":""},"root":{"children":[{"type":"textfield","bind":"a","styleId":"s"}]}}"##
    var project = Project()
    project.renderer = .uiKit
    let found = check(Array(document.utf8), project: project).first { $0.id == "style-property-no-effect" }
    let message = try #require(found).message
    #expect(message.contains("tintColor") && !message.contains("backgroundColor"))
  }

  @Test func `a suppression of a finding about the other renderer is of use`() {
    let document =
      #"{"state":{"n":1},"root":{"$comment":"clads-disable slider-integer-state","children":[{"type":"slider","bind":"n","minValue":0,"maxValue":9}]}}"#
    for renderer in [nil] + Renderer.allCases {
      let ids = Self.findings(in: document, renderer: renderer)
      #expect(!ids.contains("slider-integer-state") && !ids.contains("unused-suppression"))
    }
  }

  @Test(arguments: [("swiftui", Renderer.swiftUI), ("uikit", .uiKit), ("both", nil)])
  func `the project file chooses the renderer`(_ name: String, _ expected: Renderer?) {
    let project = Project.read(
      Array(#"{"renderer":"\#(name)"}"#.utf8), path: "clads.json", files: NoFiles())
    #expect(project.renderer == expected)
    #expect(project.findings.isEmpty)
  }

  private static func findings(
    in document: String, renderer: Renderer?, only: Set<DiagnosticID>? = nil
  ) -> [DiagnosticID] {
    var project = Project()
    project.renderer = renderer
    return Checker(project: project, only: only).check(Array(document.utf8)).map(\.id)
  }
}
