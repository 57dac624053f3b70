import CladsPreview
import CladsProject
import Diagnostics
import SourceText
import TextUI

/// Writes a gallery as HTML: an index, and a page for each screen.
///
/// The pages have no scripts but one, which the policy names by its hash, and load nothing but the pictures
/// beside them. The filters are style sheets.
package struct GalleryPages {
  private let gallery: Gallery
  /// The file names of the pages, in the order of the screens.
  private let names: [String]
  /// The screens that navigate to each screen, by index.
  private let sources: [[Int]]
  /// The screens that each name leads to.
  private let targets: [String: Int]
  /// Returns the address of a picture, from the folder of the pages.
  private let address: (GalleryPicture) -> String

  /// Creates the pages of a gallery whose pictures are in a folder beside them.
  package init(_ gallery: Gallery) {
    self.init(gallery) { "pictures/\($0.hash).svg" }
  }

  private init(_ gallery: Gallery, address: @escaping (GalleryPicture) -> String) {
    self.gallery = gallery
    self.address = address
    // Documents of a Swift file can have one name.
    var taken: Set<String> = []
    names = gallery.screens.map { screen in
      var (name, number) = (Self.name(of: screen), 1)
      while !taken.insert(name).inserted {
        number += 1
        name = "\(Self.name(of: screen).dropLast(".html".count))-\(number).html"
      }
      return name
    }
    var targets: [String: Int] = [:]
    for (index, screen) in gallery.screens.enumerated() {
      for name in screen.names where targets[name] == nil { targets[name] = index }
    }
    self.targets = targets
    var sources = [[Int]](repeating: [], count: gallery.screens.count)
    for (index, screen) in gallery.screens.enumerated() {
      for target in Set(screen.destinations.compactMap({ targets[$0] })) { sources[target].append(index) }
    }
    self.sources = sources
  }

  /// The pages, with their names in the folder of the gallery.
  package var files: [(name: String, text: String)] {
    [("index.html", index)]
      + zip(names, gallery.screens.indices).map { ($0, screenPage($1)) }
  }

  /// Returns a gallery as one page, with its pictures inside.
  ///
  /// - Parameters:
  ///   - gallery: the gallery.
  ///   - svg: returns a picture by its hash.
  /// - Returns: the page.
  package static func page(_ gallery: Gallery, svg: @escaping (String) -> String) -> String {
    let pages = GalleryPages(gallery) {
      "data:image/svg+xml;base64,\(Base64.text(Array(svg($0.hash).utf8)))"
    }
    let sections = gallery.screens.indices.map { index in
      "<section id=\"\(pages.anchor(index))\" data-search=\"\(pages.searchText(index))\">\n"
        + "<h2>\(text(gallery.screens[index].title)) <small>\(text(gallery.screens[index].path))</small></h2>\n"
        + pages.content(of: index, isSingle: true) + "</section>\n"
    }
    return pages.document(
      title: "Screens",
      "<h1>Screens</h1>\n" + pages.summary + pages.search + pages.filters(of: gallery.screens)
        + sections.joined())
  }

  /// Returns the name of the page of a screen: readable, and unlike those of all others.
  private static func name(of screen: GalleryScreen) -> String {
    var hash = ContentHash()
    hash.add(screen.path)
    hash.add(screen.title)
    let words = screen.title.unicodeScalars.map { scalar -> Character in
      let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
      return isPlain ? Character(scalar) : "-"
    }
    return "\(String(words.prefix(60)))-\(hash.text.prefix(8)).html"
  }
}

// MARK: - Pages

extension GalleryPages {
  private var index: String {
    let cards = gallery.screens.indices.map { index -> String in
      let screen = gallery.screens[index]
      let problems = screen.findings.count
      let state = screen.rejection == nil ? "" : " <b>the app rejects it</b>"
      let count = problems == 0 ? "" : " · \(problems == 1 ? "1 finding" : "\(problems) findings")"
      return """
        <li data-search="\(searchText(index))"><a href="\(names[index])">\
        \(Self.thumbnail(of: screen).map { image($0, isThumbnail: true) } ?? "")\
        <b>\(Self.text(screen.title))</b></a>\
        <small>\(Self.text(screen.path))\(count)\(state)</small></li>

        """
    }
    return document(
      title: "Screens",
      "<h1>Screens</h1>\n" + summary + search + "<ul class=\"cards\">\n" + cards.joined() + "</ul>\n")
  }

  private func screenPage(_ index: Int) -> String {
    let screen = gallery.screens[index]
    return document(
      title: screen.title,
      "<nav><a href=\"index.html\">All screens</a></nav>\n<h1>\(Self.text(screen.title)) "
        + "<small>\(Self.text(screen.path))</small></h1>\n" + content(of: index, isSingle: false))
  }

  /// Returns the picture that stands for a screen: on the phone that most people have, if it is there.
  private static func thumbnail(of screen: GalleryScreen) -> GalleryPicture? {
    let usual = Int(PictureScreen.usual.width)
    return screen.pictures.first { $0.combination.width == usual } ?? screen.pictures.first
  }

