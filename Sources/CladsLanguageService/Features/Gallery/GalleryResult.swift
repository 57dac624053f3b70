import CladsDocument
import CladsGallery
import CladsPreview
import CladsProject
import Diagnostics
import JSONSyntax
import LanguageServerProtocol
import SourceText
import TextUI

/// A document drawn with all its samples, as clients get it.
struct GalleryResult: Sendable {
  /// The most pictures in a result; others are only counted.
  static let maximumCount = 256

  private let input: PreviewInput
  private let request: GalleryRequest
  private let encoding: PositionEncoding
  private let wantsPictures: Bool
  private var drawn = DrawnScreen()
  private var pictures: [DrawnPicture] = []
  private var svgs: [String: String] = [:]
  private var texts: [DrawnText] = []
  private var spoken: [SpokenScreen] = []
  /// The ranges of nodes in the document by their pointers.
  private var nodes: [String: TextRange] = [:]
  private var omitted = 0
  private var samples: [String] = []
  private var findings: [ReportedPictureFinding] = []
  private var screen = GalleryScreen(path: "", title: "")

  /// What a client gets of a picture besides what a gallery keeps of it.
  private struct DrawnPicture: Sendable {
    /// The hash of the picture with its areas, so that a client that has it has both.
    let hash: String
    let areas: [(pointer: String, frame: SceneRect)]
  }

  /// The text of a screen.
  private struct DrawnText: Sendable {
    let sample: String
    let snapshot: PreviewSnapshot
  }

  /// What a screen reader says, with the samples with which it says that.
  private struct SpokenScreen: Sendable {
    var samples: [String]
    let elements: [SpokenElement]
  }

  init(_ input: PreviewInput, _ request: GalleryRequest, encoding: PositionEncoding) {
    self.input = input
    self.request = request
    self.encoding = encoding
    wantsPictures = !request.parts.isDisjoint(with: [.pictures, .page])
  }

  /// Draws what was asked for with a sample.
  mutating func draw(_ sample: Sample, _ session: PreviewSession) async {
    samples.append(sample.name)
    if wantsPictures {
      for combination in request.axes.combinations(of: sample, among: input.samples) {
        if Task.isCancelled { return }
        if pictures.count < Self.maximumCount {
          add(combination, await session.picture(combination))
        } else {
          omitted += 1
        }
      }
    }
    let elements = await session.spokenElements()
    drawn.spoken.append(elements.map(\.line))
    if request.parts.contains(.spoken) { add(elements, sample) }
    guard request.parts.contains(.texts) else { return }
    for scheme in request.axes.colorSchemes {
      let options = PreviewOptions(
        as: .device, width: request.columns, colorScheme: scheme, level: input.project.vocabulary.level)
      let frame = await session.change(options)
      texts.append(DrawnText(sample: sample.name, snapshot: PreviewSnapshot(frame, encoding: encoding)))
    }
  }

  private mutating func add(_ combination: Combination, _ picture: PreviewPicture) {
    let kept = GalleryPicture(combination, picture) { svg, hash in svgs[hash] = svg }
    drawn.pictures.append(kept)
    let areas = picture.scene.areas.compactMap { area -> (String, SceneRect)? in
      guard picture.nodes.indices.contains(area.node) else { return nil }
      return (picture.nodes[area.node].pointer, area.visible)
    }
    for node in picture.nodes { nodes[node.pointer] = node.range }
    var hash = ContentHash()
    hash.add(kept.hash)
    for (pointer, frame) in areas {
      hash.add(pointer)
      for number in [frame.x, frame.y, frame.width, frame.height] { hash.add(number.bitPattern) }
    }
    pictures.append(DrawnPicture(hash: hash.text, areas: areas))
  }

  private mutating func add(_ elements: [SpokenElement], _ sample: Sample) {
    if let index = spoken.firstIndex(where: { $0.elements == elements }) {
      spoken[index].samples.append(sample.name)
      return
    }
    spoken.append(SpokenScreen(samples: [sample.name], elements: elements))
    for element in elements where nodes[element.pointer] == nil {
      nodes[element.pointer] = JSONPointer(element.pointer).flatMap { input.tree.node(at: $0) }?.range
    }
  }

  /// Finds what only the pictures show.
  ///
  /// - Parameters:
  ///   - path: the path of the file as it is shown.
  ///   - known: what is found in the file without drawing it.
  ///   - judge: returns those of the findings that are reported.
  mutating func finish(path: String, known: [Diagnostic], judge: ([Finding]) -> [Diagnostic]) {
    screen = GalleryScreen(path: path, input, known, drawn, judge: judge)
    screen.samples = samples
    guard request.parts.contains(.pictures) else { return }
    let all = PictureFinding.all(in: drawn.pictures, of: input, known: known)
    findings = PictureFinding.reported(all, judge: judge)
  }
}

