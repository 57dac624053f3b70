--- Finds the program `clads-lsp`, and runs it for what needs no session.
local config = require("clads.config")
local say = require("clads.say")

local M = {}

local program = "clads-lsp"

--- The folder of the plugin; links are followed, as plugin managers like to make them.
local function plugin_folder()
  local file = debug.getinfo(1, "S").source:sub(2)
  local path = vim.loop.fs_realpath(file) or file
  return vim.fn.fnamemodify(path, ":h:h:h")
end

local function build()
  return vim.fn.fnamemodify(plugin_folder(), ":h:h") .. "/.build/release/" .. program
end

--- The command that the user has set, and where.
local function chosen()
  if vim.fn.has("nvim-0.11") == 1 then
    local client = vim.lsp.config[require("clads.client").name]
    if client and type(client.cmd) == "table" then
      return client.cmd, '`cmd` of vim.lsp.config("clads")'
    end
  end
  return config.get("cmd"), "the option `cmd`"
end

--- The command that starts the server and where it comes from; otherwise nothing and the reason.
--- @return { command: string[], origin: string }?
--- @return string? reason
function M.find()
  local command, origin = chosen()
  if command then
    if vim.fn.executable(command[1]) == 1 then
      return { command = command, origin = origin }
    end
    return nil, ("%s names `%s`, which cannot be run; correct it, then :CladsRestart"):format(origin, command[1])
  end
  if vim.fn.executable(program) == 1 then
    return { command = { program }, origin = "PATH (" .. vim.fn.exepath(program) .. ")" }
  end
  if vim.fn.executable(build()) == 1 then
    return { command = { build() }, origin = "the build of the checkout that the plugin lies in" }
  end
  return nil,
    ("there is no `%s` on PATH; build it in a clone of its repository with `swift build -c release`, "):format(program)
      .. 'then put it on PATH or name it with require("clads").setup({ cmd = { "…/clads-lsp" } }); :help clads-server'
end

--- The same; says once what to do where there is none.
function M.find_or_say()
  local found, reason = M.find()
  if not found then
    say.warn_once("server", assert(reason))
  end
  return found
end

--- Runs the program with arguments and returns what it prints, or nothing and what went wrong.
--- @param arguments string[]
--- @return string[]?
--- @return string? problem
function M.run(arguments)
  local found, reason = M.find()
  if not found then
    return nil, reason
  end
  local words = vim.list_extend(vim.deepcopy(found.command), arguments)
  local started, lines = pcall(vim.fn.systemlist, words)
  if not started then
    return nil, ("`%s` cannot be run: %s"):format(table.concat(words, " "), lines)
  end
  if vim.v.shell_error ~= 0 then
    return nil, lines[1] or ("`%s` ended with status %d"):format(table.concat(words, " "), vim.v.shell_error)
  end
  return lines
end

return M
