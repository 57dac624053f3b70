public import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Golden files: committed files that tests compare with the current output.
public enum Golden {
  /// Expects a golden file to have this text; with `CLADS_UPDATE_GOLDENS=1`, writes it instead. `details`
  /// says what is different.
  public static func expect(
    _ path: String, _ text: String, _ details: String = "", sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let full = Executable.packageFolder + "/" + path
    if getenv("CLADS_UPDATE_GOLDENS") != nil {
      guard let file = fopen(full, "w") else { return }
      let bytes = Array(text.utf8)
      fwrite(bytes, 1, bytes.count, file)
      fclose(file)
      return
    }
    let isCurrent = Files.read(full) == Array(text.utf8)
    #expect(
      isCurrent, "\(path) is out of date: run the tests once with CLADS_UPDATE_GOLDENS=1\(details)",
      sourceLocation: sourceLocation)
  }
}
