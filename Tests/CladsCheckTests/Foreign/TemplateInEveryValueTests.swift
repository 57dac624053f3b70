import CladsCheck
import CladsDocument
import Diagnostics
import SourceText
import TestSupport
import Testing

/// A template is written into every value of the format, one after the other.
@Suite struct TemplateInEveryValueTests {
  private struct Case {
    let path: String
    let document: String
  }

  private static let template = "${total > 3 ? 'a' : 'b'}"

  @Test func `what is said about a template in each value matches its golden file`() {
    var text = ""
    for (entry, findings) in zip(Self.cases, Self.findings) {
      text += "\(entry.path)\n"
      if findings.isEmpty { text += "  –\n" }
      for finding in findings {
        text += "  \(finding.id.rawValue): \(finding.message)\n"
        if let help = finding.help { text += "    \(help)\n" }
        if let fix = finding.fixes.first { text += "    fix: \(fix.title)\n" }
      }
    }
    Golden.expect("Tests/Fixtures/Messages/templates.txt", text)
  }

  @Test func `no fix declares or renames something to a template`() {
    for (entry, findings) in zip(Self.cases, Self.findings) {
      for finding in findings {
        for fix in finding.fixes {
          #expect(!fix.title.contains("Create"), "\(entry.path): \(fix.title)")
          #expect(!fix.title.contains("Rename to `${"), "\(entry.path): \(fix.title)")
        }
        #expect(finding.help?.contains("did you mean") != true, "\(entry.path): \(finding.help ?? "")")
      }
    }
  }

  @Test func `the whole schema is covered`() {
    #expect(Self.cases.count > 250)
  }

  /// The findings about the template itself in each case.
  private static let findings: [[Diagnostic]] = cases.map { entry in
    let checker = Checker()
    let bytes = Array(entry.document.utf8)
    let start = Array(template.utf8)
    return checker.check(bytes).filter { finding in
      let text = bytes[finding.range.start.utf8..<finding.range.end.utf8]
      return text.contains(start[0]) && text.count <= start.count + 2
    }
  }

  // MARK: - Cases

  private static let cases: [Case] = {
    var collector = Collector()
    for node in BuiltInKinds.nodes {
      for row in node.usedRows where row.level == .base && row.name != "type" {
        let others = node.usedRows.filter { $0.isRequired && $0.name != row.name && $0.name != "type" }.map(
          \.stub)
        collector.visit(row.shape, node.name + "." + row.name) { value in
          screen(
            "{ "
              + (["\"type\": \"\(node.name)\""] + others + ["\"\(row.name)\": \(value)"]).joined(
                separator: ", ") + " }")
        }
      }
    }
    for action in BuiltInActions.all(level: .base) {
      for row in action.shape.rows where row.name != "type" {
        let others = action.shape.rows.filter { $0.isRequired && $0.name != row.name && $0.name != "type" }
          .map(\.stub)
        collector.visit(row.shape, action.name + "." + row.name) { value in
          let members = ["\"type\": \"\(action.name)\""] + others + ["\"\(row.name)\": \(value)"]
          return screen(
            #"{ "type": "button", "text": "b", "actions": { "onTap": { \#(members.joined(separator: ", ")) } } }"#
          )
        }
      }
    }
    for row in Document.Definition.table.shape.rows where row.name != "root" {
      collector.visit(row.shape, row.name) { value in
        #"{ "id": "a", "root": { "children": [{ "type": "label", "text": "a" }] }, "\#(row.name)": \#(value) }"#
      }
    }
    for row in Document.RootComponent.table.shape.rows where row.name != "children" {
      collector.visit(row.shape, "root." + row.name) { value in
        #"{ "id": "a", "root": { "\#(row.name)": \#(value), "children": [{ "type": "label", "text": "a" }] } }"#
      }
    }
    return collector.cases
  }()

  private static func screen(_ node: String) -> String {
    #"{ "id": "a", "state": { "total": 5, "xs": [1] }, "root": { "children": [\#(node)] } }"#
  }

  /// Collects a case for each value below a shape.
  private struct Collector {
    var cases: [Case] = []
    private var names: Set<String> = []

    mutating func visit(_ shape: Shape, _ path: String, _ document: @escaping (String) -> String) {
      if case .any = shape { return }
      if case .tagged = shape { return }
      cases.append(Case(path: path, document: document("\"\(template)\"")))
      visitParts(shape, path, document)
    }

    private mutating func visitParts(_ shape: Shape, _ path: String, _ document: @escaping (String) -> String)
    {
      switch shape {
      case .object(let object):
        for row in object.rows where row.level == .base && path.utf8.count < 80 {
          let others = object.rows.filter { $0.isRequired && $0.name != row.name }.map(\.stub)
          visit(row.shape, path + "." + row.name) { value in
            document("{ " + (others + ["\"\(row.name)\": \(value)"]).joined(separator: ", ") + " }")
          }
        }
      case .array(let element): visit(element, path + "[]") { document("[\($0)]") }
      case .dictionary(let value, _): visit(value, path + ".*") { document("{ \"name\": \($0) }") }
      case .either(let shapes): for shape in shapes { visitParts(shape, path, document) }
      case .named(let name, let inner):
        // What contains itself is visited once.
        if names.insert(name).inserted { visitParts(inner(), path, document) }
      default: return
      }
    }
  }
}
