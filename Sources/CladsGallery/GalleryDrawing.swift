import CladsDocument
package import CladsPreview
package import CladsProject
import CladsRendering
import SourceText
import TextUI

/// What was drawn of a screen.
package struct DrawnScreen: Sendable, Hashable {
  /// The pictures, in the order of the combinations.
  package var pictures: [GalleryPicture] = []
  /// What a screen reader says with each sample, in its order.
  package var spoken: [[String]] = []

  package init(pictures: [GalleryPicture] = [], spoken: [[String]] = []) {
    self.pictures = pictures
    self.spoken = spoken
  }
}

/// Draws a screen in all its combinations.
///
/// Layout runs on the main actor, as everything that plugins draw; several screens are drawn at the same time
/// because the rest does not.
package struct GalleryDrawing: Sendable {
  private let makeSession: PreviewSessionFactory
  private let axes: GalleryAxes

  /// Creates a drawing with the sessions that a factory makes.
  package init(_ axes: GalleryAxes, session makeSession: @escaping PreviewSessionFactory) {
    self.axes = axes
    self.makeSession = makeSession
  }

  /// Draws a document.
  ///
  /// - Parameters:
  ///   - input: the document, with the samples to draw.
  ///   - store: keeps the SVG document of a picture by its hash, unless it is kept already.
  /// - Returns: the pictures, in the order of the combinations, and what a screen reader says.
  package func drawn(
    _ input: PreviewInput, store: @Sendable (_ svg: String, _ hash: String) -> Void
  ) async -> DrawnScreen {
    var screen = DrawnScreen()
    for sample in axes.drawn(among: input.samples) {
      let (pictures, spoken) = await draw(input, sample) { combination, picture in
        GalleryPicture(combination, picture, store: store)
      }
      screen.pictures += pictures
      screen.spoken.append(spoken)
    }
    return screen
  }

  /// Draws a document only to see what is wrong with it.
  ///
  /// - Parameter input: the document, with the samples to draw.
  /// - Returns: the pictures without their contents, in the order of the combinations.
  package func problems(of input: PreviewInput) async -> [GalleryPicture] {
    var pictures: [GalleryPicture] = []
    for sample in axes.drawn(among: input.samples) {
      pictures += await draw(input, sample) { combination, picture in
        GalleryPicture(
          combination: combination, hash: "", width: picture.width, height: picture.height,
          problems: PictureProblems.all(in: picture))
      }.0
    }
    return pictures
  }

  /// Draws a document with one sample, and returns what is made of each picture, and what a screen reader
  /// says.
  func draw<Result>(
    _ input: PreviewInput, _ sample: Sample, _ make: (Combination, PreviewPicture) -> Result
  ) async -> ([Result], spoken: [String]) {
    let session = await session(input, sample)
    var results: [Result] = []
    for combination in axes.combinations(of: sample, among: input.samples) {
      results.append(make(combination, await session.picture(combination)))
    }
    let spoken = await session.spokenElements().map(\.line)
    await session.stop()
    return (results, spoken)
  }

  /// Starts a session of a document with one of its samples; the caller stops it.
  package func session(_ input: PreviewInput, _ sample: Sample) async -> PreviewSession {
    var input = input
    input.sample = sample
    let options = PreviewOptions(as: .device, level: input.project.vocabulary.level)
    let session = await makeSession(options, input)
    await session.start()
    return session
  }
}

extension GalleryPicture {
  /// Creates the picture of a combination.
  ///
  /// - Parameters:
  ///   - combination: what it was drawn with.
  ///   - picture: what was drawn.
  ///   - store: keeps the SVG document by its hash.
  package init(
    _ combination: Combination, _ picture: PreviewPicture, store: (_ svg: String, _ hash: String) -> Void
  ) {
    let svg = picture.svg
    var hash = ContentHash()
    hash.add(svg)
    store(svg, hash.text)
    self.init(
      combination: combination, hash: hash.text, width: picture.width, height: picture.svgHeight,
      problems: PictureProblems.all(in: picture))
  }
}

extension PreviewSession {
  /// Draws a combination, whose sample is that of the session.
  package func picture(_ combination: Combination) -> PreviewPicture {
    let window = PictureWindow(
      .device(width: Double(combination.width), height: nil), traits: combination.traits)
    return wholePicture(in: window, combination.colorScheme == .dark ? .dark : .light)
  }
}
