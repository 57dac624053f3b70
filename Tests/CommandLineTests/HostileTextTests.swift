import Diagnostics
import TestSupport
import Testing

/// What a terminal obeys, what misleads a reader, and what GitHub takes for commands.
private let hostile: String =
  "x\u{1B}[2J\u{1B}]0;t\u{7}\u{8}\u{7F}\u{9B}31m\u{85}\u{202E}\u{2066}\u{200F}\u{61C}\u{2028}\r\n::error::forged\n"
  + "  ::error::forged ##[error]forged"

/// The text in a JSON string, with the escapes that JSON requires and no others.
private let encoded: String = escaped(hostile)

private func escaped(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    if scalar.value < 0x20 {
      result += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
    } else {
      result.unicodeScalars.append(scalar)
    }
  }
  return result
}

private let document: String = """
  { "id": "\(encoded)", "\(encoded)": 1,
    "state": { "\(encoded)": "\(encoded)", "list": ["\(encoded)"], "text": "\(encoded)" },
    "styles": { "\(encoded)": { "inherits": "\(encoded)" }, "s": { "textColor": "\(encoded)", "\(encoded)": 1 } },
    "actions": { "\(encoded)": { "type": "\(encoded)" }, "go": { "type": "setState", "path": "\(encoded)" } },
    "dataSources": { "\(encoded)": { "type": "static", "value": "\(encoded)" } },
    "root": { "edgeInsets": "\(encoded)", "children": [
      { "type": "label", "id": "\(encoded)", "styleId": "\(encoded)", "text": "\(encoded)" },
      { "type": "label", "text": "::error::forged" },
      { "type": "label", "text": "${\(encoded)} ${list[0]} ${text}" },
      { "type": "\(encoded)" },
      { "type": "button", "text": "\(encoded)", "actions": { "onTap": "\(encoded)" } },
      { "type": "image", "image": { "sfsymbol": "\(encoded)" } },
      { "type": "textfield", "placeholder": "\(encoded)", "bind": "text" } ] } }
  """

private let project: String = """
  { "\(encoded)": 1, "rules": { "\(encoded)": "\(encoded)" }, "assets": ["\(encoded)"],
    "samples": { "\(encoded)": ["\(encoded)"] }, "target": "\(encoded)",
    "designSystems": { "\(encoded)": { "tokens": ["\(encoded)", "a.tokens.json"] } },
    "clients": [ { "name": "\(encoded)", "sources": ["\(encoded)"] },
      { "name": "b\(encoded)", "adds": { "components": ["\(encoded)"] } } ] }
  """

private let tokens: String =
  "{ \"\(encoded)\": { \"$type\": \"color\", \"$value\": \"{\(encoded)}\" }, \"b\": \"\(encoded)\" }"

/// A test whose steps all fail, or say what they should not.
private let test: String = """
  { "document": "a.clads.json", "\(encoded)": 1, "steps": [ { "tap": "\(encoded)" } ] }
  """

/// Tests that fail at their only step.
private let failingSteps: [String] = [
  #"{ "tap": "\#(encoded)" }"#, #"{ "type": { "into": "\#(encoded)", "text": "\#(encoded)" } }"#,
  #"{ "answer": "\#(encoded)" }"#, #"{ "respond": { "request": "\#(encoded)", "with": "\#(encoded)" } }"#,
  #"{ "set": { "\#(encoded)": "\#(encoded)" } }"#, #"{ "\#(encoded)": true }"#,
  #"{ "expect": { "texts": ["\#(encoded)\#(String(repeating: "x", count: 100_000))"] } }"#,
  #"{ "expect": { "noTexts": ["forged"] } }"#, #"{ "expect": { "state": { "text": "\#(encoded) 2" } } }"#,
  #"{ "expect": { "nodes": [{ "node": "\#(encoded)", "value": "other", "style": { "\#(encoded)": 1 } }] } }"#,
  #"{ "expect": { "alert": { "title": "\#(encoded)" }, "destination": "\#(encoded)" } }"#,
  #"{ "expect": { "actions": ["\#(encoded)"], "requests": ["\#(encoded)"] } }"#,
  #"{ "expect": { "outline": ["\#(encoded)"] } }"#,
]

