public import CladsDocument
public import CladsRendering
public import Foundation

// `localizedDescription` of an error is its description.

extension ComponentResolutionError: LocalizedError {
  public var errorDescription: String? { description }
}

extension DocumentParseError: LocalizedError {
  public var errorDescription: String? { description }
}
