package import JSONSyntax
import SourceText

/// Adds the names in a sketch to the text of a project file; existing entries are kept.
package struct ProjectMerge {
  private let tree: SyntaxTree

  /// Creates a merge into a project file, whose tree must have no syntax errors.
  package init(_ tree: SyntaxTree) { self.tree = tree }

  /// Returns the text with the sketch's entries added.
  package func merged(_ sketch: ProjectSketch) -> [UInt8] {
    var text = tree.bytes
    for section in sketch.sections {
      for member in section.members { text = adding(member.name, member.text, to: section.key, in: text) }
    }
    return adding(sketch.destinationNames, to: "destinations", in: text)
  }

  /// Returns the text with host state added.
  package func declaring(hostState path: String, as type: String) -> [UInt8] {
    adding(path, StringLiteral.quoted(type), to: "hostState", in: tree.bytes)
  }

  /// Returns the text with a host action added.
  package func declaring(hostAction name: String) -> [UInt8] {
    adding([name], to: "hostActions", in: tree.bytes)
  }

  /// Returns the text with a destination added.
  package func declaring(destination name: String) -> [UInt8] {
    adding([name], to: "destinations", in: tree.bytes)
  }

  private func adding(_ name: String, _ value: String, to key: String, in text: [UInt8]) -> [UInt8] {
    apply(text) { view in
      guard let section = view.member(named: key, of: 0), let object = view.value(of: section) else {
        return view.insertion(of: "\"\(key)\": { \(StringLiteral.quoted(name)): \(value) }", into: 0)
      }
      guard view.kind(object) == .object else { return nil }
      guard let entry = view.member(named: name, of: object), let existing = view.value(of: entry) else {
        return view.insertion(of: "\(StringLiteral.quoted(name)): \(value)", into: object)
      }
      // An existing design system gets only its missing tokens.
      guard key == "designSystems" else { return nil }
      return addingTokens(of: value, to: existing, view)
    }
  }

  private func addingTokens(of value: String, to existing: RecordIndex, _ view: SyntaxView) -> TextEdit? {
    let sketch = SyntaxTree.parse(Array(value.utf8))
    guard let styles = sketch.root.object?.member(named: "styles")?.value else { return nil }
    guard let known = view.member(named: "styles", of: existing).flatMap({ view.value(of: $0) }) else {
      return view.insertion(of: String(value.dropFirst(2).dropLast(2)), into: existing)
    }
    let entries = (styles.object.map { Array($0.members) } ?? []).filter {
      view.member(named: $0.nameText, of: known) == nil
    }
    guard !entries.isEmpty else { return nil }
    let text = entries.map { StringLiteral.quoted($0.nameText) + ": {}" }.joined(separator: ", ")
    return view.insertion(of: text, into: known)
  }

  /// Returns the text with globs of Swift files; those that it already has are kept.
  package func adding(sources globs: [String]) -> [UInt8] {
    guard !globs.isEmpty else { return tree.bytes }
    let list = globs.map(StringLiteral.quoted).joined(separator: ", ")
    return apply(tree.bytes) { view in
      guard view.member(named: "sources", of: 0) == nil else { return nil }
      return view.insertion(of: "\"sources\": [\(list)]", into: 0)
    }
  }

  /// Returns the text with globs of Swift files that contain documents.
  package func adding(swiftDocuments globs: [String]) -> [UInt8] {
    let entries = globs.map { "{ \"swift\": \(StringLiteral.quoted($0)) }" }
    return adding(values: entries, to: "documents", in: tree.bytes)
  }

  private func adding(_ names: [String], to key: String, in text: [UInt8]) -> [UInt8] {
    adding(values: names.map(StringLiteral.quoted), to: key, in: text)
  }

  private func adding(values: [String], to key: String, in text: [UInt8]) -> [UInt8] {
    guard !values.isEmpty else { return text }
    let list = values.joined(separator: ", ")
    return apply(text) { view in
      guard let member = view.member(named: key, of: 0), let array = view.value(of: member) else {
        return view.insertion(of: "\"\(key)\": [\(list)]", into: 0)
      }
      guard view.kind(array) == .array else { return nil }
      return view.insertion(of: list, into: array)
    }
  }

  private func apply(_ text: [UInt8], _ edit: (SyntaxView) -> TextEdit?) -> [UInt8] {
    guard let edit = SyntaxTree.parse(text).withView(edit) else { return text }
    let source = SourceFile(uri: FileURI(path: "clads.json"), version: nil, bytes: text)
    return source.edited(by: [edit], version: nil).bytes
  }
}
