import CladsDocument
import CladsExpressions
package import CladsPreview
import JSONSyntax
package import LanguageServerProtocol
package import SourceText

extension PreviewSnapshot {
  /// Creates a snapshot of a frame, with the parts that the client asked for.
  package init(_ update: PreviewUpdate, encoding: PositionEncoding) {
    self.init(PreviewDelivery(update, encoding: encoding), encoding: encoding)
  }

  /// Creates a snapshot of a frame, or of what has changed since an earlier one that the client has.
  ///
  /// State and log are left out if the client has the same.
  package init(
    _ delivery: PreviewDelivery, after base: PreviewDelivery? = nil, encoding: PositionEncoding
  ) {
    let (update, frame) = (delivery.update, delivery.update.frame)
    let old = base?.update.frame
    func requested<T>(_ part: PreviewPart, _ value: @autoclosure () -> T) -> T? {
      update.parts.contains(part) ? value() : nil
    }
    self.init(
      preview: update.preview, uri: update.source.uri, version: update.source.version,
      revision: update.revision, width: frame.width, height: frame.height,
      grid: requested(.grid, frame.grid()), sample: frame.sample, samples: frame.sampleNames,
      state: old?.state == frame.state ? nil : requested(.state, LSPAny(frame.state)),
      presented: frame.presented.map { Presented($0) },
      log: old?.log == frame.log ? nil : requested(.log, frame.log), mode: frame.mode.rawValue,
      colorScheme: frame.colorScheme.rawValue, banner: update.banner, problems: frame.problems)
    picture = delivery.picture(since: base)
    if frame.isPart { visible = frame.firstRow..<frame.firstRow + frame.rows.count }
    if let base {
      changes = delivery.changes(since: base, encoding: encoding)
      return
    }
    text = requested(.text, frame.rows.joined(separator: "\n"))
    ansi = requested(.ansi, frame.ansiRows.joined(separator: "\n"))
    spans = delivery.spans(frame.spans.indices, encoding: encoding)
    controls = frame.controls.map { Control($0) }
  }
}

extension LSPAny {
  fileprivate init(_ value: Document.StateValue) {
    var json = JSONWriter()
    value.write(to: &json)
    self.init(bytes: json.bytes)
  }
}

extension PreviewSnapshot.Control {
  init(_ control: PreviewControl) {
    self.init(
      kind: control.kind, pointer: control.pointer, instance: control.instance, events: control.events,
      label: control.label, value: control.value.map { LSPAny($0) }, limits: control.limits, row: control.row,
      column: control.column, width: control.width, height: control.height)
  }
}

extension PreviewSnapshot.Presented {
  fileprivate init(_ presentation: Presentation) {
    switch presentation {
    case .alert(let title, let message, let buttons):
      self = .alert(
        title: title, message: message, buttons: buttons.map { Button(label: $0.label, style: $0.style) })
    case .navigate(let destination, let presentation):
      self = .navigate(destination: destination, presentation: presentation)
    case .dismiss: self = .dismiss
    }
  }
}
