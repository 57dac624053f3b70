import CladsServer

@main enum AcmeServer {
  static func main() async { await Server.run(plugins: [AcmePlugin()]) }
}
