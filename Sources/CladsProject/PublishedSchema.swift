import CladsDocument
import Diagnostics

/// The JSON Schemas that are published; those for editors are exported from the descriptions that documents
/// are read by.
package enum PublishedSchema {
  /// Returns the schema of documents at level `extended`; it allows custom components and actions.
  package static func document() -> String {
    let vocabulary = BuiltInKinds.vocabulary(level: .extended)
    var export = JSONSchemaExport { slot in
      switch slot {
      case .node:
        .init(branches: nodes(vocabulary), otherwise: Document.Component.table.shape.rows)
      case .action: .init(branches: actions(vocabulary), otherwise: [])
      default: .init(branches: [], otherwise: [])
      }
    }
    return export.text(
      of: Document.Definition.schema.shape, title: "CLADS document", id: "clads-document.schema.json")
  }

  /// Returns the schema of `clads.json`.
  package static func project() -> String {
    var export = JSONSchemaExport { _ in .init(branches: [], otherwise: []) }
    return export.text(of: Project.shape, title: "CLADS project", id: "clads-project.schema.json")
  }

  /// Returns the schema of tests of screens.
  package static func test() -> String {
    var export = JSONSchemaExport { _ in .init(branches: [], otherwise: []) }
    return export.text(of: ScreenTest.schema.shape, title: "CLADS test", id: "clads-test.schema.json")
  }

  /// Returns the schema of the report `json` of `--check`.
  package static func report() -> String { JSONReport.schema() }

  private static func nodes(_ vocabulary: Vocabulary) -> [JSONSchemaExport.Branch] {
    vocabulary.entries(in: .node).compactMap { entry in
      guard let node = entry.node else { return nil }
      return JSONSchemaExport.Branch(
        name: node.name, documentation: node.documentation, rows: node.usedRows, isOpen: false,
        takesComments: true)
    }
  }

  private static func actions(_ vocabulary: Vocabulary) -> [JSONSchemaExport.Branch] {
    vocabulary.entries(in: .action).compactMap { entry in
      guard let action = entry.action else { return nil }
      return JSONSchemaExport.Branch(
        name: action.name, documentation: action.documentation, rows: action.shape.rows, isOpen: false,
        takesComments: action.isCompleteString)
    }
  }
}
