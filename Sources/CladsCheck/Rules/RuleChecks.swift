/// Rules by what they check; a rule of several kinds is in several lists.
package struct RuleChecks: Sendable {
  var component: [any ComponentRule.Type] = []
  var anyComponent: [any AnyComponentRule.Type] = []
  var layout: [any LayoutRule.Type] = []
  var spacer: [any SpacerRule.Type] = []
  var forEach: [any ForEachRule.Type] = []
  var sectionLayout: [any SectionLayoutRule.Type] = []
  var section: [any SectionRule.Type] = []
  var style: [any StyleRule.Type] = []
  var action: [any ActionRule.Type] = []
  var color: [any ColorRule.Type] = []
  var data: [any DataRule.Type] = []
  var document: [any DocumentRule.Type] = []

  init(
    component: (any ComponentRule.Type)? = nil,
    anyComponent: (any AnyComponentRule.Type)? = nil,
    layout: (any LayoutRule.Type)? = nil,
    spacer: (any SpacerRule.Type)? = nil,
    forEach: (any ForEachRule.Type)? = nil,
    sectionLayout: (any SectionLayoutRule.Type)? = nil,
    section: (any SectionRule.Type)? = nil,
    style: (any StyleRule.Type)? = nil,
    action: (any ActionRule.Type)? = nil,
    color: (any ColorRule.Type)? = nil,
    data: (any DataRule.Type)? = nil,
    document: (any DocumentRule.Type)? = nil
  ) {
    if let component { self.component = [component] }
    if let anyComponent { self.anyComponent = [anyComponent] }
    if let layout { self.layout = [layout] }
    if let spacer { self.spacer = [spacer] }
    if let forEach { self.forEach = [forEach] }
    if let sectionLayout { self.sectionLayout = [sectionLayout] }
    if let section { self.section = [section] }
    if let style { self.style = [style] }
    if let action { self.action = [action] }
    if let color { self.color = [color] }
    if let data { self.data = [data] }
    if let document { self.document = [document] }
  }

  /// Adds rules after those that are already there.
  mutating func append(_ other: RuleChecks) {
    component += other.component
    anyComponent += other.anyComponent
    layout += other.layout
    spacer += other.spacer
    forEach += other.forEach
    sectionLayout += other.sectionLayout
    section += other.section
    style += other.style
    action += other.action
    color += other.color
    data += other.data
    document += other.document
  }
}

extension ComponentRule { public static var checks: RuleChecks { RuleChecks(component: self) } }
extension AnyComponentRule { public static var checks: RuleChecks { RuleChecks(anyComponent: self) } }
extension LayoutRule { public static var checks: RuleChecks { RuleChecks(layout: self) } }
extension SpacerRule { public static var checks: RuleChecks { RuleChecks(spacer: self) } }
extension ForEachRule { public static var checks: RuleChecks { RuleChecks(forEach: self) } }
extension SectionLayoutRule { public static var checks: RuleChecks { RuleChecks(sectionLayout: self) } }
extension SectionRule { public static var checks: RuleChecks { RuleChecks(section: self) } }
extension StyleRule { public static var checks: RuleChecks { RuleChecks(style: self) } }
extension ActionRule { public static var checks: RuleChecks { RuleChecks(action: self) } }
extension ColorRule { public static var checks: RuleChecks { RuleChecks(color: self) } }
extension DataRule { public static var checks: RuleChecks { RuleChecks(data: self) } }
extension DocumentRule { public static var checks: RuleChecks { RuleChecks(document: self) } }
