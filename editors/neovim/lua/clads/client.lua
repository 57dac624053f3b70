--- The language client: starts the server and sends requests.
local config = require("clads.config")
local notify = require("clads.notify")

local M = {}

M.name = "clads"

--- Documents, project files, and the JSON files that a project may list.
M.filetypes = { "clads", "clads-project", "json", "jsonc" }

--- Client commands that the server may use in code lenses.
M.commands = {
  ["clads.showReferences"] = function(command, context)
    require("clads.references").show(command, context)
  end,
}

--- A code lens without references has a title and no command, which Neovim would report as an error.
local function say_title(command)
  notify.info(command.title)
end

--- Whether a buffer needs the server: always for the CLADS file types, and for JSON inside a project.
--- @param bufnr integer
local function needs_server(bufnr)
  local filetype = vim.bo[bufnr].filetype
  if filetype == "clads" or filetype == "clads-project" then
    return true
  end
  return require("clads.project").folder(bufnr) ~= nil
end

--- Returns the workspace root of a buffer, or nil if no server can or should be started for it.
--- @param bufnr integer
--- @return string?
function M.root(bufnr)
  if not config.get("enable") then
    return nil
  end
  if not vim.tbl_contains(M.filetypes, vim.bo[bufnr].filetype) or not needs_server(bufnr) then
    return nil
  end
  if require("clads.restart").has_given_up() or not require("clads.server").find_or_warn() then
    return nil
  end
  return require("clads.project").root(bufnr)
end

local function start(dispatchers, started)
  local found = assert(require("clads.server").find())
  local extra = started and { cwd = started.cmd_cwd, env = started.cmd_env, detached = started.detached } or {}
  return vim.lsp.rpc.start(found.command, dispatchers, extra)
end

--- Returns the settings of the server: those of the user, and what other options need.
local function server_settings()
  local needed = config.get("codelens") and { codeLens = { references = true } } or {}
  local section = vim.tbl_deep_extend("force", needed, config.get("settings"))
  return next(section) and section or vim.empty_dict()
end

--- Returns the client configuration for Neovim 0.11 and later.
--- @return table
function M.config()
  local section = server_settings()
  return {
    name = M.name,
    cmd = start,
    filetypes = M.filetypes,
    root_dir = function(bufnr, on_dir)
      local root = M.root(bufnr)
      if root then
        on_dir(root)
      end
    end,
    settings = { clads = section },
    init_options = { clads = section, clientCommands = vim.tbl_keys(M.commands) },
    commands = vim.tbl_extend("error", M.commands, { [""] = say_title }),
    -- Short, so that the preview follows typing without a noticeable delay.
    flags = { debounce_text_changes = 40 },
    handlers = {
      ["clads/previewDidChange"] = function(_, snapshot)
        require("clads.preview").handle_snapshot(snapshot)
      end,
    },
    on_init = function(client)
      require("clads.restart").watch(client)
    end,
    on_exit = function(code, signal, id)
      require("clads.restart").exited(code, signal, id)
    end,
  }
end

--- Returns all clients of the server, or those of one buffer.
--- @param bufnr? integer
function M.all(bufnr)
  if vim.lsp.get_clients then
    return vim.lsp.get_clients({ name = M.name, bufnr = bufnr })
  end
  return vim.lsp.get_active_clients({ name = M.name, bufnr = bufnr })
end

--- Returns the client of a buffer.
--- @param bufnr integer
function M.of(bufnr)
  return M.all(bufnr)[1]
end

--- Returns the client of a buffer; warns with a way out if there is none.
--- @param bufnr integer
function M.of_or_warn(bufnr)
  local client = M.of(bufnr)
  if client then
    return client
  end
  if not config.get("enable") then
    notify.warn("the server is disabled by the option `enable`")
  elseif require("clads.restart").has_given_up() then
    notify.warn("the server is not running; restart it with :CladsRestart")
  elseif not require("clads.server").find() then
    notify.warn(select(2, require("clads.server").find()))
  elseif vim.bo[bufnr].filetype == "clads" then
    notify.warn("the server is still starting for this file; try again in a moment, or see :checkhealth clads")
  else
    notify.warn("this file is not a CLADS document; `:set filetype=clads` makes it one")
  end
end

--- Sends a request with the API of this version of Neovim.
function M.request(client, method, params, handler, bufnr)
  if vim.fn.has("nvim-0.11") == 1 then
    return client:request(method, params, handler, bufnr)
  end
  return client.request(method, params, handler, bufnr)
end

--- Stops the server of a client, or kills it.
function M.stop(client, is_forced)
  if vim.fn.has("nvim-0.11") == 1 then
    client:stop(is_forced)
  else
    client.stop(is_forced)
  end
end

--- Runs a command of the server for the document of a buffer; reports errors unless `refused` is given.
--- @param bufnr integer
--- @param command string without `clads.`
--- @param argument table its argument, without `uri`
--- @param answered fun(result: any, client: table)
--- @param refused? fun(message: string)
function M.execute(bufnr, command, argument, answered, refused)
  local client = M.of_or_warn(bufnr)
  if not client then
    return
  end
  local params = {
    command = "clads." .. command,
    arguments = { vim.tbl_extend("force", { uri = vim.uri_from_bufnr(bufnr) }, argument) },
  }
  local sent = M.request(client, "workspace/executeCommand", params, function(problem, result)
    if not problem then
      answered(result, client)
    elseif refused then
      refused(problem.message)
    else
      notify.error(problem.message)
    end
  end, bufnr)
  if not sent then
    notify.warn("the server has just stopped; try again when it is back")
  end
end

return M
