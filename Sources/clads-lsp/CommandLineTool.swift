import CladsTool

@main enum CommandLineTool {
  static func main() async { await CladsTool.run(name: "clads-lsp") }
}
