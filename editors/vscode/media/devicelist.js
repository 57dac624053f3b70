/**
 * The devices whose screens pictures can have, with their sizes in points, upright. Generated from PictureDevice.swift by
 * its test.
 *
 * @type {readonly { name: string, width: number, height: number }[]}
 */
export const DEVICES = [
  { name: "iPhone 17 Pro Max", width: 440, height: 956 },
  { name: "iPhone 17 Pro", width: 402, height: 874 },
  { name: "iPhone Air", width: 420, height: 912 },
  { name: "iPhone 17", width: 402, height: 874 },
  { name: "iPhone 16 Pro Max", width: 440, height: 956 },
  { name: "iPhone 16 Pro", width: 402, height: 874 },
  { name: "iPhone 16 Plus", width: 430, height: 932 },
  { name: "iPhone 16", width: 393, height: 852 },
  { name: "iPhone 16e", width: 390, height: 844 },
  { name: "iPhone 15 Pro Max", width: 430, height: 932 },
  { name: "iPhone 15 Pro", width: 393, height: 852 },
  { name: "iPhone 15 Plus", width: 430, height: 932 },
  { name: "iPhone 15", width: 393, height: 852 },
  { name: "iPhone 14 Plus", width: 428, height: 926 },
  { name: "iPhone 14", width: 390, height: 844 },
  { name: "iPhone 13 mini", width: 375, height: 812 },
  { name: "iPhone SE", width: 375, height: 667 },
  { name: "iPad Pro 13-inch", width: 1032, height: 1376 },
  { name: "iPad Pro 11-inch", width: 834, height: 1210 },
  { name: "iPad Air 13-inch", width: 1024, height: 1366 },
  { name: "iPad Air 11-inch", width: 820, height: 1180 },
  { name: "iPad", width: 820, height: 1180 },
  { name: "iPad mini", width: 744, height: 1133 },
];
