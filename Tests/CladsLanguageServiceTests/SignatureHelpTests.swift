import CladsLanguageService
import LanguageServerProtocol
import Testing

@Suite struct SignatureHelpTests {
  private static let state = #"{ "items": ["a", "b"], "name": "a", "user": { "tags": [1] } }"#

  private func help(_ text: String, _ client: ClientCapabilities = ClientCapabilities()) async throws
    -> SignatureHelp?
  {
    let stage = try FeatureStage(
      FeatureStage.screen(FeatureStage.label(text), state: Self.state), client: client)
    return try await SignatureHelpFeature.respond(to: stage.params(), in: stage.context)
  }

  @Test(arguments: [
    ("${items.contains($0)}", "items.contains(value) → bool"),
    ("${items.contains($0", "items.contains(value) → bool"),
    ("${items.contains($0}", "items.contains(value) → bool"),
    ("${items.contains('a$0')}", "items.contains(value) → bool"),
    ("${name == 'x' && user.tags.contains(1$0)}", "user.tags.contains(value) → bool"),
    ("${items.contains(name) || user.tags.contains(na$0me)}", "user.tags.contains(value) → bool"),
    ("😀${items.contains(name$0)}", "items.contains(value) → bool"),
  ])
  func `the call around the cursor is explained`(_ text: String, _ label: String) async throws {
    let help = try #require(try await help(text))
    #expect(help.label == label)
    #expect(!help.documentation.value.isEmpty)
    #expect(help.activeParameter == 0)
    let range = try #require(help.parameters.first)
    let units = Array(label.utf16)[range]
    #expect(String(decoding: units, as: UTF16.self) == "value")
  }

  @Test(arguments: [
    "${items.conta$0ins(name)}", "${items.contains(name)$0}", "${ite$0ms}", "items.contains($0)",
  ])
  func `outside of a call there is no help`(_ text: String) async throws {
    #expect(try await help(text) == nil)
  }

  @Test func `parameters are texts, or offsets for clients that support them`() async throws {
    func json(_ client: ClientCapabilities) async throws -> String {
      String(decoding: try #require(try await help("${items.contains($0)}", client)).jsonBytes, as: UTF8.self)
    }
    var client = ClientCapabilities()
    #expect(try await json(client).contains(#""parameters":[{"label":"value"}]"#))
    client.signatureOffsets = true
    #expect(try await json(client).contains(#""parameters":[{"label":[15,20]}]"#))
  }
}
