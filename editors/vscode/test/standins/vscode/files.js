"use strict";

/** Globs of the workspace: searching and watching. */

const fs = require("node:fs");
const path = require("node:path");

const { Disposable, EventEmitter, Uri } = require("./values");

/** The pattern of a glob with `**`, `*` and nothing else. */
function pattern(glob) {
  const body = glob
    .split("**/")
    .map((part) => part.split("**").map((each) => each.split("*").map(escape).join("[^/]*")).join(".*"))
    .join("(?:.*/)?");
  return new RegExp(`^${body}$`);
}

function escape(text) {
  return text.replace(/[.+?^${}()|[\]\\]/g, "\\$&");
}

/** As `workspace.findFiles`. */
function findFiles(folders, include, exclude, limit = Infinity) {
  const found = folders.flatMap((folder) =>
    fs
      .readdirSync(folder, { recursive: true })
      .map((name) => name.split(path.sep).join("/"))
      .filter((name) => pattern(include).test(name) && !(exclude && pattern(exclude).test(name)))
      .map((name) => Uri.file(path.join(folder, name))),
  );
  return found.slice(0, limit);
}

class Watchers {
  constructor() {
    this.watchers = new Set();
  }

  /** As `workspace.createFileSystemWatcher`. */
  create(glob) {
    const emitters = { create: new EventEmitter(), change: new EventEmitter(), delete: new EventEmitter() };
    const entry = { glob: pattern(glob), emitters };
    this.watchers.add(entry);
    const watcher = new Disposable(() => this.watchers.delete(entry));
    return Object.assign(watcher, {
      onDidCreate: emitters.create.event,
      onDidChange: emitters.change.event,
      onDidDelete: emitters.delete.event,
    });
  }

  /** Tells what has happened to a file. */
  report(event, uri) {
    for (const { glob, emitters } of this.watchers) {
      if (glob.test(uri.path.slice(1))) emitters[event].fire(uri);
    }
  }
}

module.exports = { Watchers, findFiles, pattern };
