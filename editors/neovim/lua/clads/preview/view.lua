--- The window and the buffer of a preview: rows, colors and the line above them.
local config = require("clads.config")
local pens = require("clads.preview.pens")
local sgr = require("clads.preview.sgr")

local M = {}

local colors = vim.api.nvim_create_namespace("clads-preview-colors")

local window_options = {
  number = false,
  relativenumber = false,
  signcolumn = "no",
  foldcolumn = "0",
  foldenable = false,
  wrap = false,
  list = false,
  spell = false,
  cursorline = false,
  cursorcolumn = false,
  colorcolumn = "",
  conceallevel = 0,
  scrolloff = 0,
  sidescrolloff = 0,
  winfixwidth = true,
  fillchars = "eob: ",
}

local splits = {
  right = "rightbelow vertical %d split",
  left = "leftabove vertical %d split",
  above = "leftabove split",
  below = "rightbelow split",
  tab = "tab split",
}

--- Creates a buffer for frames.
--- @param name string
--- @return integer
function M.new_buffer(name)
  local bufnr = vim.api.nvim_create_buf(false, true)
  pcall(vim.api.nvim_buf_set_name, bufnr, name)
  vim.bo[bufnr].buftype = "nofile"
  vim.bo[bufnr].bufhidden = "wipe"
  vim.bo[bufnr].swapfile = false
  vim.bo[bufnr].undolevels = -1
  vim.bo[bufnr].modifiable = false
  return bufnr
end

--- Opens a window for a buffer beside the current one, without moving the focus.
--- @param bufnr integer
--- @param width? integer the fixed width of the frame in columns
--- @return integer window
function M.open(bufnr, width)
  local source = vim.api.nvim_get_current_win()
  local available = vim.api.nvim_win_get_width(source)
  local columns = math.max(1, math.min(width or config.get("preview.columns"), math.floor(available * 0.6)))
  vim.cmd("keepalt " .. splits[config.get("preview.split")]:format(columns))
  local window = vim.api.nvim_get_current_win()
  vim.api.nvim_win_set_buf(window, bufnr)
  for name, value in pairs(window_options) do
    vim.api.nvim_set_option_value(name, value, { scope = "local", win = window })
  end
  vim.api.nvim_set_current_win(source)
  return window
end

--- Returns the number of columns available in a window.
--- @param window integer
--- @return integer
function M.columns(window)
  local info = vim.fn.getwininfo(window)[1]
  return math.max(1, info.width - info.textoff)
end

--- Writes only the rows that have changed, to avoid flicker.
--- @param bufnr integer
--- @param old { text: string }[] the rows that the buffer has
--- @param new { text: string }[]
function M.write(bufnr, old, new)
  vim.bo[bufnr].modifiable = true
  if #old > #new then
    vim.api.nvim_buf_set_lines(bufnr, #new, -1, false, {})
  end
  local row = 1
  while row <= #new do
    if old[row] and old[row].text == new[row].text then
      row = row + 1
    else
      local last = row
      while last < #new and not (old[last + 1] and old[last + 1].text == new[last + 1].text) do
        last = last + 1
      end
      local texts = {}
      for number = row, last do
        texts[#texts + 1] = new[number].text
      end
      -- An empty buffer has one empty line, which has to be replaced.
      vim.api.nvim_buf_set_lines(bufnr, row - 1, #old == 0 and -1 or math.min(last, #old), false, texts)
      row = last + 1
    end
  end
  vim.bo[bufnr].modifiable = false
end

local function paint(bufnr, number, row)
  vim.api.nvim_buf_clear_namespace(bufnr, colors, number, number + 1)
  for _, piece in ipairs(row.pieces) do
    vim.api.nvim_buf_set_extmark(bufnr, colors, number, piece.first, {
      end_col = piece.last,
      hl_group = pens.group(piece.pen, row.paper),
      priority = 100,
    })
  end
end

--- Returns a row of the frame padded with spaces, so that every cell can have the cursor and a color.
local function read(ansi, width, paper)
  local text, pieces = sgr.read(ansi)
  local missing = width - vim.fn.strdisplaywidth(text)
  local filled = text .. (" "):rep(math.max(0, missing))
  return { ansi = ansi, width = width, paper = paper, text = filled, pieces = pieces }
end

local function is_same(row, ansi, width, paper)
  return row ~= nil and row.ansi == ansi and row.width == width and row.paper == paper
end

--- Draws a frame over the previous one.
--- @param bufnr integer
--- @param old table[] the rows of the previous frame
--- @param snapshot table
--- @param paper string the highlight group of the background
--- @return table[] rows
function M.draw(bufnr, old, snapshot, paper)
  local rows = {}
  for number, ansi in ipairs(vim.split(snapshot.ansi, "\n", { plain = true })) do
    local row = old[number]
    rows[number] = is_same(row, ansi, snapshot.width, paper) and row or read(ansi, snapshot.width, paper)
  end
  M.write(bufnr, old, rows)
  for number, row in ipairs(rows) do
    if row ~= old[number] then
      paint(bufnr, number - 1, row)
    end
  end
  return rows
end

--- Returns the highlight group of the background.
--- @param scheme "light"|"dark"
--- @return string group
function M.paper(scheme)
  return scheme == "dark" and "CladsPreviewDark" or "CladsPreviewLight"
end

--- Sets the background of a window.
--- @param window integer
--- @param paper string
function M.apply_paper(window, paper)
  local groups = {}
  for _, group in ipairs({ "Normal", "NormalNC", "EndOfBuffer" }) do
    groups[#groups + 1] = group .. ":" .. paper
  end
  vim.api.nvim_set_option_value("winhighlight", table.concat(groups, ","), { scope = "local", win = window })
end

--- Sets the line above a frame.
--- @param window integer
--- @param text string
--- @param is_stale boolean
function M.caption(window, text, is_stale)
  local escaped = text:gsub("%%", "%%%%")
  local line = (is_stale and "%#CladsPreviewStale#" or "") .. " " .. escaped .. "%*"
  vim.api.nvim_set_option_value("winbar", line, { scope = "local", win = window })
end

return M
