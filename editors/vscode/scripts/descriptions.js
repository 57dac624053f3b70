"use strict";

const path = require("node:path");

/** The content types by file extension; the format requires one for every extension. */
const TYPES = new Map([
  [".css", "text/css"],
  [".html", "text/html"],
  [".js", "application/javascript"],
  [".json", "application/json"],
  [".md", "text/markdown"],
  [".mjs", "application/javascript"],
  [".png", "image/png"],
  [".svg", "image/svg+xml"],
  [".ts", "text/plain"],
  [".txt", "text/plain"],
  [".vsixmanifest", "text/xml"],
]);

/** What a file is of whose ending nothing is known. */
const BYTES = "application/octet-stream";

/**
 * Returns `[Content_Types].xml`: the content types of the files in the package.
 *
 * @param {string[]} names
 */
function contentTypes(names) {
  const endings = [...new Set(names.map((name) => path.extname(name).toLowerCase()))].filter((ending) => ending !== "");
  const typeOf = (/** @type {string} */ ending) => TYPES.get(ending) ?? BYTES;
  const defaults = endings
    .sort()
    .map((ending) => element("Default", { Extension: ending, ContentType: typeOf(ending) }));
  const overrides = names
    .filter((name) => path.extname(name) === "")
    .map((name) => element("Override", { PartName: `/${name}`, ContentType: BYTES }));
  const space = "http://schemas.openxmlformats.org/package/2006/content-types";
  return `${HEAD}<Types xmlns="${space}">\n${lines([...defaults, ...overrides])}</Types>\n`;
}

/**
 * Returns `extension.vsixmanifest`: the metadata of the package.
 *
 * @param {import("./contents").Manifest} manifest
 * @param {string | null} platform what the server inside is for
 */
function packageManifest(manifest, platform) {
  const identity = { Language: "en-US", Id: manifest.name, Version: manifest.version, Publisher: manifest.publisher };
  const properties = {
    "Microsoft.VisualStudio.Code.Engine": manifest.engines.vscode,
    "Microsoft.VisualStudio.Code.ExtensionDependencies": "",
    "Microsoft.VisualStudio.Code.ExtensionPack": "",
    "Microsoft.VisualStudio.Code.ExtensionKind": manifest.extensionKind.join(","),
    "Microsoft.VisualStudio.Code.LocalizedLanguages": "",
    "Microsoft.VisualStudio.Code.ExecutesCode": "true",
    "Microsoft.VisualStudio.Services.Links.Source": manifest.repository.url,
    "Microsoft.VisualStudio.Services.Links.Getstarted": manifest.repository.url,
    "Microsoft.VisualStudio.Services.Links.GitHub": manifest.repository.url,
    "Microsoft.VisualStudio.Services.Links.Support": manifest.bugs.url,
    "Microsoft.VisualStudio.Services.Links.Learn": manifest.homepage,
    "Microsoft.VisualStudio.Services.Branding.Color": manifest.galleryBanner.color,
    "Microsoft.VisualStudio.Services.Branding.Theme": manifest.galleryBanner.theme,
    "Microsoft.VisualStudio.Services.GitHubFlavoredMarkdown": "true",
    "Microsoft.VisualStudio.Services.Content.Pricing": "Free",
    "Microsoft.VisualStudio.Services.EnableMarketplaceQnA": String(manifest.qna),
  };
  const assets = {
    "Microsoft.VisualStudio.Code.Manifest": "extension/package.json",
    "Microsoft.VisualStudio.Services.Content.Details": "extension/README.md",
    "Microsoft.VisualStudio.Services.Content.Changelog": "extension/CHANGELOG.md",
    "Microsoft.VisualStudio.Services.Content.License": "extension/LICENSE.txt",
    ...(manifest.icon ? { "Microsoft.VisualStudio.Services.Icons.Default": `extension/${manifest.icon}` } : {}),
  };
  const metadata = [
    element("Identity", { ...identity, ...(platform === null ? {} : { TargetPlatform: platform }) }),
    `<DisplayName>${escape(manifest.displayName)}</DisplayName>`,
    `<Description xml:space="preserve">${escape(manifest.description)}</Description>`,
    `<Tags>${escape(tags(manifest).join(","))}</Tags>`,
    `<Categories>${escape(manifest.categories.join(","))}</Categories>`,
    "<GalleryFlags>Public</GalleryFlags>",
    "<Properties>",
    ...Object.entries(properties).map(([Id, Value]) => `  ${element("Property", { Id, Value })}`),
    "</Properties>",
    "<License>extension/LICENSE.txt</License>",
    ...(manifest.icon ? [`<Icon>extension/${escape(manifest.icon)}</Icon>`] : []),
  ];
  const listed = Object.entries(assets).map(([Type, Path]) => element("Asset", { Type, Path, Addressable: "true" }));
  const space = "http://schemas.microsoft.com/developer/vsx-schema/2011";
  return [
    `${HEAD}<PackageManifest Version="2.0.0" xmlns="${space}">\n`,
    `<Metadata>\n${lines(metadata)}</Metadata>\n`,
    '<Installation>\n  <InstallationTarget Id="Microsoft.VisualStudio.Code"/>\n</Installation>\n<Dependencies/>\n',
    `<Assets>\n${lines(listed)}</Assets>\n</PackageManifest>\n`,
  ].join("");
}

/**
 * Returns what the gallery finds the extension by: its keywords and languages, and for each file extension a tag by
 * which the editor recommends it.
 *
 * @param {import("./contents").Manifest} manifest
 */
function tags({ keywords, contributes: { languages } }) {
  const endings = languages.flatMap(({ extensions }) => extensions ?? []);
  const recommended = endings.map((ending) => `__ext_${ending.replace(/\W/g, "")}`);
  return [...new Set([...keywords, ...languages.map(({ id }) => id), ...recommended])];
}

const HEAD = '<?xml version="1.0" encoding="utf-8"?>\n';

/** @param {string[]} elements */
function lines(elements) {
  return elements.map((each) => `  ${each}\n`).join("");
}

/**
 * @param {string} name
 * @param {Record<string, string>} attributes
 */
function element(name, attributes) {
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${escape(value)}"`);
  return `<${name}${list.join("")}/>`;
}

/** @param {string} text */
function escape(text) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

module.exports = { contentTypes, packageManifest };
