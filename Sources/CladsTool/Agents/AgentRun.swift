import CladsFiles
import ModelContextProtocol
import SourceText
import Synchronization

/// Runs a command line and returns what it prints.
final class AgentRun: Sendable {
  /// The number of characters of an answer.
  static let budget = 16_000
  /// The number of long answers whose rest can still be read.
  private static let keptAnswers = 4

  private let program: Program
  private let roots: AgentRoots
  /// The newest answers that did not fit, and the calls that they are for.
  private let kept = Mutex<[(call: AgentCall.Key, text: String)]>([])

  init(_ program: Program, _ roots: AgentRoots) {
    self.program = program
    self.roots = roots
  }

  /// Runs a call; whatever goes wrong is part of the answer.
  func answer(to call: AgentCall) async -> ContextAnswer {
    if call.offset > 0 {
      if let text = kept.withLock({ $0.last { $0.call == call.key }?.text }) {
        return Self.page(text, from: call.offset)
      }
      // Reading on does not write a second time.
      if call.writes {
        return ContextAnswer(
          "this answer is no longer kept; call again without `\(AgentTool.offset)`", isError: true)
      }
    }
    let (status, output) = await run(call.arguments, input: call.input)
    let bytes = output.output
    let messages = output.messages.isEmpty ? [] : [ContextAnswer.Part.text(output.messages)]
    if bytes.starts(with: PNGRenderer.signature) {
      return ContextAnswer([.picture(Base64.text(bytes))] + messages)
    }
    if bytes.isEmpty {
      let text = status == 0 ? "done; there is nothing to report\n" : "failed\n"
      var answer = ContextAnswer(messages.isEmpty ? [.text(text)] : messages)
      answer.isError = status != 0
      return answer
    }
    let text = String(decoding: bytes, as: UTF8.self)
    var answer = Self.page(text, from: call.offset)
    keep(text, for: call)
    // A file that could not be read is a detail of a report; one that could not be written is a failure.
    if status >= 2, call.writes { answer.isError = true }
    // What is said beside the result is no part of it, which may be JSON.
    answer.parts += messages
    return answer
  }

  private func keep(_ text: String, for call: AgentCall) {
    kept.withLock { kept in
      kept.removeAll { $0.call == call.key }
      if text.utf8.count > Self.budget { kept.append((call.key, text)) }
      if kept.count > Self.keptAnswers { kept.removeFirst() }
    }
  }

  /// Runs a command line, and returns its exit status and what it has written.
  func run(_ arguments: [String], input: [UInt8] = []) async -> (status: Int32, output: CapturedOutput) {
    let output = CapturedOutput()
    let status = await Output.$captured.withValue(output) {
      await FileSystem.$standardInput.withValue(input) {
        await FileWriters.$roots.withValue(roots) { await perform(arguments) }
      }
    }
    return (status, output)
  }

  private func perform(_ arguments: [String]) async -> Int32 {
    do {
      let options = try Options(arguments, of: program)
      return try await CladsTool.perform(options)
    } catch let error as UsageError {
      program.printError(error.message)
    } catch let error as RunError {
      program.printError(error.message)
    } catch {
      program.printError("\(error)")
    }
    return 2
  }

  /// Returns as much of a text as fits into an answer, and how to get the rest.
  static func page(_ text: String, from offset: Int) -> ContextAnswer {
    let scalars = text.unicodeScalars
    guard let start = scalars.index(scalars.startIndex, offsetBy: offset, limitedBy: scalars.endIndex),
      offset == 0 || start < scalars.endIndex
    else {
      return ContextAnswer("the answer has only \(scalars.count) characters\n", isError: true)
    }
    guard
      var end = scalars.index(start, offsetBy: budget, limitedBy: scalars.endIndex), end < scalars.endIndex
    else { return ContextAnswer(String(scalars[start...])) }
    // Whole lines, if one ends here.
    if let line = scalars[start..<end].lastIndex(of: "\n") { end = scalars.index(after: line) }
    let next = offset + scalars.distance(from: start, to: end)
    return ContextAnswer(
      String(scalars[start..<end])
        + "[\(scalars.count - next) more characters; call again with `\(AgentTool.offset)`: \(next)]\n")
  }
}
