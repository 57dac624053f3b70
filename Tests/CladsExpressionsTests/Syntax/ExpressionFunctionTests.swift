import CladsExpressions
import Testing

@Suite struct ExpressionFunctionTests {
  @Test func `the table lists every property and function`() {
    let names = ExpressionFunction.all.map(\.name)
    #expect(names == names.sorted())
    #expect(Set(names) == Set(ArrayProperty.allCases.map(\.rawValue) + ["contains"]))
  }

  @Test(arguments: ExpressionFunction.all) func `every example parses`(function: ExpressionFunction) {
    #expect(Expression.parse(function.example).isValid)
    #expect(function.example.contains(".\(function.name)"))
    #expect(function.documentation.hasSuffix("."))
  }

  @Test func `signatures show arguments and results`() {
    #expect(ExpressionFunction.named("count")?.signature == "items.count → int")
    #expect(ExpressionFunction.named("contains")?.signature == "items.contains(value) → bool")
    #expect(ExpressionFunction.named("size") == nil)
  }
}
