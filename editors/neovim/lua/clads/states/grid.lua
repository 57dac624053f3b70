--- The states of a document as text, in a window beside it.
local config = require("clads.config")
local follow = require("clads.preview.follow")
local layout = require("clads.states.layout")
local notify = require("clads.notify")
local view = require("clads.preview.view")
local Watch = require("clads.states.watch")

local Grid = {}
Grid.__index = Grid

local colors = vim.api.nvim_create_namespace("clads-states-colors")

--- The width of a frame, unless the user gives one.
local default_columns = 40

--- @param source integer the buffer of the document
--- @param options { color_scheme?: string, columns?: integer, client?: string }
function Grid.new(source, options)
  local defaults = { color_scheme = config.get("preview.color_scheme"), columns = config.get("preview.width") }
  local grid = setmetatable({ source = source, options = vim.tbl_extend("force", defaults, options) }, Grid)
  grid.watch = Watch.new("neovim-states-" .. source, grid)
  grid.lines = {}
  return grid
end

--- Returns the options after a command that gives some of them.
function Grid:with(options)
  return vim.tbl_extend("force", self.options, options)
end

--- Returns the argument of `clads.gallery`.
--- @param color_scheme "light"|"dark" that of previews, unless the user gives one
function Grid:argument(color_scheme)
  return {
    include = { "texts", "spoken" },
    colorSchemes = { self.options.color_scheme or color_scheme },
    columns = self.options.columns or default_columns,
  }
end

--- Returns a window that shows the states, preferably the current one: users may split and close windows.
function Grid:win()
  local windows = vim.fn.win_findbuf(self.bufnr)
  for _, window in ipairs({ vim.api.nvim_get_current_win(), self.window }) do
    if vim.tbl_contains(windows, window) then
      return window
    end
  end
  return windows[1]
end

--- Updates the line above the states.
local function describe(grid)
  local count, first = #grid.gallery.samples, grid.gallery.texts[1]
  local parts = { count == 1 and "1 state" or count .. " states" }
  if first then
    table.insert(parts, first.colorScheme)
  end
  if grid.options.client then
    table.insert(parts, "app version " .. grid.options.client)
  end
  vim.list_extend(parts, { "<CR> goes to the source", "g? help" })
  if grid.is_stale then
    table.insert(parts, 1, "the server is not running; these are the last states")
  end
  local text = table.concat(parts, " · ")
  vim.b[grid.bufnr].clads_banner = text
  for _, window in ipairs(vim.fn.win_findbuf(grid.bufnr)) do
    view.caption(window, text, grid.is_stale)
  end
end

local function paint(bufnr, lines)
  vim.api.nvim_buf_clear_namespace(bufnr, colors, 0, -1)
  for number, line in ipairs(lines) do
    for _, mark in ipairs(line.marks) do
      vim.api.nvim_buf_set_extmark(bufnr, colors, number - 1, mark.first, {
        end_col = mark.last,
        hl_group = mark.group,
        priority = mark.priority,
      })
    end
  end
end

--- Draws the states, as many side by side as fit into the window.
local function draw(grid)
  local window = grid:win()
  if not window then
    return
  end
  grid.columns = view.columns(window)
  local lines = layout.lines(grid.gallery, grid.columns, grid.encoding)
  view.write(grid.bufnr, grid.lines, lines)
  paint(grid.bufnr, lines)
  grid.lines = lines
end

--- Creates the window after the first states have arrived.
local function create(grid)
  local document = vim.fn.fnamemodify(vim.api.nvim_buf_get_name(grid.source), ":~:.")
  grid.bufnr = view.new_buffer("clads-states://" .. document)
  grid.window = view.open(grid.bufnr, layout.width(grid.gallery.texts))
  vim.bo[grid.bufnr].filetype = "clads-states"
  require("clads.states.keys").map(grid)
  grid.group = vim.api.nvim_create_augroup("clads-states-" .. grid.source, { clear = true })
  local function on(events, bufnr, callback)
    vim.api.nvim_create_autocmd(events, { group = grid.group, buffer = bufnr, callback = callback })
  end
  on("BufWipeout", grid.bufnr, function()
    require("clads.states").grids.close(grid.source)
  end)
  local resized = vim.fn.exists("##WinResized") == 1 and "WinResized" or "WinScrolled"
  on({ resized, "VimResized", "BufWinEnter" }, nil, function()
    local window = grid:win()
    if window and view.columns(window) ~= grid.columns then
      draw(grid)
      describe(grid)
    end
  end)
end

--- Shows the result of `clads.gallery`.
function Grid:show(gallery, it)
  if self.bufnr and not vim.api.nvim_buf_is_valid(self.bufnr) then
    return
  end
  self.gallery, self.encoding, self.is_stale = gallery, it.offset_encoding, false
  if not self.bufnr then
    create(self)
  end
  draw(self)
  describe(self)
end

--- Goes to the source of what is under the cursor.
function Grid:go_to_source()
  local row, byte = unpack(vim.api.nvim_win_get_cursor(self:win()))
  local place = layout.place(self.lines[row], byte)
  if not place then
    notify.info("there is no element under the cursor")
  elseif vim.api.nvim_buf_is_loaded(self.source) then
    follow.visit(self.source, place.range, self.encoding)
  end
end

--- Called when the server has stopped: the last states stay, marked as out of date.
function Grid:freeze()
  self.is_stale = true
  if self.bufnr and vim.api.nvim_buf_is_valid(self.bufnr) then
    describe(self)
  end
end

--- Closes the window.
function Grid:close()
  if self.group then
    vim.api.nvim_del_augroup_by_id(self.group)
  end
  vim.schedule(function()
    if self.bufnr and vim.api.nvim_buf_is_valid(self.bufnr) then
      vim.api.nvim_buf_delete(self.bufnr, { force = true })
    end
  end)
end

return Grid
