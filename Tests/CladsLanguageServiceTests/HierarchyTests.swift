import CladsLanguageService
import JSONSyntax
import LanguageServerProtocol
import SourceText
import TestSupport
import Testing

@Suite struct HierarchyTests {
  @Test func `styles are subtypes of their parent`() async throws {
    let text = MarkedText(
      #"{"styles":{"base":{},"mid$0":{"inherits":"base"},"one":{"inherits":"mid"},"two":{"inherits":"mid"}}}"#
    )
    let workspace = MemoryWorkspace(document: text.text)
    let context = try #require(workspace.context())
    let cursor = try #require(text.cursor)
    let items = try await TypeHierarchyFeature.respond(
      to: .at(context.positions.position(cursor), in: context.document.uri), in: context)
    let item = try #require(items?.first)
    #expect(item.name == "mid")
    let params = try HierarchyItemParams.about(item)
    let above = try await SupertypesFeature.respond(to: params, in: context.workspace)
    #expect(above?.map(\.name) == ["base"])
    let below = try await SubtypesFeature.respond(to: params, in: context.workspace)
    #expect(below?.map(\.name) == ["one", "two"])
  }

  private static let calls = #"""
    {"id":"s","actions":{
      "go":{"type":"sequence","steps":[{"type":"request","onSuccess":"done","onError":"fail"}]},
      "done":{"type":"showAlert","buttons":[{"label":"","action":"go"},{"label":"","action":"done"}]},
      "fail":{"type":"dismiss"}},
     "root":{"actions":{"onAppear":"go"},"children":[{"type":"button","id":"b","actions":{"onTap":
       {"type":"sequence","steps":[{"type":"request","onSuccess":"go"},{"type":"request","onError":"go"}]}}}]}}
    """#

  @Test(arguments: [
    ("go", ["done 1", "s 1", "b 2"], ["done 1", "fail 1"]),
    ("done", ["go 1", "done 1"], ["go 1", "done 1"]),
    ("fail", ["go 1"], []),
  ])
  func `actions have callers and callees`(_ name: String, _ incoming: [String], _ outgoing: [String])
    async throws
  {
    let (item, context) = try await prepare(name)
    let params = try HierarchyItemParams.about(item)
    let callers = try await IncomingCallsFeature.respond(to: params, in: context)
    #expect(callers?.map { "\($0.from.name) \($0.fromRanges.count)" } == incoming)
    let callees = try await OutgoingCallsFeature.respond(to: params, in: context)
    #expect(callees?.map { "\($0.to.name) \($0.fromRanges.count)" } == outgoing)
  }

  @Test func `the callers of a caller are found`() async throws {
    let (item, context) = try await prepare("go")
    let callers = try await IncomingCallsFeature.respond(to: .about(item), in: context) ?? []
    for caller in callers where ["s", "b"].contains(caller.from.name) {
      let above = try await IncomingCallsFeature.respond(to: .about(caller.from), in: context)
      #expect(above?.isEmpty ?? false)
      let below = try await OutgoingCallsFeature.respond(to: .about(caller.from), in: context)
      #expect(below?.map(\.to.name) == ["go"], "\(caller.from.name)")
    }
  }

  private func prepare(_ name: String) async throws -> (HierarchyItem, WorkspaceContext) {
    let context = try #require(MemoryWorkspace(document: Self.calls).context())
    let offset = try #require(Self.calls.firstOffset(of: "\"\(name)\":{"))
    let position = context.positions.position(TextOffset(utf8: offset + 1))
    let items = try await CallHierarchyFeature.respond(
      to: .at(position, in: context.document.uri), in: context)
    return (try #require(items?.first), context.workspace)
  }
}

extension HierarchyItemParams {
  /// Returns the parameters that a client sends for an item.
  static func about(_ item: HierarchyItem) throws -> HierarchyItemParams {
    var json = JSONWriter()
    json.object { $0.member("item", item) }
    return try HierarchyItemParams(json: SyntaxTree.parse(json.bytes).root)
  }
}
