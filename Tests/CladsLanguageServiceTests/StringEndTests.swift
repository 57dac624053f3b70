import CladsAnalysis
import CladsLanguageService
import JSONSyntax
import LanguageServerProtocol
import SourceText
import TestSupport
import Testing

/// A cursor directly before the opening quote of a name, or directly behind the closing one, is at the name.
@Suite struct StringEndTests {
  @Test(arguments: Examples.names + ["clads.json", "trail.tokens.json"])
  func `features answer the same at every offset of a name and its quotes`(_ name: String) async throws {
    let document = try #require(Examples.workspace.snapshots[MemoryWorkspace.uri(name)])
    for names in await DocumentNames.all(in: document) {
      for string in Self.namedStrings(names).prefix(40) {
        let inside = try await answers(at: string.middle, in: document)
        for offset in string.offsets {
          let answers = try await answers(at: offset, in: document)
          for (feature, text) in answers where text != inside[feature] {
            Issue.record(
              "\(feature) at \(offset.utf8) of \(name), in \(string.whole): \(text), inside: \(inside[feature] ?? "")"
            )
          }
        }
      }
    }
  }

  @Test(arguments: [
    #"{"root":{"children":[{"type":"label","styleId":$0"a"}]},"styles":{"a":{}}}"#,
    #"{"root":{"children":[{"type":"label","styleId":"a"$0}]},"styles":{"a":{}}}"#,
    #"{"root":{"children":[{"type":"label","styleId":"a"}]},"styles":{$0"a":{}}}"#,
    #"{"root":{"children":[{"type":"label","styleId":"a"}]},"styles":{"a"$0:{}}}"#,
    // The strings touch, and only the second is a name.
    #"{"root":{"children":[{"type":"label" "styleId"$0"a"}]},"styles":{"a":{}}}"#,
  ])
  func `a name is found at its quotes`(_ text: String) async throws {
    let marked = MarkedText(text)
    let cursor = try #require(marked.cursor)
    let workspace = MemoryWorkspace(document: marked.text)
    let document = try #require(await workspace.document(MemoryWorkspace.uri("a.clads.json")))
    let found = try #require(await document.definitions(at: cursor, in: workspace))
    #expect(found.targets.map { document.file.source.text(in: $0.selection) } == ["a"])
    #expect(await document.hover(at: cursor) != nil)
    #expect(try await document.renaming(at: cursor)?.name == "a" || text.contains(#""label" "styleId""#))
  }

  @Test func `a cursor between strings without a name has no answer`() async throws {
    let document = DocumentSnapshot.alone(#"{"root":{},"other":"x"}"#)
    let end = TextOffset(utf8: document.file.source.bytes.count - 1)
    #expect(await document.definitions(at: end, in: MemoryWorkspace([:])) == nil)
  }

  /// A string that is a name as a whole.
  private struct NamedString {
    let whole: TextRange
    var middle: TextOffset { TextOffset(utf8: (whole.start.utf8 + whole.end.utf8) / 2) }
    var offsets: [TextOffset] {
      [whole.start.utf8, whole.start.utf8 + 1, whole.end.utf8 - 1, whole.end.utf8].map {
        TextOffset(utf8: $0)
      }
    }
  }

  private static func namedStrings(_ names: DocumentNames) -> [NamedString] {
    names.file.tree.withView { view in
      view.records.indices.compactMap { index in
        let record = RecordIndex(index)
        guard view.kind(record) == .string else { return nil }
        let whole = view.range(record)
        let content = TextRange(utf8: whole.start.utf8 + 1, whole.end.utf8 - 1)
        guard whole.end.utf8 > whole.start.utf8 + 2, names.mention(at: content.start)?.range == content else {
          return nil
        }
        return NamedString(whole: whole)
      }
    }
  }

  /// What each feature answers at an offset, as text.
  private func answers(at offset: TextOffset, in document: DocumentSnapshot) async throws -> [String: String]
  {
    let workspace = Examples.workspace
    var client = ClientCapabilities()
    client.definitionLinks = true
    let context = FeatureContext(
      document: document, workspace: workspace.workspaceContext(client: client, encoding: .utf8))
    let params = try PositionParams.at(context.positions.position(offset), in: document.uri)
    var answers: [String: String] = [:]
    let hover = await document.hover(at: offset, in: workspace)
    answers["hover"] = hover.map { "\($0.range) \($0.markdown)" }
    let definitions = await document.definitions(at: offset, in: workspace)
    answers["definition"] = definitions.map { found in
      "\(found.origin) \(found.targets.map { "\($0.document.uri.path) \($0.selection)" })"
    }
    answers["references"] = String(
      describing: await document.references(
        at: offset, in: workspace, includingDeclaration: true, encoding: .utf8))
    answers["highlights"] = String(
      describing: try await DocumentHighlightFeature.respond(to: params, in: context).map(\.range))
    do throws(ResponseError) {
      answers["rename"] = try await document.renaming(at: offset).map { "\($0.range) \($0.name)" }
    } catch {
      answers["rename"] = error.message
    }
    answers["types"] = (try await TypeHierarchyFeature.respond(to: params, in: context))?.first?.name
    answers["calls"] = (try await CallHierarchyFeature.respond(to: params, in: context))?.first?.name
    return answers
  }
}
