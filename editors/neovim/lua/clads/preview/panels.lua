--- The panels of a preview: the state, which can be edited, the log, and the steps of a recorded test.
local json = require("clads.json")
local notify = require("clads.notify")

local M = {}

--- Returns the differences between two values, as state paths with their new values.
local function changes(old, new, path, found)
  if vim.deep_equal(old, new) then
    return found
  end
  local are_objects = type(old) == "table" and type(new) == "table" and #old == 0 and #new == 0
  if path == "" or are_objects and next(old) and next(new) then
    for key, value in pairs(new) do
      changes(old[key], value, path == "" and key or path .. "." .. key, found)
    end
    for key in pairs(old) do
      if new[key] == nil then
        found[path == "" and key or path .. "." .. key] = vim.NIL
      end
    end
  else
    found[path] = new
  end
  return found
end

--- Sends the values that the user has changed in the state panel to the server.
local function write(preview)
  local bufnr = preview.panels.state
  local text = table.concat(vim.api.nvim_buf_get_lines(bufnr, 0, -1, false), "\n")
  local decoded, state = pcall(vim.json.decode, text)
  if not decoded or type(state) ~= "table" then
    notify.error("the state was not changed: this is not a JSON object" .. (decoded and "" or ": " .. state))
    return
  end
  vim.bo[bufnr].modified = false
  for path, value in pairs(changes(vim.json.decode(preview.shown_state), state, "", {})) do
    preview:ask("preview.setState", { path = path, value = value })
  end
end

local panels = {
  state = {
    filetype = "json",
    lines = function(snapshot)
      local state = next(snapshot.state) and snapshot.state or vim.empty_dict()
      return vim.split(json.lines(state), "\n", { plain = true })
    end,
  },
  log = {
    filetype = "clads-log",
    lines = function(snapshot)
      return #snapshot.log > 0 and snapshot.log or { "no actions have run yet" }
    end,
  },
  recording = {
    filetype = "clads-recording",
    lines = function(snapshot)
      return require("clads.recording").lines(snapshot)
    end,
  },
}

--- Updates a panel, unless the user has unsaved changes in it.
local function fill(preview, kind)
  local bufnr = preview.panels[kind]
  if not bufnr or not vim.api.nvim_buf_is_valid(bufnr) or vim.bo[bufnr].modified then
    return
  end
  local lines = panels[kind].lines(preview.snapshot)
  if kind == "state" then
    preview.shown_state = table.concat(lines, "\n")
  end
  if not vim.deep_equal(lines, vim.api.nvim_buf_get_lines(bufnr, 0, -1, false)) then
    vim.bo[bufnr].modifiable = true
    vim.api.nvim_buf_set_lines(bufnr, 0, -1, false, lines)
    vim.bo[bufnr].modifiable = kind == "state"
    vim.bo[bufnr].modified = false
  end
  local window = vim.fn.bufwinid(bufnr)
  if kind ~= "state" and window ~= -1 then
    vim.api.nvim_win_set_cursor(window, { #lines, 0 })
  end
end

--- Updates the panels of a preview.
function M.refresh(preview)
  for kind in pairs(preview.panels) do
    fill(preview, kind)
  end
end

local function make(preview, kind)
  local bufnr = vim.api.nvim_create_buf(false, true)
  local document = vim.fn.fnamemodify(vim.api.nvim_buf_get_name(preview.source), ":~:.")
  vim.api.nvim_buf_set_name(bufnr, ("clads-%s://%s"):format(kind, document))
  vim.bo[bufnr].buftype = kind == "state" and "acwrite" or "nofile"
  vim.bo[bufnr].bufhidden = "wipe"
  vim.bo[bufnr].swapfile = false
  preview.panels[kind] = bufnr
  vim.api.nvim_create_autocmd("BufWipeout", {
    buffer = bufnr,
    callback = function()
      preview.panels[kind] = nil
    end,
  })
  if kind == "state" then
    vim.api.nvim_create_autocmd("BufWriteCmd", {
      buffer = bufnr,
      callback = function()
        write(preview)
      end,
    })
  end
end

--- Closes a panel of a preview.
--- @param preview table
--- @param kind "state"|"log"|"recording"
function M.close(preview, kind)
  local bufnr = preview.panels[kind]
  if bufnr and vim.api.nvim_buf_is_valid(bufnr) then
    vim.api.nvim_buf_delete(bufnr, { force = true })
  end
end

--- Opens the state, the log or the recording of the preview of a buffer.
--- @param kind "state"|"log"|"recording"
--- @param bufnr integer
function M.open(kind, bufnr)
  local view = require("clads.preview")
  local preview = view.of(view.source_of(bufnr))
  if not preview or not preview.snapshot then
    notify.warn("no preview of this file is open; open one with :CladsPreview")
    return
  end
  if not preview.panels[kind] then
    make(preview, kind)
  end
  local window = vim.fn.bufwinid(preview.panels[kind])
  if window ~= -1 then
    vim.api.nvim_set_current_win(window)
    return
  end
  local most = math.max(3, math.floor(vim.api.nvim_win_get_height(0) / 3))
  vim.cmd("belowright split")
  vim.api.nvim_win_set_buf(0, preview.panels[kind])
  fill(preview, kind)
  vim.api.nvim_win_set_height(0, math.min(vim.api.nvim_buf_line_count(0) + 1, most))
  vim.bo[preview.panels[kind]].filetype = panels[kind].filetype
  vim.keymap.set("n", "q", "<Cmd>close<CR>", { buffer = preview.panels[kind], nowait = true, desc = "Close" })
end

return M