  private var summary: String {
    let (screens, pictures) = (gallery.screens.count, gallery.pictureCount)
    return "<p>\(screens == 1 ? "1 screen" : "\(screens) screens"), "
      + "\(pictures == 1 ? "1 picture" : "\(pictures) pictures"), "
      + "drawn from the documents, not by a phone.</p>\n"
  }

  /// The search box, which the script shows.
  private var search: String {
    let words = "placeholder=\"Search screens\" aria-label=\"Search screens\""
    return gallery.screens.count < 2 ? "" : "<p><input type=\"search\" \(words) hidden></p>\n"
  }

  /// Returns the words that a screen is found by, as the value of an attribute.
  private func searchText(_ index: Int) -> String {
    let screen = gallery.screens[index]
    return Self.text(([screen.title, screen.path] + screen.names).joined(separator: " ").lowercased())
  }

  private func anchor(_ index: Int) -> String { String(names[index].dropLast(".html".count)) }

  private func link(to index: Int, isSingle: Bool) -> String {
    let address = isSingle ? "#\(anchor(index))" : names[index]
    return "<a href=\"\(address)\">\(Self.text(gallery.screens[index].title))</a>"
  }

  /// Returns what a page says about a screen below its heading.
  private func content(of index: Int, isSingle: Bool) -> String {
    let screen = gallery.screens[index]
    var html = ""
    if let rejection = screen.rejection { html += "<p class=\"rejected\">\(Self.prose(rejection))</p>\n" }
    html += connections(of: index, isSingle: isSingle)
    if !screen.findings.isEmpty {
      let items = screen.findings.enumerated().map { number, finding -> String in
        let picture = finding.pictures.first.map { " <a href=\"#\(pictureID(index, $0))\">show</a>" } ?? ""
        return "<li id=\"\(anchor(index))-f\(number)\" class=\"\(finding.severity.name)\">"
          + "<b>\(finding.severity.name)</b> \(Self.prose(finding.message)) "
          + "<small>\(Self.text(finding.rule)), line \(finding.line + 1)</small>\(picture)</li>\n"
      }
      html +=
        "<details open><summary>\(items.count == 1 ? "1 finding" : "\(items.count) findings")</summary>\n"
        + "<ul class=\"findings\">\n\(items.joined())</ul></details>\n"
    }
    if !isSingle { html += filters(of: [screen]) }
    html += "<div class=\"pictures\">\n"
    for (number, picture) in screen.pictures.enumerated() { html += figure(picture, number, in: index) }
    return html + "</div>\n" + outlines(of: screen)
  }

  /// Returns what a screen reader says, once for the samples with which it says the same.
  private func outlines(of screen: GalleryScreen) -> String {
    var groups: [(samples: [String], lines: [String])] = []
    for (sample, lines) in zip(screen.samples, screen.spoken) {
      if let index = groups.firstIndex(where: { $0.lines == lines }) {
        groups[index].samples.append(sample)
      } else {
        groups.append(([sample], lines))
      }
    }
    return groups.map { samples, lines in
      let items = lines.map { "<li>\(Self.text($0))</li>\n" }.joined()
      let names = groups.count > 1 ? " with \(joined(samples.map(Self.text), last: "and"))" : ""
      return "<details><summary>What a screen reader says\(names)</summary>\n"
        + (items.isEmpty ? "<p>Nothing.</p>\n" : "<ol>\n\(items)</ol>\n") + "</details>\n"
    }.joined()
  }

  private func connections(of index: Int, isSingle: Bool) -> String {
    let screen = gallery.screens[index]
    var rows: [(name: String, items: [String])] = []
    if !screen.actions.isEmpty {
      rows.append(("runs", screen.actions.map { "<code>\(Self.text($0))</code>" }))
    }
    if !screen.destinations.isEmpty {
      rows.append(
        (
          "leads to",
          screen.destinations.map { name in
            targets[name].map { link(to: $0, isSingle: isSingle) } ?? "<code>\(Self.text(name))</code>"
          }
        ))
    }
    if !sources[index].isEmpty {
      rows.append(("reached from", sources[index].map { link(to: $0, isSingle: isSingle) }))
    }
    if rows.isEmpty { return "" }
    let cells = rows.map { "<dt>\($0.name)</dt><dd>\($0.items.joined(separator: ", "))</dd>\n" }
    return "<dl>\n\(cells.joined())</dl>\n"
  }

  private func pictureID(_ index: Int, _ number: Int) -> String { "\(anchor(index))-p\(number)" }

