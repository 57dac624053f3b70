import CladsAnalysis
import CladsDocument
import CladsProject
import Diagnostics
import SourceText
import Testing

/// The result of decoding a document on device, from the verified vectors of the format reference.
enum Outcome: Equatable {
  /// It decodes and resolves.
  case ok
  /// The decoder fails.
  case rejected
}

/// Returns the outcome that the findings of a document predict.
func outcome(of document: String) -> Outcome {
  let source = SourceFile(uri: FileURI(path: "a.json"), version: nil, bytes: Array(document.utf8))
  let analysis = Analysis(of: ParsedFile(source), vocabulary: Project().vocabulary)
  let isRejected = analysis.findings.contains { $0.diagnostic.effect == .rejectsDocument }
  return isRejected ? .rejected : .ok
}

/// Returns a document with one node.
func document(node: String) -> String { "{ \"id\": \"x\", \"root\": { \"children\": [ \(node) ] } }" }

@Suite struct ReferenceVectors {
  @Test(arguments: [
    #"{"type":"vstack"}"#, #"{"type":"vstack","children":null,"spacing":null,"alignment":null}"#,
    #"{"type":"vstack","alignment":"leading"}"#, #"{"type":"vstack","alignment":"top"}"#,
    #"{"type":"vstack","alignment":5}"#, #"{"type":"vstack","alignment":{"horizontal":"leading"}}"#,
    #"{"type":"hstack","alignment":"top"}"#, #"{"type":"hstack","alignment":{"vertical":"top"}}"#,
    #"{"type":"zstack","alignment":"topTrailing"}"#,
    #"{"type":"zstack","alignment":{"horizontal":"leading","vertical":"middle"}}"#,
    #"{"type":"vstack","padding":{"all":16}}"#, #"{"type":"VStack"}"#, #"{"type":"spacer","children":5}"#,
    #"{"type":"forEach","items":"a","template":{"type":"label"}}"#,
    #"{"type":"forEach","items":"a","template":{"type":"label"},"itemVariable":null,"layout":null,"emptyView":null}"#,
    #"{"type":"sectionLayout","sections":[]}"#,
    #"{"type":"label","label":"hi","foo":null,"bar":[1,{"x":2.5}]}"#,
    #"{"type":"button","actions":{"onTap":null}}"#, #"{"type":"button","actions":{"onLongPress":"a"}}"#,
    #"{"type":"image"}"#, #"{"type":"image","image":{}}"#, #"{"type":"image","image":{"system":"star"}}"#,
    #"{"type":"image","image":{"activityIndicator":false}}"#, #"{"type":"image","image":{"url":""}}"#,
    #"{"type":"gradient","gradientColors":[{"location":2}]}"#,
    #"{"type":"gradient","gradientStart":"TOPLEADING","gradientEnd":"nowhere"}"#, #"{"type":"shape"}"#,
    #"{"type":"shape","shapeType":"Circle"}"#, #"{"type":"pageIndicator"}"#,
    #"{"type":"label","type":"button"}"#,
  ])
  func `nodes that decode have no rejecting findings`(node: String) {
    #expect(outcome(of: document(node: node)) == .ok)
  }

