import Foundation
import FuzzTargets

// clads-fuzz --target=NAME [OPTION…] [FOLDER…]   fuzzes; the options and folders are those of libFuzzer
// clads-fuzz --dictionary --target=NAME          prints a dictionary for `-dict=`
// clads-fuzz --targets                           prints the names of the targets

let arguments = CommandLine.arguments
let names = FuzzTarget.all.map(\.name)
if arguments.contains("--targets") {
  print(names.joined(separator: "\n"))
  exit(0)
}
// libFuzzer ignores options with two dashes, and passes them to the processes that it starts.
guard let target = FuzzTarget.all.first(where: { arguments.contains("--target=\($0.name)") }) else {
  print("clads-fuzz: choose a target, such as `--target=json`: \(names.joined(separator: ", "))")
  exit(2)
}
if arguments.contains("--dictionary") {
  for word in FuzzVocabulary.format.dictionary(of: target.input) where word.utf8.count <= 60 {
    print(quoted(word))
  }
} else {
  Fuzzing.target = target
  exit(Fuzzing.run(arguments))
}

/// Returns a word as dictionaries of libFuzzer write it.
func quoted(_ word: String) -> String {
  let bytes = word.utf8.map { byte in
    let isPlain = (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    let digits = String(byte, radix: 16)
    return isPlain ? String(UnicodeScalar(byte)) : "\\x" + (digits.count < 2 ? "0" : "") + digits
  }
  return "\"\(bytes.joined())\""
}
