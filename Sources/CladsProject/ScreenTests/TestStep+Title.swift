import CladsDocument

extension TestStep {
  /// What happens, in a few words.
  package var title: String {
    if let tap { return "tap \(tap.phrase)" }
    if let type { return "type “\(type.text.shortened)” into \(type.into.phrase)" }
    if let slide {
      return
        "move \(slide.target.phrase) to \(Int(exactly: slide.value).map(String.init) ?? "\(slide.value)")"
    }
    if let toggle { return "toggle \(toggle.phrase)" }
    if appear == true { return "appear" }
    if disappear == true { return "disappear" }
    if let answer { return "press “\(answer.shortened)” in the alert" }
    if back == true { return "go back" }
    if let respond {
      let request = respond.request.map { "`\($0.shortened)`" } ?? "the request"
      return "respond to \(request)"
    }
    if let set { return "set \(set.map { "`\($0.name.shortened)`" }.joined(separator: ", "))" }
    if let expect { return "expect \(expect.title)" }
    return "nothing"
  }

  /// Whether it only compares.
  package var isExpectation: Bool { expect != nil }
}

extension TestExpectation {
  /// What is expected, in a few words.
  fileprivate var title: String {
    var parts: [String] = []
    if let texts {
      parts.append(texts.first.map { "“\($0.shortened)”" + (texts.count > 1 ? " …" : "") } ?? "texts")
    }
    if let text = absentTexts?.first { parts.append("no “\(text.shortened)”") }
    for node in nodes ?? [] { parts.append(node.target.phrase) }
    for entry in state ?? [] { parts.append("`\(entry.name.shortened)`") }
    if let alert { parts.append(alert.title.map { "the alert “\($0.shortened)”" } ?? "an alert") }
    if presentsNothing == true { parts.append("nothing presented") }
    if isDismissed == true { parts.append("that the screen closes") }
    if let destination { parts.append("the screen `\(destination.shortened)`") }
    for action in actions ?? [] { parts.append("`\(action.name.shortened)`") }
    if actions?.isEmpty == true { parts.append("no actions") }
    for request in requests ?? [] { parts.append("`\(request.shortened)`") }
    if requests?.isEmpty == true { parts.append("no requests") }
    if reportsNothing == true { parts.append("no problems") }
    if outline != nil { parts.append("the stored outline") }
    let more = parts.count > 3 ? ", …" : ""
    return parts.isEmpty ? "nothing" : parts.prefix(3).joined(separator: ", ") + more
  }
}

extension String {
  /// The text in one line, cut after 40 characters.
  fileprivate var shortened: String {
    let line = split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > 40 ? line.prefix(39) + "…" : line
  }
}
