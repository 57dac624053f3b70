import CladsDocument
import TestSupport

/// The names that may occur in documents: keys, kinds, actions, values, modifiers.
enum SchemaNames {
  static let all: Set<String> = {
    let text = String(
      decoding: Files.read(Executable.packageFolder + "/schemas/clads-document.schema.json"), as: UTF8.self)
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
    let keys = parts.indices.filter { !$0.isMultiple(of: 2) }.map { parts[$0] }
    return Set(keys + CoreModifier.decodings.map(\.description.name) + extendedKeys + Self.ownNames)
  }()

  private static var extendedKeys: [String] {
    (Document.Component.table.shape.rows + Document.Style.table.shape.rows + Document.Shadow.table.shape.rows
      + Document.Layout.table.shape.rows).map(\.name) + BuiltInActions.all(level: .extended).map(\.name)
  }

  /// Names in examples, which an author chooses.
  private static let ownNames = ["forEach"]
}
