import CladsSources
import SourceText
import Testing

@Suite struct SampleAppTests {
  private let scan = SourceScan(
    files: SampleApp.all.map { SwiftFileFacts(path: $0.path, bytes: Array($0.text.utf8)) })

  @Test func `everything that an app registers is found`() {
    #expect(
      scan.dump == [
        "component lineChart keys(series: string!, interpolation: linear|stepped, limits: [number], "
          + "animated: boolean!, max: integer) data(unit: string)",
        "component starRating data(stars: integer!, title: string, mean: number)",
        "action addToCart(sku: string, count: integer)",
        "action cart.remove(sku: string)",
        "action checkout()",
        "action close()",
        "action order.save(orderId: string!, note: string, isUrgent: boolean, level: integer)",
        "action track(event: string, values: object)",
        "action vibrate(strength: number)",
        "designSystem shop: button.primary button.main text.title",
        "destination cart", "destination product/detail",
        "sectionLayout wheel",
      ])
  }

  @Test func `every name is where its range says`() {
    let texts = Dictionary(uniqueKeysWithValues: SampleApp.all.map { ($0.path, Array($0.text.utf8)) })
    for name in scan.names {
      let bytes = texts[name.path]?[name.range.start.utf8..<name.range.end.utf8]
      #expect(bytes.map { String(decoding: $0, as: UTF8.self) } == name.text)
    }
  }

  @Test func `names have the documentation of their declarations`() {
    let documented = scan.names.compactMap { name in name.documentation.map { "\(name.text): \($0)" } }
    #expect(
      Set(documented) == [
        "lineChart: A line chart.", "series: The state path of the values.",
        "starRating: Stars for a rating.",
        "addToCart: Adds a product to the cart.", "order.save: Saves the order.", "track: Sends an event.",
        "button.primary: The main button.", "button.main: The main button.",
      ])
  }

  @Test func `the order of the files does not matter`() {
    let files = SampleApp.all.reversed().map { SwiftFileFacts(path: $0.path, bytes: Array($0.text.utf8)) }
    #expect(SourceScan(files: files).dump == scan.dump)
  }
}
