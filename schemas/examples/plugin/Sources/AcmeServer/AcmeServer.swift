import CladsTool

@main enum AcmeServer {
  static func main() async { await CladsTool.run(version: "1.0.0", plugins: [AcmePlugin()]) }
}
