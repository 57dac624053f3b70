import TestSupport
import Testing

/// Destinations that are documents of the project.
@Suite struct DestinationTests {
  private func screen(_ id: String, opening destination: String) -> String {
    #"""
    { "id": "\#(id)", "root": { "children": [
      { "type": "button", "text": "Go",
        "actions": { "onTap": { "type": "navigate", "destination": "\#(destination)" } } } ] } }
    """#
  }

  /// The output for a project with a few documents, and one that opens a destination.
  private func output(opening destination: String, _ project: String) -> String {
    let scratch = Scratch()
    scratch.write("clads.json", project)
    scratch.write("Screens/home.clads.json", screen("home", opening: destination))
    scratch.write("Screens/profile-page.clads.json", screen("profile", opening: "home"))
    scratch.write("Local/drafts.clads.json", screen("drafts", opening: "home"))
    scratch.write(".gitignore", "Local/\n")
    scratch.write("Responses/order.json", "{ \"data\": \(screen("order.summary", opening: "home")) }")
    scratch.write("Other/clads.json", "{}")
    scratch.write("Other/foreign.clads.json", screen("foreign", opening: "x"))
    return Executable.run(["--check", "--output", "xcode", "Screens"], in: scratch.folder).output
  }

  private let project = #"""
    { "documentsAreDestinations": true, "destinations": ["native"],
      "documents": [ { "glob": "Responses/*.json", "at": "/data" } ] }
    """#

  @Test(arguments: [
    "home", "profile", "profile-page", "order", "order.summary", "drafts", "native", "${next}",
  ])
  func `ids and names of documents are destinations, and listed ones too`(destination: String) {
    #expect(!output(opening: destination, project).contains("unknown destination"), "\(destination)")
  }

  @Test(arguments: ["profil", "foreign", "Home", "nowhere", "home.clads.json"])
  func `any other destination is an error`(destination: String) {
    let text = output(opening: destination, project)
    #expect(text.contains("error: unknown destination `\(destination)`"), "\(text)")
  }

  @Test(arguments: ["{}", #"{ "documentsAreDestinations": false }"#, #"{ "destinations": ["home"] }"#])
  func `without the key documents are no destinations and nothing is an error`(project: String) {
    #expect(!output(opening: "nowhere", project).contains("error"))
  }
}
