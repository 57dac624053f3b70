import SourceText

/// The declarations of all files by their names.
struct DeclarationTable {
  /// Code in a file, inside of a type.
  struct Place: Hashable {
    var file: Int
    /// The index of the type in the file.
    var type: Int
  }

  /// A member that can give a name.
  struct Member {
    enum Content {
      case constant(ConstantFacts)
      /// A case, with whether its enum has raw values of type `String`.
      case enumCase(CaseFacts, isString: Bool)
    }

    var content: Content
    var place: Place
  }

  let files: [SwiftFileFacts]
  /// The names of the types, in the order of their first declaration.
  private(set) var typeNames: [String] = []
  /// The declaration and extensions of each type.
  private(set) var parts: [String: [Place]] = [:]
  /// The full names of types by their last names.
  private var fullNames: [String: [String]] = [:]
  /// The members by their full names, and by their own name after that of their type only.
  private var members: [String: Member] = [:]
  private var shortMembers: [String: Member] = [:]
  private var functions: [String: (place: Place, function: FunctionFacts)] = [:]

  init(files: [SwiftFileFacts]) {
    self.files = files
    for (file, facts) in files.enumerated() {
      for index in facts.types.indices { add(Place(file: file, type: index)) }
    }
  }

  private mutating func add(_ place: Place) {
    let type = self[place]
    let name = type.name.joined(separator: ".")
    if !type.name.isEmpty {
      if parts[name] == nil {
        typeNames.append(name)
        fullNames[type.name.last ?? "", default: []].append(name)
      }
      parts[name, default: []].append(place)
    }
    for constant in type.constants {
      add(Member(content: .constant(constant), place: place), named: constant.name, of: type.name)
    }
    for function in type.functions {
      let key = name + "." + function.name
      if functions[key] == nil { functions[key] = (place, function) }
    }
    let isString = type.inherited.first == "String"
    for enumCase in type.cases {
      add(
        Member(content: .enumCase(enumCase, isString: isString), place: place), named: enumCase.name,
        of: type.name)
    }
  }

  private mutating func add(_ member: Member, named name: String, of type: [String]) {
    let full = (type + [name]).joined(separator: ".")
    if members[full] == nil { members[full] = member }
    guard let last = type.last else { return }
    if shortMembers[last + "." + name] == nil { shortMembers[last + "." + name] = member }
  }

  subscript(place: Place) -> TypeFacts { files[place.file].types[place.type] }

  func path(of place: Place) -> String { files[place.file].path }

  /// Returns the member that a path means in a type: of the type, a type around it, or the file.
  func member(_ path: [String], in scope: [String]) -> Member? {
    for count in stride(from: scope.count, through: 0, by: -1) {
      if let member = members[(scope.prefix(count) + path).joined(separator: ".")] { return member }
    }
    return path.count > 1 ? shortMembers[path.suffix(2).joined(separator: ".")] : nil
  }

  /// Returns the full name of the type that a path means in a type.
  func typeName(_ path: [String], in scope: [String]) -> String? {
    for count in stride(from: scope.count, through: 0, by: -1) {
      let name = (scope.prefix(count) + path).joined(separator: ".")
      if parts[name] != nil { return name }
    }
    return path.last.flatMap { fullNames[$0]?.first }
  }

  /// Returns the function with a name in a type or its extensions.
  func function(named name: String, in type: [String]) -> (place: Place, function: FunctionFacts)? {
    functions[type.joined(separator: ".") + "." + name]
  }

  /// Whether a type conforms to a protocol, also by another protocol or a superclass.
  func conforms(_ type: String, to protocols: Set<String>) -> Bool {
    var pending = [type]
    var visited: Set<String> = [type]
    while let name = pending.popLast() {
      for place in parts[name] ?? [] {
        for inherited in self[place].inherited {
          if protocols.contains(inherited) { return true }
          // No app has hierarchies that are deeper.
          guard visited.count < 64 else { return false }
          pending += (fullNames[inherited] ?? []).filter { visited.insert($0).inserted }
        }
      }
    }
    return false
  }

  /// The documentation of a type, from its declaration or an extension.
  func documentation(of type: String) -> String? {
    let places = parts[type] ?? []
    return places.lazy.filter { !self[$0].isExtension }.compactMap { self[$0].documentation }.first
      ?? places.lazy.compactMap { self[$0].documentation }.first
  }
}
