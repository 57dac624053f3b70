/// A log of the calls to the app's services in the samples of the guide.
@MainActor enum Journal {
  static var lines: [String] = []
}

@MainActor enum OrderService {
  static func submit(_ orderId: String?) async { Journal.lines.append("submitted \(orderId ?? "nothing")") }
}

@MainActor enum Analytics {
  static func track(_ event: String, properties: [String: String] = [:]) {
    let details = properties.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    Journal.lines.append((["tracked \(event)"] + details).joined(separator: " "))
  }
}

@MainActor enum MyAlertService {
  static func show(title: String, message: String?, buttons: [String]) {
    Journal.lines.append("alert \(title): \(message ?? "") \(buttons)")
  }
}
