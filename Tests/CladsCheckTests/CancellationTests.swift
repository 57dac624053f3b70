import CladsAnalysis
import CladsCheck
import CladsDocument
import CladsProject
import SourceText
import Testing

struct CancellationTests {
  /// A document with a finding for each of its labels.
  private static let file: ParsedFile = {
    let labels = (0..<3_000).map { #"{"type":"label","text":"${a\#($0)}","styleId":"s\#($0)"}"# }
    let text =
      #"{"id":"a","state":{},"styles":{},"root":{"children":["# + labels.joined(separator: ",") + "]}}"
    return ParsedFile(SourceFile(uri: FileURI(path: "/a.clads.json"), version: 1, bytes: Array(text.utf8)))
  }()

  private func canceled<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
    await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return body()
    }.value
  }

  @Test func `reading a document ends soon after its task was canceled`() async {
    let whole = Analysis(of: Self.file, vocabulary: Project().vocabulary)
    let part = await canceled { Analysis(of: Self.file, vocabulary: Project().vocabulary) }
    #expect(whole.facts.count >= 6_000)
    #expect(part.facts.count < 300)
    #expect(part.symbols.all(.style).count < 150)
  }

  @Test func `a check has no findings after its task was canceled`() async {
    let context = FileContext(kind: .document)
    let analyses = context.analyses(of: Self.file)
    #expect(context.diagnostics(of: Self.file, analyses: analyses).count >= 6_000)
    #expect(await canceled { context.diagnostics(of: Self.file, analyses: analyses) }.isEmpty)
  }
}
