import CladsLanguageService
import LanguageServerProtocol
import SourceText
import TestSupport
import Testing

@Suite struct CodeLensTests {
  private static let text = MarkedText(
    #"{"styles":{"«a»":{},"«b»":{"inherits":"a"}},"actions":{"«go»":{}},"dataSources":{"«d»":{}},"root":{"children":[{"type":"label","styleId":"a","dataSourceId":"d"}]}}"#
  )

  @Test func `declarations show their reference counts`() async throws {
    let lenses = try await check(commands: [])
    #expect(lenses.map(\.command.title) == ["2 references", "no references", "no references", "1 reference"])
    #expect(lenses.allSatisfy { $0.command.command.isEmpty && $0.command.arguments.isEmpty })
  }

  @Test func `a click shows the references if the client supports it`() async throws {
    let lenses = try await check(commands: [CodeLensFeature.showReferences])
    #expect(
      lenses.map(\.command.command) == [
        CodeLensFeature.showReferences, "", "", CodeLensFeature.showReferences,
      ])
    #expect(lenses.first?.command.arguments.count == 3)
  }

  @Test func `reference counts are shown only when a setting asks for them`() async throws {
    let context = try #require(MemoryWorkspace(document: Self.text.text).context())
    #expect(try await CodeLensFeature.respond(to: .about(context.document.uri), in: context).isEmpty)
  }

  private func check(commands: Set<String>) async throws -> [CodeLens] {
    var client = ClientCapabilities()
    client.clientCommands = commands
    var settings = Settings()
    settings.referenceLenses = true
    let context = try #require(
      MemoryWorkspace(document: Self.text.text).context(client: client, settings: settings))
    let lenses = try await CodeLensFeature.respond(to: .about(context.document.uri), in: context)
    let ranges = lenses.map { context.positions.range($0.range) }
    #expect(Self.text.marking(ranges) == Self.text.marking(Self.text.ranges))
    return lenses
  }
}
