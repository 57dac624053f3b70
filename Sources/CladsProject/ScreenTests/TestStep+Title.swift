import CladsDocument

extension TestStep {
  /// What the step is called in lists: what happens, and with what.
  package var title: String {
    if let tap { return "tap \(tap.phrase)" }
    if let type { return "type `\(type.text)` into \(type.into.phrase)" }
    if let slide { return "slide \(slide.target.phrase) to \(slide.value)" }
    if let toggle { return "toggle \(toggle.phrase)" }
    if appear != nil { return "appear" }
    if disappear != nil { return "disappear" }
    if let answer { return "answer `\(answer)`" }
    if back != nil { return "back" }
    if let respond { return respond.request.map { "respond to `\($0)`" } ?? "respond" }
    if let set { return "set \(Self.enumeration(set.map(\.name)))" }
    if let expect { return "expect \(expect.summary)" }
    return "nothing"
  }

  /// The number of names that a title lists.
  private static let maximumNames = 3

  fileprivate static func enumeration(_ names: [String]) -> String {
    let more = names.count - maximumNames
    let shown = names.prefix(maximumNames).map { "`\($0)`" } + (more > 0 ? ["\(more) more"] : [])
    return shown.joined(separator: ", ")
  }
}

extension TestExpectation {
  /// What is expected, in a few words.
  fileprivate var summary: String {
    let parts: [String?] = [
      texts.map { TestStep.enumeration($0) }, absentTexts.map { "no \(TestStep.enumeration($0))" },
      nodes.map { $0.map(\.target.phrase).joined(separator: ", ") },
      state.map { "state \(TestStep.enumeration($0.map(\.name)))" },
      alert.map { $0.title.map { "alert `\($0)`" } ?? "an alert" },
      presentsNothing == true ? "nothing presented" : nil, destination.map { "destination `\($0)`" },
      actions.map { $0.isEmpty ? "no actions" : "actions \(TestStep.enumeration($0.map(\.name)))" },
      requests.map { $0.isEmpty ? "no requests" : "requests \(TestStep.enumeration($0))" },
      reportsNothing == true ? "no problems" : nil, outline.map { _ in "the outline" },
    ]
    let given = parts.compactMap { $0 }
    return given.isEmpty ? "nothing" : given.joined(separator: "; ")
  }
}
