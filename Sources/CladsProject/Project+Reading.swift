extension Project {
  /// Reads a project file.
  public static func read(_ bytes: [UInt8], path: String, files: some FileReading) -> Project {
    var project = Project()
    project.path = path
    return project
  }
}
