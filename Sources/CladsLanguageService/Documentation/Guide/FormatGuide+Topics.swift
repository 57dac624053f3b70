package import CladsProject
import SourceText

extension FormatGuide {
  /// A part of the page that can be read by itself.
  package struct Topic: Sendable, Hashable {
    /// Its name: the first words of its title.
    package let name: String
    package let title: String
    package let text: String
  }

  /// Returns the parts of the page, in order, and those that are too long for it; the first has no title of
  /// its own.
  package static func topics(for project: Project = Project()) -> [Topic] {
    var topics: [Topic] = []
    let page = markdown(for: project) + "\n" + [details, tests, screens].joined(separator: "\n\n")
    var parts: [Substring] = []
    var rest = page[...]
    while let heading = rest.firstRange(of: "\n## ") {
      parts.append(rest[..<heading.lowerBound])
      rest = rest[heading.upperBound...]
    }
    for part in parts + [rest] {
      let title = part.prefix { $0 != "\n" }
      let name = topics.isEmpty ? "example" : name(ofTitle: title)
      topics.append(
        Topic(
          name: name, title: topics.isEmpty ? "Conventions, and an example" : String(title),
          text: (topics.isEmpty ? "" : "## ") + String(part)))
    }
    return topics
  }

  /// Returns the first words of a title, in lower case: `Section layouts` is `section-layouts`.
  private static func name(ofTitle title: Substring) -> String {
    let words = title.lowercased().split(separator: " ")
    let end = words.firstIndex { !$0.allSatisfy(\.isLetter) || $0 == "and" } ?? words.endIndex
    return words[..<min(end, 2)].joined(separator: "-")
  }

  /// Returns the part about the names that a project declares; empty if it declares none.
  package static func ownNames(of project: Project) -> String {
    var guide = FormatGuide(project)
    return guide.sections(of: project).joined(separator: "\n\n")
  }
}
