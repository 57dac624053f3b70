/// A name in a document that names nothing.
///
/// Resolving throws none of these: an unknown style is empty, the next source of content counts instead of an
/// unknown data source, and an unknown action is reported when it runs. Resolvers of an app may throw them.
public enum ResolutionError: Error, Sendable, Hashable, CustomStringConvertible {
  case unknownStyle(String)
  case unknownDataSource(String)
  case unknownAction(String)
  case invalidAction(String)

  public var description: String {
    switch self {
    case .unknownStyle(let id): "there is no style `\(id)`"
    case .unknownDataSource(let id): "there is no data source `\(id)`"
    case .unknownAction(let id): "there is no action `\(id)`"
    case .invalidAction(let id): "the action `\(id)` is invalid"
    }
  }
}
