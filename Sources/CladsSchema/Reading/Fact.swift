public import JSONSyntax

/// The number of a scope among those of one reading; 0 is the document.
public typealias ScopeIndex = UInt32

/// What one string of the document is, and in which scope it stands.
public struct Fact: Sendable {
  /// What the text is.
  public let role: Role
  /// The string, or the name of the member.
  public let node: RecordIndex
  /// Where names in it are looked up.
  public let scope: ScopeIndex
}

/// A name that a scope adds.
public struct ScopeVariable: Sendable, Hashable {
  /// What the name stands for.
  public enum Meaning: UInt8, Sendable, Hashable { case element, index, localState }

  /// The name.
  public let name: String
  /// What it stands for.
  public let meaning: Meaning
  /// The string or member name that declares it; nothing when it is implied.
  public let declaration: RecordIndex?

  /// Creates a name.
  public init(_ name: String, _ meaning: Meaning, declaration: RecordIndex?) {
    self.name = name
    self.meaning = meaning
    self.declaration = declaration
  }
}

/// A part of the document in which more names are visible than around it.
public struct ScopeRecord: Sendable {
  /// What opens the scope.
  public enum Kind: UInt8, Sendable { case document, iteration, section, localState }

  /// What opens it.
  public let kind: Kind
  /// The scope around it.
  public let parent: ScopeIndex
  /// The object that opens it.
  public let owner: RecordIndex
  /// The names it adds.
  public var variables: [ScopeVariable] = []
  /// The state path whose elements it ranges over.
  public var items: RecordIndex?
}
