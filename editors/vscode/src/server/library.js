"use strict";

const fs = require("node:fs");
const path = require("node:path");

/** The client library as one file, which packages have; loading one file takes less time than loading a hundred. */
const BUNDLE = path.join(__dirname, "../../bundled/languageclient.js");

/** @type {typeof import("vscode-languageclient/node")} */
const library = fs.existsSync(BUNDLE) ? require(BUNDLE) : require("vscode-languageclient/node");

module.exports = library;
