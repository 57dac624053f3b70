"use strict";

/**
 * The documentation of a rule, as the server prints it.
 *
 * @typedef {object} RuleDocumentation
 * @property {string} rule
 * @property {string} severity
 * @property {boolean} onByDefault
 * @property {string} group
 * @property {string} summary
 * @property {string} [why]
 * @property {string} [effect] what the app does
 * @property {string} [bad] a document with the mistake
 * @property {string[]} [reported] what is reported in it
 * @property {string} [good] the document without the mistake
 * @property {string} [fix]
 * @property {string} [level] how safe the fix is
 */

/**
 * Returns the documentation of a rule as a page in Markdown.
 *
 * @param {RuleDocumentation} rule
 * @param {string} home the page of the project
 */
function pageOf(rule, home) {
  const { rule: name, severity, group, onByDefault, summary, why, effect, bad, reported, good, fix, level } = rule;
  const off = onByDefault ? "" : ", off unless `clads.json` sets a level";
  const setting = JSON.stringify({ rules: { [name]: onByDefault ? "off" : "warning" } }, null, 2);
  const parts = [
    `# ${name}`,
    `*${severity}, group ${group}${off}*`,
    summary,
    why,
    effect && `**On device**: ${effect}.`,
    bad && `## Bad\n\n${fenced(bad)}`,
    reported && reported.length > 0 && `Reported: ${reported.map(code).join(", ")}`,
    good && `## Good\n\n${fenced(good)}`,
    fix && `**Quick fix** (${level ?? "suggested"}): ${fix}.`,
    `## Configure it\n\nIn \`clads.json\`:\n\n${fenced(setting)}`,
    `[How rules are configured](${home}/blob/HEAD/documentation/project-file.md)`,
  ];
  return `${parts.filter((part) => part).join("\n\n")}\n`;
}

/** @param {string} text */
function fenced(text) {
  return `${"```"}json\n${text}\n${"```"}`;
}

/**
 * Returns a text as code; text with backticks needs more of them around it.
 *
 * @param {string} text
 */
function code(text) {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const mark = "`".repeat(longest + 1);
  const space = longest > 0 ? " " : "";
  return `${mark}${space}${text.replace(/\s+/g, " ")}${space}${mark}`;
}

module.exports = { pageOf };
