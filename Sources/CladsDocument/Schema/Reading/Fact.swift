public import JSONSyntax

/// The index of a scope in `Reading.scopes`; 0 is the document.
public typealias ScopeIndex = UInt32

/// The role of one string or member name of the document, and the scope that its names resolve in.
public struct Fact: Sendable {
  /// The role of the text.
  public let role: Role
  /// The record of the string or of the member's name.
  public let node: RecordIndex
  /// The scope in which names in the text are looked up.
  public let scope: ScopeIndex
}

/// A variable that a scope declares.
public struct ScopeVariable: Sendable, Hashable {
  /// What a variable refers to.
  public enum Meaning: UInt8, Sendable, Hashable { case element, index, localState }

  public let name: String
  public let meaning: Meaning
  /// The record of the string or member name that declares the variable; `nil` for an implicit one.
  public let declaration: RecordIndex?

  public init(_ name: String, _ meaning: Meaning, declaration: RecordIndex?) {
    self.name = name
    self.meaning = meaning
    self.declaration = declaration
  }
}

/// A part of the document with its own variables.
public struct ScopeRecord: Sendable {
  /// What opens a scope.
  public enum Kind: UInt8, Sendable { case document, iteration, section, localState }

  public let kind: Kind
  /// The enclosing scope.
  public let parent: ScopeIndex
  /// The record of the object that opens the scope.
  public let owner: RecordIndex
  /// The variables that the scope declares, without those of the enclosing scopes.
  public var variables: [ScopeVariable] = []
  /// The record of the state path whose elements the scope iterates over; `nil` outside a repetition.
  public var items: RecordIndex?
}
