import CladsProject
import CladsSources
import SourceText

/// The files that get another name, as Swift code names them: `Bundle.main.url(forResource: "cart",
/// withExtension: "clads.json")`, or the whole name of a file.
struct MovedResources {
  private struct Resource {
    let old: String
    let new: String
    let oldFolder: [String]
    let newFolder: [String]
  }

  /// The files that move, by the names that they have now. A name that several files have is not known to be
  /// one of them.
  private var resources: [String: Resource] = [:]

  var isEmpty: Bool { resources.isEmpty }

  /// Creates the names of those of the known files that move.
  init(_ known: [String], _ moved: MovedPaths) {
    var counts: [String: Int] = [:]
    for path in Set(known) { counts[FilePath.name(of: path), default: 0] += 1 }
    for path in known {
      guard let new = moved.path(of: path), counts[FilePath.name(of: path)] == 1 else { continue }
      let resource = Resource(
        old: FilePath.name(of: path), new: FilePath.name(of: new),
        oldFolder: FilePath.folder(of: path).pathComponents,
        newFolder: FilePath.folder(of: new).pathComponents)
      resources[resource.old] = resource
    }
  }

  /// Returns the edits of the names in Swift source.
  func edits(in source: SourceFile) -> [TextEdit] {
    let bytes = source.bytes
    let tokens = SwiftTokens(bytes)
    var edits: [TextEdit] = []
    for index in tokens.tokens.indices {
      guard let literal = tokens.literal(at: index, in: bytes), literal.isStatic, literal.isTerminated,
        !literal.isMultiline
      else { continue }
      let text = source.text(in: literal.contentRange)
      if let resource = resources[FilePath.name(of: text)] {
        edits += self.edits(of: text, literal, resource)
      } else if isResource(index, tokens, source) {
        edits += self.edits(ofResource: text, literal, after: index, tokens, source)
      }
    }
    return edits
  }

  /// Returns the edit of a literal that is a whole name, or ends with one after the folders of the file.
  private func edits(of text: String, _ literal: StringLiteral, _ resource: Resource) -> [TextEdit] {
    let folders = text.pathComponents.dropLast()
    guard resource.oldFolder.suffix(folders.count).elementsEqual(folders) else { return [] }
    let path = resource.newFolder.suffix(folders.count) + [resource.new]
    let new = path.joined(separator: "/")
    return new == text ? [] : [TextEdit(range: literal.contentRange, newText: new)]
  }

  /// Returns the edits of the arguments of a function of `Bundle`, whose first one is the name without its
  /// ending.
  private func edits(
    ofResource name: String, _ literal: StringLiteral, after index: Int, _ tokens: SwiftTokens,
    _ source: SourceFile
  ) -> [TextEdit] {
    var arguments: [String: StringLiteral] = [:]
    // The arguments follow each other: `, label: "text"`.
    var next = index + literal.tokenCount
    while next + 3 < tokens.tokens.count, tokens.tokens[next].isPunctuation(Byte.comma),
      tokens.tokens[next + 2].isPunctuation(Byte.colon),
      let argument = tokens.literal(at: next + 3, in: source.bytes), argument.isStatic
    {
      arguments[source.text(in: tokens.tokens[next + 1].range)] = argument
      next += 3 + argument.tokenCount
    }
    guard let ending = arguments["withExtension"] ?? arguments["ofType"] else { return [] }
    let type = source.text(in: ending.contentRange)
    guard let resource = resources["\(name).\(type)"] else { return [] }
    var edits: [TextEdit] = []
    func replace(_ literal: StringLiteral, _ text: String) {
      if source.text(in: literal.contentRange) != text {
        edits.append(TextEdit(range: literal.contentRange, newText: text))
      }
    }
    if resource.new.hasSuffix(".\(type)") {
      replace(literal, String(resource.new.dropLast(type.count + 1)))
    } else if let dot = resource.new.firstIndex(of: ".") {
      replace(literal, String(resource.new[..<dot]))
      replace(ending, String(resource.new[resource.new.index(after: dot)...]))
    }
    if let folder = arguments["subdirectory"] {
      let parts = source.text(in: folder.contentRange).pathComponents
      if resource.oldFolder.suffix(parts.count).elementsEqual(parts) {
        replace(folder, resource.newFolder.suffix(parts.count).joined(separator: "/"))
      }
    }
    return edits
  }

  /// Returns whether a token is the argument `forResource`.
  private func isResource(_ index: Int, _ tokens: SwiftTokens, _ source: SourceFile) -> Bool {
    guard index > 1, tokens.tokens[index - 1].isPunctuation(Byte.colon) else { return false }
    return source.text(in: tokens.tokens[index - 2].range) == "forResource"
  }
}
