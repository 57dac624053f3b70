struct Format {
  init(_ options: Options) {}
  func run() throws(RunError) -> Int32 { throw RunError(message: "…") }
}
struct Initialize {
  init(_ options: Options) {}
  func run() throws(RunError) -> Int32 { throw RunError(message: "…") }
}
