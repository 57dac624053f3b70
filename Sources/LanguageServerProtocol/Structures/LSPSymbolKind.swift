/// The kind of a symbol, which selects its icon: `SymbolKind` in the specification.
package enum LSPSymbolKind: Int, Sendable, Hashable {
  case file = 1
  case module, namespace, package, `class`, method, property, field, constructor, `enum`, interface
  case function, variable, constant, string, number, boolean, array, object, key, null, enumMember
  case `struct`, event, `operator`, typeParameter
}
