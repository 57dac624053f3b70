import CladsFiles
import CladsProject

/// The parsed command line.
struct Options {
  /// The program that the arguments are for.
  let program: Program
  var mode: Mode
  /// The values of the options, by name; the value of an option that takes none is empty.
  var values: [String: [String]] = [:]
  /// The options with a value, in the order of the command line.
  var order: [(name: String, value: String)] = []
  /// The paths; for `--explain`, `--schema` and `--eval`, their operand.
  var paths: [String] = []

  /// The last value of an option.
  subscript(name: String) -> String? { values[name]?.last }

  /// Whether an option is given.
  func has(_ name: String) -> Bool { values[name] != nil }

  /// What a search of folders leaves out.
  var ignoring: Ignoring { has("--no-ignore") ? .nothing : .all }
}

/// An error in the arguments.
struct UsageError: Error {
  let message: String
}

/// An error that ends the run.
struct RunError: Error {
  let message: String
}

extension Options {
  /// Parses the arguments that follow the program's name.
  init(_ arguments: [String], of program: Program) throws(UsageError) {
    var mode: Mode?
    var values: [String: [String]] = [:]
    var order: [(name: String, value: String)] = []
    var paths: [String] = []
    var index = 0
    var onlyPaths = false
    while index < arguments.count {
      let argument = arguments[index]
      index += 1
      if onlyPaths || argument == "-" || !argument.hasPrefix("-") {
        paths.append(argument)
        continue
      }
      if argument == "--" {
        onlyPaths = true
        continue
      }
      let (name, attached) = Self.split(argument)
      if let found = Mode.allCases.first(where: { $0.flags.contains(name) }) {
        if let mode, mode != found {
          throw UsageError(message: "`\(mode.flags[0])` and `\(name)` cannot be used together")
        }
        mode = found
        if let operand = found.operand {
          let follows = index < arguments.count ? arguments[index] : nil
          if attached == nil, found.takesOptionsFirst, let follows, Self.isOption(follows) { continue }
          guard let value = attached ?? Self.next(arguments, &index) else {
            throw UsageError(message: "`\(name)` needs \(operand)")
          }
          paths.append(value)
        } else if attached != nil {
          throw UsageError(message: "`\(name)` takes no value")
        }
        continue
      }
      guard let option = OptionTable.all.first(where: { $0.name == name }) else {
        throw UsageError(message: OptionTable.unknownOption(name))
      }
      if option.value == nil {
        if attached != nil { throw UsageError(message: "`\(name)` takes no value") }
        values[name, default: []].append("")
      } else if option.hasOptionalValue {
        var value = attached ?? ""
        // Paths of documents may follow, too.
        if attached == nil, index < arguments.count, Self.isDataFile(arguments[index]) {
          value = arguments[index]
          index += 1
        }
        values[name, default: []].append(value)
      } else {
        guard let value = attached ?? Self.next(arguments, &index) else {
          throw UsageError(message: "`\(name)` needs a value: `\(name) \(option.value ?? "")`")
        }
        values[name, default: []].append(value)
        order.append((name, value))
      }
    }
    self.init(program: program, mode: mode ?? .serve, values: values, order: order, paths: paths)
    try check()
  }

  private static func split(_ argument: String) -> (name: String, value: String?) {
    guard let equals = argument.firstIndex(of: "=") else { return (argument, nil) }
    return (String(argument[..<equals]), String(argument[argument.index(after: equals)...]))
  }

  /// Whether a path is that of a JSON file and not of a document or a project.
  private static func isDataFile(_ path: String) -> Bool {
    let name = Paths.name(of: path)
    return name.hasSuffix(".json") && name != FileKind.projectFileName
      && !FileKind.documentExtensions.contains { name.hasSuffix($0) }
  }

  private static func isOption(_ argument: String) -> Bool {
    OptionTable.all.contains { $0.name == split(argument).name }
  }

  private static func next(_ arguments: [String], _ index: inout Int) -> String? {
    guard index < arguments.count else { return nil }
    index += 1
    return arguments[index - 1]
  }

  private func check() throws(UsageError) {
    if mode == .serve, let path = paths.first {
      throw UsageError(message: "to check `\(path)`, type `\(program.name) --check \(path)`")
    }
    for name in values.keys.sorted() {
      let rows = OptionTable.rows(name)
      guard rows.contains(where: { $0.modes.contains(mode) }) else {
        let modes = rows.flatMap(\.modes).map { "`\($0.flags[0])`" }
        throw UsageError(message: "`\(name)` can only be used with \(modes.joined(separator: " or "))")
      }
    }
    if mode == .help || mode == .version { return }
    let selections = ["--files-from", "--changed-since", "--stdin-ndjson"]
    if paths.isEmpty, mode.needsPaths, !selections.contains(where: has) {
      throw UsageError(message: "`\(mode.flags[0])` needs a file or a folder")
    }
    if !mode.takesPaths, let path = paths.first {
      throw UsageError(message: "`\(mode.flags[0])` takes no path: `\(path)`")
    }
  }
}
