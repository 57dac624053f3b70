import Diagnostics
import JSONSyntax
import SourceText

extension Schema where Value == Double {
  /// A timeout in seconds.
  static let seconds = Schema(shape: Schema<Int>.integer.shape) { node, reading in
    guard reading.view.kind(node) == .number else { return nil }
    if let seconds = reading.view.integer(node) {
      if !(1...600).contains(seconds) { reading.reportTimeout(node, seconds) }
      return Double(seconds)
    }
    guard let number = reading.view.number(node) else { return nil }
    reading.reportTimeout(node, fraction: JSONNumber(value: max(1, number.rounded())))
    return number.isFinite ? number : nil
  }
}

extension Reading {
  fileprivate mutating func reportTimeout(_ node: RecordIndex, _ seconds: Int) {
    report(
      Finding(
        .requestTimeout, at: view.range(node),
        seconds < 1
          ? "a timeout of \(seconds) seconds is too short" : "a timeout of \(seconds) seconds is too long",
        help: "write 1 to 600 seconds"))
  }

  fileprivate mutating func reportTimeout(_ node: RecordIndex, fraction: JSONNumber) {
    report(
      Finding(
        .requestTimeout, at: view.range(node),
        "`timeout` must be a whole number of seconds, not \(sourceText(view.range(node)))",
        effect: .fallsBack(to: "30 seconds"), help: "write 1 to 600 seconds",
        fixes: [
          QuickFix("Round to `\(fraction.text)`", replacing: view.range(node), with: fraction.text)
        ]))
  }

  /// Reports a `Content-Type` header, which the body overwrites.
  mutating func checkContentType(of action: Document.RequestAction) {
    guard let body = action.body, !body.isEmpty else { return }
    for header in action.headers ?? [] where header.name?.lowercased() == "content-type" {
      let node = header.origin.node
      guard let name = Document.RequestHeader.table.value(of: \.name, in: node, view) else { continue }
      report(
        Finding(
          .requestContentType, at: view.range(name), "`body` overwrites this header",
          effect: .isIgnored, help: "delete it; `contentType` sets the encoding of the body",
          fixes: removal(of: node).map { [QuickFix("Delete this header", edits: [$0])] } ?? []))
    }
  }
}
