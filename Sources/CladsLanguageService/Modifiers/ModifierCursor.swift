import CladsDocument
import LanguageServerProtocol

/// The names that a modifier of a node can refer to.
struct ModifierNames {
  /// The keys of the node and the entries of its `data`.
  var attributes: [String] = []
  /// The `template` names of the children.
  var templates: [String] = []
  /// The named actions of the document.
  var actions: [String] = []
}

/// A suggestion in the text of a modifier.
struct ModifierSuggestion: Equatable {
  var label: String
  var kind: CompletionItem.Kind
  var detail: String?
  var documentation = ""
  /// The text to insert.
  var text: String
}

/// An offset in the text of a modifier, and what can be typed there.
///
/// The text is parsed with a name at the offset, so that the parser's recovery says what the name would be.
struct ModifierCursor {
  /// The range of the name that is being typed, in UTF-8 bytes of the text.
  let range: Range<Int>
  /// Whether arguments follow the name.
  private let isCalled: Bool
  private let syntax: ModifierSyntax
  private let parents: [Int: Int]
  private let marker: Int?

  private static let name = "__cursor__"

  /// Finds the part at an offset in UTF-8 bytes.
  init(_ text: String, at offset: Int) {
    let bytes = Array(text.utf8)
    let offset = min(max(offset, 0), bytes.count)
    var range = offset..<offset
    for token in ModifierSyntax.parse(text).tokens {
      if token.kind == .name, token.range.contains(offset) || token.range.upperBound == offset {
        range = token.range
      } else if token.kind == .string, token.range.lowerBound < offset, offset <= token.range.upperBound {
        let start = token.range.lowerBound + 1
        let isClosed = token.range.count > 1 && bytes[token.range.upperBound - 1] == bytes[start - 1]
        let end = isClosed ? token.range.upperBound - 1 : token.range.upperBound
        // After the closing quote, the string is complete.
        if offset <= end { range = start..<end }
      }
    }
    self.range = range
    isCalled = range.upperBound < bytes.count && bytes[range.upperBound] == UInt8(ascii: "(")
    syntax = ModifierSyntax.parse(
      String(decoding: bytes[..<range.lowerBound], as: UTF8.self) + Self.name
        + String(decoding: bytes[range.upperBound...], as: UTF8.self))
    var parents: [Int: Int] = [:]
    var marker: Int?
    for (index, node) in syntax.nodes.enumerated() {
      for child in node.children { parents[child] = index }
      switch node.kind {
      case .reference(Self.name, _), .symbol(Self.name), .string(Self.name): marker = marker ?? index
      case .argument(label: Self.name): marker = marker ?? index
      default: break
      }
    }
    self.parents = parents
    self.marker = marker
  }

  /// Returns what can be typed at the offset, the most likely first.
  func suggestions(_ vocabulary: Vocabulary, _ names: ModifierNames) -> [ModifierSuggestion] {
    guard let marker else { return [] }
    let annotations = ModifierMatcher(syntax).annotations { vocabulary.modifier(named: $0) }
    switch syntax.nodes[marker].kind {
    case .symbol:
      return names.templates.map {
        ModifierSuggestion(label: $0, kind: .reference, detail: "child", text: $0)
      }
    case .string: return strings(marker, annotations, names)
    case .argument: return labels(of: marker, annotations, isWritten: true)
    case .reference: return references(marker, annotations, vocabulary, names)
    default: return []
    }
  }

  private func references(
    _ marker: Int, _ annotations: [Int: ModifierAnnotation], _ vocabulary: Vocabulary, _ names: ModifierNames
  ) -> [ModifierSuggestion] {
    guard let chain = parents[marker], case .chain(let hasBase) = syntax.nodes[chain].kind else { return [] }
    let isFirst = syntax.nodes[chain].children.first == marker && hasBase
    guard let owner = parents[chain] else { return isFirst ? modifiers(vocabulary, names) : [] }
    if !isFirst { return members(of: chain, before: marker, expected(chain, annotations)) }
    var suggestions: [ModifierSuggestion] = []
    if case .argument(label: nil) = syntax.nodes[owner].kind {
      suggestions = labels(of: owner, annotations, isWritten: false)
    }
    return values(of: expected(chain, annotations), names) + suggestions
  }

  /// Returns the types that a value can have: those of its parameter, and without a label those of all
  /// parameters that can follow.
  private func expected(_ value: Int, _ annotations: [Int: ModifierAnnotation]) -> [ModifierArgumentType] {
    // A name that is only being typed can be for each parameter.
    let isMarker = marker.map { syntax.nodes[value].children == [$0] } ?? false
    if !isMarker, case .value(let type)? = annotations[value] { return [type] }
    guard let argument = parents[value], case .argument(let label) = syntax.nodes[argument].kind else {
      if case .value(let type)? = annotations[value] { return [type] }
      return []
    }
    return parameters(at: argument, annotations).filter { $0.label == label }.map(\.type)
  }

  /// Returns the parameters that an argument can be for.
  private func parameters(
    at argument: Int, _ annotations: [Int: ModifierAnnotation]
  ) -> [ModifierParameter] {
    guard let call = parents[argument],
      let index = syntax.nodes[call].children.firstIndex(of: argument)
    else { return [] }
    let labels = syntax.nodes[call].children[..<index].map { child -> String? in
      guard case .argument(let label) = syntax.nodes[child].kind else { return nil }
      return label
    }
    let signatures: [ModifierSignature] =
      switch annotations[call] {
      case .modifier(let modifier)?: modifier.signatures
      case .member(let member, _)?: member.signatures
      case .initializer(let type)?: type.initializers
      default: []
      }
    return signatures.flatMap { $0.parameters(after: labels) }
  }

