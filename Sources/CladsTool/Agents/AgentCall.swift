import CladsFiles
import Diagnostics
import JSONSyntax
import LanguageServerProtocol
package import ModelContextProtocol
import SourceText

/// A call of a tool as a command line, with what it reads as standard input.
package struct AgentCall: Sendable {
  package private(set) var arguments: [String]
  private(set) var input: [UInt8] = []
  /// Where the answer begins, in characters.
  private(set) var offset = 0
  /// Whether it writes files.
  private(set) var writes = false

  /// What two calls have in common whose answers are the same text.
  struct Key: Hashable, Sendable {
    let arguments: [String]
    let input: [UInt8]
  }

  var key: Key { Key(arguments: arguments, input: input) }

  /// Translates the arguments of a call; throws what is wrong with them.
  init(
    _ tool: AgentTool, _ object: ObjectSyntax?, roots: AgentRoots, mayWrite: Bool
  ) throws(ContextError) {
    var values: [String: SyntaxNode] = [:]
    let rows = tool.rows
    let members = tool.subjectMembers
    var names = members.map(\.name) + rows.map { AgentTool.member($0.name) } + [AgentTool.offset]
    if mayWrite, tool.writing != nil { names.append(AgentTool.write) }
    for member in object?.members ?? [] {
      let name = member.name.value
      guard names.contains(name) else {
        let help = didYouMean(closest(to: name, in: names)) ?? "it takes \(listing(names, last: "and"))"
        throw ContextError("`\(tool.name)` takes no `\(name)`; \(help)")
      }
      if let value = member.value, value.kind != .null { values[name] = value }
    }
    func string(_ name: String) throws(ContextError) -> String? {
      guard let value = values[name] else { return nil }
      guard let text = value.string?.value else { throw ContextError("`\(name)` must be a string") }
      return text
    }
    if let value = values[AgentTool.offset] {
      guard let number = value.number?.integer, number >= 0 else {
        throw ContextError("`\(AgentTool.offset)` must be a number from 0")
      }
      offset = number
    }
    if let value = values[AgentTool.write] {
      guard let isSet = try? Bool(json: value) else {
        throw ContextError("`\(AgentTool.write)` must be true or false")
      }
      writes = isSet
    }
    if writes, values[AgentTool.path] == nil || values[AgentTool.text] != nil {
      throw ContextError(
        "`\(AgentTool.write)` needs `\(AgentTool.path)`, the file or folder to write, and no text")
    }
    for (name, other) in tool.contradictions where values[name] != nil && values[other] != nil {
      throw ContextError("`\(name)` and `\(other)` cannot be used together")
    }
    var arguments = writes ? tool.writing ?? [] : tool.fixed
    for row in rows {
      let name = AgentTool.member(row.name)
      guard let value = values[name] else { continue }
      if row.takesInput, value.kind == .object {
        input = Array(value.tree.bytes[value.range.start.utf8..<value.range.end.utf8])
        arguments.append("\(row.name)=-")
        continue
      }
      let texts = try Self.texts(of: value, name, row)
      for text in texts {
        guard let text else {
          arguments.append(row.name)
          continue
        }
        if row.takesFile { try roots.check(text) }
        arguments.append("\(row.name)=\(text)")
      }
    }
    var operands: [String] = []
    switch tool.subject {
    case .none: break
    case .word(let name, _):
      guard let word = try string(name) ?? tool.defaultOperand else {
        if members.contains(where: { $0.name == name && $0.isRequired }) {
          throw ContextError("`\(tool.name)` needs `\(name)`")
        }
        break
      }
      operands = [word]
    case .files: operands = try roots.checked(string(AgentTool.path))
    case .document:
      let path = try string(AgentTool.path)
      if let text = try string(AgentTool.text) {
        input = Array(text.utf8)
        if let path {
          try roots.check(path)
          arguments.append("--stdin-path=\(path)")
        }
        operands = ["-"]
      } else if path != nil || tool.mode == .check {
        operands = try roots.checked(path)
      } else {
        throw ContextError("`\(tool.name)` needs `\(AgentTool.path)` or `\(AgentTool.text)`")
      }
    case .pair:
      let pair = try [string(AgentTool.old), string(AgentTool.new)].compactMap(\.self)
      guard pair.isEmpty || pair.count == 2 else {
        throw ContextError("`\(AgentTool.old)` and `\(AgentTool.new)` belong together")
      }
      if pair.isEmpty, values["since"] == nil {
        throw ContextError("`\(tool.name)` needs `\(AgentTool.old)` and `\(AgentTool.new)`, or `since`")
      }
      operands = try pair.isEmpty ? roots.checked(string(AgentTool.path)) : pair
      for path in operands { try roots.check(path) }
    }
    // The flag of a mode takes the operand that follows it, whatever that begins with.
    let flag = tool.mode.flags[0]
    if tool.mode.operand != nil, let operand = operands.first {
      let files = try tool.mode == .find ? ["--"] + roots.checked(nil) : []
      self.arguments = arguments + ["\(flag)=\(operand)"] + files
    } else {
      self.arguments = [flag] + arguments + ["--"] + operands
    }
  }

  /// Returns the values of an option; `nil` is that of a flag.
  private static func texts(
    of value: SyntaxNode, _ name: String, _ row: Option
  ) throws(ContextError) -> [String?] {
    switch row.argumentKind {
    case .flag:
      guard let isSet = try? Bool(json: value) else { throw ContextError("`\(name)` must be true or false") }
      return isSet ? [nil] : []
    case .integer:
      guard let number = value.number?.integer else { throw ContextError("`\(name)` must be an integer") }
      return ["\(number)"]
    case .json:
      return [
        String(decoding: value.tree.bytes[value.range.start.utf8..<value.range.end.utf8], as: UTF8.self)
      ]
    case .word where row.isRepeatable:
      guard let array = value.array else { throw ContextError("`\(name)` must be an array of strings") }
      var texts: [String?] = []
      for element in array.elements {
        guard let text = element.string?.value else {
          throw ContextError("`\(name)` must be an array of strings")
        }
        texts.append(text)
      }
      return texts
    case .word:
      guard let text = value.string?.value else { throw ContextError("`\(name)` must be a string") }
      return [text]
    }
  }
}