/// A document that the app shows, unlike the one above.
private let shown: String = """
  { "id": "\(encoded)", "state": { "text": "\(encoded)" },
    "root": { "children": [
      { "type": "label", "id": "l\(encoded)", "text": "\(encoded)" },
      { "type": "label", "text": "${text}" },
      { "type": "button", "text": "b\(encoded)", "actions": { "onTap":
        { "type": "showAlert", "title": "\(encoded)", "buttons": [{ "label": "\(encoded)" }] } } },
      { "type": "textfield", "placeholder": "\(encoded)", "bind": "text" } ] } }
  """

/// A name of a file; it cannot contain a slash.
private let fileName: String = "\(hostile).clads.json"

/// A run of the program in a folder with hostile files.
private struct Run: CustomStringConvertible {
  let description: String
  let arguments: [String]
  var input = ""

  init(_ arguments: [String], input: String = "") {
    description = arguments.joined(separator: " ").replacing(hostile, with: "HOSTILE")
    self.arguments = arguments
    self.input = input
  }

  /// The mode, as `--help` lists it.
  var mode: String { arguments.first ?? "" }
}

/// A new mode or format joins the test by being listed here.
private enum Runs {
  static let all: [Run] = checks + previews + comparisons + tests + others

  static let checks: [Run] = ReportTable.all.map { $0.name }.flatMap { format in
    [
      Run(["--check", ".", "--output", format, "--show", "hint", "--statistics"]),
      Run(["--check", fileName, "gone\(hostile)", "--output", format]),
      Run(["--check", "-", "--stdin-path", fileName, "--output", format], input: document),
    ]
  }

  static let previews: [Run] = ["text", "ansi", "grid", "html", "svg", "tree", "json"].flatMap { format in
    [
      Run(["--preview", fileName, "--output", format]),
      Run(["--preview", "-", "--stdin-path", fileName, "--output", format], input: document),
    ]
  }

  static let comparisons: [Run] = ["text", "markdown", "json", "html"].flatMap { format in
    [
      Run(["--compare", "a.clads.json", "other.clads.json", "--output", format]),
      Run(["--compare", "\(hostile) folder", ".", "--output", format]),
      Run(["--compare", fileName, "broken\(fileName)", "--output", format]),
      Run(["--compare", "gone\(hostile)", ".", "--output", format]),
      Run(["--compare", "--since", hostile, "--output", format]),
      Run(["--compare", hostile, "--output", format]),
    ]
  }

  static let tests: [Run] = ["text", "json", "junit", "github"].flatMap { format in
    [
      Run(["--test", ".", "--output", format]), Run(["--test", ".", "--coverage", "--output", format]),
      Run(["--test", "gone\(hostile)", "--output", format]),
    ]
  }

