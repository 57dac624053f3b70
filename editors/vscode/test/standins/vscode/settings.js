"use strict";

/** The settings of the user and of the workspace, with the defaults that package.json declares. */
class Settings {
  constructor(manifest, { user = {}, workspace = {} }) {
    const { properties } = manifest.contributes.configuration;
    this.defaults = Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, each.default]));
    this.restricted = manifest.capabilities.untrustedWorkspaces.restrictedConfigurations;
    Object.assign(this, { user, workspace });
  }

  /** As `workspace.getConfiguration`. */
  section(section, isTrusted) {
    const prefix = section ? `${section}.` : "";
    return {
      get: (name) => this.value(prefix + name, isTrusted),
      inspect: (name) => ({
        key: prefix + name,
        defaultValue: this.defaults[prefix + name],
        globalValue: this.user[prefix + name],
        workspaceValue: this.workspace[prefix + name],
      }),
    };
  }

  /** What holds; without trust the editor leaves out what the workspace says about what package.json restricts. */
  value(name, isTrusted) {
    const isLeftOut = !isTrusted && this.restricted.includes(name);
    const workspace = isLeftOut ? undefined : this.workspace[name];
    return workspace ?? this.user[name] ?? this.defaults[name];
  }

  /** A section as an object, as a server gets it. */
  object(section, isTrusted) {
    const names = new Set([this.defaults, this.user, this.workspace].flatMap(Object.keys));
    const object = {};
    for (const name of names) {
      if (!name.startsWith(`${section}.`)) continue;
      const keys = name.slice(section.length + 1).split(".");
      const last = keys.pop();
      let inner = object;
      for (const key of keys) inner = inner[key] ??= {};
      inner[last] = this.value(name, isTrusted);
    }
    return object;
  }
}

module.exports = { Settings };
