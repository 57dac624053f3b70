import AcmeServer
import CladsTesting
import Testing

/// Runs the tests in `Screens`, with the actions and components of the app.
@Suite struct ScreenTests {
  @Test(arguments: try CladsTests.paths(in: "../../Screens"))
  func `a screen does what its test says`(_ path: String) async throws {
    try await CladsTests.run(path, plugins: [AcmePlugin()])
  }
}
