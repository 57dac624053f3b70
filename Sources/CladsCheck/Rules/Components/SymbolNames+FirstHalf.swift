extension SymbolNames {
  /// The names of SF Symbols 6 that come before `hand` in alphabetical order.
  ///
  /// Those from before renames are included. Variants at the end that `isKnown` accepts are not: `fill`,
  /// `slash` and shapes. A name that starts with `.` continues the last one without a dot; what ends with `:`
  /// is only the beginning of others.
  static let firstHalf = """
    1: .magnifyingglass 10: .arrow.trianglehead.clockwise .arrow.trianglehead.counterclockwise 15:
    .arrow.trianglehead.clockwise .arrow.trianglehead.counterclockwise 2h 30: .arrow.trianglehead.clockwise
    .arrow.trianglehead.counterclockwise 4: .alt.circle .alt.square 45: .arrow.trianglehead.clockwise
    .arrow.trianglehead.counterclockwise 4a 4h 4k: .tv 4l 5: .arrow.trianglehead.clockwise
    .arrow.trianglehead.counterclockwise 6: .alt.circle .alt.square 60: .arrow.trianglehead.clockwise
    .arrow.trianglehead.counterclockwise 75: .arrow.trianglehead.clockwise
    .arrow.trianglehead.counterclockwise 9: .alt.circle .alt.square 90: .arrow.trianglehead.clockwise
    .arrow.trianglehead.counterclockwise abs .brakesignal accessibility .badge.arrow.up.right air: .car.side
    .conditioner.horizontal .conditioner.vertical .convertible.side .pickup.side .purifier .suv.side
    airplane .arrival .departure airplay: .audio .audio.badge.exclamationmark .video
    .video.badge.exclamationmark airplayaudio airplayvideo airpod: .gen3.left .gen3.right .left .right
    airpods .chargingcase .chargingcase.wireless .gen3 .gen3.chargingcase.wireless .max .pro
    .pro.chargingcase.wireless .pro.chargingcase.wireless.radiowaves.left.and.right .pro.left .pro.right
    airpodspro airport: .express .extreme .extreme.tower airtag .radiowaves.forward alarm
    .waves.left.and.right align: .horizontal.center .horizontal.left .horizontal.right .vertical.bottom
    .vertical.center .vertical.top allergens alt alternatingcurrent american: .football
    .football.professional amplifier angle ant antenna: .radiowaves.left.and.right app .badge
    .badge.checkmark .badge.clock .connected.to.app.below.fill .dashed .gift appclip append: .page apple:
    .haptics.and.exclamationmark.triangle .haptics.and.music.note .image.playground .intelligence .logo
    .meditate .meditate.square.stack .terminal .terminal.on.rectangle applepencil .adapter.usb.c
    .and.scribble .doubletap .gen1 .gen2 .hover .squeeze .tip applescript appletv appletvremote: .gen1 .gen2
    .gen3 .gen4 applewatch .and.arrow.forward .case.sizes .radiowaves.left.and.right .side.right .watchface
    apps: .ipad .ipad.landscape .iphone .iphone.badge.plus .iphone.landscape appwindow: .swipe.rectangle
    aqi: .high .low .medium arcade: .stick .stick.and.arrow.down .stick.and.arrow.left
    .stick.and.arrow.left.and.arrow.right.outward .stick.and.arrow.right .stick.and.arrow.up
    .stick.and.arrow.up.and.arrow.down .stick.console archivebox arkit .badge.xmark arrow: .2.circlepath
    .2.squarepath .3.trianglepath .backward .backward.circle.dotted .backward.to.line .clockwise
    .clockwise.heart .clockwise.icloud .counterclockwise .counterclockwise.icloud .down
    .down.and.line.horizontal.and.arrow.up .down.app.dashed .down.app.dashed.trianglebadge.exclamationmark
    .down.applewatch .down.backward .down.backward.and.arrow.up.forward .down.backward.circle.dotted
    .down.backward.toptrailing.rectangle .down.circle.dotted .down.doc .down.document .down.forward
    .down.forward.and.arrow.up.backward .down.forward.circle.dotted .down.forward.topleading.rectangle
    .down.heart .down.left .down.left.and.arrow.up.right .down.left.arrow.up.right .down.left.circle.dotted
    .down.left.topright.rectangle .down.left.video .down.message .down.right .down.right.and.arrow.up.left
    .down.right.circle.dotted .down.right.topleft.rectangle .down.to.line .down.to.line.compact .forward
    .forward.circle.dotted .forward.to.line .left .left.and.line.vertical.and.arrow.right .left.and.right
    .left.and.right.text.vertical .left.arrow.right .left.circle.dotted .left.to.line .left.to.line.compact
    .rectanglepath .right .right.and.line.vertical.and.arrow.left .right.arrow.left .right.circle.dotted
    .right.filled.filter.arrow.right .right.page.on.clipboard .right.to.line .right.to.line.compact .swap
    .triangle.2.circlepath .triangle.2.circlepath.camera .triangle.branch .triangle.capsulepath
    .triangle.merge .triangle.pull .triangle.swap .triangle.turn.up.right.circle
    .triangle.turn.up.right.diamond .trianglehead.2.clockwise .trianglehead.2.clockwise.rotate.90
    .trianglehead.2.clockwise.rotate.90.camera .trianglehead.2.clockwise.rotate.90.icloud
    .trianglehead.2.clockwise.rotate.90.page.on.clipboard .trianglehead.2.counterclockwise
    .trianglehead.2.counterclockwise.rotate.90 .trianglehead.bottomleft.capsulepath.clockwise
    .trianglehead.branch .trianglehead.clockwise .trianglehead.clockwise.heart
    .trianglehead.clockwise.icloud .trianglehead.clockwise.rotate.90 .trianglehead.counterclockwise
    .trianglehead.counterclockwise.icloud .trianglehead.counterclockwise.rotate.90
    .trianglehead.left.and.right.righttriangle.left.righttriangle.right .trianglehead.merge
    .trianglehead.pull .trianglehead.rectanglepath .trianglehead.swap
    .trianglehead.topright.capsulepath.clockwise .trianglehead.turn.up.right.circle
    .trianglehead.turn.up.right.diamond .trianglehead.up.and.down.righttriangle.up.righttriangle.down
    .turn.down.left .turn.down.right .turn.left.down .turn.left.up .turn.right.down .turn.right.up
    .turn.up.forward.iphone .turn.up.left .turn.up.right .up .up.and.down
    .up.and.down.and.arrow.left.and.right .up.and.down.and.sparkles .up.and.down.text.horizontal
    .up.and.line.horizontal.and.arrow.down .up.and.person.rectangle.portrait
    .up.and.person.rectangle.turn.left .up.and.person.rectangle.turn.right .up.arrow.down .up.backward
    .up.backward.and.arrow.down.forward .up.backward.bottomtrailing.rectangle .up.backward.circle.dotted
    .up.bin .up.circle.badge.clock .up.circle.dotted .up.doc .up.document .up.forward
    .up.forward.and.arrow.down.backward .up.forward.bottomleading.rectangle .up.forward.circle.dotted
    .up.heart .up.left .up.left.and.arrow.down.right
    .up.left.and.down.right.and.arrow.up.right.and.down.left .up.left.and.down.right.magnifyingglass
    .up.left.arrow.down.right .up.left.bottomright.rectangle .up.left.circle.dotted .up.message
    .up.page.on.clipboard .up.right .up.right.and.arrow.down.left .up.right.bottomleft.rectangle
    .up.right.circle.dotted .up.right.video .up.to.line .up.to.line.compact .up.trash .uturn.backward
    .uturn.backward.circle.badge.ellipsis .uturn.down .uturn.forward .uturn.left
    .uturn.left.circle.badge.ellipsis .uturn.right .uturn.up arrowkeys .down.filled .left.filled
    .right.filled .up.filled arrowshape: .backward .bounce.forward .bounce.right .down .forward .left
    .left.arrowshape.right .right .turn.up.backward .turn.up.backward.2 .turn.up.backward.badge.clock
    .turn.up.forward .turn.up.left .turn.up.left.2 .turn.up.right .up .zigzag.forward .zigzag.right
    arrowtriangle: .backward .down .forward .left .left.and.line.vertical.and.arrowtriangle.right .right
    .right.and.line.vertical.and.arrowtriangle.left .up .up.arrowtriangle.down.window.left
    .up.arrowtriangle.down.window.right aspectratio asterisk at .badge.minus .badge.plus atom audio:
    .jack.mono .jack.stereo australian: .football australiandollarsign
    .arrow.trianglehead.counterclockwise.rotate.90 .bank.building .gauge.chart.lefthalf.righthalf
    .gauge.chart.leftthird.topthird.rightthird .ring .ring.dashed australsign
    .arrow.trianglehead.counterclockwise.rotate.90 .bank.building .gauge.chart.lefthalf.righthalf
    .gauge.chart.leftthird.topthird.rightthird .ring .ring.dashed automatic: .brakesignal
    .headlight.high.beam .headlight.low.beam autostartstop .trianglebadge.exclamationmark av: .remote axle:
    .2 .2.driveshaft.disengaged .2.front.and.rear.engaged .2.front.disengaged .2.front.engaged
    .2.rear.disengaged .2.rear.engaged .2.rear.lock backpack backward .end .end.alt .frame badge:
    .plus.radiowaves.forward .plus.radiowaves.right bag .badge.minus .badge.plus .badge.questionmark
    .fill.badge.minus .fill.badge.plus .fill.badge.questionmark bahtsign
    .arrow.trianglehead.counterclockwise.rotate.90 .bank.building .gauge.chart.lefthalf.righthalf
    .gauge.chart.leftthird.topthird.rightthird .ring .ring.dashed balloon .2 bandage banknote barcode
    .viewfinder barometer base: .unit baseball .diamond.bases .diamond.bases.outs.indicator basket
    basketball bathtub battery: .0 .0percent .100 .100.bolt .100percent .100percent.bolt .25 .25percent .50
    .50percent .75 .75percent batteryblock .stack .stack.badge.snowflake
    .stack.trianglebadge.exclamationmark beach: .umbrella beats: .earphones .fitpro .fitpro.chargingcase
    .fitpro.left .fitpro.right .headphones .pill .powerbeats .powerbeats.left .powerbeats.pro
    .powerbeats.pro.chargingcase .powerbeats.pro.left .powerbeats.pro.right .powerbeats.right .powerbeats3
    .powerbeats3.left .powerbeats3.right .solobuds .solobuds.chargingcase .solobuds.left .solobuds.right
    .studiobuds .studiobuds.chargingcase .studiobuds.left .studiobuds.plus .studiobuds.plus.chargingcase
    .studiobuds.plus.left .studiobuds.plus.right .studiobuds.right bed: .double bell
    .and.waves.left.and.right .badge .badge.waveform beziercurve bicycle bin: .xmark binoculars bird
    birthday: .cake bitcoinsign .arrow.trianglehead.counterclockwise.rotate.90 .bank.building
    .gauge.chart.lefthalf.righthalf .gauge.chart.leftthird.topthird.rightthird .ring .ring.dashed blinds:
    .horizontal.closed .horizontal.open .vertical.closed .vertical.open bold .italic.underline .underline
    bolt .badge.automatic .badge.checkmark .badge.clock .badge.xmark .batteryblock .brakesignal .car .heart
    .horizontal .horizontal.icloud .ring.closed .trianglebadge.exclamationmark bonjour book .and.wrench
    .closed .pages bookmark books: .vertical brain .filled.head.profile .head.profile brakesignal .dashed
    brazilianrealsign .arrow.trianglehead.counterclockwise.rotate.90 .bank.building
    .gauge.chart.lefthalf.righthalf .gauge.chart.leftthird.topthird.rightthird .ring .ring.dashed briefcase
    bubble .and.pencil .left .left.and.bubble.right .left.and.exclamationmark.bubble.right
    .left.and.text.bubble.right .middle.bottom .middle.top .right bubbles: .and.sparkles building .2
    .2.crop.circle .columns burn burst bus .doubledecker button: .angledbottom.horizontal.left
    .angledbottom.horizontal.right .angledtop.vertical.left .angledtop.vertical.right .horizontal
    .horizontal.top.press .programmable .roundedbottom.horizontal .roundedtop.horizontal
    .vertical.left.press .vertical.right.press cabinet cable: .coaxial .connector .connector.horizontal
    cablecar calendar .and.person .badge.checkmark .badge.clock .badge.exclamationmark .badge.minus
    .badge.plus .day.timeline.leading .day.timeline.left .day.timeline.right .day.timeline.trailing camera
    .aperture .badge.clock .badge.ellipsis .filters .macro .metering.center.weighted
    .metering.center.weighted.average .metering.matrix .metering.multispot .metering.none .metering.partial
    .metering.spot .metering.unknown .on.rectangle .rotate .shutter.button .viewfinder candybarphone
    capslock capsule .bottomhalf.filled .lefthalf.filled .on.capsule .on.rectangle .portrait
    .portrait.bottomhalf.filled .portrait.lefthalf.filled .portrait.righthalf.filled
    .portrait.tophalf.filled .righthalf.filled .tophalf.filled captions: .bubble car .2 .badge.gearshape
    .ferry .front.waves.down .front.waves.left.and.right.and.up .front.waves.up .rear
    .rear.and.collision.road.lane .rear.and.tire.marks .rear.and.tire.marks.off .rear.hazardsign
    .rear.road.lane .rear.road.lane.dashed .rear.road.lane.distance.1
    .rear.road.lane.distance.1.and.gauge.open.with.lines.needle.67percent.and.arrowtriangle
    .rear.road.lane.distance.2
    .rear.road.lane.distance.2.and.gauge.open.with.lines.needle.67percent.and.arrowtriangle
    .rear.road.lane.distance.3
    .rear.road.lane.distance.3.and.gauge.open.with.lines.needle.67percent.and.arrowtriangle
    .rear.road.lane.distance.4
    .rear.road.lane.distance.4.and.gauge.open.with.lines.needle.67percent.and.arrowtriangle
    .rear.road.lane.distance.5
    .rear.road.lane.distance.5.and.gauge.open.with.lines.needle.67percent.and.arrowtriangle
    .rear.road.lane.off .rear.road.lane.wave.up .rear.tilt.road.lanes.curved.right .rear.waves.up .side
    .side.air.circulate .side.air.fresh .side.and.exclamationmark .side.arrowtriangle.down
    .side.arrowtriangle.up .side.arrowtriangle.up.arrowtriangle.down .side.front.open .side.front.open.crop
    .side.hill.descent.control .side.hill.down .side.hill.up .side.lock .side.lock.open
    .side.rear.and.collision.and.car.side.front .side.rear.and.exclamationmark.and.car.side.front
    .side.rear.and.exclamationmark.and.car.side.front.off .side.rear.and.wave.3.and.car.side.front
    .side.rear.crop.trunk.partition .side.rear.open .side.rear.open.crop .side.rear.tow.hitch
    .side.roof.cargo.carrier .top.arrowtriangle.front.left .top.arrowtriangle.front.right
    .top.arrowtriangle.rear.left .top.arrowtriangle.rear.right
    .top.door.front.left.and.front.right.and.rear.left.and.rear.right.open
    .top.door.front.left.and.front.right.and.rear.left.open
    .top.door.front.left.and.front.right.and.rear.right.open .top.door.front.left.and.front.right.open
    .top.door.front.left.and.rear.left.and.rear.right.open .top.door.front.left.and.rear.left.open
    .top.door.front.left.and.rear.right.open .top.door.front.left.open
    .top.door.front.right.and.rear.left.and.rear.right.open .top.door.front.right.and.rear.left.open
    .top.door.front.right.and.rear.right.open .top.door.front.right.open
    .top.door.rear.left.and.rear.right.open .top.door.rear.left.open .top.door.rear.right.open
    .top.door.sliding.left.open .top.door.sliding.right.open
    .top.front.radiowaves.front.left.and.front.and.front.right .top.lane.dashed.arrowtriangle.inward
    .top.lane.dashed.badge.steeringwheel .top.lane.dashed.departure.left .top.lane.dashed.departure.right
    .top.radiowaves.front .top.radiowaves.rear .top.radiowaves.rear.left
    .top.radiowaves.rear.left.and.rear.right .top.radiowaves.rear.left.car.top.front
    .top.radiowaves.rear.right .top.radiowaves.rear.right.badge.exclamationmark
    .top.radiowaves.rear.right.badge.xmark .top.radiowaves.rear.right.car.top.front
    .top.rear.radiowaves.rear.left.and.rear.and.rear.right .top.video.rear.left .top.video.rear.right
    .window.left .window.left.badge.exclamationmark .window.left.badge.xmark .window.left.exclamationmark
    .window.left.xmark .window.right .window.right.badge.exclamationmark .window.right.badge.xmark
    .window.right.exclamationmark .window.right.xmark carbon: .dioxide.cloud .monoxide.cloud carrot carseat:
    .left .left.1 .left.2 .left.3 .left.and.heat.waves .left.backrest.up.and.down .left.fan
    .left.forward.and.backward .left.massage .left.up.and.down .right .right.1 .right.2 .right.3
    .right.and.heat.waves .right.backrest.up.and.down .right.fan .right.forward.and.backward .right.massage
    .right.up.and.down cart .badge.clock .badge.minus .badge.plus .badge.questionmark .fill.badge.minus
    .fill.badge.plus .fill.badge.questionmark case cat cedisign
    .arrow.trianglehead.counterclockwise.rotate.90 .bank.building .gauge.chart.lefthalf.righthalf
    .gauge.chart.leftthird.topthird.rightthird .ring .ring.dashed cellularbars centsign
    .arrow.trianglehead.counterclockwise.rotate.90 .bank.building .gauge.chart.lefthalf.righthalf
    .gauge.chart.leftthird.topthird.rightthird .ring .ring.dashed chair .lounge chandelier character
    .book.closed .cursor.ibeam .duployan .magnify .phonetic .sutton .textbox characters: .lowercase
    .uppercase chart: .bar .bar.doc.horizontal .bar.horizontal.page .bar.xaxis .bar.xaxis.ascending
    .bar.xaxis.ascending.badge.clock .bar.yaxis .dots.scatter .line.downtrend.xyaxis .line.flattrend.xyaxis
    .line.text.clipboard .line.uptrend.xyaxis .pie .xyaxis.line checklist .checked .unchecked checkmark
    .applewatch .arrow.trianglehead.counterclockwise .circle.badge.questionmark .circle.badge.xmark
    .circle.trianglebadge.exclamationmark .icloud .message .rectangle.portrait .rectangle.stack
    .seal.text.page chevron: .backward .backward.2 .backward.chevron.backward.dotted .backward.to.line
    .compact.backward .compact.down .compact.forward .compact.left .compact.left.chevron.compact.right
    .compact.right .compact.up .compact.up.chevron.compact.down
    .compact.up.chevron.compact.right.chevron.compact.down.chevron.compact.left .down .down.2 .down.dotted.2
    .down.forward.2 .down.forward.dotted.2 .down.right.2 .down.right.dotted.2 .forward .forward.2
    .forward.dotted.chevron.forward .forward.to.line .left .left.2 .left.chevron.left.dotted
    .left.chevron.right .left.forwardslash.chevron.right .left.slash.chevron.right .left.to.line .right
    .right.2 .right.dotted.chevron.right .right.to.line .up .up.2 .up.chevron.down
    .up.chevron.right.chevron.down.chevron.left .up.dotted.2 .up.forward.2 .up.forward.dotted.2 .up.right.2
    .up.right.dotted.2 chineseyuanrenminbisign .arrow.trianglehead.counterclockwise.rotate.90 .bank.building
    .gauge.chart.lefthalf.righthalf .gauge.chart.leftthird.topthird.rightthird .ring .ring.dashed circle
    .and.line.horizontal .badge.checkmark .badge.exclamationmark .badge.minus .badge.plus
    .badge.questionmark .badge.xmark .bottomhalf.filled .bottomrighthalf.pattern.checkered .dashed .dotted
    .dotted.and.circle .filled.ipad .filled.ipad.landscape .filled.iphone
    .filled.pattern.diagonalline.rectangle .grid.2x1 .grid.2x1.left.filled .grid.2x1.right.filled .grid.2x2
    .grid.3x3 .grid.cross .grid.cross.down.filled .grid.cross.left.filled .grid.cross.right.filled
    .grid.cross.up.filled .hexagongrid .hexagonpath .inset.filled .lefthalf.filled
    .lefthalf.filled.righthalf.striped.horizontal .lefthalf.striped.horizontal .rectangle.dashed
    .rectangle.filled.pattern.diagonalline .righthalf.filled .tophalf.filled circlebadge .2 circles:
    .hexagongrid .hexagonpath clear clipboard clock .arrow.2.circlepath .arrow.circlepath
    .arrow.trianglehead.2.counterclockwise.rotate.90 .arrow.trianglehead.counterclockwise.rotate.90 .badge
    .badge.checkmark .badge.exclamationmark .badge.questionmark .badge.xmark cloud .bolt .bolt.rain .drizzle
    .fog .hail .heavyrain .moon .moon.bolt .moon.rain .rain .rainbow.crop .sleet .snow .sun .sun.bolt
    .sun.rain coat coloncurrencysign .arrow.trianglehead.counterclockwise.rotate.90 .bank.building
    .gauge.chart.lefthalf.righthalf .gauge.chart.leftthird.topthird.rightthird .ring .ring.dashed comb
    command compass: .drawing computermouse cone contact: .sensor contextualmenu: .and.cursorarrow control
    convertible: .side .side.air.circulate .side.air.fresh .side.and.exclamationmark
    .side.arrow.trianglehead.backward .side.arrow.trianglehead.forward
    .side.arrow.trianglehead.forward.and.backward .side.arrowtriangle.down .side.arrowtriangle.up
    .side.arrowtriangle.up.arrowtriangle.down .side.front.open .side.front.open.crop
    .side.hill.descent.control .side.hill.down .side.hill.up .side.lock .side.lock.open cooktop cpu
    creditcard .and.123 .trianglebadge.exclamationmark .viewfinder cricket: .ball crop .rotate cross .case
    .vial crown cruzeirosign .arrow.trianglehead.counterclockwise.rotate.90 .bank.building
    .gauge.chart.lefthalf.righthalf .gauge.chart.leftthird.topthird.rightthird .ring .ring.dashed cube .box
    .transparent cup: .and.heat.waves .and.saucer curlybraces cursorarrow .and.square.on.square.dashed
    .click .click.2 .click.badge.clock .motionlines .motionlines.click .rays curtains: .closed .open
    cylinder .split.1x2 danishkronesign .arrow.trianglehead.counterclockwise.rotate.90 .bank.building
    .gauge.chart.lefthalf.righthalf .gauge.chart.leftthird.topthird.rightthird .ring .ring.dashed decrease:
    .indent .quotelevel degreesign: .celsius .fahrenheit dehumidifier delete: .backward .forward .left
    .right deskclock desktopcomputer .and.arrow.down .and.macbook .trianglebadge.exclamationmark deskview
    dial: .high .low .medium diamond .bottomhalf.filled .lefthalf.filled .righthalf.filled .tophalf.filled
    dice die: .face.1 .face.2 .face.3 .face.4 .face.5 .face.6 digitalcrown: .arrow.clockwise
    .arrow.counterclockwise .horizontal.arrow.clockwise .horizontal.arrow.counterclockwise .horizontal.press
    .press directcurrent dishwasher display .2 .and.arrow.down .trianglebadge.exclamationmark distribute:
    .horizontal .horizontal.center .horizontal.left .horizontal.right .vertical .vertical.bottom
    .vertical.center .vertical.top divide doc .badge.arrow.up .badge.clock .badge.ellipsis .badge.gearshape
    .badge.plus .on.clipboard .on.doc .plaintext .richtext .text .viewfinder .zipper dock:
    .arrow.down.rectangle .arrow.up.rectangle .rectangle document .badge.arrow.up .badge.clock
    .badge.ellipsis .badge.gearshape .badge.plus .on.clipboard .on.document .plaintext .richtext .text
    .viewfinder dog dollarsign .arrow.trianglehead.counterclockwise.rotate.90 .bank.building
    .gauge.chart.lefthalf.righthalf .gauge.chart.leftthird.topthird.rightthird .ring .ring.dashed dongsign
    .arrow.trianglehead.counterclockwise.rotate.90 .bank.building .gauge.chart.lefthalf.righthalf
    .gauge.chart.leftthird.topthird.rightthird .ring .ring.dashed door: .french.closed .french.open
    .garage.closed .garage.closed.trianglebadge.exclamationmark .garage.double.bay.closed
    .garage.double.bay.closed.trianglebadge.exclamationmark .garage.double.bay.open
    .garage.double.bay.open.trianglebadge.exclamationmark .garage.open
    .garage.open.trianglebadge.exclamationmark .left.hand.closed .left.hand.open .right.hand.closed
    .right.hand.open .sliding.left.hand.closed .sliding.left.hand.open .sliding.right.hand.closed
    .sliding.right.hand.open dot: .arrowtriangles.up.right.down.left.circle .circle.and.cursorarrow
    .circle.and.hand.point.up.left.fill .circle.viewfinder .radiowaves.forward .radiowaves.left.and.right
    .radiowaves.right .radiowaves.up.forward .scope .scope.display .scope.laptopcomputer .square
    .squareshape .squareshape.split.2x2 .viewfinder dots: .and.line.vertical.and.cursorarrow.rectangle dpad
    .down.filled .left.filled .right.filled .up.filled drone drop .degreesign .halffull .keypad.rectangle
    .transmission dryer duffle: .bag dumbbell ear .badge.checkmark .badge.waveform
    .trianglebadge.exclamationmark earbuds .case earpods ecg: .text.page eject ellipsis .curlybraces
    .message .vertical.bubble .viewfinder engine: .combustion .combustion.badge.exclamationmark
    .emission.and.exclamationmark .emission.and.filter entry: .lever.keypad
    .lever.keypad.trianglebadge.exclamationmark envelope .and.arrow.trianglehead.branch .badge
    .badge.person.crop .badge.shield.half.filled .front .open .open.badge.clock equal eraser .line.dashed
    escape esim eurosign .arrow.trianglehead.counterclockwise.rotate.90 .bank.building
    .gauge.chart.lefthalf.righthalf .gauge.chart.leftthird.topthird.rightthird .ring .ring.dashed
    eurozonesign .arrow.trianglehead.counterclockwise.rotate.90 .bank.building
    .gauge.chart.lefthalf.righthalf .gauge.chart.leftthird.topthird.rightthird .ring .ring.dashed ev:
    .charger .charger.arrowtriangle.left .charger.arrowtriangle.right .charger.exclamationmark .plug.ac.gb.t
    .plug.ac.type.1 .plug.ac.type.2 .plug.dc.ccs1 .plug.dc.ccs2 .plug.dc.chademo .plug.dc.gb.t .plug.dc.nacs
    exclamationmark .2 .3 .applewatch .arrow.trianglehead.2.clockwise.rotate.90
    .arrow.trianglehead.counterclockwise.rotate.90 .brakesignal .icloud .lock .magnifyingglass .questionmark
    .tirepressure .transmission .warninglight externaldrive .badge.checkmark .badge.exclamationmark
    .badge.icloud .badge.minus .badge.person.crop .badge.plus .badge.questionmark .badge.timemachine
    .badge.wifi .badge.xmark .connected.to.line.below .fill.badge.checkmark .fill.badge.exclamationmark
    .fill.badge.icloud .fill.badge.minus .fill.badge.person.crop .fill.badge.plus .fill.badge.questionmark
    .fill.badge.timemachine .fill.badge.wifi .fill.badge.xmark .fill.trianglebadge.exclamationmark
    .trianglebadge.exclamationmark eye .trianglebadge.exclamationmark eyebrow eyedropper .full .halffull
    eyeglasses eyes f: .cursive face: .dashed .smiling faceid facemask fan .and.light.ceiling
    .badge.automatic .ceiling .desk .floor .oscillation fanblades faxmachine ferry fibrechannel field:
    .of.view.ultrawide .of.view.wide figure .2 .2.and.child.holdinghands .2.arms.open .2.left.holdinghands
    .2.right.holdinghands .american.football .and.child.holdinghands .archery .arms.open
    .australian.football .badminton .barre .baseball .basketball .bowling .boxing .child .child.and.lock
    .child.and.lock.open .climbing .cooldown .core.training .cricket .cross.training .curling .dance
    .disc.sports .elliptical .equestrian.sports .fall .fencing .field.hockey .fishing .flexibility .golf
    .gymnastics .hand.cycling .handball .highintensity.intervaltraining .hiking .hockey .hunting .ice.hockey
    .ice.skating .indoor.cycle .indoor.rowing .indoor.soccer .jumprope .kickboxing .lacrosse .martial.arts
    .mind.and.body .mixed.cardio .open.water.swim .outdoor.cycle .outdoor.rowing .outdoor.soccer .pickleball
    .pilates .play .pool.swim .racquetball .roll .roll.runningpace .rolling .rugby .run .run.square.stack
    .run.treadmill .sailing .seated.seatbelt .seated.seatbelt.and.airbag.off .seated.seatbelt.and.airbag.on
    .seated.seatbelt.left.drive.seats.1 .seated.seatbelt.left.drive.seats.1.1
    .seated.seatbelt.left.drive.seats.1.2 .seated.seatbelt.left.drive.seats.2
    .seated.seatbelt.left.drive.seats.2.2 .seated.seatbelt.left.drive.seats.2.2.2
    .seated.seatbelt.left.drive.seats.2.2.3 .seated.seatbelt.left.drive.seats.2.3
    .seated.seatbelt.left.drive.seats.2.3.2 .seated.seatbelt.left.drive.seats.2.3.3
    .seated.seatbelt.left.drive.seats.3 .seated.seatbelt.left.drive.seats.3.3
    .seated.seatbelt.left.drive.seats.3.3.3 .seated.side.left .seated.side.left.air.distribution.lower
    .seated.side.left.air.distribution.middle .seated.side.left.air.distribution.middle.and.lower
    .seated.side.left.air.distribution.middle.and.lower.angled .seated.side.left.air.distribution.upper
    .seated.side.left.air.distribution.upper.angled.and.lower.angled
    .seated.side.left.air.distribution.upper.angled.and.middle
    .seated.side.left.air.distribution.upper.angled.and.middle.and.lower.angled .seated.side.left.airbag.off
    .seated.side.left.airbag.off.2 .seated.side.left.airbag.on .seated.side.left.airbag.on.2
    .seated.side.left.automatic .seated.side.left.fan .seated.side.left.steeringwheel
    .seated.side.left.windshield.front.and.heat.waves
    .seated.side.left.windshield.front.and.heat.waves.air.distribution.lower
    .seated.side.left.windshield.front.and.heat.waves.air.distribution.middle
    .seated.side.left.windshield.front.and.heat.waves.air.distribution.middle.and.lower
    .seated.side.left.windshield.front.and.heat.waves.air.distribution.upper
    .seated.side.left.windshield.front.and.heat.waves.air.distribution.upper.and.lower
    .seated.side.left.windshield.front.and.heat.waves.air.distribution.upper.and.middle
    .seated.side.left.windshield.front.and.heat.waves.air.distribution.upper.and.middle.and.lower
    .seated.side.right .seated.side.right.air.distribution.lower .seated.side.right.air.distribution.middle
    .seated.side.right.air.distribution.middle.and.lower
    .seated.side.right.air.distribution.middle.and.lower.angled .seated.side.right.air.distribution.upper
    .seated.side.right.air.distribution.upper.angled.and.lower.angled
    .seated.side.right.air.distribution.upper.angled.and.middle
    .seated.side.right.air.distribution.upper.angled.and.middle.and.lower.angled
    .seated.side.right.airbag.off .seated.side.right.airbag.off.2 .seated.side.right.airbag.on
    .seated.side.right.airbag.on.2 .seated.side.right.automatic .seated.side.right.fan
    .seated.side.right.steeringwheel .seated.side.right.windshield.front.and.heat.waves
    .seated.side.right.windshield.front.and.heat.waves.air.distribution.lower
    .seated.side.right.windshield.front.and.heat.waves.air.distribution.middle
    .seated.side.right.windshield.front.and.heat.waves.air.distribution.middle.and.lower
    .seated.side.right.windshield.front.and.heat.waves.air.distribution.upper
    .seated.side.right.windshield.front.and.heat.waves.air.distribution.upper.and.lower
    .seated.side.right.windshield.front.and.heat.waves.air.distribution.upper.and.middle
    .seated.side.right.windshield.front.and.heat.waves.air.distribution.upper.and.middle.and.lower
    .skateboarding .skiing.crosscountry .skiing.downhill .snowboarding .socialdance .softball .squash
    .stair.stepper .stairs .stand .stand.dress .stand.dress.line.vertical.figure
    .stand.line.dotted.figure.stand .step.training .strengthtraining.functional
    .strengthtraining.traditional .surfing .table.tennis .taichi .tennis .track.and.field .volleyball .walk
    .walk.arrival .walk.departure .walk.motion .walk.motion.trianglebadge.exclamationmark .walk.treadmill
    .water.fitness .waterpolo .wave .wrestling .yoga filemenu: .and.cursorarrow .and.selection film .stack
    fire: .extinguisher fireplace firewall fireworks fish flag .2.crossed .and.flag.filled.crossed
    .badge.ellipsis .checkered .checkered.2.crossed .filled.and.flag.crossed .pattern.checkered
    .pattern.checkered.2.crossed flame flashlight: .off .on .slash flask fleuron flip: .horizontal flipphone
    florinsign .arrow.trianglehead.counterclockwise.rotate.90 .bank.building .gauge.chart.lefthalf.righthalf
    .gauge.chart.leftthird.topthird.rightthird .ring .ring.dashed flowchart fluid: .batteryblock
    .brakesignal .coolant .transmission fn folder .badge.gearshape .badge.minus .badge.person.crop
    .badge.plus .badge.questionmark .fill.badge.gearshape .fill.badge.minus .fill.badge.person.crop
    .fill.badge.plus .fill.badge.questionmark football fork: .knife formfitting: .gamecontroller forward
    .end .end.alt .frame fossil: .shell francsign .arrow.trianglehead.counterclockwise.rotate.90
    .bank.building .gauge.chart.lefthalf.righthalf .gauge.chart.leftthird.topthird.rightthird .ring
    .ring.dashed frying: .pan fuelpump .and.filter .arrowtriangle.left .arrowtriangle.right .exclamationmark
    function fx gamecontroller gauge .badge.minus .badge.plus .high .low .medium
    .open.with.lines.needle.33percent
    .open.with.lines.needle.33percent.and.arrow.trianglehead.from.0percent.to.50percent
    .open.with.lines.needle.33percent.and.arrowtriangle .open.with.lines.needle.67percent.and.arrowtriangle
    .open.with.lines.needle.67percent.and.arrowtriangle.and.car
    .open.with.lines.needle.84percent.exclamation .with.dots.needle.0percent .with.dots.needle.100percent
    .with.dots.needle.33percent .with.dots.needle.50percent .with.dots.needle.67percent
    .with.dots.needle.bottom.0percent .with.dots.needle.bottom.100percent .with.dots.needle.bottom.50percent
    .with.dots.needle.bottom.50percent.badge.minus .with.dots.needle.bottom.50percent.badge.plus
    .with.needle gear .badge .badge.checkmark .badge.questionmark .badge.xmark gearshape .2
    .arrow.trianglehead.2.clockwise.rotate.90 gearshift: .layout.sixspeed gift giftcard globe .americas
    .asia.australia .badge.chevron.backward .central.south.asia .desk .europe.africa glowplug gobackward .10
    .15 .30 .45 .5 .60 .75 .90 .minus goforward .10 .15 .30 .45 .5 .60 .75 .90 .plus graduationcap
    greaterthan greaterthanorequalto greetingcard grid guaranisign
    .arrow.trianglehead.counterclockwise.rotate.90 .bank.building .gauge.chart.lefthalf.righthalf
    .gauge.chart.leftthird.topthird.rightthird .ring .ring.dashed guitars gyroscope h: .square.on.square
    hammer
    """
}
