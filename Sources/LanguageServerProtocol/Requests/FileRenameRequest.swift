package import JSONSyntax
package import SourceText

/// `workspace/willRenameFiles`: the edits that keep references to files intact.
package enum WillRenameFilesRequest: LSPRequest {
  package typealias Params = RenameFilesParams
  package typealias Result = WorkspaceEdit?
  package static let method = "workspace/willRenameFiles"
  package static let emptyResult: WorkspaceEdit? = nil
}

/// The files and folders that the user renames or moves; also the parameters of `workspace/didRenameFiles`.
package struct RenameFilesParams: JSONDecodable {
  /// The notification after the files have been renamed.
  package static let didRename = "workspace/didRenameFiles"
  package let files: [FileRename]

  package init(json: SyntaxNode) throws(InvalidParams) { files = try json.member("files") }
}

/// The old and the new URI of a file or a folder.
package struct FileRename: JSONDecodable, JSONEncodable, Hashable {
  package let old: FileURI
  package let new: FileURI

  package init(from old: FileURI, to new: FileURI) {
    self.old = old
    self.new = new
  }

  package init(json: SyntaxNode) throws(InvalidParams) {
    old = try json.member("oldUri")
    new = try json.member("newUri")
  }

  /// Writes the operation `rename` of a workspace edit, which overwrites nothing.
  package func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("kind", "rename")
      json.member("oldUri", old)
      json.member("newUri", new)
      json.member("options", object: { $0.member("ignoreIfExists", true) })
    }
  }
}
