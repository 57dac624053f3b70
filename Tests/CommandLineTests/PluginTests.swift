import CladsRendering
import CladsTool
import TestSupport
import Testing

/// The program of an app with plugins.
@Suite struct PluginTests {
  private struct Plugin: CLADSPlugin {
    func register(with registry: CladsRegistry) { registry.registerAction("dismiss") { _, _ in } }
  }

  @Test func `a registration that loses is printed to standard error`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
        await CladsTool.run(
          name: "acme", plugins: [Plugin()],
          arguments: ["--check", Executable.packageFolder + "/schemas/examples/checkout.clads.json"])
      })
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(
      text.contains("acme: the plugin `Plugin` registers the action type `dismiss`, which is built in"),
      "\(text)")
  }
}
