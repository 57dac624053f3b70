import CladsDocument
import CladsPreview
import CladsRendering
import Testing
import TextUI

/// A number that a tap increases, as an app registers it.
private struct StepperNode: CustomRenderNode, ControlNode {
  static let kind = RenderNodeKind(rawValue: "stepper")

  let id: String?
  var value: Int
  let bindingPath: String?
  let onValueChanged: IR.ActionBinding?
  let place: NodeLocation

  var controlLabel: String { id ?? "stepper" }
  var controlValue: Document.StateValue { .intValue(value) }
  var limits: ClosedRange<Double>? { 0...10 }
  var tapResponse: TapResponse? { .store(.intValue(value + 1)) }

  func stored(_ value: Document.StateValue) -> Document.StateValue? {
    if case .intValue(let number) = value { .intValue(min(max(number, 0), 10)) } else { nil }
  }

  mutating func show(_ value: Document.StateValue) {
    if case .intValue(let number) = value { self.value = number }
  }
}

private struct StepperResolver: ComponentResolving {
  static let componentKind: Document.ComponentKind = "stepper"

  @MainActor
  func resolve(
    _ component: Document.Component, context: ResolutionContext
  ) throws -> ComponentResolutionResult {
    let value = if case .intValue(let number)? = context.value(at: component.bind ?? "") { number } else { 0 }
    let node = StepperNode(
      id: component.id, value: value, bindingPath: component.bind,
      onValueChanged: context.onValueChanged(of: component), place: context.place(of: component.origin))
    return .renderOnly(.custom(kind: StepperNode.kind, node: node))
  }
}

private struct StepperRenderer: TextNodeRendering {
  static let nodeKind = StepperNode.kind

  @MainActor
  func render(_ node: RenderNode, context: TextRenderContext) -> AnyTextView {
    guard let stepper = node.component as? StepperNode else { return AnyTextView(EmptyTextView()) }
    return AnyTextView(Text("<\(stepper.value)>"))
  }
}

private struct StepperPlugin: CLADSPlugin {
  func register(with registry: CladsRegistry) {
    registry.registerResolver(StepperResolver())
    registry.registerTextRenderer(StepperRenderer())
  }
}

/// Controls of an app are operated as built-in ones are.
@MainActor
@Suite struct PluginControlTests {
  private func stage() async -> SessionStage {
    await SessionStage(
      #"""
      { "id": "d", "state": { "n": 3 }, "root": { "children": [
        { "type": "stepper", "id": "count", "bind": "n" }, { "type": "label", "text": "${n} of 10" } ] } }
      """#, as: .spec, project: #"{ "components": { "stepper": {} } }"#, plugins: [StepperPlugin()])
  }

  @Test func `a control of a plugin is listed with its value and its limits`() async {
    let control = await stage().frame.controls.first
    #expect(control?.kind == "stepper" && control?.label == "count" && control?.value == .intValue(3))
    #expect(control?.events == ["onTap", "onValueChanged"] && control?.limits == 0...10)
  }

  @Test func `a control of a plugin stores what a tap or the user gives it`() async throws {
    let stage = await stage()
    #expect(stage.words == ["<3>", "3 of 10"])
    try await stage.tap("count")
    #expect(stage.words == ["<4>", "4 of 10"])
    try await stage.type(.intValue(99), into: "count")
    #expect(stage.words == ["<10>", "10 of 10"])
    await #expect(throws: PreviewError.self) { try await stage.type(.stringValue("x"), into: "count") }
  }
}
