import TestSupport
import Testing

private let swift = ##"""
  import SwiftUI

  enum Screens {
    static let welcome = """
      {
        "id": "welcome",
        "state": { "count": 1 },
        "root": { "children": [
          { "type": "labbel", "text": "Hello 👋 ${count}\\n" }
        ] }
      }
      """
    static func card(_ name: String, _ style: String) -> String {
      #"""
      {
        "id": "card",
        "root": { "children": [
          { "type": "label", "text": "Hi \#(name)", "styleId": "\#(style)" },
          { "type": "label", "text": "x", "styleId": "none" }
        ] },
        "styles": { "big": { "fontSize": \#(size) } }
      }
      """#
    }
  }

  """##

@Suite struct SwiftDocumentTests {
  private func scratch() -> Scratch {
    let scratch = Scratch()
    scratch.write("App/Screens.swift", swift)
    scratch.write("App/Other.swift", "let root = \"clads\"\n")
    scratch.write("clads.json", #"{ "documents": [{ "swift": "App/**/*.swift" }] }"#)
    return scratch
  }

  @Test func `findings have the positions of the Swift file`() {
    let scratch = scratch()
    let output = Executable.run(["--check", "."], in: scratch.folder).output
    #expect(output.contains("Screens.swift:9:19"))
    #expect(output.contains("unknown component kind `labbel`"))
    #expect(output.contains("no style named `none`"))
    #expect(!output.contains("unused"))
  }

  @Test func `fixes edit inside the literal`() {
    let scratch = scratch()
    let run = Executable.run(["--check", "--fix", "--suggested", "."], in: scratch.folder)
    #expect(run.status == 1)
    #expect(
      scratch.text("App/Screens.swift") == swift.replacing("\"labbel\"", with: "\"label\""))
  }

  @Test func `a Swift file on the command line needs no project`() {
    let scratch = Scratch()
    scratch.write("Screens.swift", swift)
    scratch.write("None.swift", "let a = 1\n")
    #expect(Executable.run(["--check", "Screens.swift"], in: scratch.folder).status == 1)
    let none = Executable.run(["--check", "None.swift"], in: scratch.folder)
    #expect(none.status == 2)
    #expect(none.error.contains("None.swift: no string literal is a CLADS document"))
    #expect(Executable.run(["--check", "."], in: scratch.folder).status == 2)
    #expect(Executable.run(["--format", "Screens.swift"], in: scratch.folder).status == 2)
  }

  @Test func `previews and evaluations name a document of a Swift file`() {
    let scratch = scratch()
    let card = Executable.run(["--preview", "App/Screens.swift#card"], in: scratch.folder)
    #expect(card.output.contains("Hi …"))
    let value = Executable.run(
      ["--eval", "count + 1", "--document", "App/Screens.swift#welcome"], in: scratch.folder)
    #expect(value.output == "2\n")
    let several = Executable.run(["--preview", "App/Screens.swift"], in: scratch.folder)
    #expect(several.status == 2)
    #expect(several.error.contains("choose one with `App/Screens.swift#NAME`"))
    let unknown = Executable.run(["--preview", "App/Screens.swift#crad"], in: scratch.folder)
    #expect(unknown.error.contains("did you mean `card`?"))
  }

  @Test func `--init lists Swift files with documents`() {
    let scratch = Scratch()
    scratch.write("Demo/Screens.swift", swift)
    scratch.write("Other/None.swift", "let a = 1\n")
    let run = Executable.run(["--init"], in: scratch.folder)
    #expect(run.status == 0)
    #expect(scratch.text("clads.json").contains(#"{ "swift": "Demo/**/*.swift" }"#))
    #expect(run.output.contains("the screens in `Demo/**/*.swift`"))
    let again = Executable.run(["--init"], in: scratch.folder)
    #expect(again.output.contains("already declares every name"))
  }
}
