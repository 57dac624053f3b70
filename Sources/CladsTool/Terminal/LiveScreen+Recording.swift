import CladsDocument
import CladsPreview
import Diagnostics
import SourceText
import TextUI

/// Recording a test of the screen.
extension LiveScreen {
  /// The keys that are only for recordings.
  private static let recordingKeys: Set<Character> = ["R", "E", "T", "O", "A", "U", "X"]

  /// Handles a key that is for recordings; returns `nil` for another.
  mutating func pressForRecording(_ key: Key) -> LiveRequest? {
    guard case .text(let character) = key, Self.recordingKeys.contains(character) else { return nil }
    guard let recording = frame.recording else {
      if character == "R" { return .record(.start) }
      notice = "nothing is recorded; R starts a recording"
      return .redraw
    }
    switch character {
    case "R": return .finishRecording
    case "X": return .record(.end)
    case "E":
      let node = frame.presented.isEmpty ? selected : nil
      return .record(.expect(nil, pointer: node?.pointer, instance: node?.instance ?? [], path: nil))
    case "T" where recording.texts.isEmpty: notice = "the screen shows no text"
    case "T": textChoice = TextChoice()
    case "O": return .record(.expect(.outline, pointer: nil, instance: [], path: nil))
    case "U":
      if !recording.steps.isEmpty { return .record(.undo) }
      notice = "there is no step to take back"
    case "A" where recording.requests.isEmpty: notice = "no request waits for a response"
    default: response = ""
    }
    return .redraw
  }

  /// Whether a key is refused because a recording would be lost.
  mutating func keepsRecording(from key: Character) -> Bool {
    guard let recording = frame.recording, !recording.steps.isEmpty, ["q", "r", "s"].contains(key) else {
      return false
    }
    notice = "R stores the recording first, X discards it"
    return true
  }

  /// Edits the response to a request, and sends it.
  mutating func typeResponse(_ key: Key) -> LiveRequest {
    guard var text = response else { return .redraw }
    switch key {
    case .text(let character): text.append(character)
    case .paste(let more): text += more.split(whereSeparator: \.isNewline).joined(separator: " ")
    case .backspace: _ = text.popLast()
    case .control("u"): text = ""
    case .enter:
      guard let value = responseValue(text) else { return .redraw }
      response = nil
      return .record(.respond(nil, with: value))
    case .escape:
      response = nil
      return .redraw
    default: break
    }
    response = text
    return .redraw
  }

  /// Returns the response that a text stands for; `nil`, with a notice, if it is none.
  private mutating func responseValue(_ text: String) -> Document.StateValue? {
    let words = text.split(separator: " ").map(String.init)
    if words == ["offline"] || words == ["timeout"] {
      return .objectValue(["$failure": .stringValue(words[0])])
    }
    if words.count == 1, let status = Int(words[0]), (100...599).contains(status) {
      return .objectValue(["$status": .intValue(status)])
    }
    let (value, findings) = Document.StateValue.parse(Array(text.utf8))
    guard let value, findings.isEmpty else {
      notice = findings.first.map { "this is not JSON: \($0.diagnostic.message)" } ?? responseHelp
      return nil
    }
    notice = SampleOutcome.problem(of: value)
    return notice == nil ? value : nil
  }

  /// What is typed, or as much of its end as fits.
  func responseLine(_ width: Int) -> String { typedLine("response: ", response ?? "", width) }

  /// A title and what is typed, or as much of its end as fits.
  func typedLine(_ title: String, _ text: String, _ width: Int) -> String {
    var rest = TerminalText.line(text)
    while !rest.isEmpty, DisplayWidth.of(title + rest) >= max(1, width) { rest.removeFirst() }
    return title + rest
  }

  /// What can be typed, and the request.
  var responseHelp: String {
    let request = frame.recording?.requests.first.map { " · \($0)" } ?? ""
    return "JSON, a status, `offline` or `timeout` · Enter responds · Esc cancels\(request)"
  }

  /// That something is recorded: the number of steps and the last one, and what waits.
  var recordingMark: String? {
    guard let recording = frame.recording else { return nil }
    let count = recording.steps.count
    let steps = count == 1 ? "1 step" : "\(count) steps"
    let mark = options.isASCII ? "* recording" : "● recording"
    var text = count == 0 ? mark : "\(mark), \(steps)"
    if notice == nil, let last = recording.steps.last { text += ": \(last)" }
    if let request = recording.requests.first { text += " · A responds to \(request)" }
    return text
  }
}
