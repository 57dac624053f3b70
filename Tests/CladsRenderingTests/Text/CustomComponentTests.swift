import CladsRendering
import Testing
import TextUI

@MainActor
@Suite struct CustomComponentTests {
  private struct First: CustomComponent {
    static let typeName = "card"
    static func makeView(context: CustomComponentContext) -> AnyTextView { AnyTextView(Text("first")) }
  }

  private struct Second: CustomComponent {
    static let typeName = "card"
    static func makeView(context: CustomComponentContext) -> AnyTextView { AnyTextView(Text("second")) }
  }

  @Test func `the last of two components with the same type wins`() {
    let registry = CustomComponentRegistry()
    registry.register([First.self, Second.self])
    #expect(registry.isRegistered("card") && !registry.isRegistered("Card"))
    #expect(registry.registeredTypeNames == ["card"])
    #expect(registry.componentType(for: "card") == Second.self)
  }

  @Test func `an error names the type that is not registered`() {
    let error = CustomComponentResolutionError.notRegistered("card")
    #expect(error.description == "no custom component is registered for `card`")
  }
}
