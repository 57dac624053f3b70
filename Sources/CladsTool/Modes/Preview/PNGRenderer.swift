import CladsFiles
import CladsPreview
import CladsProject
import SourceText

/// Makes a PNG of a picture with a program that the machine has.
enum PNGRenderer {
  /// A program that draws SVG.
  private enum Program {
    /// A program that reads a picture from standard input and writes the PNG to standard output.
    case filter(String, [String])
    case browser(String)

    var name: String {
      switch self {
      case .filter(let name, _), .browser(let name): name
      }
    }
  }

  /// The number of pixels for each point, as on most phones that are not the largest.
  private static let scale = 2

  /// The programs, the fastest first.
  private static let programs: [Program] = [
    .filter("resvg", ["--zoom", "\(scale)", "-", "-c"]),
    .filter("rsvg-convert", ["--zoom", "\(scale)", "--format", "png"]),
    .browser("chromium"), .browser("chromium-browser"), .browser("google-chrome"),
    .browser("google-chrome-stable"),
  ]

  /// The first bytes of every PNG.
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47]

  /// Draws a picture.
  ///
  /// - Parameter picture: the picture.
  /// - Returns: the PNG, with two pixels for each point.
  /// - Throws: `RunError` if there is no program for it, or those that there are fail.
  static func png(of picture: PreviewPicture) throws(RunError) -> [UInt8] {
    var failures: [String] = []
    for program in programs {
      do throws(Failure) {
        let png =
          switch program {
          case .filter(let name, let arguments): try run(name, arguments, input: Array(picture.svg.utf8))
          case .browser(let name): try screenshot(by: name, of: picture)
          }
        if png.starts(with: signature) { return png }
        failures.append("`\(program.name)` wrote no PNG")
      } catch {
        if case .failed(let message) = error { failures.append("`\(program.name)`: \(message)") }
      }
    }
    throw RunError(
      message: failures.first
        ?? "`--output png` needs `resvg`, `rsvg-convert` (librsvg) or Chromium on the search path; "
        + "install one of them, or use `--output svg`")
  }

  private enum Failure: Error {
    case missing
    case failed(String)
  }

  private static func run(
    _ name: String, _ arguments: [String], input: [UInt8] = []
  ) throws(Failure) -> [UInt8] {
    let result: ChildProcess.Result
    do throws(ProcessError) {
      result = try ChildProcess.run(name, [name] + arguments, environment: [], input: input)
    } catch {
      throw .missing
    }
    if result.status == 127 { throw .missing }
    guard result.status == 0 else {
      let line = result.errors.prefix(1_000).split(separator: Byte.newline).first
      throw .failed(line.map { String(decoding: $0, as: UTF8.self) } ?? "exit status \(result.status)")
    }
    return result.output
  }

  /// Draws with a browser, which gets no network.
  private static func screenshot(
    by browser: String, of picture: PreviewPicture
  ) throws(Failure) -> [UInt8] {
    do {
      let folder = try TemporaryFolder()
      defer { folder.remove() }
      let source = Paths.join(folder.path, "picture.svg")
      try FileWriter(folder: folder.path).write(Array(picture.svg.utf8), to: source, replacing: nil)
      let result = Paths.join(folder.path, "picture.png")
      let size = "\(Int(picture.width.rounded(.up))),\(Int(picture.svgHeight.rounded(.up)))"
      _ = try run(
        browser,
        [
          "--headless", "--screenshot=\(result)", "--user-data-dir=\(Paths.join(folder.path, "profile"))",
          "--window-size=\(size)", "--force-device-scale-factor=\(scale)", "--hide-scrollbars",
          "--disable-gpu", "--no-first-run", "--disable-background-networking",
          "--host-resolver-rules=MAP * ~NOTFOUND",
        ] + (Output.isSuperuser ? ["--no-sandbox"] : []) + [FileURI(path: source).string])
      return try FileSystem.read(result)
    } catch let error as Failure {
      throw error
    } catch let error as TemporaryFolderError {
      throw .failed(error.message)
    } catch let error as FileWritingError {
      throw .failed(error.message)
    } catch let error as FileReadingError {
      throw .failed("it wrote no picture: \(error.message)")
    } catch {
      throw .failed("\(error)")
    }
  }
}
