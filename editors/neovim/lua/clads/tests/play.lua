--- The tests that are played, one window each.
local client = require("clads.client")
local files = require("clads.tests.files")
local notify = require("clads.notify")
local Player = require("clads.tests.player")
local view = require("clads.preview.view")

local M = {}

--- The players, by the buffer of the test.
local open = {}

--- Returns the player of a test.
--- @param source integer
function M.of(source)
  return open[source]
end

--- Returns the player that a buffer belongs to: that of the test, of the screen or of the steps.
--- @param bufnr integer
function M.around(bufnr)
  for source, player in pairs(open) do
    if bufnr == source or bufnr == player.bufnr or bufnr == player.steps then
      return player
    end
  end
end

--- Opens the window with the steps below the screen, without moving the focus.
local function open_steps(player)
  local window = vim.api.nvim_get_current_win()
  vim.api.nvim_set_current_win(player.window)
  local height = math.max(3, math.floor(vim.api.nvim_win_get_height(player.window) / 3))
  vim.cmd(("keepalt belowright %dsplit"):format(height))
  local below = vim.api.nvim_get_current_win()
  vim.api.nvim_win_set_buf(below, player.steps)
  vim.api.nvim_set_option_value("winhighlight", "", { scope = "local", win = below })
  vim.api.nvim_set_option_value("winbar", "", { scope = "local", win = below })
  vim.api.nvim_set_option_value("wrap", true, { scope = "local", win = below })
  vim.api.nvim_set_current_win(window)
end

local function follow(player)
  player.group = vim.api.nvim_create_augroup("clads-play-" .. player.source, { clear = true })
  local function on(events, options, run)
    vim.api.nvim_create_autocmd(events, vim.tbl_extend("force", { group = player.group, callback = run }, options))
  end
  local function close()
    M.close(player.source)
  end
  on({ "TextChanged", "TextChangedI" }, {}, function(event)
    -- Only what the server follows: the test, its document, its samples.
    if client.of(event.buf) then
      player:changed()
    end
  end)
  on("BufWipeout", { buffer = player.bufnr }, close)
  on("BufWipeout", { buffer = player.steps }, close)
  on({ "BufDelete", "BufWipeout" }, { buffer = player.source }, close)
end

local function begin(source)
  local player = Player.new(source)
  open[source] = player
  local name = vim.fn.fnamemodify(vim.api.nvim_buf_get_name(source), ":~:.")
  player.bufnr = view.new_buffer("clads-play://" .. name)
  player.steps = view.new_buffer("clads-steps://" .. name)
  player.window = view.open(player.bufnr)
  open_steps(player)
  vim.bo[player.bufnr].filetype = "clads-play"
  vim.bo[player.steps].filetype = "clads-play"
  require("clads.tests.keys").map(player)
  follow(player)
  return player
end

--- Plays a test beside its source; one that is open starts over.
--- @param bufnr integer
function M.open(bufnr)
  local known = M.around(bufnr)
  if not known and not files.is_test(bufnr) then
    notify.warn("this file is not a test; tests are named *" .. files.ending)
    return
  end
  if known then
    known:move(-known.step)
    return
  end
  client.when_attached(bufnr, function()
    (open[bufnr] or begin(bufnr)):go(0)
  end)
end

--- Closes the windows of a test.
--- @param source integer
function M.close(source)
  local player = open[source]
  if not player then
    return
  end
  open[source] = nil
  vim.api.nvim_del_augroup_by_id(player.group)
  player:clear()
  vim.schedule(function()
    for _, bufnr in ipairs({ player.bufnr, player.steps }) do
      if vim.api.nvim_buf_is_valid(bufnr) then
        vim.api.nvim_buf_delete(bufnr, { force = true })
      end
    end
  end)
end

--- Plays the test that a code lens names.
--- @param command { arguments: { uri: string }[] }
function M.open_lens(command)
  M.open(files.buffer(command.arguments[1].uri))
end

return M