  @Test(arguments: [
    #"{"type":"vstack","spacing":"8"}"#, #"{"type":"vstack","padding":16}"#,
    #"{"type":"vstack","padding":{"top":"1"}}"#, #"{"type":"vstack","children":{}}"#,
    #"{"type":"vstack","children":[null]}"#, #"{"type":"vstack","children":[{}]}"#,
    #"{"type":"vstack","children":["x"]}"#, #"{"type":"vstack","state":[1]}"#, #"{"type":5}"#,
    #"{"type":null}"#, "{}", #"{"type":"forEach","items":"a","template":{"type":"label"},"alignment":"top"}"#,
    #"{"type":"forEach","items":"a","template":{"type":"label"},"alignment":{"horizontal":"leading"}}"#,
    #"{"type":"forEach","items":"a","template":{"type":"label"},"layout":"grid"}"#,
    #"{"type":"forEach","items":["x"],"template":{"type":"label"}}"#, #"{"type":"forEach","items":"a"}"#,
    #"{"type":"forEach","items":"a","template":[{"type":"label"}]}"#, #"{"type":"sectionLayout"}"#,
    #"{"type":"sectionLayout","sections":[null]}"#, #"{"type":"sectionLayout","sections":[{"children":[]}]}"#,
    #"{"type":"sectionLayout","sections":[{"layout":"list"}]}"#,
    #"{"type":"sectionLayout","sections":[{"layout":{"type":"carousel"}}]}"#,
    #"{"type":"sectionLayout","sections":[{"layout":{"type":"horizontal","snapBehavior":"page"}}]}"#,
    #"{"type":"sectionLayout","sections":[{"layout":{"type":"list"},"stickyHeader":"yes"}]}"#,
    #"{"type":"label","text":5}"#, #"{"type":"label","id":7}"#, #"{"type":"label","padding":8}"#,
    #"{"type":"label","data":[]}"#, #"{"type":"label","data":{"type":"static","value":"x"}}"#,
    #"{"type":"label","data":{"value":{"type":"static","value":5}}}"#,
    #"{"type":"label","data":{"value":null}}"#,
    #"{"type":"label","data":{"value":{"value":"x"}}}"#,
    #"{"type":"label","data":{"value":{"type":"template"}}}"#,
    #"{"type":"button","actions":{"onTap":5}}"#, #"{"type":"button","actions":{"onTap":{}}}"#,
    #"{"type":"button","actions":{"onTap":["a"]}}"#, #"{"type":"button","actions":{"onTap":{"type":5}}}"#,
    #"{"type":"button","actions":"a"}"#, #"{"type":"button","styles":"x"}"#,
    #"{"type":"button","fillWidth":1}"#,
    #"{"type":"button","image":"star"}"#, #"{"type":"button","image":{"url":"x","placeholder":"p"}}"#,
    ##"{"type":"gradient","gradientColors":[{"color":"#fff"}]}"##,
    ##"{"type":"gradient","gradientColors":["#fff"]}"##,
    #"{"type":"gradient","gradientColors":[null]}"#, #"{"type":"pageIndicator","currentPage":0}"#,
    #"{"type":"pageIndicator","currentPage":"p","pageCount":"items.count"}"#,
    #"{"type":"pageIndicator","currentPage":"p","pageCount":3.7}"#,
  ])
  func `nodes that the decoder rejects have a rejecting finding`(node: String) {
    #expect(outcome(of: document(node: node)) == .rejected)
  }

