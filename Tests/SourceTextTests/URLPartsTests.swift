import SourceText
import Testing

/// Texts of URLs, compared with what `URLComponents` of Foundation makes of them.
@Suite struct URLPartsTests {
  private static let fields = [(name: "n m", value: "a&b=c+d")]

  @Test(
    arguments: [
      ("https://x.y", "https://x.y"), ("", ""), (" ", "%20"), ("/items", "/items"), ("items", "items"),
      ("https://x.y/a b", "https://x.y/a%20b"), ("https://x.y/{id}", "https://x.y/%7Bid%7D"),
      ("https://x.y/s?q=rock & roll", "https://x.y/s?q=rock%20&%20roll"),
      ("https://x.y/s?q=a+b%2Bc%26&&x&y=", "https://x.y/s?q=a+b%2Bc%26&&x&y="),
      ("https://x.y/é?ü=ö#ä b", "https://x.y/%C3%A9?%C3%BC=%C3%B6#%C3%A4%20b"),
      ("https://x.y/100%", "https://x.y/100%25"), ("https://x.y/a%2", "https://x.y/a%252"),
      ("https://x.y/?q=100%&a=%41", "https://x.y/?q=100%25&a=%2541"),
      ("https://x.y/a b?q=%2B", "https://x.y/a%20b?q=%2B"), ("https://x.y/#a#b", "https://x.y/#a%23b"),
      ("https://x.y/[a]", "https://x.y/%5Ba%5D"), ("https://x.y/\u{7F}", "https://x.y/%7F"),
      ("https://x.y/?a?b/c:d@e", "https://x.y/?a?b/c:d@e"), ("https://x.y/\u{301}", "https://x.y/%CC%81"),
      ("https://u@h:p w@x.y/", "https://u%40h:p%20w@x.y/"), ("https://[::1]:80/", "https://[::1]:80/"),
      ("https:x y", "https:x%20y"), ("a?b:c", "a?b:c"), ("x y/z:1", "x%20y/z:1"), ("://x.y", "://x.y"),
      ("https:\\\\x.y", "https:%5C%5Cx.y"), ("https://x.y:/a", "https://x.y:/a"),
    ])
  func `a URL is percent-encoded part by part`(text: String, encoded: String) {
    #expect(URLParts(text)?.text == encoded)
  }

  @Test(
    arguments: [
      ("https://x y/a", .host(" ")), ("https://x.y ", .host(" ")), ("https:// ", .host(" ")),
      ("https://<x>/", .host("<")), ("https://x%2/", .host("%")), ("https://[::1", .host("[")),
      ("https://[a b]/", .host(" ")), ("https://[::1]x/", .host("x")), ("https://é b/", .host(" ")),
      ("https://x.y:abc/", .port("abc")), ("https://x.y:80 /", .port("80 ")), ("https://a:b:c/", .port("c")),
      (" https://x.y", .scheme(" ")), ("http s://x.y", .scheme(" ")), ("1http://x", .scheme("1")),
      ("ht_tp://x", .scheme("_")), ("hé://x", .scheme("é")),
    ] as [(String, URLParts.Mistake)])
  func `a mistake in the scheme, host or port makes a text no URL`(text: String, mistake: URLParts.Mistake) {
    #expect(throws: mistake) { try URLParts(parsing: text) }
  }

  @Test(
    arguments: [
      ("https://x.y:80/a", "https", "x.y"), ("https:///a", "https", nil), ("https:/x.y", "https", nil),
      ("//x.y/z", nil, "x.y"), ("x.y/z", nil, nil), ("x.y:80/z", "x.y", nil),
      ("https://[::1]/", "https", "::1"),
      ("https://user@/", "https", nil), ("HTTPS://X", "HTTPS", "X"),
    ] as [(String, String?, String?)])
  func `a URL has a scheme and a host`(text: String, scheme: String?, host: String?) {
    #expect(URLParts(text)?.scheme.map(String.init) == scheme)
    #expect(URLParts(text)?.host.map(String.init) == host)
  }

  @Test(
    arguments: [
      ("https://x.y", "https://x.y?n%20m=a%26b%3Dc+d"), ("https://x.y?", "https://x.y?n%20m=a%26b%3Dc+d"),
      ("https://x.y?a=1#t", "https://x.y?a=1&n%20m=a%26b%3Dc+d#t"),
      ("https://x.y?q=a+b%2Bc%26&&x&y=", "https://x.y?q=a+b+c%26&&x&y=&n%20m=a%26b%3Dc+d"),
      ("https://x.y?a=%E4", "https://x.y?a&n%20m=a%26b%3Dc+d"),
      ("https://x.y?a=1;b=2&c==d", "https://x.y?a=1;b%3D2&c=%3Dd&n%20m=a%26b%3Dc+d"),
    ])
  func `fields are appended to a query, and the others are encoded again`(text: String, encoded: String) {
    #expect(URLParts(text)?.text(adding: Self.fields) == encoded)
  }
}
