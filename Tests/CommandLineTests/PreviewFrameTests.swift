import TestSupport
import Testing

/// Every example as the preview draws it. The committed frames were looked at one by one; look at the
/// difference before rewriting them.
@Suite struct PreviewFrameTests {
  private static let folder = "Tests/Fixtures/Frames"

  private func frame(_ name: String, _ options: [String]) -> String {
    let result = Executable.run(
      ["--preview", "schemas/examples/\(name).clads.json"] + options, in: Executable.packageFolder)
    #expect(result.status == 0, "\(name) \(options): \(result.error)")
    return "== \(options.joined(separator: " ")): \(result.error)\(result.output)"
  }

  @Test func `there are examples to draw`() { #expect(SampleDocuments.exampleNames.count >= 12) }

  @Test(arguments: SampleDocuments.exampleNames)
  func `the plain frame of an example matches its golden file`(name: String) {
    var frames = ["32", "48", "80"].map { frame(name, ["--output", "text", "--width", $0]) }
    frames.append(frame(name, ["--output", "text", "--width", "48", "--as", "spec"]))
    frames.append(frame(name, ["--output", "text", "--width", "48", "--height", "24"]))
    frames.append(frame(name, ["--output", "text", "--width", "48", "--ascii"]))
    Golden.expect("\(Self.folder)/\(name).txt", frames.joined(separator: "\n"))
  }

  @Test(arguments: SampleDocuments.exampleNames)
  func `the colored frame of an example matches its golden file`(name: String) {
    let frames = ["light", "dark"].flatMap { scheme in
      ["32", "48", "80"].map {
        frame(name, ["--output", "ansi", "--color-scheme", scheme, "--width", $0])
      }
    }
    Golden.expect("\(Self.folder)/\(name).ansi", frames.joined(separator: "\n"))
  }

  @Test(arguments: SampleDocuments.exampleNames)
  func `colors do not change the characters`(name: String) {
    let plain = frame(name, ["--output", "text", "--width", "48"]).split(
      separator: "\n", omittingEmptySubsequences: false
    ).dropFirst()
    let colored = frame(name, ["--output", "ansi", "--width", "48"]).split(
      separator: "\n", omittingEmptySubsequences: false
    ).dropFirst().map { line in
      var text = ""
      var isCode = false
      for character in line {
        if character == "\u{1B}" { isCode = true }
        if !isCode { text.append(character) }
        if isCode, character == "m" { isCode = false }
      }
      while text.last == " " { text.removeLast() }
      return text
    }
    #expect(plain.map(String.init) == colored)
  }

  @Test(arguments: SampleDocuments.exampleNames)
  func `no line is wider than the frame`(name: String) {
    for width in [7, 33] {
      let lines = frame(name, ["--output", "text", "--ascii", "--width", "\(width)"]).split(separator: "\n")
      #expect(lines.dropFirst().allSatisfy { $0.count <= width }, "\(name) at \(width)")
    }
  }
}
