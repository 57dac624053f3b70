/// Valid documents that robustness tests mutate.
public enum SampleDocuments {
  /// A document with one entry per line, nested objects and lists.
  public static let prettyPrinted = """
    {
      "id": "counter",
      "version": "1.0",
      "state": { "count": 0, "items": ["a", "b"], "ratio": -1.5e-3 },
      "styles": {
        "title": { "fontSize": 28, "fontWeight": "bold", "textColor": "#000000" },
        "empty": {}
      },
      "actions": {
        "increment": {
          "type": "setState",
          "path": "count",
          "value": { "$expr": "${count} + 1" }
        }
      },
      "root": {
        "type": "vstack",
        "children": [
          {
            "type": "label",
            "text": "Count: ${count}",
            "styleId": "title"
          },
          { "type": "button", "text": "Add \\"one\\" \\u00e9", "actions": { "onTap": "increment" } },
          { "type": "spacer" }
        ],
        "isHidden": false,
        "extra": null
      }
    }

    """

  /// A document on one line without white space.
  public static let minified =
    #"{"id":"x","list":[1,2.5,-3,[],{},[[true]],null],"text":"Hello, world: {not} [json]","n":{"a":{"b":"c\n"}}}"#

  /// A list at the root, with characters of one to four bytes.
  public static let unicode = """
    [
      "é", "漢字", "😀 smile",
      { "ключ": "значение", "emoji": "👩‍👩‍👧" },
      [ "\\ud83d\\ude00" ]
    ]
    """

  /// All of these documents.
  public static let all = [prettyPrinted, minified, unicode]
}