  @Test(arguments: [
    ("2", Outcome.ok), ("2.0", .ok), ("0", .ok), (#"{"adaptive":{"minWidth":100}}"#, .ok), ("2.5", .rejected),
    (#""2""#, .rejected), (#"{"fixed":2}"#, .rejected), (#"{"adaptive":{}}"#, .rejected),
  ])
  func `the columns of a grid decode as on device`(columns: String, expected: Outcome) {
    let node =
      "{\"type\":\"sectionLayout\",\"sections\":[{\"layout\":{\"type\":\"grid\",\"columns\":\(columns)}}]}"
    #expect(outcome(of: document(node: node)) == expected)
  }

  @Test(arguments: [
    ("10", Outcome.ok), (#"{"absolute":3}"#, .ok), (#"{"fractional":0.5,"absolute":3}"#, .ok),
    ("{}", .rejected),
    (#""x""#, .rejected),
  ])
  func `the dimensions of an item decode as on device`(width: String, expected: Outcome) {
    let layout = "{\"type\":\"horizontal\",\"itemDimensions\":{\"width\":\(width)}}"
    let node = "{\"type\":\"sectionLayout\",\"sections\":[{\"layout\":\(layout)}]}"
    #expect(outcome(of: document(node: node)) == expected)
  }

  @Test(arguments: [
    (#"{"type":"setState","path":"a"}"#, Outcome.rejected), (#"{"type":"setState","value":1}"#, .rejected),
    (#"{"type":"setState","path":5,"value":1}"#, .rejected),
    (#"{"type":"setState","path":"a","value":null}"#, .ok),
    (#"{"type":"setState","path":"a","value":{"$expr":5}}"#, .ok), (#"{"type":"toggleState"}"#, .rejected),
    (#"{"type":"setState","path":"a","value":{"$expr":"b","other":1}}"#, .ok),
    (#"{"type":"navigate","to":"x"}"#, .rejected),
    (#"{"type":"navigate","destination":"x","presentation":"sheet"}"#, .rejected),
    (#"{"type":"sequence"}"#, .rejected), (#"{"type":"sequence","steps":["a"]}"#, .rejected),
    (#"{"type":"sequence","steps":[null]}"#, .rejected), (#"{"type":"showAlert"}"#, .ok),
    (#"{"type":"showAlert","title":{}}"#, .rejected),
    (#"{"type":"showAlert","message":{"type":"static"}}"#, .rejected),
    (#"{"type":"showAlert","message":{"template":"a"}}"#, .rejected),
    (#"{"type":"showAlert","buttons":[{"style":"cancel"}]}"#, .rejected),
    (#"{"type":"showAlert","buttons":[{"label":"a","style":"bold"}]}"#, .rejected),
    (#"{"type":"showAlert","buttons":[{"label":"a","action":{"type":"dismiss"}}]}"#, .rejected),
    (#"{"type":"request","url":5}"#, .ok), (#"{"type":"appendToArray"}"#, .ok), (#"{"type":"DISMISS"}"#, .ok),
    ("{}", .rejected), (#"{"type":null}"#, .rejected), (#""b""#, .rejected), ("null", .rejected),
  ])
  func `actions decode as on device`(action: String, expected: Outcome) {
    let text = "{ \"id\": \"x\", \"actions\": { \"a\": \(action) }, \"root\": { \"children\": [] } }"
    #expect(outcome(of: text) == expected)
  }

  @Test(arguments: [
    ("{}", Outcome.ok), (#"{"unknown":1}"#, .ok), (#"{"fontWeight":"Bold"}"#, .rejected),
    (#"{"fontWeight":700}"#, .rejected), (#"{"textAlignment":"left"}"#, .rejected),
    (#"{"width":"100%"}"#, .rejected),
    (#"{"width":{"fractional":1}}"#, .rejected), (#"{"padding":12}"#, .rejected),
    (#"{"textColor":5}"#, .rejected),
    (#"{"inherits":["a"]}"#, .rejected), (#"{"textColor":"red"}"#, .ok), ("null", .rejected),
  ])
  func `styles decode as on device`(style: String, expected: Outcome) {
    let text = "{ \"id\": \"x\", \"styles\": { \"a\": \(style) }, \"root\": { \"children\": [] } }"
    #expect(outcome(of: text) == expected)
  }

  @Test(arguments: [
    (#"{"id":"x","root":{"children":[]},"other":1}"#, Outcome.ok), (#"{"root":{"children":[]}}"#, .rejected),
    (#"{"id":null,"root":{"children":[]}}"#, .rejected), (#"{"id":5,"root":{"children":[]}}"#, .rejected),
    (#"{"id":"x","root":null}"#, .rejected), (#"{"id":"x","root":[]}"#, .rejected),
    (#"{"id":"x","root":{}}"#, .rejected),
    (#"{"id":"x","root":{"children":null}}"#, .rejected),
    (#"{"id":"x","version":1,"root":{"children":[]}}"#, .rejected),
    (#"{"id":"x","state":[],"root":{"children":[]}}"#, .rejected), ("[]", .rejected), ("", .rejected),
    ("5", .rejected),
    (#"{"id":"x","dataSources":{"a":{"type":"localBinding"}},"root":{"children":[]}}"#, .rejected),
    (#"{"id":"x","dataSources":{"a":{"type":"static","value":5}},"root":{"children":[]}}"#, .rejected),
    (#"{"id":"x","dataSources":{"a":{}},"root":{"children":[]}}"#, .rejected),
    (#"{"id":"x","root":{"children":[],"edgeInsets":5}}"#, .rejected),
    (#"{"id":"x","root":{"children":[],"edgeInsets":{"top":"5"}}}"#, .rejected),
    (#"{"id":"x","root":{"children":[],"edgeInsets":{"top":{"positioning":"absolute"}}}}"#, .rejected),
    (
      #"{"id":"x","root":{"children":[],"edgeInsets":{"top":{"value":5,"positioning":"screen"}}}}"#, .rejected
    ),
    (#"{"id":"x","root":{"children":[],"edgeInsets":{"top":{"value":5}}}}"#, .ok),
    (#"{"id":"x","root":{"children":[],"edgeInsets":{"top":null}}}"#, .ok),
    (#"{"id":"x","root":{"children":[],"edgeInsets":{"all":4}}}"#, .ok),
    (#"{"id":"x","root":{"children":[],"actions":{"onAppear":["a"]}}}"#, .rejected),
    (#"{"id":"x","root":{"children":[],"colorScheme":"sepia"}}"#, .ok),
    (#"{"id":"x","state":{"a":1e400},"root":{"children":[]}}"#, .rejected),
  ])
  func `documents decode as on device`(text: String, expected: Outcome) {
    #expect(outcome(of: text) == expected)
  }
}
