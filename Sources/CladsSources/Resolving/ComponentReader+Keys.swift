import SourceText

/// The keys of properties, and the values that the code of a type reads.
extension DeclarationTable {
  /// Returns the keys that a `Decodable` type has.
  func propertyKeys(of type: String) -> [SourceKey] {
    guard let place = parts[type]?.first(where: { !self[$0].isExtension }) else { return [] }
    let facts = self[place]
    let described = describedKeys(of: facts, at: place)
    guard described.isEmpty else { return described }
    let properties = Dictionary(facts.properties.map { ($0.name, $0) }) { first, _ in first }
    let decodings = decodings(of: type)
    let hasOwnDecoding = (parts[type] ?? []).contains { place in
      self[place].functions.contains { $0.name == "init" && $0.parameters.first?.label == "from" }
    }
    guard let codingKeys = parts[type + ".CodingKeys"]?.first else {
      return facts.properties.map { property in
        key(
          SourceName(
            text: property.name, path: path(of: place), range: property.range,
            documentation: property.documentation, certainty: .certain),
          property: property, decoding: decodings[property.name], scope: facts.name,
          hasOwnDecoding: hasOwnDecoding)
      }
    }
    return self[codingKeys].cases.compactMap { enumCase in
      let property = properties[enumCase.name]
      var name = SourceName(
        text: enumCase.name, path: path(of: codingKeys), range: enumCase.range,
        documentation: property?.documentation ?? enumCase.documentation, certainty: .certain)
      if let value = enumCase.rawValue {
        guard let renamed = self.name(of: value, at: codingKeys, documentation: name.documentation) else {
          return nil
        }
        name = renamed
      }
      return key(
        name, property: property, decoding: decodings[enumCase.name], scope: facts.name,
        hasOwnDecoding: hasOwnDecoding)
    }
  }

  /// Returns the keys that a `schema` describes: `Property("unit", \.unit, .literal, "The unit.")`.
  private func describedKeys(of type: TypeFacts, at place: Place) -> [SourceKey] {
    files[place.file].registrations.located(in: type.body).compactMap { call in
      guard call.name == "Property", call.scope == place.type, let first = call.arguments.first,
        first.label == nil, var name = name(of: first.value.expression, at: place)
      else { return nil }
      let texts = call.arguments.dropFirst().filter { $0.label == nil }
      name.documentation =
        texts.lazy.compactMap { self.name(of: $0.value.expression, at: place) }
        .first { $0.certainty == .certain }?.text
      let property = type.properties.first { $0.name == name.text }
      let isRequired = call.arguments.contains {
        guard case .reference(["true"], _) = $0.value.expression.content else { return false }
        return $0.label == "required"
      }
      return SourceKey(
        name: name, type: property?.type.map { valueType(of: $0, in: type.name).type } ?? .any,
        isRequired: isRequired)
    }
  }

  private func key(
    _ name: SourceName, property: PropertyFacts?, decoding: DecodingFacts?, scope: [String],
    hasOwnDecoding: Bool
  ) -> SourceKey {
    let declared = (decoding?.type ?? property?.type).map { valueType(of: $0, in: scope) }
    // A property without a written type has an initial value, unless the code is not complete.
    let isOptional =
      decoding?.isOptional ?? (declared?.isOptional ?? true || property?.hasInitialValue ?? false)
    return SourceKey(
      name: name, type: declared?.type ?? .any, isRequired: !isOptional,
      isDecoded: decoding != nil || !hasOwnDecoding)
  }

  /// The values that `init(from:)` decodes, by the names of their coding keys.
  private func decodings(of type: String) -> [String: DecodingFacts] {
    var decodings: [String: DecodingFacts] = [:]
    for place in parts[type] ?? [] {
      for function in self[place].functions
      where function.name == "init" && function.parameters.first?.label == "from" {
        for decoding in files[place.file].decodings.located(in: function.body) {
          decodings[decoding.key] = decodings[decoding.key] ?? decoding
        }
      }
    }
    return decodings
  }

  /// Returns the entries of `data` that the code of a component reads.
  func dataRead(by type: String) -> [SourceKey] {
    keys(readBy: type) { $0.method?.hasPrefix("resolve") ?? ($0.receiver == "data" || $0.base == "data") }
  }

  /// Returns the keys that a resolver reads from the properties of a component.
  func keysRead(by type: String) -> [SourceKey] {
    let receivers: Set = ["properties", "additionalProperties", "customProperties"]
    return keys(readBy: type) {
      $0.method?.hasPrefix("resolve") != true
        && (receivers.contains($0.receiver) || $0.base.map(receivers.contains) ?? false)
    }
  }

  private func keys(readBy type: String, where isIncluded: (ReadFacts) -> Bool) -> [SourceKey] {
    var keys: [SourceKey] = []
    for place in parts[type] ?? [] {
      for read in files[place.file].reads.located(in: self[place].body) where isIncluded(read) {
        if let key = key(of: read, in: place.file) { keys.merge(key) }
      }
    }
    return keys
  }

  /// Returns the key that code reads, or `nil` if its name is not known.
  func key(of read: ReadFacts, in file: Int) -> SourceKey? {
    let place = Place(file: file, type: read.scope)
    guard let name = name(of: read.key, at: place) else { return nil }
    let cast = read.cast.map { valueType(of: $0, in: self[place].name).type }
    let type = read.method.flatMap { ReadTypes.typeOfResult[$0] } ?? cast ?? .any
    return SourceKey(name: name, type: type, isRequired: read.isGuarded)
  }
}
