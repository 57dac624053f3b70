import SourceText

extension DeclarationTable {
  /// Returns the name that an expression gives, or `nil` if the source does not show it.
  ///
  /// The base is the type of the expression, to which implicit members belong. A member of it that is not
  /// declared in the files, such as one of the framework's, probably has the name as its value.
  func name(
    of expression: NameExpression, at place: Place, base: [String]? = nil, documentation: String? = nil
  ) -> SourceName? {
    var (expression, place, base) = (expression, place, base)
    var found = documentation
    // More steps mean a cycle.
    for _ in 0..<16 {
      switch expression.content {
      case .literal(let text):
        return SourceName(
          text: text, path: path(of: place), range: expression.range, documentation: found,
          certainty: .certain)
      case .reference(let names, let isImplicit):
        guard let path = memberPath(names, isImplicit: isImplicit, base: base, scope: self[place].name) else {
          return nil
        }
        guard let member = member(path, in: self[place].name) else {
          let isOfBase = isImplicit || (base.map { names.dropLast().last == $0.last } ?? false)
          guard isOfBase, let last = path.last else { return nil }
          return SourceName(
            text: last, path: self.path(of: place), range: expression.range, documentation: found,
            certainty: .guessed)
        }
        switch member.content {
        case .constant(let constant):
          found = found ?? constant.documentation
          base = constant.type.map { $0.split(separator: ".").map(String.init) } ?? base
          expression = constant.value.expression
        case .enumCase(let enumCase, let isString):
          found = found ?? enumCase.documentation
          guard let value = enumCase.rawValue else {
            guard isString else { return nil }
            return SourceName(
              text: enumCase.name, path: self.path(of: member.place), range: enumCase.range,
              documentation: found, certainty: .certain)
          }
          expression = value
        }
        place = member.place
      case .prefix, .other: return nil
      }
    }
    return nil
  }

  private func memberPath(
    _ names: [String], isImplicit: Bool, base: [String]?, scope: [String]
  ) -> [String]? {
    var names = names
    if names.count > 1, names.last == "rawValue" { names.removeLast() }
    if isImplicit { return base.map { $0 + names } }
    if names.first == "Self" || names.first == "self" { return scope + names.dropFirst() }
    return names
  }

  /// Returns the name that a static member of a type gives.
  func name(ofMember member: String, of type: String, base: [String]? = nil) -> SourceName? {
    let path = type.split(separator: ".").map(String.init)
    guard let member = self.member(path + [member], in: []), case .constant(let constant) = member.content,
      self[member.place].name == path
    else { return nil }
    let base = constant.type.map { $0.split(separator: ".").map(String.init) } ?? base
    return name(
      of: constant.value.expression, at: member.place, base: base,
      documentation: documentation(of: type) ?? constant.documentation)
  }

  /// Returns the dictionary that a value is or refers to, with its place.
  func entries(of value: ValueFacts, at place: Place) -> (entries: [EntryFacts], place: Place) {
    guard value.entries.isEmpty, case .reference(let names, false) = value.expression.content else {
      return (value.entries, place)
    }
    let path = memberPath(names, isImplicit: false, base: nil, scope: self[place].name) ?? names
    guard let member = member(path, in: self[place].name), case .constant(let constant) = member.content
    else {
      return ([], place)
    }
    return (constant.value.entries, member.place)
  }
}
