import CladsDocument
import CladsProject
import CladsSchema

/// `--schema`: prints the JSON Schema of documents or of the project file.
enum SchemaMode {
  static func run(_ options: Options) throws(RunError) -> Int32 {
    switch options.paths {
    case ["document"]: Output.print(PublishedSchema.document())
    case ["project"]: Output.print(PublishedSchema.project())
    default:
      throw RunError(
        message: "`--schema` takes `document` or `project`, not `\(options.paths.joined(separator: " "))`")
    }
    return 0
  }
}
