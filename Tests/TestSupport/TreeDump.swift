package import JSONSyntax
import SourceText

/// Prints syntax trees for comparison in tests.
public enum TreeDump {
  /// Returns one line for each record, indented by depth: kind, range, text of strings, and flags.
  package static func text(of tree: SyntaxTree) -> String {
    tree.withView { view in
      var depths = Array(repeating: 0, count: view.records.count)
      var lines: [String] = []
      for (index, record) in view.records.enumerated() {
        if index > 0 { depths[index] = depths[Int(record.parent)] + 1 }
        let indentation = String(repeating: "  ", count: depths[index])
        var line = "\(indentation)\(record.kind) \(record.start)..<\(record.end)"
        if record.kind == .string { line += " " + StringLiteral.quoted(view.string(RecordIndex(index))) }
        if record.flags.contains(.unclosed) { line += " unclosed" }
        if record.flags.contains(.escaped) { line += " escaped" }
        if record.flags.contains(.malformed) { line += " malformed" }
        if record.flags.contains(.containsError) { line += " !" }
        lines.append(line)
      }
      return lines.joined(separator: "\n")
    }
  }

  /// Returns a tree on one line, with `∅` for missing values.
  package static func line(of tree: SyntaxTree) -> String {
    tree.withView { view in
      var text = ""
      // The text that closes each open container, and the index after its last record.
      var open: [(closer: String, end: RecordIndex)] = []
      for index in view.records.indices.map(RecordIndex.init) {
        while let last = open.last, last.end <= index {
          text += last.closer
          open.removeLast()
        }
        if let last = text.last, last != "[", last != "{", last != " ", last != ":" { text += " " }
        switch view.kind(index) {
        case .object, .array:
          let isObject = view.kind(index) == .object
          text += isObject ? "{" : "["
          open.append((isObject ? "}" : "]", view.end(of: index)))
        case .member: if view.value(of: index) == nil { open.append((":∅", view.end(of: index))) }
        case .string:
          text += view.string(index).isEmpty ? "\"\"" : view.string(index)
          let isName = index > 0 && view.kind(index - 1) == .member
          if isName && view.value(of: index - 1) != nil { text += ":" }
        case .number, .invalid:
          let range = view.range(index)
          text += String(decoding: view.bytes[range.start.utf8..<range.end.utf8], as: UTF8.self)
        case .true: text += "true"
        case .false: text += "false"
        case .null: text += "null"
        }
      }
      for (closer, _) in open.reversed() { text += closer }
      return text
    }
  }
}
