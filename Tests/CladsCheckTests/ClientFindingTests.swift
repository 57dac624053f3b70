import CladsCheck
import CladsDocument
import CladsProject
import Diagnostics
import SourceText
import Testing

/// Findings for the versions of an app that are in use.
@Suite struct ClientFindingTests {
  private struct Texts: FileReading {
    let texts: [String: String]
    func exists(_ path: String) -> Bool { texts[path] != nil }
    func read(_ path: String) throws(FileReadingError) -> [UInt8] { Array((texts[path] ?? "").utf8) }
    func paths(matching pattern: Glob) -> [String] { texts.keys.filter { pattern.matches($0) }.sorted() }
  }

  /// A project whose versions have gained and lost names of every kind.
  private static let project = #"""
    { "components": { "chart": {}, "banner": { "data": { "title": { "type": "string" } } } },
      "actions": { "share": {} },
      "destinations": ["cart", "map"],
      "designSystems": { "shop": { "styles": { "text.title": { "fontSize": 20 }, "new": { "fontSize": 9 } } } },
      "clients": [
        { "name": "4.0", "actions": { "beep": {} } },
        { "name": "4.1", "formatLevel": "extended", "adds": { "components": ["chart"], "actions": ["share"] },
          "components": { "banner": { "data": { "text": { "type": "string" } } } } },
        { "name": "4.2", "formatLevel": "extended",
          "adds": { "destinations": ["map"], "tokens": ["@new"] }, "removes": { "components": ["slider"] } }
      ] }
    """#

  /// What the project says of each version, without `clients`.
  private static let alone: [(client: String, project: String)] = [
    (
      "4.0",
      #"""
      { "components": { "banner": { "data": { "text": { "type": "string" } } } }, "actions": { "beep": {} },
        "destinations": ["cart"],
        "designSystems": { "shop": { "styles": { "text.title": { "fontSize": 20 } } } } }
      """#
    ),
    (
      "4.1",
      #"""
      { "formatLevel": "extended",
        "components": { "chart": {}, "banner": { "data": { "text": { "type": "string" } } } }, "actions": { "share": {} },
        "destinations": ["cart"],
        "designSystems": { "shop": { "styles": { "text.title": { "fontSize": 20 } } } } }
      """#
    ),
  ]

  private static let documents: [String] = [
    #"{ "type": "chart" }"#,
    #"{ "type": "slider", "data": { "value": { "type": "binding", "path": "x" } } }"#,
    #"{ "type": "banner", "data": { "title": { "type": "static", "value": "a" } } }"#,
    #"{ "type": "banner", "data": { "text": { "type": "static", "value": "a" } } }"#,
    #"{ "type": "label", "text": "a", "styleId": "@new" }"#,
    #"{ "type": "label", "text": "a", "styleId": "@text.title" }"#,
    #"{ "type": "button", "text": "a", "actions": { "onTap": { "type": "share" } } }"#,
    #"{ "type": "button", "text": "a", "actions": { "onTap": { "type": "beep" } } }"#,
    #"{ "type": "button", "text": "a", "actions": { "onTap": { "type": "navigate", "destination": "map" } } }"#,
    #"{ "type": "vstack", "styleId": "s", "children": [] }, { "type": "label", "text": "a", "styleId": "s" }"#,
    #"{ "type": "lable" }, { "type": "label", "text": "${x" }"#,
  ].map { child in
    #"""
    { "id": "a", "designSystem": "shop", "state": { "x": 0 },
      "styles": { "s": { "padding": { "all": 4 }, "fontSize": 20 } }, "root": { "children": [ \#(child) ] } }
    """#
  }

  private func project(_ text: String) -> Project {
    Project.read(Array(text.utf8), path: "clads.json", files: NoFiles())
  }

  private func findings(_ text: String, _ project: Project) -> [Diagnostic] {
    Checker(project: project).check(Array(text.utf8))
  }

  private func messages(_ children: String, _ project: String = project) -> [String] {
    findings(#"{ "id": "a", "root": { "children": [ \#(children) ] } }"#, self.project(project)).map {
      "\($0.severity.name) \($0.id.rawValue): \($0.message)\($0.help.map { " (\($0))" } ?? "")"
    }
  }

  @Test func `the project file has no findings`() {
    #expect(project(Self.project).findings.isEmpty)
    #expect(project(Self.project).clients.map(\.name) == ["4.0", "4.1", "4.2"])
  }

  @Test func `a finding names the clients that it concerns, and the others have none`() {
    #expect(
      messages(#"{ "type": "chart" }"#) == [
        "error unknown-component-kind: in 4.0: the app has no component kind `chart` (4.1 and later have it; "
          + #"add `"$comment": "clads: from 4.1"` where older apps do not get it)"#
      ])
    #expect(
      messages(#"{ "type": "slider" }"#).last
        == "error unknown-component-kind: in 4.2: the app has no component kind `slider` "
        + "(4.1 and earlier have it; "
        + #"add `"$comment": "clads: until 4.1"` where newer apps do not get it)"#)
  }

  @Test func `a finding that concerns all clients names none`() {
    #expect(
      messages(#"{ "type": "lable" }"#) == [
        "error unknown-component-kind: unknown component kind `lable` (did you mean `label`?)"
      ])
  }

  @Test(arguments: documents)
  func `checking for one client finds what a project that says the same does`(document: String) throws {
    for (client, text) in Self.alone {
      var selected = project(Self.project)
      #expect(selected.select(client) == nil)
      #expect(selected.clients.isEmpty)
      let found = findings(document, selected)
      let expected = findings(document, project(text))
      #expect(found.map(\.range) == expected.map(\.range), "\(client)")
      #expect(found.map(\.id) == expected.map(\.id), "\(client)")
      #expect(found.map(\.effect) == expected.map(\.effect), "\(client)")
      // A name that other versions have is an error, and is no misspelled one.
      for (found, expected) in zip(found, expected) where found.message != expected.message {
        #expect(found.message.hasPrefix("the app has no "), "\(client): \(expected.message)")
      }
    }
  }

  /// A project whose versions differ in names only, so that most documents are checked once.
  private static let namesOnly = #"""
    { "components": { "chart": {}, "banner": {} }, "actions": { "share": {}, "beep": {} },
      "destinations": ["cart", "map"],
      "designSystems": { "shop": { "styles": { "text.title": { "fontSize": 20 }, "new": { "fontSize": 9 } } } },
      "clients": [
        { "name": "4.0" }, { "name": "4.1", "adds": { "components": ["chart"], "actions": ["share"] } },
        { "name": "4.2", "adds": { "destinations": ["map"], "tokens": ["@new"] },
          "removes": { "components": ["slider", "banner"], "actions": ["beep"] } }
      ] }
    """#

  /// The documents with some names spelled by escape sequences.
  private static let escapedDocuments: [String] = documents.map {
    $0.replacing("chart", with: #"\u0063hart"#).replacing("new", with: #"n\u0065w"#)
  }

  private static let projects: [String] = [project, namesOnly]
  private static let spelledDocuments: [String] = documents + escapedDocuments

  @Test(arguments: spelledDocuments, projects)
  func `the findings are those of each client, joined`(document: String, text: String) {
    let all = findings(document, project(text))
    for client in ["4.0", "4.1", "4.2"] {
      var selected = project(text)
      #expect(selected.select(client) == nil)
      let found = findings(document, selected)
      let named = all.filter { $0.clients.isEmpty || $0.clients.contains(client) }.map { finding in
        var finding = finding
        finding.clients = []
        return finding
      }
      #expect(named.map(\.range) == found.map(\.range), "\(client)")
      #expect(named.map(\.message) == found.map(\.message), "\(client)")
      #expect(zip(named, found).allSatisfy { $0.severity >= $1.severity }, "\(client)")
    }
  }

  @Test(arguments: documents)
  func `another client takes no finding away, and changes no fingerprint`(document: String) {
    let text = Self.project.replacing(
      #"{ "name": "4.2""#, with: #"{ "name": "4.1.5", "formatLevel": "base" }, { "name": "4.2""#)
    let source = SourceFile(uri: FileURI(path: "/a.clads.json"), version: nil, bytes: Array(document.utf8))
    let fewer = findings(document, project(Self.project))
    let more = findings(document, project(text))
    let fingerprints = more.map { Fingerprint($0, in: source).description }
    for finding in fewer {
      #expect(fingerprints.contains(Fingerprint(finding, in: source).description), "\(finding.message)")
    }
  }

  @Test func `clients that differ in nothing change nothing`() {
    let plain = #"{ "components": { "chart": {} } }"#
    let same = #"{ "components": { "chart": {} }, "clients": [ { "name": "1" }, { "name": "2" } ] }"#
    for document in Self.documents {
      #expect(findings(document, project(same)) == findings(document, project(plain)))
    }
  }

  @Test func `a client that names nothing that exists is reported`() {
    let text = #"""
      { "components": { "chart": {} }, "clients": [
        { "name": "1" }, { "name": "1" }, { "name": "" },
        { "name": "2", "adds": { "components": ["chrat"] },
          "removes": { "components": ["gone", "label"], "sectionLayouts": ["gird", "grid"] } } ] }
      """#
    #expect(
      project(text).findings.map { "\($0.id.rawValue): \($0.diagnostic.message)" }.sorted() == [
        "client-unknown-name: no version of the app has the component kind `chrat`",
        "client-unknown-name: no version of the app has the component kind `gone`",
        "client-unknown-name: no version of the app has the section layout `gird`",
        "project-wrong-type: the name of a client is empty",
        "project-wrong-type: there are two clients `1`",
      ])
  }

  @Test func `a name that only an earlier version had is known`() {
    let text = #"""
      { "components": { "chart": {} }, "clients": [
        { "name": "1", "components": { "graph": {} } }, { "name": "2", "removes": { "components": ["graph"] } } ] }
      """#
    #expect(project(text).findings.isEmpty)
  }

  @Test func `a client that is unknown is a message`() {
    var project = project(Self.project)
    #expect(project.select("5.0") == "clads.json has no client `5.0`; it names `4.0`, `4.1` and `4.2`")
    var plain = self.project("{}")
    #expect(plain.select("5.0") == "clads.json names no `clients`")
  }

  @Test func `Swift files of a client replace those of the project`() {
    let files = Texts(texts: [
      "new/App.swift": #"struct A: CustomComponent { static let typeName = "chart" }"#,
      "old/App.swift": #"struct A: CustomComponent { static let typeName = "graph" }"#,
    ])
    let text = #"""
      { "sources": ["new/*.swift"], "clients": [ { "name": "1", "sources": ["old/*.swift"] }, { "name": "2" } ] }
      """#
    let project = Project.read(Array(text.utf8), path: "clads.json", files: files)
    #expect(project.findings.isEmpty)
    let document = #"{ "id": "a", "root": { "children": [ { "type": "chart" }, { "type": "graph" } ] } }"#
    #expect(
      findings(document, project).map { "\($0.clients): \($0.message.drop { $0 != "`" })" } == [
        #"["1"]: `chart`"#,
        #"["2"]: `graph` is registered nowhere in the app's source"#,
      ])
  }

  @Test(arguments: [
    (#"[ { "name": "4 beta" } ]"#, "project-wrong-type: the name of a client cannot be `4 beta`"),
    (#"[ { "name": "--" } ]"#, "project-wrong-type: the name of a client cannot be `--`"),
    (
      #"[ { "name": "1", "adds": { "components": ["chart"] }, "removes": { "components": ["chart"] } } ]"#,
      "project-wrong-type: this client adds and removes `chart`"
    ),
  ])
  func `what contradicts itself is reported`(clients: String, message: String) {
    let read = project(#"{ "components": { "chart": {} }, "clients": \#(clients) }"#)
    #expect(read.findings.map { "\($0.id.rawValue): \($0.diagnostic.message)" } == [message])
  }

  @Test func `a built-in kind stays one although a client lists it`() {
    let read = project(#"{ "clients": [ { "name": "1", "components": { "label": {} } }, { "name": "2" } ] }"#)
    #expect(
      findings(Self.documents[5], read).isEmpty
        || !findings(Self.documents[5], read).contains { !$0.clients.isEmpty })
  }

  @Test func `hundreds of clients are read at once`() {
    let names = (0..<300).map { "n\($0)" }
    let components = names.map { #""\#($0)": {}"# }.joined(separator: ", ")
    let clients = names.map { #"{ "name": "v\#($0)", "adds": { "components": ["\#($0)"] } }"# }
      .joined(separator: ", ")
    let read = project(#"{ "components": { \#(components) }, "clients": [ \#(clients) ] }"#)
    #expect(read.clients.count == 300)
    #expect(read.clients[7].project.vocabulary.versions(having: "n9", in: .node) == "vn9 and later")
  }
}
