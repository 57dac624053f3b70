package import CladsDocument
import Diagnostics
package import JSONSyntax
import SourceText

/// The tokens of the design token files of one design system.
struct DesignTokenCollection {
  /// The tokens, in the order of the files, and in source order within each.
  private(set) var tokens: [DesignToken] = []
  /// The mistakes in each file, in the order of the files.
  let mistakes: [[DesignTokenMistake]]
  /// Whether every file was read completely and without mistakes.
  let isComplete: Bool

  /// Creates a token for each token of the files, and for each group whose tokens are named like properties
  /// of a style.
  init(_ files: [DesignTokenFile]) {
    var reader = DesignTokenReader(files)
    for (number, file) in files.enumerated() {
      let styles = file.tokens.indices.map { index in
        DesignTokenStyle(
          reader.value(of: .init(file: number, token: index)), named: file.tokens[index].name)
      }
      for (index, token) in file.tokens.enumerated()
      where reader.isFirst(.init(file: number, token: index)) {
        tokens.append(
          Self.token(token.name, token.description, styles[index], at: token.key, in: file))
      }
      for group in file.groups where !reader.hasToken(named: group.name) {
        if let style = Self.style(of: group, styles, in: file) {
          tokens.append(Self.token(group.name, group.description, style, at: group.key, in: file))
        }
      }
    }
    mistakes = reader.mistakes
    isComplete = files.allSatisfy(\.isComplete) && mistakes.allSatisfy(\.isEmpty)
  }

  /// Returns the style of a group: the properties that its tokens are named after, and those of its composite
  /// tokens. `nil` if no token is named after a property.
  private static func style(
    of group: DesignTokenFile.Group, _ styles: [DesignTokenStyle], in file: DesignTokenFile
  ) -> DesignTokenStyle? {
    var style = DesignTokenStyle()
    let names = group.tokens.map { index in
      file.tokens[index].name.split(separator: ".").last.map(String.init) ?? ""
    }
    for (name, index) in zip(names, group.tokens) { style.merge(styles[index]) { $0 == name } }
    guard !style.properties.isEmpty else { return nil }
    for index in group.tokens where file.isComposite(index) { style.merge(styles[index]) { _ in true } }
    return style
  }

  private static func token(
    _ name: String, _ description: String?, _ style: DesignTokenStyle, at key: RecordIndex,
    in file: DesignTokenFile
  ) -> DesignToken {
    let range = file.tree.withView { $0.range(key) }
    return DesignToken(
      name: name, documentation: description, style: style.style, properties: style.properties,
      declaration: DesignToken.Declaration(
        file: file.path, range: range, line: file.lines.line(containing: range.start)))
  }
}

extension DesignTokenFile {
  /// Returns whether a token has a composite type.
  fileprivate func isComposite(_ index: Int) -> Bool {
    let token = tokens[index]
    let type = (token.type ?? token.inheritedType).flatMap(DesignTokenType.init)
    return type == .typography || type == .border
  }
}

extension DesignToken {
  /// Returns the names of the properties that a token sets, as if its file were all of the design system;
  /// empty if the file does not declare it.
  package static func propertyNames(of name: String, in tree: SyntaxTree) -> [String] {
    let tokens = DesignTokenCollection([DesignTokenFile(tree, path: "")]).tokens
    return tokens.first { $0.name == name }?.properties.map(\.name) ?? []
  }

  /// Returns the record of the name of the token or group called `name` in any version of a design token
  /// file.
  package static func declaration(of name: String, in tree: SyntaxTree) -> RecordIndex? {
    tree.withView { view in
      var object: RecordIndex = 0
      var key: RecordIndex?
      for part in name.split(separator: ".", maxSplits: DesignTokenFile.maximumGroupDepth + 1) {
        guard let member = view.member(named: String(part), of: object) else { return nil }
        key = view.name(of: member)
        guard let value = view.value(of: member) else { break }
        object = value
      }
      return key
    }
  }
}
