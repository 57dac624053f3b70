import CladsFiles
import SourceText
import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// `--gallery`, and what `--preview` shares with it.
struct GalleryTests {
  private static let document = #"""
    { "id": "news", "state": { "title": "Trail closed" },
      "root": { "children": [ { "type": "label", "text": "${title}" } ] } }
    """#

  private func scratch() -> Scratch {
    let scratch = Scratch()
    scratch.write("news.clads.json", Self.document)
    scratch.write("news.empty.sample.json", #"{ "title": "" }"#)
    return scratch
  }

  private func names(_ folder: String) throws -> [String] { try FileSystem.names(in: folder) }

  @Test func `a folder has an index, a page for each screen, and the pictures`() throws {
    let scratch = scratch()
    let run = Executable.run(["--gallery", ".", "--output", "out/gallery"], in: scratch.folder)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("1 screen, 32 pictures, "), "\(run.output)\(run.error)")
    let folder = scratch.path("out/gallery")
    let files = try names(folder)
    #expect(files.contains("index.html") && files.contains("gallery.json"))
    #expect(files.contains { $0.hasPrefix("news-") && $0.hasSuffix(".html") })
    let pictures = try names(Paths.join(folder, "pictures"))
    #expect(!pictures.isEmpty && pictures.allSatisfy { $0.hasSuffix(".svg") })
    let index = String(decoding: try FileSystem.read(Paths.join(folder, "index.html")), as: UTF8.self)
    for picture in index.addresses {
      #expect(pictures.contains(String(picture.dropFirst("pictures/".count))))
    }
  }

  @Test func `a second run changes nothing, and a change only what depends on it`() throws {
    let scratch = scratch()
    scratch.write("other.clads.json", #"{ "id": "other", "root": { "children": [] } }"#)
    func draw() -> String {
      Executable.run(["--gallery", ".", "--output", "out"], in: scratch.folder).output
    }
    func pages() throws -> [String: FileSystem.Stamp?] {
      let names = try names(scratch.path("out"))
      return Dictionary(uniqueKeysWithValues: names.map { ($0, FileSystem.stamp(scratch.path("out/\($0)"))) })
    }
    let first = draw()
    let before = try pages()
    #expect(draw() == first)
    #expect(try pages() == before)
    scratch.write(
      "news.clads.json", #"{ "id": "news", "root": { "children": [ { "type": "label", "text": "New" } ] } }"#)
    #expect(draw() != "")
    let after = try pages()
    for (name, stamp) in before where name.hasPrefix("other-") { #expect(after[name] == stamp) }
    #expect(before.contains { $0.key.hasPrefix("news-") && after[$0.key] != $0.value })
  }

  @Test func `what is gone is removed`() throws {
    let scratch = scratch()
    _ = Executable.run(["--gallery", ".", "--output", "out"], in: scratch.folder)
    let before = try names(scratch.path("out/pictures"))
    scratch.write("news.clads.json", #"{ "id": "other", "root": { "children": [] } }"#)
    _ = Executable.run(["--gallery", ".", "--output", "out"], in: scratch.folder)
    #expect(try Set(names(scratch.path("out/pictures"))).isDisjoint(with: before))
    #expect(try !names(scratch.path("out")).contains { $0.hasPrefix("news-") })
  }

  @Test func `a folder of something else is left alone`() throws {
    let scratch = scratch()
    scratch.write("site/index.html", "mine")
    let run = Executable.run(["--gallery", ".", "--output", "site"], in: scratch.folder)
    #expect(run.status == 2)
    #expect(run.error.contains("it contains other files"))
    #expect(try names(scratch.path("site")) == ["index.html"])
    #expect(Executable.run(["--gallery", "."], in: scratch.folder).error.contains("needs a folder"))
  }

  @Test func `a file has everything`() throws {
    let scratch = scratch()
    let options = ["--output", "all.html", "--widths", "390", "--text-size", "large"]
    let run = Executable.run(["--gallery", "."] + options, in: scratch.folder)
    #expect(run.output.hasPrefix("1 screen, 4 pictures"))
    let page = String(decoding: try FileSystem.read(scratch.path("all.html")), as: UTF8.self)
    #expect(page.addresses.count == 4 && page.addresses.allSatisfy { $0.hasPrefix("data:image/svg+xml") })
  }

  @Test func `options choose what is drawn`() {
    let scratch = scratch()
    for (options, count) in [
      (["--sample", "empty"], 16), (["--color-scheme", "dark"], 16), (["--widths", "320,390"], 16),
      (["--rtl"], 64), (["--rtl", "--pseudo"], 128),
    ] as [([String], Int)] {
      let run = Executable.run(["--gallery", ".", "--output", "out"] + options, in: scratch.folder)
      #expect(run.output.hasPrefix("1 screen, \(count) pictures"), "\(options) \(run.output)\(run.error)")
    }
    let missing = Executable.run(["--gallery", ".", "--output", "x", "--sample", "full"], in: scratch.folder)
    #expect(missing.status == 2 && missing.error.contains("no document has a sample `full`"))
    let wrong = Executable.run(["--gallery", ".", "--output", "out", "--widths", "0"], in: scratch.folder)
    #expect(wrong.status == 2 && wrong.error.contains("takes widths in points"))
  }

  @Test func `a check of screens reports what only pictures show, unless it is turned off`() {
    let scratch = Scratch()
    let document = #"""
      { "id": "a", "styles": { "note": { "textColor": "#333333" } },
        "root": { "children": [ { COMMENT "type": "label", "text": "Hello", "styleId": "note" } ] } }
      """#
    func check(_ comment: String, _ rules: String) -> Execution {
      scratch.write("a.clads.json", document.replacing("COMMENT", with: comment))
      scratch.write("clads.json", rules)
      return Executable.run(["--check", ".", "--screens", "--show", "info"], in: scratch.folder)
    }
    let found = check("", "{}")
    #expect(found.output.contains("dark: `#333333` on `#000000` has a contrast ratio of only 1.6:1"))
    #expect(found.output.contains("[picture-contrast-low]") && found.output.contains("a.clads.json:2:38"))
    #expect(!Executable.run(["--check", "."], in: scratch.folder).output.contains("picture-"))
    let off = check("", #"{ "rules": { "picture-contrast-low": "off" } }"#)
    #expect(!off.output.contains("picture-"))
    let failing = check("", #"{ "rules": { "picture-contrast-low": "error" } }"#)
    #expect(failing.status == 1)
    let silenced = check(##""$comment": "clads-disable picture-contrast-low","##, "{}")
    #expect(!silenced.output.contains("picture-") && !silenced.output.contains("unused-suppression"))
  }

  @Test func `a folder with a file of that name from somebody else is left alone`() {
    let scratch = scratch()
    scratch.write("site/gallery.json", #"{ "mine": true }"#)
    scratch.write("site/index.html", "mine")
    let run = Executable.run(["--gallery", "news.clads.json", "--output", "site"], in: scratch.folder)
    #expect(run.status == 2 && run.error.contains("it contains other files"))
    #expect(Files.read(scratch.path("site/index.html")) == Array("mine".utf8))
  }

  @Test func `a mistyped path leaves the gallery as it was, and what is left over goes with the next run`() {
    let scratch = scratch()
    func draw(_ paths: String...) -> Execution {
      Executable.run(["--gallery", "--output", "g"] + paths, in: scratch.folder)
    }
    func pictures() -> [String] { Files.list(scratch.path("g/pictures"), endings: [".svg"]).sorted() }
    #expect(draw("news.clads.json").status == 0)
    let drawn = pictures()
    #expect(!drawn.isEmpty)
    #expect(draw("typo.clads.json").status == 2)
    #expect(pictures() == drawn)
    scratch.write("g/pictures/0123456789abcdef.svg", "<svg/>")
    scratch.write("g/pictures/mine.svg", "<svg/>")
    #expect(draw("news.clads.json").status == 0)
    #expect(pictures().count == drawn.count + 1)
  }

  @Test func `one translation is drawn as it is among the others`() {
    let scratch = Scratch()
    scratch.write(
      "x.clads.json", #"{ "id": "x", "root": { "children": [ { "type": "label", "text": "A" } ] } }"#)
    scratch.write("x.de.sample.json", "{}")
    scratch.write("x.ar.sample.json", "{}")
    _ = Executable.run(["--gallery", ".", "--output", "p.html", "--sample", "ar"], in: scratch.folder)
    let page = String(decoding: Files.read(scratch.path("p.html")), as: UTF8.self)
    #expect(page.contains("ar · light · 390 pt · right to left") && !page.contains("initial · light"))
  }

  @Test func `documents of one Swift file with one name have pages of their own`() {
    let scratch = Scratch()
    scratch.write("clads.json", #"{ "documents": [{ "swift": "*.swift" }] }"#)
    let text = #"""
      enum KIND {
        static let screen = """
          { "id": "a", "root": { "children": [ { "type": "label", "text": "KIND" } ] } }
          """
      }

