import Diagnostics
import SourceText

/// The difference between two texts in lines, printed in the unified format.
struct LineDifference {
  private let old: [ArraySlice<UInt8>]
  private let new: [ArraySlice<UInt8>]
  private static let context = 3

  init(_ old: [UInt8], _ new: [UInt8]) {
    self.old = old.split(separator: Byte.newline, omittingEmptySubsequences: false)
    self.new = new.split(separator: Byte.newline, omittingEmptySubsequences: false)
  }

  /// Returns the difference as `diff -u` prints it, but with control characters in a visible form.
  func text(path: String) -> String {
    var steps = self.steps()
    // After a final line break, splitting leaves an empty element, which is not a line.
    if steps.last?.kind == " ", steps.last?.line.isEmpty ?? false { steps.removeLast() }
    let path = TerminalText.line(path)
    var result = "--- \(path)\n+++ \(path)\n"
    var index = 0
    while let first = steps[index...].firstIndex(where: { $0.kind != " " }) {
      let start = max(index, first - Self.context)
      var end = first
      var equal = 0
      var cursor = first
      while cursor < steps.count, equal <= 2 * Self.context {
        if steps[cursor].kind == " " {
          equal += 1
        } else {
          equal = 0
          end = cursor + 1
        }
        cursor += 1
      }
      let stop = min(steps.count, end + Self.context)
      result += hunk(steps[start..<stop])
      index = stop
    }
    return result
  }

  private func hunk(_ steps: ArraySlice<Step>) -> String {
    let oldCount = steps.filter { $0.kind != "+" }.count
    let newCount = steps.filter { $0.kind != "-" }.count
    let first = steps.first
    var text = "@@ -\((first?.old ?? 0) + 1),\(oldCount) +\((first?.new ?? 0) + 1),\(newCount) @@\n"
    for step in steps {
      // A carriage return before a line break does nothing else, and belongs to the line.
      let hasReturn = step.line.last == Byte.carriageReturn
      let line = String(decoding: hasReturn ? step.line.dropLast() : step.line, as: UTF8.self)
      text += String(step.kind) + TerminalText.line(line) + (hasReturn ? "\r\n" : "\n")
    }
    return text
  }

  private struct Step {
    let kind: Character
    let line: ArraySlice<UInt8>
    let old: Int
    let new: Int
  }

  private func steps() -> [Step] {
    let (removed, inserted) = LineComparison(old, new).changes()
    var steps: [Step] = []
    var i = 0
    var j = 0
    while i < old.count || j < new.count {
      if i < old.count, removed[i] {
        steps.append(Step(kind: "-", line: old[i], old: i, new: j))
        i += 1
      } else if j < new.count, inserted[j] {
        steps.append(Step(kind: "+", line: new[j], old: i, new: j))
        j += 1
      } else if i < old.count, j < new.count {
        steps.append(Step(kind: " ", line: old[i], old: i, new: j))
        i += 1
        j += 1
      } else {
        break
      }
    }
    return steps
  }
}
