import CladsCompare
import CladsDocument
import CladsProject
import CladsTesting
import Diagnostics

/// `--schema`: prints the JSON Schema of documents, of the project file, of tests, or of what `--check`,
/// `--compare` or `--test` prints as JSON.
enum SchemaMode {
  static func run(_ options: Options) throws(RunError) -> Int32 {
    switch options.paths {
    case ["document"]: Output.print(PublishedSchema.document())
    case ["project"]: Output.print(PublishedSchema.project())
    case ["test"]: Output.print(PublishedSchema.test())
    case ["report"]: Output.print(PublishedSchema.report())
    case ["comparison"]: Output.print(JSONComparison.schema())
    case ["test-report"]: Output.print(TestJSONReport.schema())
    default:
      throw RunError(
        message:
          "`--schema` takes \(listing(Mode.schema.choices, last: "or")), not `\(options.paths.joined(separator: " "))`"
      )
    }
    return 0
  }
}