  private func labels(
    of argument: Int, _ annotations: [Int: ModifierAnnotation], isWritten: Bool
  ) -> [ModifierSuggestion] {
    var seen: Set<String> = []
    return parameters(at: argument, annotations).compactMap { parameter in
      guard let label = parameter.label, seen.insert(label).inserted else { return nil }
      return ModifierSuggestion(
        label: label + ":", kind: .property, detail: parameter.type.phrase,
        documentation: parameter.documentation, text: isWritten ? label : label + ": ")
    }
  }

  private func strings(
    _ marker: Int, _ annotations: [Int: ModifierAnnotation], _ names: ModifierNames
  ) -> [ModifierSuggestion] {
    guard let argument = parents[marker], let call = parents[argument] else { return [] }
    if case .reference(ModifierMatcher.attributeFunction, isCalled: true) = syntax.nodes[call].kind {
      return names.attributes.map {
        ModifierSuggestion(label: $0, kind: .property, detail: "key of this node", text: $0)
      }
    }
    guard case .value(.action)? = annotations[marker] else { return [] }
    return names.actions.map { ModifierSuggestion(label: $0, kind: .event, detail: "action", text: $0) }
  }

  private func modifiers(_ vocabulary: Vocabulary, _ names: ModifierNames) -> [ModifierSuggestion] {
    vocabulary.entries(in: .modifier).compactMap { entry in
      guard let modifier = entry.modifier else { return nil }
      return ModifierSuggestion(
        label: modifier.name, kind: .function, detail: modifier.detail, documentation: entry.documentation,
        text: isCalled ? modifier.name : modifier.example.naming(names).text)
    }
  }

  private func members(
    of chain: Int, before marker: Int, _ types: [ModifierArgumentType]
  ) -> [ModifierSuggestion] {
    let previous = syntax.nodes[chain].children.prefix { $0 != marker }
    var seen: Set<String> = []
    return types.flatMap(\.descriptions).flatMap { type -> [ModifierSuggestion] in
      var isStatic = true
      for reference in previous {
        guard case .reference(let name, let isCalled) = syntax.nodes[reference].kind else { return [] }
        if isStatic, name == type.name {
          if isCalled { isStatic = false }
          continue
        }
        guard (isStatic ? type.staticMembers : type.members).contains(where: { $0.name == name }) else {
          return []
        }
        isStatic = false
      }
      return (isStatic ? type.staticMembers : type.members).map { member in
        ModifierSuggestion(
          label: member.name, kind: member.signatures.isEmpty ? .enumMember : .function,
          detail: type.name, documentation: member.documentation,
          text: isCalled ? member.name : member.example.text)
      }
    }.filter { seen.insert($0.label).inserted }
  }

  private func values(of types: [ModifierArgumentType], _ names: ModifierNames) -> [ModifierSuggestion] {
    var seen: Set<String> = []
    return types.flatMap { values(of: $0, names) }.filter { seen.insert($0.text).inserted }
  }

  private func values(of type: ModifierArgumentType, _ names: ModifierNames) -> [ModifierSuggestion] {
    func value(
      _ text: String, _ kind: CompletionItem.Kind, _ detail: String, _ documentation: String = ""
    ) -> ModifierSuggestion {
      ModifierSuggestion(label: text, kind: kind, detail: detail, documentation: documentation, text: text)
    }
    switch type {
    case .dynamic(let inner):
      return values(of: inner, names)
        + names.attributes.map { value("attr(\"\($0)\")", .variable, "key of this node") }
    case .either(let types): return types.flatMap { values(of: $0, names) }
    case .boolean: return [value("true", .value, "boolean"), value("false", .value, "boolean")]
    case .view: return names.templates.map { value(":" + $0, .reference, "child") }
    case .action: return names.actions.map { value("\"\($0)\"", .event, "action") }
    case .type(let type):
      return type.staticMembers.map { value("." + $0.example.text, .enumMember, type.name, $0.documentation) }
        + type.initializers.prefix(1).map {
          value($0.example(of: type.name).text, .function, type.name, type.sentence)
        }
    case .string, .integer, .number, .list: return []
    }
  }
}

extension ModifierArgumentType {
  /// The descriptions of the types that have members.
  var descriptions: [ModifierTypeDescription] {
    switch self {
    case .dynamic(let type), .list(let type): type.descriptions
    case .either(let types): types.flatMap(\.descriptions)
    case .type(let type): [type]
    default: []
    }
  }
}

extension ModifierSignature {
  /// Returns the parameters that an argument after some others can be for: the next one, and those after
  /// parameters that can be left out.
  fileprivate func parameters(after labels: [String?]) -> ArraySlice<ModifierParameter> {
    var next = 0
    for label in labels {
      guard let index = parameters[next...].firstIndex(where: { $0.label == label }) else { return [] }
      next = index + 1
    }
    let last = parameters[next...].firstIndex { !$0.isOptional } ?? parameters.count - 1
    return next <= last ? parameters[next...last] : []
  }
}

extension ModifierExpression {
  /// Returns an example with names of the document in place of made-up ones.
  func naming(_ names: ModifierNames) -> ModifierExpression {
    switch self {
    case ModifierArgumentType.view.example: names.templates.first.map { .symbol($0) } ?? self
    case ModifierArgumentType.action.example: names.actions.first.map { .string($0) } ?? self
    case .reference(let base?, let members) where base.arguments != nil:
      .reference(
        base: Reference(
          base.name, base.arguments.map { $0.map { Argument($0.label, $0.value.naming(names)) } }),
        members: members)
    default: self
    }
  }
}
