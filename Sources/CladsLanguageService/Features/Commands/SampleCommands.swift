import CladsProject
import CladsSchema
public import JSONSyntax
public import LanguageServerProtocol

/// `clads.samples`: the states to try a document with.
public enum SamplesCommand: ServerCommand {
  /// Its name.
  public static let name = "clads.samples"

  /// Lists them: `name`, `source` (the path of a file, or `state` for the document's own), and `problem` where the
  /// file cannot be used.
  public static func run(
    _ argument: SyntaxNode, in context: WorkspaceContext
  ) async throws(ResponseError) -> LSPAny {
    let document = try await argument.document(in: context)
    var json = JSONWriter()
    json.array { json in
      for sample in document.samples {
        json.object { json in
          json.member("name", sample.name)
          json.member("source", sample.path ?? "state")
          json.member("problem", ifPresent: sample.problem)
        }
      }
    }
    return LSPAny(bytes: json.bytes)
  }
}

/// `clads.selectSample`: chooses the state that hovers, hints and new previews use from now on.
public enum SelectSampleCommand: ServerCommand {
  /// Its name.
  public static let name = "clads.selectSample"

  /// Chooses.
  public static func run(
    _ argument: SyntaxNode, in context: WorkspaceContext
  ) async throws(ResponseError) -> LSPAny {
    let document = try await argument.document(in: context)
    let sample = try document.sample(named: try argument.required("sample"))
    context.chooseSample(document.uri, sample.name)
    return LSPAny(LSPNull())
  }
}

/// `clads.status`: what the server takes a file for.
public enum StatusCommand: ServerCommand {
  /// Its name.
  public static let name = "clads.status"

  /// Answers `version`, `kind` (`document`, `project`, `sample`, or `null` for a file that is none of these),
  /// `project` (the path of its file, or `null`), `sample`, `samples`, `target` and `formatLevel`.
  public static func run(
    _ argument: SyntaxNode, in context: WorkspaceContext
  ) async throws(ResponseError) -> LSPAny {
    let document = try await argument.file(in: context)
    var json = JSONWriter()
    json.object { json in
      json.member("version", context.version)
      json.member("kind", document.role.kind)
      json.name("project")
      if let path = document.projectPath { json.string(path) } else { json.null() }
      json.member("sample", document.chosenSample)
      json.member("samples", document.samples.map(\.name))
      json.member("target", document.project.target.rawValue)
      json.member("formatLevel", document.project.vocabulary.level.rawValue)
    }
    return LSPAny(bytes: json.bytes)
  }
}

extension DocumentSnapshot {
  /// The sample with a name.
  func sample(named name: String) throws(ResponseError) -> Sample {
    do throws(SampleChoiceError) {
      return try samples.choosing(name)
    } catch {
      throw ResponseError(.invalidParams, error.message)
    }
  }
}

extension DocumentSnapshot.Role {
  /// The word for it; nothing for a file that has nothing to do with us.
  fileprivate var kind: String? {
    switch self {
    case .document, .envelope: "document"
    case .project: "project"
    case .sample: "sample"
    case .other: nil
    }
  }
}
