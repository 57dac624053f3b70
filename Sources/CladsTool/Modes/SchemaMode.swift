import CladsDocument
import CladsProject
import CladsSchema
import Diagnostics

/// `--schema`: prints the JSON Schema of documents, of the project file or of the report `json`.
enum SchemaMode {
  static func run(_ options: Options) throws(RunError) -> Int32 {
    switch options.paths {
    case ["document"]: Output.print(PublishedSchema.document())
    case ["project"]: Output.print(PublishedSchema.project())
    case ["report"]: Output.print(PublishedSchema.report())
    default:
      throw RunError(
        message:
          "`--schema` takes \(listing(Mode.schema.choices, last: "or")), not `\(options.paths.joined(separator: " "))`"
      )
    }
    return 0
  }
}
