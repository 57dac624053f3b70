--- The language client: starts the server and sends requests.
local config = require("clads.config")
local notify = require("clads.notify")

local M = {}

M.name = "clads"

--- Documents, project files, and the JSON and Swift files that a project may list.
M.filetypes = { "clads", "clads-project", "json", "jsonc", "swift" }

--- Client commands that the server may use in code lenses.
M.commands = {
  ["clads.showReferences"] = function(command, context)
    require("clads.references").show(command, context)
  end,
  ["clads.runTests"] = function(command, context)
    require("clads.tests.run").run_lens(command, context)
  end,
  ["clads.playTest"] = function(command)
    require("clads.tests.play").open_lens(command)
  end,
}

--- A code lens without references has a title and no command, which Neovim would report as an error.
local function say_title(command)
  notify.info(command.title)
end

--- Whether a buffer needs the server: always for the CLADS file types and for tests, for JSON inside a project, and for
--- the Swift files that the project lists.
--- @param bufnr integer
local function needs_server(bufnr)
  local filetype = vim.bo[bufnr].filetype
  if filetype == "clads" or filetype == "clads-project" then
    return true
  end
  if filetype == "swift" then
    return require("clads.swift").is_listed(bufnr)
  end
  return require("clads.tests.files").is_test(bufnr) or require("clads.project").folder(bufnr) ~= nil
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
        require("clads.browser").handle_snapshot(snapshot)
        require("clads.states").handle_snapshot(snapshot)
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

--- Whether a server may still attach to documents, without looking for its executable again.
function M.may_attach()
  return config.get("enable")
    and not require("clads.restart").has_given_up()
    and not require("clads.server").is_missing
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

--- How long commands wait for a server that is starting, in milliseconds.
M.patience = 10000

--- Returns why no server can attach to a buffer; nil if one can.
--- @param bufnr integer
--- @return string?
local function obstacle(bufnr)
  if not config.get("enable") then
    return "the server is disabled by the option `enable`"
  elseif require("clads.restart").has_given_up() then
    return "the server is not running; restart it with :CladsRestart"
  elseif not vim.tbl_contains(M.filetypes, vim.bo[bufnr].filetype) or not needs_server(bufnr) then
    if vim.bo[bufnr].filetype == "swift" then
      return "clads.json does not list this file; add { \"swift\": … } to its `documents`"
    end
    return "this file is not a CLADS document; `:set filetype=clads` makes it one"
  end
  return select(2, require("clads.server").find())
end

--- Calls a function with the client of a buffer, now or when a server that is starting has attached to it. Warns if
--- that cannot happen or does not happen in time.
--- @param bufnr integer
--- @param attached fun(client: table)
--- @param failed? fun() called after the warning
--- @param former? integer the id of a client that is about to end, which does not count
function M.when_attached(bufnr, attached, failed, former)
  local function current()
    return vim.tbl_filter(function(client)
      return client.id ~= former
    end, M.all(bufnr))[1]
  end
  local function fail(reason)
    notify.warn(reason)
    if failed then
      failed()
    end
  end
  if current() then
    return attached(current())
  end
  local reason = obstacle(bufnr)
  if reason then
    return fail(reason)
  end
  local is_done, event = false, nil
  local function finish(next_)
    if not is_done then
      is_done = true
      pcall(vim.api.nvim_del_autocmd, event)
      if vim.api.nvim_buf_is_valid(bufnr) then
        next_()
      end
    end
  end
  event = vim.api.nvim_create_autocmd("LspAttach", {
    buffer = bufnr,
    -- Scheduled, so that what the plugin itself does for a new client comes first.
    callback = vim.schedule_wrap(function()
      if not is_done and vim.api.nvim_buf_is_valid(bufnr) and current() then
        finish(function()
          attached(current())
        end)
      end
    end),
  })
  vim.defer_fn(function()
    finish(function()
      local late = "the server has not attached to this file within %g seconds; see :checkhealth clads"
      fail(obstacle(bufnr) or late:format(M.patience / 1000))
    end)
  end, M.patience)
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

--- Sends a command to a client; returns whether it could be sent.
local function send(client, bufnr, command, argument, answered, refused)
  if not argument.preview then
    argument = require("clads.swift").with_position(bufnr, argument, client)
  end
  local full = vim.tbl_extend("force", { uri = vim.uri_from_bufnr(bufnr) }, argument)
  if full.uri == vim.NIL then
    full.uri = nil
  end
  local params = { command = "clads." .. command, arguments = { full } }
  return M.request(client, "workspace/executeCommand", params, function(problem, result)
    if not problem then
      answered(result, client)
    elseif refused then
      refused(problem.message)
    else
      notify.error(problem.message)
    end
  end, bufnr)
end

--- Runs a command of the server for the document of a buffer, once a server that is starting has attached to it.
--- Reports errors unless `refused` is given.
--- @param bufnr integer
--- @param command string without `clads.`
--- @param argument table its argument; its `uri` is that of the buffer, and `vim.NIL` leaves it out
--- @param answered fun(result: any, client: table)
--- @param refused? fun(message: string)
function M.execute(bufnr, command, argument, answered, refused)
  M.when_attached(bufnr, function(client)
    if send(client, bufnr, command, argument, answered, refused) then
      return
    end
    -- It has just ended.
    M.when_attached(bufnr, function(next_)
      send(next_, bufnr, command, argument, answered, refused)
    end, nil, client.id)
  end)
end

return M
