import CladsDocument
import CladsExpressions
import TestSupport
import Testing

/// Results that were recorded by running the current runtime; the file says how.
@Suite struct DeviceVectorTests {
  /// The recorded cases whose exact text this evaluator cannot give, and why.
  private static let exceptions: [(inputs: Set<String>, reason: String, agrees: Agreement)] = [
    (
      [
        "${user}", "${ }", "1${ }", "${ } * 0x10", "${ }${flag.}", "${ u}?${t}${data.x.a}",
        #"${ u}${index ? "1" :"${name}" }"#,
        #"${flag.p*rofile}${user}${-9223372036854775808}${+1 - "\'"}"#,
      ],
      "the runtime prints the keys of an object in an order that is different in every process",
      { $0.unicodeScalars.sorted() == $1.unicodeScalars.sorted() }
    )
  ]

  private typealias Agreement = @Sendable (String, String) -> Bool

  @Test func `the evaluator gives what the runtime gave`() throws {
    let vectors = try DeviceVectors.read()
    #expect(vectors.cases.count > 3_000)
    var unused = Self.exceptions.reduce(into: Set()) { $0.formUnion($1.inputs) }
    for vector in vectors.cases {
      let actual = vector.outcome
      if actual == vector.expected { continue }
      let exception = Self.exceptions.first { $0.inputs.contains(vector.input) }
      unused.remove(vector.input)
      let agrees = exception.map { $0.agrees(actual, vector.expected) } ?? false
      let text = vector.input.debugDescription
      #expect(agrees, "\(vector.operation) \(text): \(actual), not \(vector.expected)")
    }
    #expect(unused.isEmpty, "these agree by now: \(unused)")
  }
}

/// The file of recorded results.
struct DeviceVectors {
  /// One recorded evaluation.
  struct Case {
    let operation: String
    let state: SampleState
    let input: String
    let expected: String

    /// What the evaluator gives, in the notation of the file.
    var outcome: String {
      let device = DeviceEvaluator()
      return switch operation {
      case "e": DeviceVectors.text(device.evaluate(input, using: state))
      case "i": DeviceVectors.text(device.interpolate(input, using: state))
      default: DeviceVectors.text(device.read(input, using: state))
      }
    }
  }

  let cases: [Case]

  static func read() throws -> DeviceVectors {
    let bytes = Files.read(Executable.packageFolder + "/Tests/Fixtures/device-vectors.json")
    guard case .objectValue(let file)? = Document.StateValue.parse(bytes).value,
      case .arrayValue(let states)? = file["states"], case .arrayValue(let cases)? = file["cases"]
    else { throw Unreadable() }
    return DeviceVectors(
      cases: try cases.map { value in
        guard case .arrayValue(let parts) = value, parts.count == 4,
          case .stringValue(let operation) = parts[0],
          case .intValue(let index) = parts[1], states.indices.contains(index),
          case .objectValue(let state) = states[index], case .stringValue(let input) = parts[2],
          case .stringValue(let expected) = parts[3]
        else { throw Unreadable() }
        return Case(operation: operation, state: SampleState(state), input: input, expected: expected)
      })
  }

  struct Unreadable: Error {}

  private static func text(_ outcome: DeviceOutcome) -> String {
    switch outcome {
    case .value(let value): text(value)
    case .nothing: "u"
    case .hangs: "HANG"
    case .crashes: "CRASH"
    }
  }

  private static func text(_ value: Document.StateValue) -> String {
    switch value {
    case .nullValue: "n"
    case .boolValue(let value): "b:\(value)"
    case .intValue(let value): "i:\(value)"
    case .doubleValue(let value): "d:\(value)"
    case .stringValue(let value): "s:" + quoted(value)
    case .arrayValue(let elements): "[" + elements.map(text).joined(separator: ",") + "]"
    case .objectValue(let members):
      "{"
        + members.sorted { $0.key < $1.key }.map { quoted($0.key) + ":" + text($0.value) }
        .joined(separator: ",") + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case " "..."~": result += "\(scalar)"
      default: result += "\\u{\(String(scalar.value, radix: 16))}"
      }
    }
    return result + "\""
  }
}
