import CladsGallery
import Diagnostics
import SourceText
import TextUI

/// A comparison as one page that needs nothing else.
package enum HTMLComparison {
  /// Returns the page.
  package static func page(_ comparison: Comparison) -> String {
    let changed = comparison.screens.filter { $0.verdict != .same }
    let same = comparison.screens.filter { $0.verdict == .same }
    var body =
      "<h1>\(comparison.changesScreen ? "What changed on screen" : "Nothing changed on screen")</h1>\n"
    body += "<p>\(prose(ChangeWords.summary(comparison)))</p>\n"
    if changed.count > 1 {
      let links = changed.enumerated().map { index, screen in
        "<li><a href=\"#s\(index)\">\(text(screen.title))</a> \(prose(ChangeWords.verdict(screen)))</li>\n"
      }
      body += "<ul>\n\(links.joined())</ul>\n"
    }
    if !comparison.shared.isEmpty {
      body += "<section>\n<h2>Shared changes</h2>\n<ul>\n"
      body += comparison.shared.map { shared in
        let reached = "reaches \(shared.screens.count) screens: \(ChangeWords.names(shared.screens))"
        return item(shared.change, more: [reached])
      }.joined()
      body += "</ul>\n</section>\n"
    }
    var room = maximumPictureSize
    for (index, screen) in changed.enumerated() {
      body += section(screen.withPictures(in: &room), id: "s\(index)")
    }
    if !same.isEmpty {
      let items = same.map { screen in
        let rest = ChangeWords.rest(screen)
        return "<li>\(text(screen.title))\(rest.isEmpty ? "" : ": ")\(prose(rest))</li>\n"
      }
      body += "<h2>Changed only in the document</h2>\n<ul>\n\(items.joined())</ul>\n"
    }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
      <title>What changed on screen</title>
      <style>
      \(style)
      </style>
      </head>
      <body>
      \(body)</body>
      </html>

      """
  }

  private static let style = """
    :root { color-scheme: light dark; --line: #8885; --old: #d732; --new: #2a52; }
    body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 72rem; padding: 0 1rem; }
    h2 { border-top: 1px solid var(--line); font-size: 1.2rem; margin-top: 2rem; padding-top: 1rem; }
    h2 small, .place { color: GrayText; font-weight: normal; }
    code { background: #8882; border-radius: 3px; padding: 0 0.25em; }
    table { border: 1px solid var(--line); border-collapse: collapse; display: block; overflow-x: auto; }
    caption { color: GrayText; text-align: left; }
    th { font-weight: normal; text-align: left; }
    th, td { padding: 0 0.75rem; }
    td { font: 13px/1.35 ui-monospace, Menlo, Consolas, monospace; height: 1.35em; white-space: pre; }
    td + td, th + th { border-left: 1px solid var(--line); }
    tr.changed td:first-child { background: var(--old); }
    tr.changed td:last-child { background: var(--new); }
    summary { cursor: pointer; }
    .pictures { align-items: start; display: flex; flex-wrap: wrap; gap: 1rem; }
    figure { margin: 0.5rem 0; }
    figcaption { color: GrayText; font-size: 0.85rem; }
    .picture { border: 1px solid var(--line); position: relative; width: max-content; }
    .image { background-repeat: no-repeat; background-size: 100% 100%; }
    .picture i { outline: 2px solid #e3008c; outline-offset: 1px; position: absolute; }
    .over { border-right: 3px solid #e3008c; height: 100%; left: 0; max-width: 100%; overflow: hidden; }
    .over { position: absolute; resize: horizontal; top: 0; width: 50%; }
    """

  /// The most that the pictures of a page take, in UTF-8 bytes of SVG.
  private static let maximumPictureSize = 48_000_000

  private static func section(_ screen: ScreenComparison, id: String?) -> String {
    let anchor = id.map { " id=\"\($0)\"" } ?? ""
    var body = "<section\(anchor)>\n"
    body += "<h2>\(text(screen.title)) <small>\(prose(ChangeWords.verdict(screen)))</small></h2>\n"
    if let old = screen.oldTitle { body += "<p>was <code>\(text(old))</code></p>\n" }
    var items = screen.changes.map { item($0, more: []) }
    if let shared = ChangeWords.shared(screen) { items.append("<li>\(shared)</li>\n") }
    if let clients = ChangeWords.clients(screen) { items.append("<li><b>\(prose(clients))</b></li>\n") }
    if let tests = ChangeWords.tests(screen, { "<code>\(text($0))</code>" }) {
      items.append("<li>\(tests)</li>\n")
    }
    items += screen.newFindings.map { "<li><b>new</b> \(prose(ChangeWords.finding($0)))</li>\n" }
    items += screen.goneFindings.map { "<li>gone: \(prose(ChangeWords.finding($0)))</li>\n" }
    items += screen.notes.map { "<li>only in the document: \(prose($0))</li>\n" }
    if !items.isEmpty { body += "<ul>\n\(items.joined())</ul>\n" }
    if screen.pictures.shown.isEmpty, let drawing = screen.drawing { body += table(drawing) }
    body += pictures(screen.pictures)
    return body + "</section>\n"
  }

  /// Returns the pictures that look different, the first of them open.
  private static func pictures(_ changes: PictureChanges) -> String {
    let all = changes.shown.enumerated().map { index, change in
      let words = text(change.combination.words.joined(separator: " · "))
      var figures: [String] = []
      if let old = change.old { figures.append(figure("before", picture(old, "before"))) }
      if let new = change.new { figures.append(figure("after", picture(new, "after"))) }
      if let old = change.old, let new = change.new {
        let over = "<div class=\"over\">\(image(old, "before"))</div>"
        figures.append(figure("drag the corner: before over after", image(new, "after") + over))
      }
      // A picture that is shown twice is there once.
      let sources = [("before", change.old), ("after", change.new)].compactMap { name, side in
        side.map { "--\(name):url(data:image/svg+xml;base64,\(Base64.text(Array($0.svg.utf8))))" }
      }
      return "<details\(index == 0 ? " open" : "") style=\"\(sources.joined(separator: ";"))\">\n"
        + "<summary>\(words)</summary>\n<div class=\"pictures\">\n\(figures.joined())</div>\n</details>\n"
    }.joined()
    if changes.omitted == 0 { return all }
    let count = changes.omitted
    let others = count == 1 ? "1 more combination looks" : "\(count) more combinations look"
    return all + "<p>\(others) different; the pictures are left out.</p>\n"
  }

  private static func figure(_ caption: String, _ content: String) -> String {
    "<figure><figcaption>\(caption)</figcaption><div class=\"picture\">\(content)</div></figure>\n"
  }

  /// Returns a picture with the places that differ.
  private static func picture(_ side: PictureChange.Side, _ name: String) -> String {
    image(side, name)
      + side.frames.map { frame in
        "<i style=\"left:\(points(frame.x));top:\(points(frame.y));width:\(points(frame.width));"
          + "height:\(points(frame.height))\"></i>"
      }.joined()
  }

  private static func image(_ side: PictureChange.Side, _ name: String) -> String {
    "<div class=\"image\" style=\"width:\(points(side.width));height:\(points(side.height));"
      + "background-image:var(--\(name))\"></div>"
  }

  private static func points(_ length: Double) -> String {
    length.isFinite && abs(length) < 1e6 ? "\((length * 10).rounded() / 10)px" : "0"
  }

  private static func item(_ change: Change, more: [String]) -> String {
    let verb = change.kind == .changed ? "" : "<b>\(ChangeWords.verb(change))</b> "
    let details = (ChangeWords.details(change) + more).map(prose)
    let place = ChangeWords.place(change)
    return "<li>\(verb)\(prose(ChangeWords.subject(change)))"
      + (details.isEmpty ? "" : ": " + details.joined(separator: "; "))
      + (place.isEmpty ? "" : " <span class=\"place\">(\(place))</span>") + "</li>\n"
  }

  private static func table(_ drawing: ScreenComparison.Drawing) -> String {
    let caption = drawing.sample.map { "<caption>sample <code>\(text($0))</code></caption>\n" } ?? ""
    let rows = drawing.rows.map { row in
      "<tr\(row.isChanged ? " class=\"changed\"" : "")><td>\(text(row.old ?? ""))</td>"
        + "<td>\(text(row.new ?? ""))</td></tr>\n"
    }
    return "<table>\n\(caption)<tr><th>before</th><th>after</th></tr>\n\(rows.joined())</table>\n"
  }

  private static func prose(_ sentence: String) -> String {
    Quoted.parts(of: TerminalText.line(sentence)).map { part in
      switch part {
      case .words(let words): text(words)
      case .code(let code): "<code>\(text(code))</code>"
      case .text(let shown): "“\(text(shown))”"
      }
    }.joined()
  }

  private static func text(_ text: String) -> String { XMLText.attribute(TerminalText.line(text)) }
}

extension ScreenComparison {
  /// Returns the screen with as many of its pictures as there is room for, in UTF-8 bytes.
  fileprivate func withPictures(in room: inout Int) -> ScreenComparison {
    var screen = self
    screen.pictures.keep { change in
      room -= (change.old?.svg.utf8.count ?? 0) + (change.new?.svg.utf8.count ?? 0)
      return room >= 0
    }
    return screen
  }
}
