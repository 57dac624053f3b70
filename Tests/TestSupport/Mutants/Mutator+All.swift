extension Mutator {
  /// Every way to make mistakes.
  public static let all: [Mutator] = [
    misspelledKey, otherCaseKey, misspelledWord, otherCaseWord, unrelatedWord, misspelledReference,
    misspelledPath,
    misspelledPlaceholder, quotedValue, wrappedValue, unwrappedList, missingMember, movedOut, movedIn,
  ]

  /// The keys whose values are words of a closed set.
  private static let wordKeys: Set<String> = [
    "type", "style", "horizontal", "vertical", "imagePlacement", "buttonShape", "positioning", "layout",
    "alignment", "gradientStart", "gradientEnd", "shapeType", "presentation", "method", "contentType",
    "colorScheme", "snapBehavior", "fontWeight", "textAlignment",
  ]
  /// The keys that some object requires.
  private static let requiredKeys: Set<String> = [
    "root", "type", "label", "template", "path", "value", "items", "location", "minWidth", "adaptive", "name",
    "destination", "url", "currentPage", "method", "layout", "sections", "steps", "index",
    "shapeType", "id",
  ]
  /// The keys whose values are names that are declared elsewhere in the document.
  private static let referenceKeys: Set<String> = [
    "styleId", "inherits", "dataSourceId", "onTap", "onValueChanged", "onAppear", "onDisappear", "normal",
    "selected", "onSuccess", "onError",
  ]
  /// The keys whose values are paths of the state.
  private static let pathKeys: Set<String> = [
    "bind", "path", "items", "dataSource", "isSelectedBinding", "localBind", "responsePath", "loadingPath",
    "errorPath",
  ]

  static let misspelledKey = Mutator("misspelled key") { document, place, random in
    place.renamed(misspelled(place.name, &random), in: document)
  }

  static let otherCaseKey = Mutator("other case of a key") { document, place, random in
    place.renamed(otherCase(place.name, &random), in: document)
  }

  static let misspelledWord = Mutator("misspelled word") { document, place, random in
    guard wordKeys.contains(place.name), case .string(let word) = place.value else { return nil }
    return place.replaced(misspelled(word, &random).map(JSONTree.string), in: document)
  }

  static let otherCaseWord = Mutator("other case of a word") { document, place, random in
    guard wordKeys.contains(place.name), case .string(let word) = place.value else { return nil }
    return place.replaced(otherCase(word, &random).map(JSONTree.string), in: document)
  }

  static let unrelatedWord = Mutator("unrelated word") { document, place, random in
    guard wordKeys.contains(place.name), case .string = place.value, place.name != "type" else { return nil }
    let words = ["banana", "foo", "42", "please", "xyz"]
    return place.replaced(words.randomElement(using: &random).map(JSONTree.string), in: document, .offered)
  }

  static let misspelledReference = Mutator("misspelled reference") { document, place, random in
    guard referenceKeys.contains(place.name), case .string(let name) = place.value, !name.hasPrefix("@")
    else {
      return nil
    }
    return place.replaced(misspelled(name, &random).map(JSONTree.string), in: document)
  }

  static let misspelledPath = Mutator("misspelled path") { document, place, random in
    guard pathKeys.contains(place.name), case .string(let path) = place.value, !path.contains("$") else {
      return nil
    }
    return place.replaced(misspelled(path, &random).map(JSONTree.string), in: document)
  }

  static let misspelledPlaceholder = Mutator("misspelled placeholder") { document, place, random in
    guard case .string(let text) = place.value else { return nil }
    let letters = Array(text)
    guard let start = letters.indices.first(where: { letters[$0...].starts(with: "${") }) else { return nil }
    let name = letters[(start + 2)...].prefix(while: \.isLetter)
    guard let typo = misspelled(String(name), &random) else { return nil }
    let result = String(letters[..<(start + 2)]) + typo + String(letters[name.endIndex...])
    return place.replaced(.string(result), in: document)
  }

  static let quotedValue = Mutator("quoted number or boolean") { document, place, _ in
    guard case .literal(let literal) = place.value, literal != "null" else { return nil }
    return place.replaced(.string(literal), in: document)
  }

  static let wrappedValue = Mutator("value in a list") { document, place, _ in
    if case .array = place.value { return nil }
    if case .literal("null") = place.value { return nil }
    return place.replaced(.array([place.value]), in: document)
  }

  static let unwrappedList = Mutator("element instead of a list") { document, place, _ in
    guard case .array(let elements) = place.value, elements.count == 1 else { return nil }
    return place.replaced(elements[0], in: document)
  }

  static let missingMember = Mutator("missing member") { document, place, _ in
    guard requiredKeys.contains(place.name) else { return nil }
    var mutated = document
    mutated[place.path].members.remove(at: place.index)
    return Mutant(
      original: document, mutated: mutated, expectation: .inserted(key: place.name, path: place.path),
      note: "removed `\(place.name)` of \(place.names.joined(separator: "/"))")
  }

  static let movedOut = Mutator("member of the outer object") { document, place, random in
    guard case .object(let members) = place.value, !members.isEmpty, !place.isAuthorsMap,
      let inner = members.indices.randomElement(using: &random),
      !document[place.path].members.contains(where: { $0.name == members[inner].name })
    else { return nil }
    var mutated = document
    mutated[place.path + [place.index]].members.remove(at: inner)
    mutated[place.path].members.append(members[inner])
    return Mutant(
      original: document, mutated: mutated, expectation: .restored,
      note: "moved `\(members[inner].name)` out of `\(place.name)`")
  }

  static let movedIn = Mutator("member of an inner object") { document, place, random in
    guard case .object(let members) = place.value, !members.isEmpty, !place.isAuthorsMap else { return nil }
    let outer = document[place.path].members
    let candidates = outer.indices.filter { index in
      index != place.index && outer[index].name != "type" && outer[index].name != "id"
        && !members.contains { $0.name == outer[index].name }
    }
    guard let moved = candidates.randomElement(using: &random) else { return nil }
    var mutated = document
    mutated[place.path + [place.index]].members.append(outer[moved])
    mutated[place.path].members.remove(at: moved)
    return Mutant(
      original: document, mutated: mutated, expectation: .restored,
      note: "moved `\(outer[moved].name)` into `\(place.name)`")
  }

  // MARK: - Words

  /// Returns a word with a typing mistake, or `nil` if it is too short for one.
  private static func misspelled(_ word: String, _ random: inout SeededRandom) -> String? {
    var letters = Array(word)
    guard letters.count >= 4, letters.allSatisfy({ $0.isASCII }) else { return nil }
    let position = Int.random(in: 1..<letters.count - 1, using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: letters.remove(at: position)
    case 1: letters.insert(letters[position], at: position)
    case 2: letters.swapAt(position, position + 1)
    default: letters[position] = letters[position] == "e" ? "r" : "e"
    }
    let result = String(letters)
    return result == word ? nil : result
  }

  /// Returns a word in the case of another language, or `nil` if it has no letters.
  private static func otherCase(_ word: String, _ random: inout SeededRandom) -> String? {
    guard let first = word.first, first.isLetter else { return nil }
    var forms = [first.uppercased() + word.dropFirst(), word.uppercased()]
    if word.contains(where: \.isUppercase) {
      for separator in ["_", "-"] {
        forms.append(word.map { $0.isUppercase ? separator + $0.lowercased() : String($0) }.joined())
      }
      forms.append(word.lowercased())
    }
    return forms.filter { $0 != word }.randomElement(using: &random)
  }
}

