import CladsDocument
import CladsProject
package import JSONSyntax
package import LanguageServerProtocol

/// `clads.samples`: lists the samples of a document.
package enum SamplesCommand: ServerCommand {
  package static let name = "clads.samples"

  /// Returns an object for each sample, with `name`, `source` (a file path, or `state` for the document's own
  /// state) and, if the file cannot be used, `problem`.
  package static func run(
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

/// `clads.selectSample`: selects the sample that hovers, inlay hints and new previews use.
package enum SelectSampleCommand: ServerCommand {
  package static let name = "clads.selectSample"

  /// Selects `sample` and returns `null`.
  package static func run(
    _ argument: SyntaxNode, in context: WorkspaceContext
  ) async throws(ResponseError) -> LSPAny {
    let document = try await argument.document(in: context)
    let sample = try document.sample(named: try argument.required("sample"))
    context.choose(document.uri, .sample(sample.name))
    return LSPAny(LSPNull())
  }
}

/// `clads.status`: describes how the server treats a file.
package enum StatusCommand: ServerCommand {
  package static let name = "clads.status"

  /// Returns `version`, `kind` (`document`, `project`, `sample`, or `null` for any other file), `project`
  /// (the path of the project file, or `null`), `sample`, `samples`, `client` (of previews; `null` if the
  /// project names none), `clients`, `target` and `formatLevel`.
  package static func run(
    _ argument: SyntaxNode, in context: WorkspaceContext
  ) async throws(ResponseError) -> LSPAny {
    let document = try await argument.file(in: context)
    return LSPAny { json in
      json.member("version", context.version)
      json.member("kind", document.kind.name)
      json.name("project")
      if let path = document.projectPath { json.string(path) } else { json.null() }
      json.member("sample", document.choice.sample)
      json.member("samples", document.samples.map(\.name))
      json.name("client")
      if let client = document.drawnClient?.name { json.string(client) } else { json.null() }
      json.member("clients", document.project.clientNames)
      json.member("target", document.project.target.rawValue)
      json.member("formatLevel", document.project.vocabulary.level.rawValue)
    }
  }
}

extension DocumentSnapshot {
  /// Returns the sample with a name, or throws when there is none or it cannot be used.
  func sample(named name: String) throws(ResponseError) -> Sample {
    do throws(SampleChoiceError) {
      return try samples.choosing(name)
    } catch {
      throw ResponseError(.invalidParams, error.message)
    }
  }
}

extension FileKind {
  /// The name of the kind in `clads.status`; `nil` for a file that is unrelated to CLADS.
  fileprivate var name: String? {
    switch self {
    case .document, .envelope, .swift: "document"
    case .project: "project"
    case .sample: "sample"
    case .test: "test"
    case .tokens, .baseline, .other: nil
    }
  }
}
