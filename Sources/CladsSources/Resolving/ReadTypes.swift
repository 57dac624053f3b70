/// The types of values by the names of the methods that read them.
enum ReadTypes {
  /// The Swift type that a property of a value has, for casts: `.stringValue`.
  static let typeOfValue: [String: String] = [
    "stringValue": "String", "string": "String", "text": "String", "intValue": "Int", "int": "Int",
    "doubleValue": "Double", "double": "Double", "boolValue": "Bool", "bool": "Bool",
    "arrayValue": "[Any]", "array": "[Any]", "objectValue": "[String:Any]", "object": "[String:Any]",
    "dictionaryValue": "[String:Any]",
  ]

  /// The type of the value that a method returns.
  static let typeOfResult: [String: SourceValueType] = [
    "string": .string, "resolveString": .string, "int": .integer, "resolveInt": .integer,
    "double": .number, "resolveDouble": .number, "float": .number, "number": .number,
    "bool": .boolean, "resolveBool": .boolean, "array": .array(.any), "resolveArray": .array(.any),
    "strings": .array(.string), "objects": .array(.object), "object": .object, "members": .object,
    "dictionary": .object,
  ]
}
