"use strict";

const path = require("node:path");

/** A fenced block, code in a line, a link or an image of Markdown, or an image of HTML. */
const PARTS = /^ *```[^]*?^ *```$|`[^`\n]*`|(?<before>(?<mark>!?)\[[^\]]*\]\(|<(?<tag>img)\b[^>]*?\bsrc=")(?<target>[^)"\s]+)/gm;

/**
 * Makes the relative links of a page absolute, as the gallery needs them: images are read from the repository, and
 * links point to its pages.
 *
 * @param {string} markdown
 * @param {import("./contents").Manifest["repository"]} repository
 */
function withAbsoluteLinks(markdown, { url, directory }) {
  const base = url.replace(/\.git$/, "");
  return markdown.replace(PARTS, (whole, ...groups) => {
    const { before, mark, tag, target } = groups.at(-1);
    if (target === undefined || /^(#|[a-z]+:)/i.test(target)) return whole;
    const file = path.posix.join(directory, target);
    return `${before}${base}/${mark || tag ? "raw" : "blob"}/HEAD/${file}`;
  });
}

module.exports = { withAbsoluteLinks };
