/// What a person sees who starts the program in a terminal without arguments.
enum Welcome {
  static func run(_ options: Options) -> Int32 {
    let name = options.program.name
    Output.print(
      """
      \(options.program.title)

        \(name) --check .              check the documents in this folder and below
        \(name) --preview FILE         draw a screen as text; with --watch, live
        \(name) --init                 describe your app's components and actions in clads.json
        \(name) --explain RULE         explain a finding
        \(name) --help                 list everything else

      For editors it is a language server, which they start themselves, as \(name) --stdio.

      """)
    return 0
  }
}
