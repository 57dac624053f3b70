--- Keeps the server alive: starts it again after a crash, a limited number of times.
local config = require("clads.config")
local say = require("clads.say")

local M = {}

--- The clients that were asked to stop, by id.
local stopped = {}
--- When the server ended without being asked, in milliseconds.
local crashes = {}
local given_up = false

--- How long a server may take to say goodbye, and how often we look, in milliseconds.
local patience, interval = 2000, 20

--- Whether it is started no more, until the user says so.
function M.has_given_up()
  return given_up
end

--- Notices when a client is asked to stop, by whomever.
function M.watch(client)
  local stop = client.stop
  client.stop = function(...)
    stopped[client.id] = true
    return stop(...)
  end
end

--- Calls back when a client is gone and another may take its place.
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
    say.error(
      ("the server has ended %d times in %d minutes (%s) and is not started again; "):format(
        #crashes,
        config.get("restart.minutes"),
        how
      )
        .. ":CladsRestart tries once more, and "
        .. vim.fn.fnamemodify(require("vim.lsp.log").get_filename(), ":~")
        .. " may say why"
    )
    return
  end
  say.warn(("the server has ended by itself (%s) and is started again"):format(how))
  when_gone(id, function()
    require("clads.startup").start_all()
  end)
end

--- Called when the process of a client has ended.
function M.ended(code, signal, id)
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

--- Stops the server, and starts it again for all buffers that want it.
function M.restart()
  given_up = false
  crashes = {}
  say.forget("server")
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
  end, patience)
end

return M
