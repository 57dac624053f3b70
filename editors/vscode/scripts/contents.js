"use strict";

const fs = require("node:fs");
const path = require("node:path");

/**
 * @typedef {object} Manifest package.json
 * @property {string} name
 * @property {string} displayName
 * @property {string} description
 * @property {string} version
 * @property {string} publisher
 * @property {{ type: string, url: string, directory: string }} repository
 * @property {string} homepage
 * @property {{ url: string }} bugs
 * @property {boolean} qna
 * @property {{ color: string, theme: string }} galleryBanner
 * @property {string} main
 * @property {string} [icon]
 * @property {string[]} files
 * @property {string[]} categories
 * @property {string[]} keywords
 * @property {string[]} extensionKind
 * @property {{ vscode: string }} engines
 * @property {Record<string, string>} devDependencies
 * @property {{ languages: { id: string, extensions?: string[] }[] }} contributes
 */

/** The files of every package in addition to `files`; the license is made by prepare.js. */
const ALWAYS = ["package.json", "README.md", "CHANGELOG.md"];

/**
 * Returns the extension's own files, relative to its folder.
 *
 * @param {string} folder
 * @param {Manifest} manifest
 * @returns {string[]}
 */
function ownFiles(folder, manifest) {
  const named = namedFiles(manifest);
  for (const file of [...ALWAYS, ...named]) {
    if (!fs.existsSync(path.join(folder, file))) throw new Error(`${file} is missing; the package requires it.`);
  }
  const listed = manifest.files.flatMap((entry) => {
    const found = matching(folder, entry);
    if (found.length === 0) {
      throw new Error(`package.json lists ${entry} under “files”, which does not exist.`);
    }
    return found;
  });
  const lost = named.find((file) => !listed.includes(file) && !ALWAYS.includes(file));
  if (lost !== undefined) {
    throw new Error(`package.json refers to ${lost}, which no entry of “files” includes in the package.`);
  }
  return [...ALWAYS, ...listed];
}

/**
 * Returns the files that package.json refers to: the code, the icon, and the files of contributions.
 *
 * @param {Manifest} manifest
 */
function namedFiles(manifest) {
  const named = [manifest.main, ...(manifest.icon ? [manifest.icon] : []), ...pathsIn(manifest.contributes)];
  return [...new Set(named.map((file) => path.posix.join(file)))];
}

/**
 * Returns the strings in a value that are paths in the extension.
 *
 * @param {unknown} value
 * @returns {string[]}
 */
function pathsIn(value) {
  if (typeof value === "string") return value.startsWith("./") ? [value] : [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(pathsIn) : [];
}

/**
 * Returns the files of a folder, or those that match a name with `*`.
 *
 * @param {string} folder
 * @param {string} entry
 * @returns {string[]}
 */
function matching(folder, entry) {
  if (entry.includes("*")) {
    const [start, end] = entry.split("*");
    return fs.readdirSync(folder).filter((name) => name.startsWith(start) && name.endsWith(end)).sort();
  }
  return fs.existsSync(path.join(folder, entry)) ? filesIn(folder, entry) : [];
}

/**
 * Returns all files below a folder, except those of other packages.
 *
 * @param {string} root
 * @param {string} below
 * @returns {string[]}
 */
function filesIn(root, below) {
  const full = path.join(root, below);
  if (!fs.statSync(full).isDirectory()) return [below];
  const names = fs.readdirSync(full).filter((name) => name !== LIBRARIES && name !== ".DS_Store");
  return names.sort().flatMap((name) => filesIn(root, path.posix.join(below, name)));
}

const LIBRARIES = "node_modules";

/**
 * Refuses a client library that is not installed, or not in the version that package.json pins; so with the libraries
 * that it needs.
 *
 * @param {string} folder
 * @param {Manifest} manifest
 */
function checkLibraries(folder, manifest) {
  for (const [name, version] of Object.entries(manifest.devDependencies)) {
    const found = findLibrary(folder, "", name);
    if (found === null) {
      throw new Error(`${name} ${version} is not installed; run “npm install” in ${folder} first.`);
    }
    const installed = readJSON(path.join(folder, found, "package.json")).version;
    if (installed !== version) {
      const wanted = `package.json asks for ${version}`;
      throw new Error(`${name} ${installed} is installed, and ${wanted}; run “npm install” in ${folder}.`);
    }
  }
  check(folder, "", manifest.devDependencies, manifest.name, new Set());
}

/**
 * @param {string} folder
 * @param {string} from the library that needs the others, relative to the folder
 * @param {Record<string, string>} dependencies
 * @param {string} needs its name
 * @param {Set<string>} checked
 */
function check(folder, from, dependencies, needs, checked) {
  for (const name of Object.keys(dependencies)) {
    const found = findLibrary(folder, from, name);
    if (found === null) {
      throw new Error(`${needs} needs ${name}, which is not installed; run “npm install” in ${folder}.`);
    }
    if (checked.has(found)) continue;
    checked.add(found);
    const manifest = readJSON(path.join(folder, found, "package.json"));
    check(folder, found, manifest.dependencies ?? {}, name, checked);
  }
}

/**
 * Resolves a library as Node does: in the nearest `node_modules` folder, upward from the package that needs it.
 *
 * @param {string} folder
 * @param {string} from
 * @param {string} name
 * @returns {string | null}
 */
function findLibrary(folder, from, name) {
  const candidate = path.posix.join(from, LIBRARIES, name);
  if (fs.existsSync(path.join(folder, candidate, "package.json"))) return candidate;
  return from === "" || from === "." ? null : findLibrary(folder, path.posix.join(from, ".."), name);
}

/** @param {string} file */
function readJSON(file) {
  return JSON.parse(fs.readFileSync(file, "utf8"));
}

module.exports = { checkLibraries, namedFiles, ownFiles, readJSON };
