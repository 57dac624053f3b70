import SourceText

/// The parameters of actions that code reads.
extension DeclarationTable {
  private static let receivers: Set<String> = ["parameters", "params"]

  /// Returns the parameters that a closure reads, whose first parameter contains them.
  func parameters(of closure: ClosureFacts?, in file: Int) -> [SourceKey] {
    guard let closure else { return [] }
    return parameters(in: closure.body, of: file, receivers: Set(closure.parameters.prefix(1)))
  }

  /// Returns the parameters that a function reads which an expression refers to.
  func parameters(ofFunction expression: NameExpression, at place: Place) -> [SourceKey] {
    guard case .reference(let names, _) = expression.content, let name = names.last,
      let (owner, function) = function(named: name, in: self[place].name)
    else { return [] }
    let receivers = function.receivers
    return parameters(
      in: function.body, of: owner.file,
      receivers: receivers.isEmpty ? Set(function.parameters.prefix(1).map(\.name)) : receivers)
  }

  /// Returns the parameters that are read in a range of a file from variables with certain names, also by
  /// functions that these are passed to.
  func parameters(
    in range: TextRange, of file: Int, receivers: Set<String>, followsCalls: Bool = true
  ) -> [SourceKey] {
    var keys: [SourceKey] = []
    var pending = [(range: range, file: file, names: receivers.union(Self.receivers))]
    var visited: Set<CodeOffset> = []
    // Code that passes parameters on more often is not worth the time.
    while let (range, file, names) = pending.popLast(), visited.count < 32 {
      guard !range.isEmpty, visited.insert(CodeOffset(file: file, offset: range.start.utf8)).inserted else {
        continue
      }
      for read in files[file].reads.located(in: range) {
        let isParameter = names.contains(read.receiver) || read.base.map(names.contains) ?? false
        guard isParameter, read.method?.hasPrefix("resolve") != true, let key = key(of: read, in: file) else {
          continue
        }
        keys.merge(key)
      }
      guard followsCalls else { continue }
      for call in files[file].calls.located(in: range) {
        guard let index = call.arguments.firstIndex(where: { $0.map(names.contains) ?? false }),
          let (callee, function) = function(
            named: call.name, in: self[Place(file: file, type: call.scope)].name),
          function.parameters.indices.contains(index)
        else { continue }
        pending.append((function.body, callee.file, [function.parameters[index].name]))
      }
    }
    return keys
  }
}

extension FunctionFacts {
  /// The parameters that contain those of an action.
  var receivers: Set<String> {
    Set(parameters.filter { $0.type.hasSuffix("ActionParameters") }.map(\.name))
  }
}
