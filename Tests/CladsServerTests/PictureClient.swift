/// A client that keeps the picture of a preview, as a page does.
struct PictureClient: Equatable {
  private(set) var order: [String] = []
  private(set) var html: [String: String] = [:]
  private(set) var css: String?
  /// The members about the whole screen, as JSON.
  private(set) var screen: [String?] = []
  private var revision: Int?

  /// Adopts a picture or applies its changes; returns whether it has what they are based on and afterward
  /// exactly the elements in the order.
  mutating func apply(_ picture: ServerMessage?) -> Bool {
    guard let picture else { return revision == nil }
    if let base = picture.int("base") {
      if base != revision { return false }
    } else {
      self = PictureClient()
    }
    revision = picture.int("revision")
    css = picture.string("css") ?? css
    screen = ["width", "height", "background", "scroll"].map { picture.text($0) }
    for node in picture.elements("nodes") {
      if let key = node.string("key") { html[key] = node.string("html") }
    }
    for key in picture.removedKeys { html[key] = nil }
    order = picture.order ?? order
    return Set(order) == Set(html.keys) && order.count == html.count
  }

  /// Whether both show the same.
  static func == (one: PictureClient, other: PictureClient) -> Bool {
    one.order == other.order && one.html == other.html && one.css == other.css && one.screen == other.screen
  }
}

/// A picture.
extension ServerMessage {
  /// The keys of all elements, if the picture has their order.
  var order: [String]? { value("order")?.keys }

  var removedKeys: [String] { value("removed")?.keys ?? [] }

  private var keys: [String] {
    elements().compactMap { ServerMessage("{ \"key\": \($0) }").string("key") }
  }
}
