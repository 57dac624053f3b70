--- Finds the executable `clads-lsp`, and runs it where no session is needed.
local config = require("clads.config")
local notify = require("clads.notify")

local M = {}

local program = "clads-lsp"

--- Returns the folder of the plugin. Symbolic links are resolved, because plugin managers use them.
local function plugin_folder()
  local file = debug.getinfo(1, "S").source:sub(2)
  local path = vim.loop.fs_realpath(file) or file
  return vim.fn.fnamemodify(path, ":h:h:h")
end

local function build()
  return vim.fn.fnamemodify(plugin_folder(), ":h:h") .. "/.build/release/" .. program
end

--- Returns the command that the user has configured, and where.
local function chosen()
  if vim.fn.has("nvim-0.11") == 1 then
    local client = vim.lsp.config[require("clads.client").name]
    if client and type(client.cmd) == "table" then
      return client.cmd, '`cmd` of vim.lsp.config("clads")'
    end
  end
  return config.get("cmd"), "the option `cmd`"
end

--- Whether there was no server when it was last looked for.
M.is_missing = false

local function find()
  local command, origin = chosen()
  if command then
    if vim.fn.executable(command[1]) == 1 then
      return { command = command, origin = origin }
    end
    return nil, ("%s is `%s`, which cannot be executed; correct it and run :CladsRestart"):format(origin, command[1])
  end
  if vim.fn.executable(program) == 1 then
    return { command = { program }, origin = "PATH (" .. vim.fn.exepath(program) .. ")" }
  end
  if vim.fn.executable(build()) == 1 then
    return { command = { build() }, origin = "the build of the plugin's checkout" }
  end
  return nil,
    ("`%s` is not on PATH; install it with `pipx install clads-lsp` or `uv tool install clads-lsp`, "):format(program)
      .. 'or set require("clads").setup({ cmd = { "…/clads-lsp" } }); :help clads-server'
end

--- Returns the command that starts the server and its origin, or nil and the reason.
--- @return { command: string[], origin: string }?
--- @return string? reason
function M.find()
  local found, reason = find()
  M.is_missing = found == nil
  return found, reason
end

--- Like `find`, but warns once if there is no server.
function M.find_or_warn()
  local found, reason = M.find()
  if not found then
    notify.warn_once("server", assert(reason))
  end
  return found
end

--- Runs the executable and returns the lines that it prints, or nil and an error message.
--- @param arguments string[]
--- @return string[]?
--- @return string? problem
function M.run(arguments)
  local found, reason = M.find()
  if not found then
    return nil, reason
  end
  local command = vim.list_extend(vim.deepcopy(found.command), arguments)
  local started, lines = pcall(vim.fn.systemlist, command)
  if not started then
    return nil, ("`%s` cannot be executed: %s"):format(table.concat(command, " "), lines)
  end
  if vim.v.shell_error ~= 0 then
    return nil, lines[1] or ("`%s` exited with status %d"):format(table.concat(command, " "), vim.v.shell_error)
  end
  return lines
end

return M
