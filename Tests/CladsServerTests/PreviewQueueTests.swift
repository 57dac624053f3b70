import CladsPreview
import CladsServer
import LanguageServerProtocol
import SourceText
import Testing

@MainActor
@Suite struct PreviewQueueTests {
  @Test(arguments: [([5, 4], [5]), ([4, 5], [5]), ([5, 5], [5])])
  func `of the pending versions of a document only the newest is shown, whenever it arrives`(
    numbers: [Int], shown: [Int]
  ) async {
    let (_, events) = AsyncStream.makeStream(of: Event.self)
    let queue = PreviewQueue(
      makeSession: { PreviewSession(options: $0, input: $1) }, outbox: Outbox(), events: events)
    let (handled, log) = AsyncStream.makeStream(of: Int.self)
    // The queue works on the main actor, which the test leaves only when it waits.
    for number in numbers {
      queue.enqueue(
        .changed {
          log.yield(number)
          return []
        }, about: FileURI(path: "/a.clads.json"), number: number)
    }
    await queue.finish()
    log.finish()
    var result: [Int] = []
    for await number in handled { result.append(number) }
    #expect(result == shown)
  }
}