// MARK: - JSON

extension GalleryResult: JSONEncodable {
  func encode(to json: inout JSONWriter) {
    let mapper = PositionMapper(input.source, encoding: encoding)
    json.object { json in
      json.member("uri", input.uri)
      json.member("version", input.source.version)
      json.member("title", screen.title)
      json.member("rejection", ifPresent: input.rejection)
      json.member("samples", samples)
      if request.parts.contains(.pictures) { writePictures(mapper, to: &json) }
      if request.parts.contains(.texts) { writeTexts(to: &json) }
      if request.parts.contains(.spoken) { writeSpoken(mapper, to: &json) }
      if wantsPictures { json.member("omitted", omitted) }
      let pointers = nodes.keys.sorted()
      let ranges = mapper.ranges(pointers.compactMap { nodes[$0] })
      json.member("nodes") { json in
        for (pointer, range) in zip(pointers, ranges) { json.member(pointer, range) }
      }
      if request.parts.contains(.page) {
        let gallery = Gallery(screens: [screen], axes: request.axes)
        json.member("page", GalleryPages.page(gallery) { svgs[$0] ?? "" })
      }
    }
  }

  private func writePictures(_ mapper: PositionMapper, to json: inout JSONWriter) {
    let ranges = mapper.ranges(findings.map(\.diagnostic.range))
    json.name("findings")
    json.array { json in
      for (finding, range) in zip(findings, ranges) {
        json.object { json in
          json.member("rule", finding.diagnostic.id.rawValue)
          json.member("severity", finding.diagnostic.severity.name)
          json.member("message", finding.diagnostic.message)
          json.member("range", range)
          json.member("pointers", finding.pointers)
          json.member("pictures", finding.pictures)
        }
      }
    }
    json.name("pictures")
    json.array { json in
      for (picture, shown) in zip(drawn.pictures, pictures) { write(picture, shown, to: &json) }
    }
  }

  private func write(_ picture: GalleryPicture, _ shown: DrawnPicture, to json: inout JSONWriter) {
    let combination = picture.combination
    json.object { json in
      json.member("sample", combination.sample)
      json.member("language", ifPresent: combination.language?.tag)
      json.member("colorScheme", combination.colorScheme.rawValue)
      json.member("screen", combination.width)
      json.member("textSize", combination.traits.textSize.rawValue)
      json.member("rightToLeft", combination.traits.isRightToLeft)
      json.member("pseudolocalized", combination.traits.isPseudolocalized)
      json.member("caption", combination.words.joined(separator: " · "))
      json.member("hash", shown.hash)
      json.member("width", picture.width)
      json.member("height", picture.height)
      if !request.known.contains(shown.hash) {
        json.member("svg", ifPresent: svgs[picture.hash])
        json.name("areas")
        json.array { json in
          for area in shown.areas { write(area.pointer, area.frame, nil, to: &json) }
        }
      }
      json.name("problems")
      json.array { json in
        for problem in picture.problems { write(problem.pointer, problem.frame, problem, to: &json) }
      }
    }
  }

  private func write(
    _ pointer: String, _ frame: SceneRect, _ problem: PictureProblem?, to json: inout JSONWriter
  ) {
    json.object { json in
      json.member("rule", ifPresent: problem?.kind.rule.id.rawValue)
      json.member("message", ifPresent: problem?.message)
      json.member("pointer", pointer)
      PreviewInspection.Frame(frame).writeMembers(to: &json)
    }
  }

  private func writeTexts(to json: inout JSONWriter) {
    json.name("texts")
    json.array { json in
      for text in texts {
        let frame = text.snapshot.frame
        json.object { json in
          json.member("sample", text.sample)
          json.member("colorScheme", frame.colorScheme.rawValue)
          json.member("width", frame.width)
          json.member("height", frame.rows.count)
          json.member("ansi", frame.ansiRows.joined(separator: "\n"))
          json.member("spans", text.snapshot.spans(frame.spans.indices))
        }
      }
    }
  }

  private func writeSpoken(_ mapper: PositionMapper, to json: inout JSONWriter) {
    json.name("spoken")
    json.array { json in
      for screen in spoken {
        let start = TextRange(utf8: 0, 0)
        let ranges = mapper.ranges(screen.elements.map { nodes[$0.pointer] ?? start })
        json.object { json in
          json.member("samples", screen.samples)
          json.name("elements")
          json.array { json in
            for (element, range) in zip(screen.elements, ranges) {
              json.object { json in
                json.member("text", element.line)
                json.member("pointer", element.pointer)
                json.member("range", range)
              }
            }
          }
        }
      }
    }
  }
}
