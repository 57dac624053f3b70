import CladsAnalysis
import CladsDocument
import CladsExpressions
import Diagnostics
import JSONSyntax
import LanguageServerProtocol
import SourceText

/// A part that can follow a path.
struct PathPart {
  let name: String
  let kind: CompletionItem.Kind
  let detail: String?
  var documentation: String?
  /// The text after the name.
  var suffix: Snippet = ""
  /// Whether further parts can follow it.
  var isContainer = false
  /// How well the type of a declared value fits, from 0 to 1; `nil` for anything else.
  var fit: Double?
}

/// Collects the parts that can follow a path.
struct PathPartList {
  let outline: StateOutline
  let expects: StateType
  /// Whether values of other types are left out.
  let isStrict: Bool
  private var fitting: [PathPart] = []
  private var containers: [PathPart] = []
  private var others: [PathPart] = []
  private var names: Set<String> = []

  init(outline: StateOutline, expects: StateType, isStrict: Bool = false) {
    self.outline = outline
    self.expects = expects
    self.isStrict = isStrict
  }

  /// The parts: those of the expected type, then containers, then the others.
  var parts: [PathPart] { fitting + containers + others }

  private var view: SyntaxView { outline.view }

  /// Adds variables, local state and global state.
  mutating func addRoots() {
    for variable in outline.scope.variables.prefix(Completions.limit) {
      let value = outline.value(at: [.key(variable.name)])
      let detail = variable.meaning == .index ? "index in the list" : "element of the list"
      add(variable.name, .variable, value, detail: detail)
    }
    if let global = outline.global {
      for member in outline.members(of: global) { add(member.name, .variable, member.value) }
    }
    if !outline.scope.localStates.isEmpty, names.insert(StateOutline.localRoot).inserted {
      containers.append(
        PathPart(name: StateOutline.localRoot, kind: .keyword, detail: "local state", isContainer: true))
    }
  }

  /// Adds the keys of local state.
  mutating func addLocalState() {
    for state in outline.scope.localStates {
      for member in outline.members(of: state) { add(member.name, .variable, member.value) }
    }
  }

  /// Adds the members of an object.
  mutating func addMembers(of base: [Keypath.Component]) {
    if base == [.key(StateOutline.localRoot)] { return addLocalState() }
    let value = outline.value(at: base)
    if let value, view.kind(value) == .object {
      for member in outline.members(of: value) { add(member.name, .field, member.value) }
    }
  }

  /// Adds the indices of the elements of a list.
  mutating func addElements(of base: [Keypath.Component]) {
    guard let list = outline.value(at: base) else { return }
    for (index, element) in outline.elements(of: list).enumerated() {
      let isContainer = [.object, .array].contains(view.kind(element))
      others.append(
        PathPart(name: String(index), kind: .value, detail: summary(element), isContainer: isContainer))
    }
  }

  /// Adds the members that a sample has at a path and the document does not declare.
  mutating func addMembers(of value: Document.StateValue?, in sample: String) {
    guard case .objectValue(let members)? = value else { return }
    for key in members.keys.sorted() where Keypath.isPlain(key) && names.insert(key).inserted {
      let isContainer = members[key].map { $0.kind == .object || $0.kind == .array } ?? false
      others.append(
        PathPart(
          name: key, kind: .field, detail: "\(members[key]?.brief ?? "") in sample `\(sample)`",
          isContainer: isContainer))
    }
  }

  /// Adds the functions of lists, if the value at a path is a list or may be one, and those that the app
  /// registers, which may apply to any value.
  mutating func addFunctions(of base: [Keypath.Component], registered: [MemberFunction]) {
    defer {
      for function in registered where names.insert(function.name).inserted {
        var part = PathPart(name: function.name, kind: .property, detail: "function of the app")
        part.documentation = "\(Markdown.prose(function.documentation))\n\n\(Markdown.code(function.example))"
        others.append(part)
      }
    }
    let kind = outline.value(at: base).map { view.kind($0) }
    guard kind == .array || kind == .null || (kind == nil && names.isEmpty) else { return }
    for function in ExpressionFunction.all
    where function.replacement == nil && names.insert(function.name).inserted {
      var part = PathPart(
        name: function.name, kind: function.argument == nil ? .property : .function,
        detail: function.signature)
      part.documentation =
        "\(function.documentation)\n\n`\(function.example)` is `\(function.exampleResult)`."
      if function.argument != nil { part.suffix = Snippet(.text("("), .stop(""), .text(")")) }
      others.append(part)
    }
  }

  /// Adds a part of a path that is not declared.
  mutating func add(_ component: Keypath.Component, detail: String) {
    guard case .key(let name) = component, names.insert(name).inserted else { return }
    others.append(PathPart(name: name, kind: .field, detail: detail, isContainer: true))
  }

  private mutating func add(
    _ name: String, _ kind: CompletionItem.Kind, _ value: RecordIndex?, detail: String? = nil
  ) {
    guard names.insert(name).inserted else { return }
    let isContainer = value.map { [.object, .array, .null].contains(view.kind($0)) } ?? false
    var part = PathPart(
      name: name, kind: kind, detail: detail ?? value.flatMap(summary), isContainer: isContainer)
    if value == nil, expects != .any {
      // A variable of a list that is still empty may have any type.
      part.fit = 0.9
      containers.append(part)
    } else if value.map({ outline.fits($0, expects) }) ?? true {
      part.fit = 1
      fitting.append(part)
    } else if isContainer {
      part.fit = 0.9
      containers.append(part)
    } else if !isStrict {
      part.fit = 0
      others.append(part)
    }
  }

  /// Returns a short description of a value.
  private func summary(_ value: RecordIndex) -> String? {
    switch view.kind(value) {
    case .object: "object"
    case .array:
      "list of \(outline.elements(of: value).count)\(view.element(at: 20, of: value) == nil ? "" : " or more")"
    case .member, .invalid: nil
    default:
      view.range(value).utf8Count <= 40 ? view.text(of: value) : String(view.text(of: value).prefix(38)) + "…"
    }
  }
}