      """#
    scratch.write("A.swift", text.replacing("KIND", with: "One") + text.replacing("KIND", with: "Two"))
    let run = Executable.run(["--gallery", "A.swift", "--output", "g"], in: scratch.folder)
    #expect(run.output.hasPrefix("2 screens"), "\(run.output)\(run.error)")
    #expect(Files.list(scratch.path("g"), endings: [".html"]).count == 3)
  }

  @Test func `a baseline lists what pictures show, and a check that draws none leaves it alone`() {
    let scratch = Scratch()
    scratch.write(
      "a.clads.json",
      #"""
      { "id": "a", "styles": { "note": { "textColor": "#333333" } },
        "root": { "children": [ { "type": "label", "text": "Hello", "styleId": "note" } ] } }
      """#)
    scratch.write("clads.json", #"{ "baseline": "clads-baseline.json" }"#)
    func check(_ options: String...) -> Execution {
      Executable.run(["--check", ".", "--show", "info"] + options, in: scratch.folder)
    }
    let written = check("--screens", "--write-baseline")
    #expect(written.error.contains("added 1 picture-contrast-low"), "\(written.output)\(written.error)")
    #expect(!check("--screens").output.contains("picture-contrast-low"))
    #expect(!check().output.contains("stale-baseline-entry"))
    _ = check("--write-baseline")
    #expect(!check("--screens").output.contains("picture-contrast-low"))
    scratch.write(
      "a.clads.json", #"{ "id": "a", "root": { "children": [ { "type": "label", "text": "Hi" } ] } }"#)
    #expect(check("--screens").output.contains("stale-baseline-entry"))
  }

  @Test func `only pictures show the text size`() {
    let scratch = scratch()
    let text = Executable.run(["--preview", "news.clads.json", "--rtl"], in: scratch.folder)
    #expect(text.status == 2 && text.error.contains("only a picture shows `--rtl`"))
    func picture(_ options: [String]) -> String {
      Executable.run(["--preview", "news.clads.json", "--output", "svg"] + options, in: scratch.folder).output
    }
    #expect(picture(["--text-size", "accessibility5"]).contains("font-size=\"53\""))
    #expect(picture(["--pseudo"]).contains("[Ţŕåîļ"))
    #expect(picture(["--rtl"]) != picture([]))
  }

  @Test func `a screen reader stops at texts and controls`() {
    let scratch = Scratch()
    scratch.write(
      "a.clads.json",
      #"""
      { "id": "a", "state": { "on": true, "name": "", "level": 0.5 },
        "root": { "children": [
          { "type": "label", "text": "Hello" },
          { "type": "toggle", "bind": "on" },
          { "type": "slider", "bind": "level" },
          { "type": "textfield", "bind": "name", "placeholder": "Your name" },
          { "type": "button", "text": "Go", "actions": { "onTap": { "type": "dismiss" } } } ] } }
      """#)
    let run = Executable.run(["--preview", "a.clads.json", "--output", "accessibility"], in: scratch.folder)
    #expect(
      run.output == """
        “Hello”
        no name, switch button, on
        no name, adjustable, 50 %
        “Your name”, text field
        “Go”, button — onTap

        """)
  }

  @Test func `a PNG needs a program that draws it`() {
    let scratch = scratch()
    let command = "PATH=/nowhere '\(Executable.path)' --preview news.clads.json --output png"
    _ = system("cd '\(scratch.folder)' && \(command) > out.png 2> error")
    #expect(scratch.read("out.png").isEmpty)
    let error = String(decoding: scratch.read("error"), as: UTF8.self)
    #expect(error.contains("`--output png` needs `resvg`, `rsvg-convert` (librsvg) or Chromium"), "\(error)")
  }
}

extension String {
  /// The addresses of the pictures in a page.
  fileprivate var addresses: [String] {
    split(separator: "src=\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
  }
}
