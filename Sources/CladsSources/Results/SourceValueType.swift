/// The type of a value in a document, as far as the source shows it.
package indirect enum SourceValueType: Hashable, Sendable {
  case string
  case integer
  case number
  case boolean
  case array(SourceValueType)
  case object
  /// One of the raw values of an enum.
  case choice([String])
  /// Any value, because the source does not show the type.
  case any
}