  static let others: [Run] = [
    Run(["--test", ".", "--output", hostile]), Run(["--test", ".", "--jobs", hostile]),
    Run(["--test", hostile]),
    Run(["--test", "\(hostile).clads-test.json"]), Run(["--test", "shown.clads.json", "--update"]),
    Run(["--test", ".", "--changed-since", hostile]),
    Run(["--compare", ".", ".", "--output", hostile]), Run(["--compare", ".", ".", "--jobs", hostile]),
    Run(["--gallery", ".", "--output", "pages"]), Run(["--gallery", ".", "--output", hostile]),
    Run(["--gallery", hostile, "--output", "pages"]), Run(["--gallery", ".", "--output", "page.html"]),
    Run(["--gallery", ".", "--output", "pages", "--sample", hostile]), Run(["--check", ".", "--screens"]),
    Run(["--gallery", ".", "--output", "pages", "--widths", hostile]),
    Run(["--check", "."]), Run(["--check", ".", "--output", hostile]),
    Run(["--check", ".", "--show", hostile]),
    Run(["--check", ".", "--jobs", hostile]), Run(["--check", ".", "--project", hostile]),
    Run(["--check", "--files-from", hostile]), Run(["--check", hostile]),
    Run(["--check", ".", "--\(hostile)"]),
    Run(["--check", "\(hostile) folder"]),
    Run(["--guide"]), Run(["--guide", hostile]), Run(["--guide", "--project", "\(hostile).json"]),
    Run(["--check", "--stdin-ndjson"], input: #"{ "path": "\#(encoded)", "text": "\#(encoded)" }"#),
    Run(["--check", "--stdin-ndjson"], input: hostile),
    Run(["--format", ".", "--diff"]), Run(["--format", ".", "--verify"]), Run(["--format", hostile]),
    Run(["--format", "broken\(hostile).clads.json"]),
    Run(["--format", "-", "--stdin-path", hostile], input: "{"),
    Run(["--format", "-", "--diff", "--stdin-path", hostile], input: document),
    Run(["--init", fileName]), Run(["--init", "\(hostile) folder"]), Run(["--init", hostile]),
    Run(["--init", ".", "--project", "\(hostile).json"]),
    Run(["--clients", "."]), Run(["--clients", hostile]), Run(["--clients", ".", "--json"]),
    Run(["--check", ".", "--client", hostile]), Run(["--preview", fileName, "--client", hostile]),
    Run(["--scan", hostile]), Run(["--scan", "."]), Run(["--scan", "\(hostile) folder", "--json"]),
    Run(["--preview", hostile]), Run(["--preview", fileName, "--sample", hostile]),
    Run(["--preview", fileName, "--tap", hostile]), Run(["--preview", fileName, "--input", hostile]),
    Run(["--preview", fileName, "--set", "\(hostile)=1"]), Run(["--preview", fileName, "--as", hostile]),
    Run(["--preview", fileName, "--set", "text=\(hostile)"]),
    Run(["--preview", fileName, "--width", hostile]),
    Run(["--find", hostile]), Run(["--find", "text", "."]), Run(["--find", "text", hostile]),
    Run(["--find", "s", fileName]), Run(["--describe"]), Run(["--describe", hostile]),
    Run(["--describe", "\(hostile) folder"]), Run(["--check", ".", "--output", "brief"]),
    Run(["--preview", fileName, "--output", "outline", "--frames"]),
    Run(["--preview", "shown.clads.json", "--steps", "[{ \"tap\": \"\(encoded)\" }]"]),
    Run(["--preview", "shown.clads.json", "--steps", hostile]),
    Run(["--preview", "shown.clads.json", "--respond", "\(hostile)={}"]),
    Run(["--init", ".", "--agents"]),
    Run(["--mcp", hostile], input: hostile), Run(["--mcp", fileName]), Run(["--mcp", "."], input: hostile),
    Run(["--mcp", "."], input: call("check", #""path": ".""#)),
    Run(["--mcp", "."], input: call("find", #""name": "\#(encoded)""#)),
    Run(["--mcp", "."], input: call(encoded, #""\#(encoded)": "\#(encoded)""#)),
    Run(["--mcp", "."], input: call("check", #""\#(encoded)": "\#(encoded)""#)),
    Run(["--mcp", "."], input: call("describe", "")),
    Run(["--eval", hostile]), Run(["--eval", "'\(hostile)'"]), Run(["--eval", "'\(hostile)'", "--json"]),
    Run(["--eval", "--template", "${\(hostile)} ${"]), Run(["--eval", "text", "--document", fileName]),
    Run(["--eval", "--template", "a ${text}", "--document", fileName]),
    Run(["--eval", "--template", "a ${text}", "--document", fileName, "--json"]),
    Run(["--eval", "a", "--state", hostile]), Run(["--eval", "a", "--set", hostile]),
    Run(["--eval", "a", "--document", fileName, "--sample", hostile]),
    Run(["--explain", hostile]), Run(["--explain", hostile, "--json"]), Run(["--schema", hostile]),
    Run(["--rules", hostile]), Run(["--help", hostile]), Run(["--version", hostile]),
    Run(["--stdio", hostile]), Run(["--completions", hostile]), Run(["--man", hostile]),
    Run(["--\(hostile)"]), Run([hostile]), Run(["--\(hostile)=\(hostile)"]),
  ]
}

/// The messages of a client that calls a tool.
private func call(_ tool: String, _ arguments: String) -> String {
  """
  {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{}}}
  {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"\(tool)","arguments":{\(arguments)}}}

  """
}

@Suite struct HostileTextTests {
  private static func scratch() -> Scratch {
    let scratch = Scratch()
    scratch.write("a.clads.json", document)
    scratch.write("other.clads.json", document.replacing("\"text\": \"", with: "\"text\": \"other "))
    scratch.write("clads.json", project)
    scratch.write("a.tokens.json", tokens)
    scratch.write("a.broken.sample.json", "{ \"\(encoded)\": \(hostile)")
    scratch.write("\(hostile)", hostile)
    scratch.write("a.clads-test.json", test)
    scratch.write("\(hostile).clads-test.json", "{ \"steps\": [ \(hostile)")
    scratch.write("shown.clads.json", shown)
    for (index, step) in failingSteps.enumerated() {
      scratch.write("shown.\(index).clads-test.json", "{ \"steps\": [ \(step) ] }")
    }
    scratch.write(fileName, document)
    scratch.write("broken\(fileName)", "{ \"\(hostile)\": \(hostile)")
    scratch.write("\(hostile) folder/\(fileName)", document)
    return scratch
  }

  @Test(arguments: Runs.all.indices)
  func `no text from outside controls a terminal or a log`(index: Int) {
    let run = Runs.all[index]
    // The folder is there for as long as this is.
    let scratch = Self.scratch()
    let execution = withExtendedLifetime(scratch) {
      Executable.run(run.arguments, in: scratch.folder, input: Array(run.input.utf8))
    }
    #expect(execution.status <= 2, "\(run): exit status \(execution.status)")
    for text in [execution.output, execution.error] {
      let raw = Self.withoutColors(text).unicodeScalars.filter(Self.isRaw)
      #expect(raw.isEmpty, "\(run): \(Set(raw.map { String($0.value, radix: 16) }).sorted())")
      for line in text.split(separator: "\n") {
        let start = line.drop { $0.isWhitespace }
        // In a line that is a command, GitHub looks for no other.
        let isOurs = ["error", "warning", "notice"].contains { line.hasPrefix("::\($0) file=") }
        #expect(isOurs || !start.hasPrefix("::"), "\(run): \(line)")
        #expect(isOurs || !line.contains("##["), "\(run): \(line)")
      }
    }
  }

  @Test func `every mode is tested with text from outside`() {
    let help = Executable.run(["--help"]).output
    let modes = help.split(separator: "\n").compactMap { line -> String? in
      let words = line.split(separator: " ")
      return line.hasPrefix("  clads-lsp --") && words.count > 1 ? String(words[1]) : nil
    }
    #expect(modes.count > 9)
    #expect(Set(modes).subtracting(Runs.all.map(\.mode)).isEmpty)
  }

  @Test func `a forged command in the name of a style stays inside the message`() {
    let scratch = Scratch()
    scratch.write(
      "a.clads.json",
      #"{ "id": "a", "root": { "children": [ { "type": "label", "text": "x", "styleId": "a\r\n::error::b" } ] } }"#
    )
    let run = Executable.run(["--check", ".", "--output", "github", "--quiet"], in: scratch.folder)
    #expect(run.output.split(separator: "\n").count == 1)
    #expect(run.output.contains("`a%0D%0A::error::b`"))
    let text = Executable.run(["--check", ".", "--quiet"], in: scratch.folder).output
    #expect(text.contains("`a\\r\\n::error::b`"))
  }

  @Test func `JSON for programs stands for the same text`() {
    let scratch = Self.scratch()
    let run = Executable.run(["--eval", "'\u{9B}\u{202E}\u{7F} ##[a'", "--json"], in: scratch.folder)
    #expect(run.output.contains(#""\u009b\u202e\u007f ##\u005ba""#))
  }

  @Test func `a formatted document in a pipe stays what its author wrote`() {
    let text = "{ \"id\": \"\u{202E}\u{9B}\" }\n"
    let run = Executable.run(["--format", "-"], input: Array(text.utf8))
    #expect(run.output == text)
  }

  /// Returns a text without the sequences that set colors.
  private static func withoutColors(_ text: String) -> String {
    var result = ""
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == "\u{1B}", rest.first == "[",
        let end = rest.dropFirst().firstIndex(where: { !("0"..."9").contains($0) && $0 != ";" }),
        rest[end] == "m"
      {
        rest = rest[rest.index(after: end)...]
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func isRaw(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A: false
    case 0..<0x20, 0x7F...0x9F, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