extension Mutator.Place {
  /// Whether the author chooses the keys of the value.
  fileprivate var isAuthorsMap: Bool {
    ["state", "headers", "body", "params", "queryParams", "parameters"].contains(name)
      || names.isEmpty && ["styles", "dataSources", "actions"].contains(name)
  }

  fileprivate func renamed(_ newName: String?, in document: JSONTree) -> Mutant? {
    guard let newName, !document[path].members.contains(where: { $0.name == newName }) else { return nil }
    var mutated = document
    mutated[path].members[index].name = newName
    return Mutant(
      original: document, mutated: mutated, expectation: .restored,
      note: "renamed `\(name)` to `\(newName)` in \(names.joined(separator: "/"))")
  }

  fileprivate func replaced(
    _ newValue: JSONTree?, in document: JSONTree, _ expectation: Mutant.Expectation = .restored
  ) -> Mutant? {
    guard let newValue, newValue != value else { return nil }
    var mutated = document
    mutated[path + [index]] = newValue
    return Mutant(
      original: document, mutated: mutated, expectation: expectation,
      note: "`\(name)`: \(value.summary) became \(newValue.summary)")
  }
}

extension JSONTree {
  /// The text on one line, truncated.
  fileprivate var summary: String {
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count > 60 ? line.prefix(60) + "…" : line
  }
}