  private func figure(_ picture: GalleryPicture, _ number: Int, in index: Int) -> String {
    let combination = picture.combination
    let classes = Axis.allCases.map { "\($0.rawValue)-\(Self.token($0.value(combination)))" }
    let marks = picture.problems.map { problem -> String in
      func percent(_ length: Double, of whole: Double) -> String {
        let value = whole > 0 ? (length / whole * 1000).rounded() / 10 : 0
        return "\(value)%"
      }
      let frame = problem.frame
      return "<i title=\"\(Self.text(problem.message))\" style=\"left:\(percent(frame.x, of: picture.width));"
        + "top:\(percent(frame.y, of: picture.height));width:\(percent(frame.width, of: picture.width));"
        + "height:\(percent(frame.height, of: picture.height))\"></i>"
    }
    return """
      <figure id="\(pictureID(index, number))" class="\(classes.joined(separator: " "))">\
      <div>\(image(picture, isThumbnail: false))\(marks.joined())</div>\
      <figcaption>\(Self.text(combination.words.joined(separator: " · ")))</figcaption></figure>

      """
  }

  private func image(_ picture: GalleryPicture, isThumbnail: Bool) -> String {
    let words = isThumbnail ? "" : Self.text(picture.combination.words.joined(separator: ", "))
    let size = isThumbnail ? "" : " width=\"\(Int(picture.width))\" height=\"\(Int(picture.height))\""
    return "<img loading=\"lazy\" src=\"\(address(picture))\"\(size) alt=\"\(words)\">"
  }
}

// MARK: - Text

extension GalleryPages {
  private func document(title: String, _ body: String) -> String {
    let script = gallery.screens.count < 2 ? "" : "<script>\(Self.script)</script>\n"
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
      <title>\(Self.text(title))</title>
      <style>
      \(Self.style)
      </style>
      </head>
      <body>
      \(body)\(script)</body>
      </html>

      """
  }

  /// The policy of the pages: pictures from beside them, and the one script. To browsers, pages that are
  /// opened from a disk are of no common source, so files are named.
  private static let policy =
    "default-src 'none'; img-src 'self' file: data:; style-src 'unsafe-inline'; script-src '\(scriptHash)'"

  /// Hides the screens that do not have all words of the search box.
  package static let script =
    "for(const box of document.querySelectorAll('input[type=search]')){box.hidden=false;"
    + "const all=[...document.querySelectorAll('[data-search]')];box.addEventListener('input',()=>{"
    + "const words=box.value.toLowerCase().split(/\\s+/);for(const one of all)"
    + "one.hidden=!words.every(word=>one.dataset.search.includes(word))})}"

  /// The SHA-256 of the script in base64, as a policy names it.
  package static let scriptHash = "sha256-9qhy8fFtisXUOBhWms1jTTJ3hGmh7v/m1wHFLcAwlzo="

  private static let style = """
    :root { color-scheme: light dark; --line: #8885; --mark: #e3008c; }
    body { font: 16px/1.5 system-ui, sans-serif; margin: 1.5rem; }
    h1 small, h2 small, small { color: GrayText; font-weight: normal; }
    h1 small, h2 small { font-size: 0.6em; }
    [hidden] { display: none !important; }
    code { background: #8882; border-radius: 3px; padding: 0 0.25em; }
    input[type=search] { font: inherit; min-width: 16rem; padding: 0.25rem 0.5rem; }
    .cards { display: flex; flex-wrap: wrap; gap: 1.5rem; list-style: none; padding: 0; }
    .cards li { width: 12rem; }
    .cards img { aspect-ratio: 390 / 844; border: 1px solid var(--line); border-radius: 8px; display: block; }
    .cards img { object-fit: cover; object-position: top; width: 100%; }
    .cards b, .cards small { display: block; overflow-wrap: anywhere; }
    dl { display: grid; grid-template-columns: max-content auto; gap: 0.25rem 1rem; }
    dt { color: GrayText; }
    dd { margin: 0; }
    fieldset { border: 0; display: inline-block; margin: 0 1.5rem 0.5rem 0; padding: 0; }
    legend { color: GrayText; float: left; margin-right: 0.75rem; }
    label { margin-right: 0.5rem; white-space: nowrap; }
    .rejected { border-left: 4px solid #d70015; padding-left: 0.75rem; }
    .pictures { align-items: start; display: flex; flex-wrap: wrap; gap: 1.5rem; }
    figure { margin: 0; max-width: 100%; }
    figure div { border: 1px solid var(--line); position: relative; }
    figure img { display: block; height: auto; max-width: 100%; }
    figure i { display: none; outline: 2px solid var(--mark); outline-offset: 1px; position: absolute; }
    figure:target i, body:has(#f-marks:checked) figure i { display: block; }
    figure:target div { outline: 4px solid var(--mark); outline-offset: 4px; }
    figcaption { color: GrayText; font-size: 0.85rem; }
    """

  /// Returns a text as the content of an element or the value of an attribute.
  static func text(_ text: String) -> String { XMLText.attribute(TerminalText.line(text)) }

  /// Returns a sentence with its quoted parts as code.
  private static func prose(_ sentence: String) -> String {
    var html = ""
    var isCode = false
    for part in TerminalText.line(sentence).split(separator: "`", omittingEmptySubsequences: false) {
      html += isCode ? "<code>\(XMLText.attribute(String(part)))</code>" : XMLText.attribute(String(part))
      isCode.toggle()
    }
    return html
  }
}
