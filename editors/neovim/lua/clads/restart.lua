--- Restarts the server after a crash, a limited number of times.
local config = require("clads.config")
local notify = require("clads.notify")

local M = {}

--- The ids of clients that were stopped deliberately.
local stopped = {}
--- The times of unexpected exits, in milliseconds.
local crashes = {}
local given_up = false

--- The time that a server has to exit, and the polling interval, in milliseconds.
local timeout, interval = 2000, 20

--- Whether the server is no longer restarted automatically.
function M.has_given_up()
  return given_up
end

--- Records when a client is stopped deliberately, by any caller.
function M.watch(client)
  local stop = client.stop
  client.stop = function(...)
    stopped[client.id] = true
    return stop(...)
  end
end

--- Calls `next_` when a client is gone and may be replaced.
local function when_gone(id, next_)
  if vim.lsp.get_client_by_id(id) then
    vim.defer_fn(function()
      when_gone(id, next_)
    end, interval)
  else
    next_()
  end
end

local function recent_crashes()
  local oldest = vim.loop.now() - config.get("restart.minutes") * 60000
  crashes = vim.tbl_filter(function(time)
    return time >= oldest
  end, crashes)
  return #crashes
end

local function crashed(how, id)
  table.insert(crashes, vim.loop.now())
  if recent_crashes() > config.get("restart.limit") then
    given_up = true
    notify.error(
      ("the server has exited %d times in %d minutes (%s) and is no longer restarted; "):format(
        #crashes,
        config.get("restart.minutes"),
        how
      )
        .. "try again with :CladsRestart; the reason may be in "
        .. vim.fn.fnamemodify(require("vim.lsp.log").get_filename(), ":~")
    )
    return
  end
  notify.warn(("the server exited unexpectedly (%s) and is being restarted"):format(how))
  when_gone(id, function()
    require("clads.startup").start_all()
  end)
end

--- Called when the process of a client has exited.
function M.exited(code, signal, id)
  vim.schedule(function()
    local was_asked = stopped[id]
    stopped[id] = nil
    if was_asked or vim.v.exiting ~= vim.NIL then
      return
    end
    crashed(signal ~= 0 and "signal " .. signal or "status " .. code, id)
  end)
end

local function force(clients)
  for _, client in ipairs(clients) do
    if vim.lsp.get_client_by_id(client.id) then
      require("clads.client").stop(client, true)
    end
  end
end

--- Restarts the server for all buffers that need it.
function M.restart()
  given_up = false
  crashes = {}
  notify.reset("server")
  local clients = require("clads.client").all()
  local waiting = #clients
  local function one_gone()
    waiting = waiting - 1
    if waiting <= 0 then
      require("clads.startup").start_all()
    end
  end
  if waiting == 0 then
    one_gone()
    return
  end
  for _, client in ipairs(clients) do
    require("clads.client").stop(client)
    when_gone(client.id, one_gone)
  end
  vim.defer_fn(function()
    force(clients)
  end, timeout)
end

return M