/// The folders that a server of agents works in.
package struct AgentRoots: Sendable {
  /// The folders, with links resolved.
  let folders: [String]

  /// Finds the folders.
  ///
  /// - Parameter paths: the folders as given.
  /// - Throws: `RunError` if one is no folder.
  init(_ paths: [String]) throws(RunError) {
    var folders: [String] = []
    for path in paths {
      guard case .folder = FileSystem.kind(path) else {
        throw RunError(message: "`--mcp` takes folders; \(path) is not a folder")
      }
      folders.append(FileSystem.resolvedAsFarAsPossible(path))
    }
    self.folders = folders
  }

  /// - Parameter folders: the absolute paths of folders, without links.
  package init(resolved folders: [String]) { self.folders = folders }

  /// The folder that is the current one of the process.
  var first: String { folders.first ?? "." }

  /// Returns a path that may be used; all folders if none is given.
  func checked(_ path: String?) throws(ContextError) -> [String] {
    guard let path else { return ["."] + folders.dropFirst() }
    try check(path)
    return [path]
  }

  /// The greatest length of a path in bytes, as on most systems.
  private static let maximumLength = 4_096

  /// Throws if a path leads out of the folders, also through a link.
  package func check(_ path: String) throws(ContextError) {
    // On the command line, `-` is standard input, and a NUL ends a path.
    if path.isEmpty || path == "-" || path.utf8.contains(0) || path.utf8.count > Self.maximumLength {
      throw ContextError("`\(path.prefix(100))` is not the path of a file or folder")
    }
    guard contains(path), contains(DocumentAddress(path).path) else {
      throw ContextError(
        "`\(path)` is outside of \(listing(folders, last: "and")), where this server works")
    }
  }

  /// Whether a path is that of one of the folders, or in one, with links resolved.
  func contains(_ path: String) -> Bool {
    let resolved = FileSystem.resolvedAsFarAsPossible(path)
    return folders.contains {
      resolved.utf8.elementsEqual($0.utf8) || Paths.relative(resolved, to: $0) != nil
    }
  }
}
