import CladsDocument
import Diagnostics
public import JSONSyntax
import SourceText

/// The tokens of the files that a design system names.
struct DesignTokenCollection {
  /// The tokens, in the order of the files and of their texts.
  private(set) var tokens: [DesignToken] = []
  /// What is wrong in each file, in the order of the files.
  let mistakes: [[DesignTokenMistake]]
  /// Whether every file was read to the end without a mistake.
  let isComplete: Bool

  /// Reads the tokens of files, and of their groups whose tokens are named like properties of a style.
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

  /// The style of a group: what its tokens are named after, and what those with several parts bring.
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
    DesignToken(
      name: name, documentation: description, style: style.style, properties: style.properties,
      file: file.path, range: file.tree.withView { $0.range(key) })
  }
}

extension DesignTokenFile {
  /// Whether a token says of itself that it has several parts.
  fileprivate func isComposite(_ index: Int) -> Bool {
    let token = tokens[index]
    let type = (token.type ?? token.inheritedType).flatMap(DesignTokenType.init)
    return type == .typography || type == .border
  }
}

extension DesignToken {
  /// The name of the token or group called `name` in a design token file, whatever version of it.
  public static func declaration(of name: String, in tree: SyntaxTree) -> RecordIndex? {
    tree.withView { view in
      var object: RecordIndex = 0
      var key: RecordIndex?
      for part in name.split(separator: ".", maxSplits: DesignTokenFile.deepestGroup + 1) {
        guard let member = view.member(named: String(part), of: object) else { return nil }
        key = view.name(of: member)
        guard let value = view.value(of: member) else { break }
        object = value
      }
      return key
    }
  }
}
