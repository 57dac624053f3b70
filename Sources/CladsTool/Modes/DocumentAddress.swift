import CladsAnalysis
import CladsCheck
import CladsFiles
import CladsLanguageService
import CladsProject
import SourceText

/// A document as the command line names it: a file, or `FILE.swift#NAME`.
struct DocumentAddress {
  /// The path of the file.
  let path: String
  /// The name of the document in a Swift file; `nil` for the only one.
  let name: String?

  init(_ argument: String) {
    let mark = FileURI.swiftExtension + "#"
    guard let hash = argument.lastRange(of: mark) else {
      (path, name) = (argument, nil)
      return
    }
    path = String(argument[..<hash]) + FileURI.swiftExtension
    name = String(argument[hash...].dropFirst(mark.count))
  }

  /// Returns the document in its file, or the file itself if that is the document.
  func document(in file: DocumentSnapshot) throws(RunError) -> DocumentSnapshot {
    guard file.kind == .swift else { return file }
    do throws(DocumentChoiceError) {
      return file.embedded(try file.file.index(ofDocumentNamed: name))
    } catch {
      let hint = name == nil && file.file.embedded.count > 1 ? "; choose one with `\(path)#NAME`" : ""
      throw RunError(message: "\(path): \(error.message)\(hint)")
    }
  }
}

extension String {
  /// Returns the start of the last occurrence of a text.
  fileprivate func lastRange(of text: String) -> String.Index? {
    var index = endIndex
    while index > startIndex {
      index = self.index(before: index)
      if self[index...].hasPrefix(text) { return index }
    }
    return nil
  }
}
