extension SymbolNames {
  /// The names of SF Symbols 6 that start with `hand` or come after it in alphabetical order.
  ///
  /// Those from before renames are included. Variants at the end that `isKnown` accepts are not: `fill`,
  /// `slash` and shapes. A name that starts with `.` continues the last one without a dot; what ends with `:`
  /// is only the beginning of others.
  static let secondHalf = """
    hand: .draw .draw.badge.ellipsis .palm.facing .pinch .point.down .point.left .point.right .point.up
    .point.up.braille .point.up.braille.badge.ellipsis .point.up.left .point.up.left.and.text .raised
    .raised.brakesignal .raised.fingers.spread .raised.palm.facing .raised.square.on.square .rays .tap
    .thumbsdown .thumbsup .wave handbag hands: .and.sparkles .clap hanger hare hat: .cap .widebrim
    hazardsign head: .profile.arrow.forward.and.vision.pro headlight: .daytime .fog .high.beam .low.beam
    headphones headset hearingdevice: .and.signal.meter .ear heart .text.clipboard .text.square heat:
    .element.windshield .waves .waves.and.fan heater: .vertical helm helmet hexagon .bottomhalf.filled
    .lefthalf.filled .righthalf.filled .tophalf.filled hifireceiver hifispeaker .2 .2.badge.minus
    .2.badge.plus .and.appletv .and.homepod .and.homepod.badge.minus .and.homepod.badge.plus
    .and.homepod.mini .and.homepod.mini.badge.minus .and.homepod.mini.badge.plus .arrow.forward .badge.minus
    .badge.plus highlighter hockey: .puck hold: .brakesignal homekit homepod .2 .2.badge.minus .2.badge.plus
    .and.appletv .and.homepod.mini .and.homepod.mini.badge.minus .and.homepod.mini.badge.plus .arrow.forward
    .badge.minus .badge.plus .mini .mini.2 .mini.2.badge.minus .mini.2.badge.plus .mini.arrow.forward
    .mini.badge.minus .mini.badge.plus homepodmini: .and.appletv horn .blast hourglass .and.lock .badge.eye
    .badge.plus .bottomhalf.fill .bottomhalf.filled .tophalf.fill .tophalf.filled house .and.flag
    .badge.exclamationmark .badge.wifi .lodge hryvniasign .arrow.trianglehead.counterclockwise.rotate.90
    .bank.building .gauge.chart.lefthalf.righthalf .gauge.chart.leftthird.topthird.rightthird .ring
    .ring.dashed humidifier .and.droplets humidity hurricane icloud .and.arrow.down .and.arrow.up increase:
    .indent .quotelevel indianrupeesign .arrow.trianglehead.counterclockwise.rotate.90 .bank.building
    .gauge.chart.lefthalf.righthalf .gauge.chart.leftthird.topthird.rightthird .ring .ring.dashed infinity
    info .windshield inhaler inset: .filled.applewatch.case .filled.bottomhalf.rectangle
    .filled.bottomhalf.rectangle.portrait .filled.bottomhalf.tophalf.rectangle
    .filled.bottomleading.rectangle .filled.bottomleading.rectangle.portrait .filled.bottomleft.rectangle
    .filled.bottomleft.rectangle.portrait .filled.bottomright.rectangle
    .filled.bottomright.rectangle.portrait .filled.bottomthird.rectangle
    .filled.bottomthird.rectangle.portrait .filled.bottomthird.square .filled.bottomtrailing.rectangle
    .filled.bottomtrailing.rectangle.portrait .filled.capsule .filled.capsule.portrait
    .filled.center.rectangle .filled.center.rectangle.badge.plus .filled.center.rectangle.portrait
    .filled.circle .filled.circle.dashed .filled.diamond .filled.leadinghalf.arrow.leading.rectangle
    .filled.leadinghalf.rectangle .filled.leadinghalf.rectangle.portrait
    .filled.leadinghalf.toptrailing.bottomtrailing.rectangle .filled.leadinghalf.trailinghalf.rectangle
    .filled.leadingthird.rectangle .filled.leadingthird.rectangle.portrait .filled.leadingthird.square
    .filled.lefthalf.arrow.left.rectangle .filled.lefthalf.rectangle .filled.lefthalf.rectangle.portrait
    .filled.lefthalf.righthalf.rectangle .filled.lefthalf.topright.bottomright.rectangle
    .filled.leftthird.rectangle .filled.leftthird.rectangle.portrait .filled.leftthird.square .filled.oval
    .filled.oval.portrait .filled.rectangle .filled.rectangle.and.cursorarrow
    .filled.rectangle.and.person.filled .filled.rectangle.badge.record .filled.rectangle.on.rectangle
    .filled.rectangle.portrait .filled.righthalf.arrow.right.rectangle .filled.righthalf.lefthalf.rectangle
    .filled.righthalf.rectangle .filled.righthalf.rectangle.portrait .filled.rightthird.rectangle
    .filled.rightthird.rectangle.portrait .filled.rightthird.square .filled.square .filled.square.dashed
    .filled.tophalf.bottomhalf.rectangle .filled.tophalf.bottomleft.bottomright.rectangle
    .filled.tophalf.rectangle .filled.tophalf.rectangle.portrait
    .filled.topleading.bottomleading.trailinghalf.rectangle .filled.topleading.rectangle
    .filled.topleading.rectangle.portrait .filled.topleft.bottomleft.righthalf.rectangle
    .filled.topleft.rectangle .filled.topleft.rectangle.portrait
    .filled.topleft.topright.bottomhalf.rectangle .filled.topleft.topright.bottomleft.bottomright.rectangle
    .filled.topright.rectangle .filled.topright.rectangle.portrait .filled.topthird.rectangle
    .filled.topthird.rectangle.portrait .filled.topthird.square .filled.toptrailing.rectangle
    .filled.toptrailing.rectangle.portrait .filled.trailinghalf.arrow.trailing.rectangle
    .filled.trailinghalf.leadinghalf.rectangle .filled.trailinghalf.rectangle
    .filled.trailinghalf.rectangle.portrait .filled.trailingthird.rectangle
    .filled.trailingthird.rectangle.portrait .filled.trailingthird.square .filled.triangle .filled.tv
    internaldrive ipad .and.arrow.forward .badge.exclamationmark .badge.location .badge.play .case
    .case.and.iphone.case .gen1 .gen1.badge.exclamationmark .gen1.badge.location .gen1.badge.play
    .gen1.landscape .gen1.landscape.badge.exclamationmark .gen1.landscape.badge.location
    .gen1.landscape.badge.play .gen2 .gen2.badge.exclamationmark .gen2.badge.location .gen2.badge.play
    .gen2.landscape .gen2.landscape.badge.exclamationmark .gen2.landscape.badge.location
    .gen2.landscape.badge.play .landscape .landscape.and.iphone .landscape.badge.exclamationmark
    .landscape.badge.location .landscape.badge.play .rear.camera .sizes iphone .and.arrow.forward.inward
    .and.arrow.forward.outward .and.arrow.left.and.arrow.right.inward .and.arrow.right.inward
    .and.arrow.right.outward .app.switcher .badge.exclamationmark .badge.location .badge.play .case
    .crop.circle .dock.motorized.viewfinder .gen1 .gen1.and.arrow.left .gen1.badge.exclamationmark
    .gen1.badge.location .gen1.badge.play .gen1.crop.circle .gen1.landscape .gen1.motion
    .gen1.radiowaves.left.and.right .gen2 .gen2.and.arrow.left.and.arrow.right.inward
    .gen2.badge.exclamationmark .gen2.badge.location .gen2.badge.play .gen2.crop.circle .gen2.landscape
    .gen2.motion .gen2.radiowaves.left.and.right .gen3 .gen3.and.arrow.left.and.arrow.right.inward
    .gen3.badge.exclamationmark .gen3.badge.location .gen3.badge.play .gen3.crop.circle .gen3.landscape
    .gen3.motion .gen3.radiowaves.left.and.right .landscape .motion .radiowaves.left.and.right .rear.camera
    .sizes .smartbatterycase.gen1 .smartbatterycase.gen2 ipod .shuffle.gen1 .shuffle.gen2 .shuffle.gen3
    .shuffle.gen4 .touch .touch.landscape italic ivfluid: .bag j: .square.on.square jacket k kashida:
    .arabic key .2.on.ring .car.radiowaves.forward .card .horizontal .icloud .radiowaves.forward .viewfinder
    keyboard .badge.ellipsis .badge.eye .chevron.compact.down .chevron.compact.left .macwindow
    .onehanded.left .onehanded.right kipsign .arrow.trianglehead.counterclockwise.rotate.90 .bank.building
    .gauge.chart.lefthalf.righthalf .gauge.chart.leftthird.topthird.rightthird .ring .ring.dashed kph l:
    .button.roundedbottom.horizontal .joystick .joystick.press.down .joystick.tilt.down .joystick.tilt.left
    .joystick.tilt.right .joystick.tilt.up l1: .button.roundedbottom.horizontal .circle l2:
    .button.angledtop.vertical.left .button.roundedtop.horizontal .circle l3:
    .button.angledbottom.horizontal.left l4: .button.horizontal ladybug lamp: .ceiling .desk .floor .table
    lane lanyardcard laptopcomputer .and.arrow.down .trianglebadge.exclamationmark largecircle: .fill.circle
    larisign .arrow.trianglehead.counterclockwise.rotate.90 .bank.building .gauge.chart.lefthalf.righthalf
    .gauge.chart.leftthird.topthird.rightthird .ring .ring.dashed laser: .burst lasso .badge.sparkles latch:
    .2.case laurel: .leading .trailing lb: .button.roundedbottom.horizontal .circle leaf
    .arrow.trianglehead.clockwise left lessthan lessthanorequalto level licenseplate lifepreserver light:
    .beacon.max .beacon.min .cylindrical.ceiling .max .min .overhead.left .overhead.right .panel .recessed
    .recessed.3 .ribbon .strip.2 lightbulb .2 .led .led.wide .max .min .min.badge.exclamationmark lightrail
    lightspectrum: .horizontal lightswitch: .off .on line: .2.horizontal .2.horizontal.decrease.circle
    .3.crossed.swirl.circle .3.horizontal .3.horizontal.button.angledtop.vertical.right
    .3.horizontal.decrease .diagonal .diagonal.arrow .horizontal.2.decrease.circle .horizontal.3
    .horizontal.3.decrease .horizontal.star.fill.line.horizontal lines: .measurement.horizontal
    .measurement.vertical lineweight link .badge.plus .icloud lirasign
    .arrow.trianglehead.counterclockwise.rotate.90 .bank.building .gauge.chart.lefthalf.righthalf
    .gauge.chart.leftthird.topthird.rightthird .ring .ring.dashed list: .and.film .bullet
    .bullet.below.rectangle .bullet.clipboard .bullet.indent .bullet.rectangle.portrait .clipboard .dash
    .dash.header.rectangle .number .star .triangle livephoto .badge.automatic .play lizard lm:
    .button.horizontal location .fill.viewfinder .magnifyingglass .north .north.line .viewfinder lock
    .app.dashed .applewatch .badge.clock .circle.dotted .desktopcomputer .display .doc .document .icloud
    .ipad .iphone .laptopcomputer .open .open.applewatch .open.desktopcomputer .open.display .open.ipad
    .open.iphone .open.laptopcomputer .open.rotation .open.trianglebadge.exclamationmark
    .rectangle.on.rectangle .rectangle.on.rectangle.dashed .rectangle.stack .rotation .square.stack
    .trianglebadge.exclamationmark loupe lsb: .button.angledbottom.horizontal.left lt:
    .button.roundedtop.horizontal .circle lungs m1: .button.horizontal m2: .button.horizontal m3:
    .button.horizontal m4: .button.horizontal macbook .and.applewatch .and.ipad .and.iphone .and.vision.pro
    .gen1 .gen2 macmini macpro: .gen1 .gen2 .gen3 .gen3.server macstudio macwindow .and.cursorarrow
    .badge.plus .on.rectangle magazine magicmouse magnifyingglass magsafe: .batterypack mail
    .and.text.magnifyingglass .stack malaysianringgitsign .arrow.trianglehead.counterclockwise.rotate.90
    .bank.building .gauge.chart.lefthalf.righthalf .gauge.chart.leftthird.topthird.rightthird .ring
    .ring.dashed manatsign .arrow.trianglehead.counterclockwise.rotate.90 .bank.building
    .gauge.chart.lefthalf.righthalf .gauge.chart.leftthird.topthird.rightthird .ring .ring.dashed map mappin
    .and.ellipse matter: .logo mecca medal .star mediastick medical: .thermometer megaphone memories
    .badge.minus .badge.plus memorychip menubar: .arrow.down.rectangle .arrow.up.rectangle .dock.rectangle
    .dock.rectangle.badge.record .rectangle menucard message .badge .badge.filled.fill .badge.waveform
    metronome mic .and.signal.meter .badge.ellipsis .badge.plus .badge.xmark microbe microphone
    .and.signal.meter .badge.ellipsis .badge.plus .badge.xmark microwave millsign
    .arrow.trianglehead.counterclockwise.rotate.90 .bank.building .gauge.chart.lefthalf.righthalf
    .gauge.chart.leftthird.topthird.rightthird .ring .ring.dashed minus .arrow.trianglehead.counterclockwise
    .forwardslash.plus .magnifyingglass .plus.and.fluid.batteryblock .plus.batteryblock
    .plus.batteryblock.exclamationmark .plus.batteryblock.stack .plus.batteryblock.stack.exclamationmark
    .rectangle.portrait mirror: .side.left .side.left.and.arrow.turn.down.right .side.left.and.heat.waves
    .side.right .side.right.and.arrow.turn.down.left .side.right.and.heat.waves moon .dust .haze .road.lanes
    .stars .zzz moonphase: .first.quarter .full.moon .last.quarter .new.moon .waning.crescent
    .waning.gibbous .waxing.crescent .waxing.gibbous moonrise moonset moped mosaic motorcycle mount
    mountain: .2 mouth move: .3d movieclapper mph mug multiply music: .house .mic .microphone .note
    .note.house .note.list .note.tv .quarternote.3 mustache nairasign
    .arrow.trianglehead.counterclockwise.rotate.90 .bank.building .gauge.chart.lefthalf.righthalf
    .gauge.chart.leftthird.topthird.rightthird .ring .ring.dashed network .badge.shield.half.filled
    newspaper norwegiankronesign .arrow.trianglehead.counterclockwise.rotate.90 .bank.building
    .gauge.chart.lefthalf.righthalf .gauge.chart.leftthird.topthird.rightthird .ring .ring.dashed nose
    nosign note .text .text.badge.plus notequal number numbers numbersign oar: .2.crossed octagon
    .bottomhalf.filled .lefthalf.filled .righthalf.filled .tophalf.filled oilcan .and.thermometer
    opticaldisc opticaldiscdrive opticid option oval .bottomhalf.filled .lefthalf.filled .portrait
    .portrait.bottomhalf.filled .portrait.lefthalf.filled .portrait.righthalf.filled
    .portrait.tophalf.filled .righthalf.filled .tophalf.filled oven p1: .button.horizontal p2:
    .button.horizontal p3: .button.horizontal p4: .button.horizontal paddleshifter: .left .right paintbrush
    .pointed paintpalette pano .badge.play paperclip .badge.ellipsis paperplane paragraphsign parentheses
    parkinglight parkingsign .brakesignal .radiowaves.down.right.off .radiowaves.left.and.right
    .radiowaves.right.and.safetycone .steeringwheel party: .popper pause pawprint pc peacesign pedal:
    .accelerator .brake .clutch pedestrian: .gate.closed .gate.open pencil .and.list.clipboard .and.outline
    .and.ruler .and.scribble .line .tip .tip.crop.circle .tip.crop.circle.badge.arrow.forward
    .tip.crop.circle.badge.minus .tip.crop.circle.badge.plus pentagon .bottomhalf.filled .lefthalf.filled
    .righthalf.filled .tophalf.filled percent person .2 .2.arrow.trianglehead.counterclockwise
    .2.badge.gearshape .2.badge.key .2.badge.minus .2.badge.plus .2.crop.square.stack .2.wave.2 .3
    .3.sequence .and.arrow.left.and.arrow.right.outward .and.background.dotted
    .and.background.striped.horizontal .badge.clock .badge.key .badge.minus .badge.plus
    .badge.shield.checkmark .badge.shield.exclamationmark .bust .crop.artframe .crop.badge.magnifyingglass
    .crop.circle .crop.circle.badge .crop.circle.badge.checkmark .crop.circle.badge.clock
    .crop.circle.badge.exclamationmark .crop.circle.badge.minus .crop.circle.badge.moon
    .crop.circle.badge.plus .crop.circle.badge.questionmark .crop.circle.badge.xmark .crop.circle.dashed
    .crop.circle.fill.badge.checkmark .crop.circle.fill.badge.minus .crop.circle.fill.badge.plus
    .crop.circle.fill.badge.xmark .crop.rectangle .crop.rectangle.badge.plus .crop.rectangle.stack
    .crop.square .crop.square.badge.camera .crop.square.badge.video .crop.square.filled.and.at.rectangle
    .crop.square.on.square.angled .fill.and.arrow.left.and.arrow.right.outward .fill.badge.minus
    .fill.badge.plus .fill.checkmark .fill.questionmark .fill.turn.down .fill.turn.left .fill.turn.right
    .fill.viewfinder .fill.xmark .icloud .line.dotted.person .text.rectangle .wave.2 personalhotspot
    perspective peruviansolessign .arrow.trianglehead.counterclockwise.rotate.90 .bank.building
    .gauge.chart.lefthalf.righthalf .gauge.chart.leftthird.topthird.rightthird .ring .ring.dashed pesetasign
    .arrow.trianglehead.counterclockwise.rotate.90 .bank.building .gauge.chart.lefthalf.righthalf
    .gauge.chart.leftthird.topthird.rightthird .ring .ring.dashed pesosign
    .arrow.trianglehead.counterclockwise.rotate.90 .bank.building .gauge.chart.lefthalf.righthalf
    .gauge.chart.leftthird.topthird.rightthird .ring .ring.dashed phone .arrow.down.left .arrow.right
    .arrow.up.right .badge.checkmark .badge.clock .badge.plus .badge.waveform .connection .down
    .down.waves.left.and.right .fill.badge.checkmark .fill.badge.plus photo .artframe .badge.arrow.down
    .badge.checkmark .badge.exclamationmark .badge.plus .fill.on.rectangle.fill .on.rectangle
    .on.rectangle.angled .stack .tv pianokeys pill pills pin pip .enter .exit .remove .swap pipe: .and.drop
    placeholdertext: .fill platter: .2.filled.ipad .2.filled.ipad.landscape .2.filled.iphone
    .2.filled.iphone.landscape .bottom.applewatch.case .filled.bottom.and.arrow.down.iphone
    .filled.bottom.applewatch.case .filled.bottom.iphone .filled.top.and.arrow.up.iphone
    .filled.top.applewatch.case .filled.top.iphone .top.applewatch.case play .desktopcomputer .display
    .house .laptopcomputer .rectangle.on.rectangle .square.stack .tv playpause playstation: .logo plus
    .arrow.trianglehead.clockwise .circle.dashed .forwardslash.minus .magnifyingglass .message
    .rectangle.fill.on.rectangle.fill .rectangle.on.folder .rectangle.on.rectangle .rectangle.portrait
    .square.dashed .square.fill.on.square.fill .square.on.square .viewfinder plusminus point:
    .3.connected.trianglepath.dotted .3.filled.connected.trianglepath.dotted
    .bottomleft.filled.forward.to.point.topright.scurvepath .bottomleft.forward.to.arrow.triangle.scurvepath
    .bottomleft.forward.to.arrow.triangle.uturn.scurvepath
    .bottomleft.forward.to.point.topright.filled.scurvepath .bottomleft.forward.to.point.topright.scurvepath
    .forward.to.point.capsulepath .topleft.down.to.point.bottomright.curvepath
    .topleft.down.to.point.bottomright.filled.curvepath .topleft.filled.down.to.point.bottomright.curvepath
    .topright.arrow.triangle.backward.to.point.bottomleft.filled.scurvepath
    .topright.arrow.triangle.backward.to.point.bottomleft.scurvepath
    .topright.filled.arrow.triangle.backward.to.point.bottomleft.scurvepath polishzlotysign
    .arrow.trianglehead.counterclockwise.rotate.90 .bank.building .gauge.chart.lefthalf.righthalf
    .gauge.chart.leftthird.topthird.rightthird .ring .ring.dashed popcorn power .dotted powercord powermeter
    poweroff poweron poweroutlet: .strip .type.a .type.b .type.c .type.d .type.e .type.f .type.g .type.h
    .type.i .type.j .type.k .type.l .type.m .type.n .type.o powerplug .portrait powersleep printer
    .dotmatrix .dotmatrix.filled.and.paper .filled.and.paper progress: .indicator projective purchased
    puzzlepiece .extension pyramid qrcode .viewfinder questionmark .app.dashed .circle.dashed .folder
    .key.filled .square.dashed .text.page .video quote: .bubble .closing .opening quotelevel r:
    .button.roundedbottom.horizontal .joystick .joystick.press.down .joystick.tilt.down .joystick.tilt.left
    .joystick.tilt.right .joystick.tilt.up .square.on.square r1: .button.roundedbottom.horizontal .circle
    r2: .button.angledtop.vertical.right .button.roundedtop.horizontal .circle r3:
    .button.angledbottom.horizontal.right r4: .button.horizontal radio rainbow rays rb:
    .button.roundedbottom.horizontal .circle record: .circle recordingtape rectangle .2.swap .3.group
    .3.offgrid .and.arrow.up.right.and.arrow.down.left .and.hand.point.up.left
    .and.hand.point.up.left.filled .and.paperclip .and.pencil.and.ellipsis .and.text.magnifyingglass
    .arrowtriangle.2.inward .arrowtriangle.2.outward .badge.checkmark .badge.minus .badge.person.crop
    .badge.plus .badge.xmark .bottomhalf.filled .center.inset.fill .compress.vertical
    .connected.to.line.below .dashed .dashed.and.paperclip .dashed.badge.record .expand.diagonal
    .expand.vertical .fill.badge.checkmark .fill.badge.minus .fill.badge.person.crop .fill.badge.plus
    .fill.badge.xmark .fill.on.rectangle.angled.fill .fill.on.rectangle.fill .filled.and.hand.point.up.left
    .grid.1x2 .grid.2x2 .grid.3x2 .grid.3x3 .inset.bottomleft.fill .inset.bottomright.fill
    .inset.topleft.fill .inset.topright.fill .landscape.rotate .leadinghalf.filled .lefthalf.filled
    .lefthalf.inset.fill .lefthalf.inset.filled .leftthird.inset.fill .leftthird.inset.filled .on.rectangle
    .on.rectangle.angled .on.rectangle.badge.gearshape .on.rectangle.button.angledtop.vertical.left
    .on.rectangle.dashed .pattern.checkered .portrait .portrait.and.arrow.forward .portrait.and.arrow.right
    .portrait.arrowtriangle.2.inward .portrait.arrowtriangle.2.outward .portrait.badge.plus
    .portrait.bottomhalf.filled .portrait.lefthalf.filled .portrait.on.rectangle.portrait
    .portrait.on.rectangle.portrait.angled .portrait.righthalf.filled .portrait.rotate .portrait.split.2x1
    .portrait.tophalf.filled .ratio.16.to.9 .ratio.3.to.4 .ratio.4.to.3 .ratio.9.to.16 .righthalf.filled
    .righthalf.inset.fill .righthalf.inset.filled .rightthird.inset.fill .split.1x2 .split.2x1 .split.2x2
    .split.3x1 .split.3x3 .stack .stack.badge.minus .stack.badge.person.crop .stack.badge.play
    .stack.badge.plus .stack.fill.badge.minus .stack.fill.badge.plus .tophalf.filled .trailinghalf.filled
    refrigerator repeat .1 restart retarder: .brakesignal .brakesignal.and.exclamationmark return .left
    .right rhombus richtext: .page right righttriangle .split.diagonal rm: .button.horizontal road:
    .lane.arrowtriangle.2.inward .lanes .lanes.curved.left .lanes.curved.right robotic: .vacuum roller:
    .shade.closed .shade.open roman: .shade.closed .shade.open rosette rotate: .3d .left .right rsb:
    .button.angledbottom.horizontal.right rt: .button.roundedtop.horizontal .circle rublesign
    .arrow.trianglehead.counterclockwise.rotate.90 .bank.building .gauge.chart.lefthalf.righthalf
    .gauge.chart.leftthird.topthird.rightthird .ring .ring.dashed rugbyball ruler rupeesign
    .arrow.trianglehead.counterclockwise.rotate.90 .bank.building .gauge.chart.lefthalf.righthalf
    .gauge.chart.leftthird.topthird.rightthird .ring .ring.dashed safari sailboat scale: .3d scalemass
    scanner scissors .badge.ellipsis scooter scope screwdriver scribble .variable scroll sdcard seal
    selection: .pin.in.out sensor .tag.radiowaves.forward server: .rack shadow sharedwithyou shareplay
    shazam: .logo shekelsign .arrow.trianglehead.counterclockwise.rotate.90 .bank.building
    .gauge.chart.lefthalf.righthalf .gauge.chart.leftthird.topthird.rightthird .ring .ring.dashed shield
    .lefthalf.filled .lefthalf.filled.badge.checkmark .lefthalf.filled.trianglebadge.exclamationmark
    .pattern.checkered .righthalf.filled shift shippingbox .and.arrow.backward shoe .2 shoeprints: .fill
    shower .handheld .sidejet shuffle sidebar: .leading .left .right .squares.leading .squares.left
    .squares.right .squares.trailing .trailing signature signpost: .and.arrowtriangle.up .left .right
    .right.and.left simcard .2 singaporedollarsign .arrow.trianglehead.counterclockwise.rotate.90
    .bank.building .gauge.chart.lefthalf.righthalf .gauge.chart.leftthird.topthird.rightthird .ring
    .ring.dashed sink skateboard skew skis slash: .circle sleep slider:
    .horizontal.2.arrow.trianglehead.counterclockwise
    .horizontal.2.rectangle.and.arrow.trianglehead.2.clockwise.rotate.90 .horizontal.2.square
    .horizontal.2.square.badge.arrow.down .horizontal.2.square.on.square .horizontal.3
    .horizontal.below.rectangle .horizontal.below.square.and.square.filled
    .horizontal.below.square.filled.and.square .horizontal.below.sun.max .vertical.3 slowmo smallcircle:
    .circle .fill.circle .filled.circle smartphone smiley smoke snow snowboard snowflake .road.lane
    .road.lane.dashed soccerball sofa sos space sparkle .magnifyingglass sparkles .rectangle.stack
    .square.filled.on.square .tv speaker .1 .2 .3 .badge.exclamationmark .minus .plus .wave.1
    .wave.1.arrowtriangles.up.right.down.left .wave.2 .wave.3 .zzz speedometer spigot sportscourt sprinkler
    .and.droplets square .2.layers.3d .2.layers.3d.bottom.filled .2.layers.3d.top.filled .3.layers.3d
    .3.layers.3d.bottom.filled .3.layers.3d.down.backward .3.layers.3d.down.forward .3.layers.3d.down.left
    .3.layers.3d.down.right .3.layers.3d.middle.filled .3.layers.3d.top.filled .and.arrow.down
    .and.arrow.down.badge.clock .and.arrow.down.on.square .and.arrow.up .and.arrow.up.badge.clock
    .and.arrow.up.on.square .and.arrow.up.trianglebadge.exclamationmark .and.at.rectangle
    .and.line.vertical.and.square .and.line.vertical.and.square.filled .and.pencil .arrowtriangle.4.outward
    .badge.plus .bottomhalf.filled .dashed .dotted .fill.and.line.vertical.and.square.fill
    .fill.on.circle.fill .fill.on.square.fill .fill.text.grid.1x2 .filled.and.line.vertical.and.square
    .filled.on.square .grid.2x2 .grid.3x1.below.line.grid.1x2 .grid.3x1.folder.badge.plus
    .grid.3x1.folder.fill.badge.plus .grid.3x2 .grid.3x3 .grid.3x3.bottomleft.filled
    .grid.3x3.bottommiddle.filled .grid.3x3.bottomright.filled .grid.3x3.middle.filled
    .grid.3x3.middleleft.filled .grid.3x3.middleright.filled .grid.3x3.square.badge.ellipsis
    .grid.3x3.topleft.filled .grid.3x3.topmiddle.filled .grid.3x3.topright.filled .grid.4x3.fill
    .lefthalf.filled .on.circle .on.square .on.square.badge.person.crop .on.square.dashed
    .on.square.intersection.dashed .on.square.squareshape.controlhandles .resize .resize.down .resize.up
    .righthalf.filled .split.1x2 .split.2x1 .split.2x2 .split.bottomrightquarter .split.diagonal
    .split.diagonal.2x2 .stack .stack.3d.down.forward .stack.3d.down.right .stack.3d.forward.dottedline
    .stack.3d.up .stack.3d.up.badge.automatic .stack.3d.up.trianglebadge.exclamationmark .text.square
    .tophalf.filled squareroot squares: .below.rectangle .leading.rectangle squareshape
    .controlhandles.on.squareshape.controlhandles .dotted.split.2x2 .dotted.squareshape .split.2x2
    .split.2x2.dotted .split.3x3 .squareshape.dotted stairs star .leadinghalf.fill .leadinghalf.filled
    .lefthalf.fill .square.on.square staroflife steeringwheel .and.hands .and.heat.waves .and.key
    .and.liquid.wave .and.lock .arrow.trianglehead.counterclockwise.and.clockwise .arrowtriangle.left
    .arrowtriangle.right .badge.exclamationmark .exclamationmark .road.lane .road.lane.dashed sterlingsign
    .arrow.trianglehead.counterclockwise.rotate.90 .bank.building .gauge.chart.lefthalf.righthalf
    .gauge.chart.leftthird.topthird.rightthird .ring .ring.dashed stethoscope stop stopwatch storefront
    stove strikethrough stroller studentdesk suit: .club .diamond .heart .spade suitcase .cart .rolling sum
    sun: .dust .haze .horizon .lefthalf.filled .max .max.trianglebadge.exclamationmark .min .rain
    .righthalf.filled .snow sunglasses sunrise sunset surfboard suspension: .shock suv: .side
    .side.air.circulate .side.air.fresh .side.and.exclamationmark .side.arrowtriangle.down
    .side.arrowtriangle.up .side.arrowtriangle.up.arrowtriangle.down .side.front.open .side.front.open.crop
    .side.hill.descent.control .side.hill.down .side.hill.up .side.lock .side.lock.open .side.rear.open
    .side.rear.open.crop .side.roof.cargo.carrier swatchpalette swedishkronasign
    .arrow.trianglehead.counterclockwise.rotate.90 .bank.building .gauge.chart.lefthalf.righthalf
    .gauge.chart.leftthird.topthird.rightthird .ring .ring.dashed swift swiftdata swirl:
    .circle.righthalf.filled switch: .2 .programmable syringe table: .furniture tablecells .badge.ellipsis
    .fill.badge.ellipsis tachometer tag taillight: .fog takeoutbag: .and.cup.and.straw target teddybear
    teletype .answer tengesign .arrow.trianglehead.counterclockwise.rotate.90 .bank.building
    .gauge.chart.lefthalf.righthalf .gauge.chart.leftthird.topthird.rightthird .ring .ring.dashed tennis:
    .racket tennisball tent .2 testtube: .2 text: .aligncenter .alignleft .alignright .and.command.macwindow
    .append .badge.checkmark .badge.minus .badge.plus .badge.star .badge.xmark .below.photo .book.closed
    .bubble .bubble.badge.clock .doc .document .insert .justify .justify.leading .justify.left
    .justify.right .justify.trailing .justifyleft .justifyright .line.first.and.arrowtriangle.forward
    .line.last.and.arrowtriangle.forward .line.magnify .magnifyingglass .page .page.badge.magnifyingglass
    .quote .rectangle.page .redaction .viewfinder .word.spacing textbox textformat .123 .abc
    .abc.dottedunderline .alt .characters .characters.arrow.left.and.right .characters.dottedunderline
    .numbers .size .size.larger .size.smaller .subscript .superscript theatermask: .and.paintbrush
    theatermasks thermometer .and.liquid.waves .and.liquid.waves.snowflake
    .and.liquid.waves.trianglebadge.exclamationmark .brakesignal .high .low .medium .snowflake .sun
    .transmission .variable .variable.and.figure ticket timelapse timeline: .selection timer tire
    .badge.snowflake tirepressure togglepower toilet tornado tortoise torus touchid tow: .hitch
    .hitch.exclamationmark traction: .control.tirepressure .control.tirepressure.exclamationmark train:
    .side.front.car .side.middle.car .side.rear.car tram .fill.tunnel .tunnel.fill translate transmission
    trapezoid: .and.line.horizontal .and.line.vertical trash tray .2 .and.arrow.down .and.arrow.up .full
    tree triangle .bottomhalf.filled .lefthalf.filled .righthalf.filled .tophalf.filled triangleshape trophy
    tropicalstorm truck: .box .box.badge.clock .pickup.side .pickup.side.air.circulate
    .pickup.side.air.fresh .pickup.side.and.exclamationmark .pickup.side.arrowtriangle.down
    .pickup.side.arrowtriangle.up .pickup.side.arrowtriangle.up.arrowtriangle.down .pickup.side.front.open
    .pickup.side.front.open.crop .pickup.side.hill.down .pickup.side.hill.up .pickup.side.lock
    .pickup.side.lock.open .side.hill.descent.control .side.roof.cargo.carrier tsa tshirt tugriksign
    .arrow.trianglehead.counterclockwise.rotate.90 .bank.building .gauge.chart.lefthalf.righthalf
    .gauge.chart.leftthird.topthird.rightthird .ring .ring.dashed tuningfork turkishlirasign
    .arrow.trianglehead.counterclockwise.rotate.90 .bank.building .gauge.chart.lefthalf.righthalf
    .gauge.chart.leftthird.topthird.rightthird .ring .ring.dashed tv .and.hifispeaker.fill .and.mediabox
    .badge.wifi .music.note uiwindow: .split.2x1 umbrella .percent underline vial: .viewfinder video
    .badge.checkmark .badge.ellipsis .badge.plus .badge.waveform .doorbell .fill.badge.checkmark
    .fill.badge.ellipsis .fill.badge.plus videoprojector view: .2d .3d viewfinder .rectangular
    .trianglebadge.exclamationmark vision: .pro .pro.and.arrow.forward .pro.badge.exclamationmark
    .pro.badge.play .pro.trianglebadge.exclamationmark voiceover volleyball wake wallet: .bifold .pass wand:
    .and.rays .and.sparkles .and.stars warninglight washer watch: .analog watchface: .applewatch.case water:
    .waves .waves.and.arrow.trianglehead.down
    .waves.and.arrow.trianglehead.down.trianglebadge.exclamationmark .waves.and.arrow.trianglehead.up
    waterbottle wave: .3.backward .3.down .3.down.car.side .3.down.convertible.side .3.down.pickup.side
    .3.down.suv.side .3.forward .3.left .3.right .3.up waveform .and.person.filled .badge.exclamationmark
    .badge.magnifyingglass .badge.mic .badge.microphone .badge.minus .badge.plus .path .path.badge.minus
    .path.badge.plus .path.ecg web: .camera wheelchair widget: .extralarge .extralarge.badge.plus .large
    .large.badge.plus .medium .medium.badge.plus .small .small.badge.plus wifi .exclamationmark .router wind
    .snow window: .awning .awning.closed .casement .casement.closed .ceiling .ceiling.closed .horizontal
    .horizontal.closed .shade.closed .shade.open .vertical.closed .vertical.open windshield:
    .front.and.fluid.and.spray .front.and.heat.waves .front.and.spray .front.and.wiper
    .front.and.wiper.and.drop .front.and.wiper.and.spray .front.and.wiper.exclamationmark
    .front.and.wiper.intermittent .rear.and.fluid.and.spray .rear.and.heat.waves .rear.and.spray
    .rear.and.wiper .rear.and.wiper.and.drop .rear.and.wiper.and.spray .rear.and.wiper.exclamationmark
    .rear.and.wiper.intermittent wineglass wonsign .arrow.trianglehead.counterclockwise.rotate.90
    .bank.building .gauge.chart.lefthalf.righthalf .gauge.chart.leftthird.topthird.rightthird .ring
    .ring.dashed wrench .adjustable .and.screwdriver wrongwaysign x: .squareroot xbox: .logo xmark .bin
    .icloud .rectangle.portrait .triangle.circle.square xserve .raid xserver yensign
    .arrow.trianglehead.counterclockwise.rotate.90 .bank.building .gauge.chart.lefthalf.righthalf
    .gauge.chart.leftthird.topthird.rightthird .ring .ring.dashed yieldsign zipper: .page zl:
    .button.roundedtop.horizontal zr: .button.roundedtop.horizontal zzz
    """
}
