import CladsTesting
import Testing

/// `CladsTests` in an app's own tests.
@Suite struct CladsTestsTests {
  @Test(arguments: try CladsTests.paths(in: "../../schemas/examples/checkout.clads.json"))
  func `an example does what its test says`(_ path: String) async throws {
    try await CladsTests.run(path)
  }

  @Test func `a path without tests is a failure that says so`() async {
    await #expect(throws: CladsTestFailure.self) { try await CladsTests.run("nowhere") }
    await #expect(throws: CladsTestFailure.self) { try await CladsTests.run(".") }
  }
}
