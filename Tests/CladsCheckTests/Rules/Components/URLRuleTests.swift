import Diagnostics
import SourceText
import TestSupport
import Testing

/// The findings about URLs of requests and of images.
@Suite struct URLRuleTests {
  private func request(_ url: String) -> String {
    document(
      #""state": { "id": "", "host": "", "port": 1 }"#,
      children: #"""
        { "type": "button", "text": "a", "actions": {
          "onTap": { "type": "request", "method": "GET", "url": \#(url), "onError": "a" } } }
        """#)
  }

  private func image(_ url: String) -> String {
    document(
      #""state": { "id": "", "host": "", "port": 1 }"#,
      children: #"{ "type": "image", "image": { "url": \#(url) } }"#)
  }

  /// What is wrong with a URL wherever it is, and what is probably meant.
  @Test(
    arguments: [
      ("", nil), ("  ", nil), (" https://a.example", "https://a.example"),
      ("https://a.example ", "https://a.example"),
      ("//a.example/x", "https://a.example/x"), ("www.a.example", "https://www.a.example"),
      ("a.example/x", "https://a.example/x"), ("/x", nil), ("x", nil), ("../x", nil), ("localhost:80/x", nil),
      ("https://", nil), ("https:///x", nil), ("https:/a.example/x", "https://a.example/x"),
      ("https:a.example/x", "https://a.example/x"), ("https//a.example", "https://a.example"),
      ("https://?a=1", nil), ("https://:80/", nil), ("htps://a.example", "https://a.example"),
      ("httpss://a.example", "https://a.example"), ("ftp://a.example", nil), ("app://x", nil),
      ("mailto:a@b.c", nil),
      ("javascript:x", nil), ("ht tp://a.example", nil), ("1http://a.example", nil),
      ("https://a b.example", nil),
      ("https://a.example:port/", nil), ("https://<host>/x", nil), ("https://{host}/x", nil),
      ("https://[::1/x", nil),
      ("https://a%zz/", nil), ("://a.example", nil), ("ftp://${host}/x", nil), ("https:///${id}", nil),
    ] as [(String, String?)])
  func `a URL that cannot be loaded is reported for requests and images`(url: String, meant: String?) {
    for (id, document) in [
      ("request-url", request("«\"\(url)\"»")), ("image-url-invalid", image("«\"\(url)\"»")),
    ] {
      let found = expectMarks(DiagnosticID(rawValue: id), document)
      if let meant {
        #expect(found.first?.fixes.first?.edits.map(\.newText) == ["\"\(meant)\""], "\(id) \(url)")
      }
    }
  }

  @Test(arguments: [
    "https://a.example", "http://localhost:8080/x", "https://a.example:80/x?y=1&z#f", "HTTPS://A.example",
    "https://user:key@a.example/", "https://[::1]:80/", "https://münchen.de/ä", "https://${host}/x",
    "${host}",
    "${host}/x", "https://a.example:${port}/", "https://a.example/${id}?x=%20", "https://a.example/a%2Fb",
  ])
  func `a URL that can be loaded is not reported`(url: String) {
    expectMarks("request-url", request("\"\(url)\""))
    expectMarks("image-url-invalid", image("\"\(url)\""))
  }

  @Test func `only images can be in a file or in the URL itself`() {
    for url in ["file:///x.png", "data:image/png;base64,AA"] {
      expectMarks("request-url", request("«\"\(url)\"»"))
      expectMarks("image-url-invalid", image("\"\(url)\""))
    }
  }

  @Test(
    arguments: [
      ("a« »b", .info), ("?q=rock« »roll", .info), ("?q=rock «&» roll", .warning), ("a b«%20»c", .warning),
      ("a%20b?q=c« »d", .info), (#"a«\n»b"#, .warning), (#"a«\t»b"#, .warning),
    ] as [(String, Severity)])
  func `whitespace inside the URL of a request is sent as an escape`(rest: String, severity: Severity) {
    let found = expectMarks("request-url", request("\"https://a.example/\(rest)\""))
    #expect(found.map(\.severity) == [severity])
    #expect(found.first?.fixes.isEmpty == false)
  }

  @Test(arguments: [
    "svg", "SVG", "svgz", "pdf", "Pdf", "json", "lottie", "mp4", "mov", "webm",
  ])
  func `a file that the app cannot draw is reported`(ending: String) {
    expectMarks("image-url-format", image("\"https://a.example/x«.\(ending)»\""))
    expectMarks("image-url-format", image("\"https://a.example/x«.\(ending)»?v=1#a.b\""))
    expectMarks("image-url-format", image("\"https://a.example/${id}«.\(ending)»\""))
    expectMarks("image-url-format", image("\"https://a.example/x.\(ending)?format=png\""))
    expectMarks("image-url-format", image("\"https://a.example/x.\(ending)/x.png\""))
  }

  @Test(arguments: ["png", "jpg", "jpeg", "webp", "heic", "gif", "bmp", "avif", "php", "svgx"])
  func `other files may be images`(ending: String) {
    expectMarks("image-url-format", image("\"https://a.example/x.\(ending)\""))
    expectMarks("image-url-format", image("\"https://example.\(ending)\""))
    expectMarks("image-url-format", image("\"https://a.example/x?y=.svg\""))
  }
}
