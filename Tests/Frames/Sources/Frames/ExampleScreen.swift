import CladsAnalysis
import CladsDocument
import CladsPreview
import CladsProject
import CladsRendering
import Diagnostics
import JSONSyntax
import SourceText
import TextUI

/// A screen as the preview shows it first: resolved, and drawn as a picture.
@MainActor
public final class ExampleScreen {
  /// The name of its file.
  public let name: String
  /// The resolved nodes, for SwiftUI: from the state that the picture is drawn from.
  let tree: RenderTree
  let isDark: Bool
  /// The frames in the picture.
  public let pictureFrames: [NodeFrame]
  private var pointers: PointerWriter

  /// Runs a document as `--preview` does, until what `onAppear` starts has ended.
  init(_ bytes: [UInt8], name: String, project: Project) async {
    self.name = name
    let source = SourceFile(uri: FileURI(path: "/\(name)"), version: nil, bytes: bytes)
    let analysis = Analysis(of: ParsedFile(source), vocabulary: project.vocabulary)
    let input = PreviewInput(
      source: analysis.file.source, document: analysis.document, tree: analysis.file.tree,
      findings: analysis.findings.map(\.diagnostic),
      project: project)
    let options = PreviewOptions(picture: PictureWindow(.usual), level: project.vocabulary.level)
    let session = PreviewSession(options: options, input: input)
    await session.start()
    let frame = session.frame()
    await session.stop()
    var state: [String: Document.StateValue] = [:]
    if case .objectValue(let values) = frame.state { state = values }
    tree = ScreenResolver(project).resolve(analysis.document, tree: analysis.file.tree, state: state)
    isDark = frame.colorScheme == .dark
    pictureFrames = frame.picture.map(Self.frames) ?? []
    pointers = PointerWriter(analysis.file.tree)
  }

  /// Returns the key of a node or of its text.
  func key(of place: NodeLocation, _ part: FrameKey.Part = .node) -> FrameKey {
    FrameKey(
      pointer: pointers.pointer(at: place.origin.range.start).description, instance: place.instance,
      part: part)
  }

  /// Returns the frames of the nodes of a picture, and of the texts in it.
  private static func frames(of picture: PreviewPicture) -> [NodeFrame] {
    var frames: [FrameKey: NodeFrame] = [:]
    func add(_ rect: SceneRect, _ node: Int, _ part: FrameKey.Part) {
      // What an alert draws belongs to no node.
      guard picture.nodes.indices.contains(node) else { return }
      let owner = picture.nodes[node]
      let key = FrameKey(pointer: owner.pointer, instance: owner.instance, part: part)
      let frame = NodeFrame(key, x: rect.x, y: rect.y, width: rect.width, height: rect.height)
      if frames[key] == nil, frame.isOnScreen { frames[key] = frame }
    }
    for area in picture.scene.areas { add(area.frame, area.node, .node) }
    for box in picture.scene.boxes {
      if case .text = box.drawing { add(box.frame, box.node, .text) }
    }
    return Array(frames.values)
  }
}
