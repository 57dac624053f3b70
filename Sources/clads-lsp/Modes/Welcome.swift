/// What a person sees who starts the program in a terminal without arguments.
enum Welcome {
  static func run() -> Int32 {
    Output.print(
      """
      \(CommandLineTool.title)

        clads-lsp --check .              check the documents in this folder and below
        clads-lsp --preview FILE         draw a screen as text; with --watch, live
        clads-lsp --init                 describe your app's components and actions in clads.json
        clads-lsp --explain RULE         explain a finding
        clads-lsp --help                 list everything else

      For editors it is a language server, which they start themselves, as clads-lsp --stdio.

      """)
    return 0
  }
}
