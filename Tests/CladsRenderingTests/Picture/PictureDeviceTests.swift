import CladsRendering
import TestSupport
import Testing
import TextUI

/// The devices whose screens pictures can have.
@Suite struct PictureDeviceTests {
  @Test func `the list of the preview page is generated from the table`() {
    let rows = PictureDevice.all.map { device in
      "  { name: \"\(device.name)\", width: \(device.width), height: \(device.height) },\n"
    }
    Golden.expect(
      "editors/vscode/media/devicelist.js",
      """
      /**
       * The devices whose screens pictures can have, with their sizes in points, upright. Generated from PictureDevice.swift by
       * its test.
       *
       * @type {readonly { name: string, width: number, height: number }[]}
       */
      export const DEVICES = [

      """ + rows.joined() + "];\n")
  }

  @Test func `names are unique, screens are upright, and safe areas leave most of a screen`() {
    #expect(Set(PictureDevice.all.map(\.name)).count == PictureDevice.all.count)
    for device in PictureDevice.all {
      #expect(device.width < device.height, "\(device.name)")
      for screen in [device.upright, device.landscape] {
        #expect(screen.safeTop + screen.safeBottom < screen.height / 4, "\(device.name)")
        #expect(screen.safeSides * 2 < screen.width / 4, "\(device.name)")
      }
    }
  }

  @Test func `a size is that of its device, upright and on its side`() {
    let upright = PictureScreen.device(width: 393, height: 852)
    #expect(upright == PictureScreen(width: 393, height: 852, safeTop: 59, safeBottom: 34))
    let landscape = PictureScreen.device(width: 852, height: 393)
    #expect(landscape == PictureScreen(width: 852, height: 393, safeTop: 0, safeBottom: 21, safeSides: 59))
  }

  @Test func `any other size has the safe areas of a usual phone`() {
    #expect(PictureScreen.device(width: nil, height: nil) == .usual)
    #expect(PictureScreen.device(width: 320, height: 480) == PictureScreen(width: 320, height: 480))
    #expect(
      PictureScreen.device(width: 500, height: 300)
        == PictureScreen(width: 500, height: 300, safeTop: 0, safeBottom: 21, safeSides: 47))
    #expect(PictureScreen.device(width: 375, height: nil).height == 812)
    #expect(PictureScreen.device(width: 432, height: nil) == PictureScreen(width: 432, height: 844))
  }

  @Test(arguments: ["iPad Pro 11-inch", "ipad pro 11 inch", "IPADPRO11INCH"])
  func `a device is found by its name`(name: String) {
    #expect(PictureDevice.named(name)?.width == 834)
  }
}
