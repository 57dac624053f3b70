import Diagnostics
import ModelContextProtocol

/// A prompt of `--mcp`: what a user asks an agent for, with how to do it well.
enum AgentPrompt {
  static let all: [Prompt] = [
    Prompt(
      described: ContextPrompt(
        name: "new_screen", title: "New screen",
        documentation: "Write a new screen from a description.",
        arguments: [
          .init("description", "What the screen shows and does.", isRequired: true),
          .init("path", "Where to write it, such as `Screens/checkout.clads.json`."),
        ]),
      text: { values in
        """
        Write a CLADS screen\(values["path"].map { " into `\($0)`" } ?? ""):

        \(values["description"] ?? "")

        1. Call `describe` for what the app provides, and `guide` for the topics that you need.
        2. Write the document, and `check` its text until nothing is reported.
        3. `preview` it as an outline, then do with `steps` what a user would do; look at the picture if there is one.
        4. For what must keep working, write a test beside it (`guide`, topic `tests`) and run it with `test`.

        Say what the screen cannot do on device, if anything, instead of pretending that it does.
        """
      }),
    Prompt(
      described: ContextPrompt(
        name: "fix_screen", title: "Fix this screen", documentation: "Find and fix what is wrong.",
        arguments: [
          .init("path", "The path of the document.", isRequired: true),
          .init("problem", "What a user has noticed, if anything."),
        ]),
      text: { values in
        """
        Fix the CLADS screen `\(values["path"] ?? "")`.\(values["problem"].map { "\n\nWhat was noticed: \($0)" } ?? "")

        1. `check` it. Apply its safe and suggested fixes, if they are what the author meant; `explain` a rule that is not clear.
        2. `preview` it with each of its samples (`describe` lists them), and do with `steps` what leads to the problem.
        3. Change as little as possible, `check` again, and run its tests with `test`.

        Report what was wrong, what you changed, and what you left alone.
        """
      }),
    Prompt(
      described: ContextPrompt(
        name: "review_change", title: "Review a change",
        documentation: "Say what a change does to screens.",
        arguments: [.init("since", "The revision of git to compare with. Default: HEAD.")]),
      text: { values in
        let revision = values["since"] ?? "HEAD"
        return """
          Review what has changed in the CLADS screens since `\(revision)`.

          1. `compare` with `since`: `\(revision)`, and `check` with `changedSince`: `\(revision)`.
          2. `test` with `changedSince`: `\(revision)`.
          3. For each screen that looks or behaves differently: is that meant? `find` the uses of names that were removed or renamed.

          List findings by how much they hurt a user, each with its file and pointer; then what is fine.
          """
      }),
  ]

  struct Prompt: Sendable {
    let described: ContextPrompt
    let text: @Sendable ([String: String]) -> String
  }

  /// Returns the text of a prompt, with the values of its arguments.
  static func text(of prompt: ContextPrompt, _ values: [String: String]) -> String {
    all.first { $0.described == prompt }?.text(values) ?? ""
  }
}

/// What a client tells its model about the server as a whole.
enum AgentInstructions {
  static func text(_ program: String, _ roots: AgentRoots) -> String {
    """
    Tools for CLADS documents: screens of iOS apps as JSON (`*.clads.json`), with tests (`*.clads-test.json`) and a \
    project file (`clads.json`). Start with `describe` and the topics of `guide`. After each change, `check` the \
    document and `preview` it; what these report is what the app does on device. Nodes are named by JSON pointers, \
    such as `/root/children/0`. Paths are relative to \(roots.first)\(others(roots)). The same commands exist in a terminal: `\(program) --help`.
    """
  }

  private static func others(_ roots: AgentRoots) -> String {
    let others = roots.folders.dropFirst()
    return others.isEmpty ? "" : ", and may also be in \(listing(Array(others), last: "and"))"
  }
}
