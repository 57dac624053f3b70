import CladsCheck
import CladsProject
import Diagnostics
import SourceText
import Testing

/// Comments that say which versions of the app a document or a part of it is meant for.
@Suite struct ClientGateTests {
  private static let project = #"""
    { "components": { "chart": {}, "banner": {} }, "clients": [
      { "name": "4.0" }, { "name": "4.1", "adds": { "components": ["chart"] } },
      { "name": "4.2", "removes": { "components": ["banner"] } } ] }
    """#

  private func checker(_ client: String? = nil) -> Checker {
    var project = Project.read(Array(Self.project.utf8), path: "clads.json", files: NoFiles())
    if let client { #expect(project.select(client) == nil) }
    return Checker(project: project)
  }

  private func document(_ children: String, _ comment: String = "") -> [UInt8] {
    Array(#"{ "id": "a", \#(comment) "root": { "children": [ \#(children) ] } }"#.utf8)
  }

  private func messages(_ children: String, _ comment: String = "", client: String? = nil) -> [String] {
    checker(client).check(document(children, comment)).map(\.message)
  }

  private static let chart = #"{ "type": "chart" }"#
  private static let banner = #"{ "type": "banner" }"#

  @Test(arguments: [
    (#""$comment": "clads: from 4.1","#, chart), (#""$comment": "clads: from 4.2 -- new","#, chart),
    (#""$comment": "clads: until 4.1","#, banner), (#""$comment": "clads: from 4.1 until 4.1","#, banner),
    (#""$comment": "clads: from 4.1 until 4.1","#, chart),
  ])
  func `a document is checked for the clients that it is meant for`(comment: String, child: String) {
    #expect(messages(child, comment).isEmpty)
    #expect(messages(child).count == 1)
  }

  @Test func `an object is checked for the clients that it is meant for`() {
    #expect(messages(#"{ "type": "chart", "$comment": "clads: from 4.1" }"#).isEmpty)
    #expect(
      messages(#"{ "type": "chart", "$comment": "clads: from 4.0" }"#) == [
        "in 4.0: the app has no component kind `chart`"
      ])
    #expect(
      messages(#"{ "type": "vstack", "$comment": "clads: from 4.2", "children": [ { "type": "lable" } ] }"#)
        == [
          "unknown component kind `lable`"
        ])
    #expect(
      messages(#"{ "type": "lable", "$comment": "clads: from 4.2" }"#, client: "4.1").isEmpty)
    #expect(
      messages(#"{ "type": "lable", "$comment": "clads: from 4.2" }"#, client: "4.2") == [
        "unknown component kind `lable`"
      ])
  }

  @Test(arguments: [
    ("clads: from 4.2 until 4.1", "no client is from `4.2` on and until `4.1`"),
    ("clads: from 4.3", "unknown client `4.3`"),
    ("clads: from", "this comment ends without the name of a client"),
    ("clads: since 4.1", "`since` is neither `from` nor `until`"), ("clads:", "this comment names no client"),
  ])
  func `a comment that names no client is reported once`(comment: String, message: String) {
    #expect(messages(#"{ "type": "label", "text": "a" }"#, #""$comment": "\#(comment)","#) == [message])
  }

  @Test func `comments about clients mean nothing in a project without any`() {
    let found = CladsCheck.check(
      document(#"{ "type": "label", "text": "a" }"#, #""$comment": "clads: from 9","#))
    #expect(found.isEmpty)
  }

  private func requirement(_ children: String, _ comment: String = "") throws -> ClientRequirement {
    let source = SourceFile(
      uri: FileURI(path: "/a.clads.json"), version: nil, bytes: document(children, comment))
    return try #require(FileContext(kind: .document, checker: checker()).clientRequirement(of: source))
  }

  @Test func `the minimum client is the first from which on all may get the document`() throws {
    #expect(try requirement(#"{ "type": "label", "text": "a" }"#).minimum == "4.0")
    let chart = try requirement(Self.chart)
    #expect(chart.minimum == "4.1")
    #expect(chart.clients == ["4.1", "4.2"])
    #expect(chart.reasons.map(\.message) == ["the app has no component kind `chart`"])
    #expect(chart.reasons.map(\.pointer) == ["/root/children/0/type"])
    #expect(chart.reasons.map(\.clients) == [["4.0"]])
    let both = try requirement("\(Self.chart), \(Self.banner)")
    #expect(both.minimum == nil)
    #expect(both.clients == ["4.1"])
  }

  @Test func `no app reads comments, so an object that is meant for some counts`() throws {
    let gated = try requirement(#"{ "type": "chart", "$comment": "clads: from 4.2" }"#)
    #expect(gated.minimum == "4.2")
    #expect(gated.reasons.map(\.message) == ["the object is meant for 4.2"])
    let document = try requirement(Self.chart, #""$comment": "clads: from 4.1","#)
    #expect(document.minimum == "4.1")
    #expect(document.reasons.map(\.message) == ["the document is meant for 4.1 and 4.2"])
  }

  @Test func `no version may get a document that shows nothing`() throws {
    let broken = try requirement(#"{ "type": "lable" }"#)
    #expect(broken.minimum == nil && broken.clients.isEmpty && broken.isBroken)
    #expect(broken.summary == "no client")
    // A mistake is no need for another version.
    #expect(!broken.isRaised(from: try requirement(#"{ "type": "label", "text": "a" }"#)))
  }

  @Test func `a use in an object that a client does not get does not hide the next one`() {
    let found = checker().check(
      document(
        #"{ "type": "vstack", "$comment": "clads: from 4.1", "children": [ \#(Self.chart) ] }, \#(Self.chart)"#
      ))
    #expect(found.map(\.message) == ["in 4.0: the app has no component kind `chart`"])
    #expect(found.map(\.pointer) == ["/root/children/1/type"])
    #expect(found.allSatisfy { $0.related.isEmpty })
  }

  @Test(arguments: [
    #""$comment": "clads: from 4.2 until 4.1","#, #""$comment": "clads: from 4.3 until 4.0","#,
    #""$comment": "clads: from 4.2", "$comment": "clads: until 4.1","#,
  ])
  func `a comment with a mistake silences nothing`(comment: String) {
    #expect(messages(#"{ "type": "lable" }"#, comment).contains("unknown component kind `lable`"))
  }

  @Test func `a suppression that one version needs is of use`() {
    let chart = #"{ "type": "chart", "$comment": "clads-disable unknown-component-kind" }"#
    #expect(messages(chart).isEmpty)
    for client in ["4.0", "4.1", "4.2"] { #expect(messages(chart, client: client).isEmpty) }
    let unused = #"{ "type": "label", "text": "a", "$comment": "clads-disable unknown-component-kind" }"#
    #expect(messages(unused) == ["this suppression of `unknown-component-kind` silences nothing"])
  }

  @Test func `a misspelling is one finding, as without clients`() {
    let project = #"""
      { "sources": ["*.swift"], "components": { "chart": {} },
        "clients": [ { "name": "4.0" }, { "name": "4.1", "adds": { "components": ["chart"] } } ] }
      """#
    let read = Project.read(Array(project.utf8), path: "clads.json", files: NoFiles())
    let found = Checker(project: read).check(document(#"{ "type": "chrat" }"#))
    #expect(found.map(\.message) == ["unknown component kind `chrat`"])
    #expect(found.first?.help == "did you mean `chart`?")
  }

  @Test func `what is right for another version is not fixed`() {
    let project = #"""
      { "components": { "chart": { "properties": { "values": { "type": "string" } } } },
        "clients": [ { "name": "4.0", "components": { "chart": { "properties": { "value": { "type": "string" } } } } },
          { "name": "4.1" } ] }
      """#
    let read = Project.read(Array(project.utf8), path: "clads.json", files: NoFiles())
    let found = Checker(project: read).check(document(#"{ "type": "chart", "value": "1", "values": "1" }"#))
    #expect(found.map(\.clients) == [["4.0"], ["4.1"]] || found.map(\.clients) == [["4.1"], ["4.0"]])
    #expect(found.allSatisfy { $0.fixes.isEmpty })
    #expect(!found.contains { $0.help?.contains("clads: ") ?? false })
  }
}
