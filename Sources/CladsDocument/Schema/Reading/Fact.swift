package import JSONSyntax

/// The index of a scope in `Reading.scopes`; 0 is the document.
package typealias ScopeIndex = UInt32

/// The role of one string or member name of the document, and the scope that its names resolve in.
package struct Fact: Sendable {
  /// The role of the text.
  package let role: Role
  /// The record of the string or of the member's name.
  package let node: RecordIndex
  /// The scope in which names in the text are looked up.
  package let scope: ScopeIndex
}

/// A variable that a scope declares.
package struct ScopeVariable: Sendable, Hashable {
  /// What a variable refers to.
  package enum Meaning: UInt8, Sendable, Hashable { case element, index, localState }

  package let name: String
  package let meaning: Meaning
  /// The record of the string or member name that declares the variable; `nil` for an implicit one.
  package let declaration: RecordIndex?

  package init(_ name: String, _ meaning: Meaning, declaration: RecordIndex?) {
    self.name = name
    self.meaning = meaning
    self.declaration = declaration
  }
}

/// A part of the document with its own variables.
package struct ScopeRecord: Sendable {
  /// What opens a scope.
  package enum Kind: UInt8, Sendable { case document, iteration, section, localState }

  package let kind: Kind
  /// The enclosing scope.
  package let parent: ScopeIndex
  /// The record of the object that opens the scope.
  package let owner: RecordIndex
  /// The variables that the scope declares, without those of the enclosing scopes.
  package var variables: [ScopeVariable] = []
  /// The record of the state path whose elements the scope iterates over; `nil` outside a repetition.
  package var items: RecordIndex?
}
