--- Synchronizes the cursors of a document and of its preview.
local places = require("clads.preview.places")
local positions = require("clads.positions")

local M = {}

local cells = vim.api.nvim_create_namespace("clads-preview-cells")
local source = vim.api.nvim_create_namespace("clads-preview-source")

--- Highlights the cells of a node and returns the position of the first one.
local function mark_cells(preview, pointer)
  vim.api.nvim_buf_clear_namespace(preview.bufnr, cells, 0, -1)
  local top
  for _, span in ipairs(pointer and places.spans(preview.snapshot, pointer) or {}) do
    local row = preview.rows[span.row + 1]
    if row then
      local first, last = places.bytes(row.text, span, preview.encoding)
      vim.api.nvim_buf_set_extmark(preview.bufnr, cells, span.row, math.min(first, #row.text), {
        end_col = math.min(last, #row.text),
        hl_group = "CladsPreviewCell",
        hl_mode = "combine",
        priority = 200,
      })
      top = top or { span.row + 1, first }
    end
  end
  return top
end

local function clear_source(preview)
  if vim.api.nvim_buf_is_loaded(preview.source) then
    vim.api.nvim_buf_clear_namespace(preview.source, source, 0, -1)
  end
end

--- Returns a window of this tab page that shows a document.
local function source_window(bufnr)
  for _, window in ipairs(vim.api.nvim_tabpage_list_wins(0)) do
    if vim.api.nvim_win_get_buf(window) == bufnr then
      return window
    end
  end
end

--- Called when the cursor of the document has moved, or the frame has changed.
function M.source_moved(preview)
  local window = vim.api.nvim_get_current_win()
  if not preview.snapshot or vim.api.nvim_win_get_buf(window) ~= preview.source then
    return
  end
  clear_source(preview)
  local pointer = places.node(preview.snapshot, positions.cursor(window, preview.encoding))
  local top = mark_cells(preview, pointer)
  if top and pointer ~= preview.pointer and preview:win() then
    vim.api.nvim_win_set_cursor(preview:win(), top)
  end
  preview.pointer = pointer
end

--- Returns the span under the cursor of the preview.
function M.span_at_cursor(preview)
  local row, byte = unpack(vim.api.nvim_win_get_cursor(preview:win()))
  local drawn = preview.rows[row]
  return drawn and places.span(preview.snapshot, row - 1, places.cell(drawn.text, byte))
end

local function mark_source(preview, range)
  local first_line, first = positions.location(preview.source, range.start, preview.encoding)
  local last_line, last = positions.location(preview.source, range["end"], preview.encoding)
  vim.api.nvim_buf_set_extmark(preview.source, source, first_line, first, {
    end_row = last_line,
    end_col = last,
    hl_group = "CladsPreviewSource",
    hl_mode = "combine",
    priority = 200,
  })
  return first_line, first
end

--- Called when the cursor of the preview has moved: highlights the node in the document and moves the cursor there.
--- @return boolean found
function M.preview_moved(preview)
  if not preview.snapshot or not vim.api.nvim_buf_is_loaded(preview.source) then
    return false
  end
  clear_source(preview)
  local span = M.span_at_cursor(preview)
  mark_cells(preview, span and span.pointer)
  preview.pointer = span and span.pointer
  if not span then
    return false
  end
  local line, byte = mark_source(preview, span.range)
  local window = source_window(preview.source)
  if window then
    vim.api.nvim_win_set_cursor(window, { line + 1, byte })
  end
  return true
end

--- Goes to the window of a document, and opens one if there is none.
--- @param bufnr integer
--- @param range? table where the cursor goes
--- @param encoding string
function M.visit(bufnr, range, encoding)
  local window = source_window(bufnr)
  if window then
    vim.api.nvim_set_current_win(window)
  else
    vim.cmd("leftabove vertical sbuffer " .. bufnr)
  end
  if range then
    local line, byte = positions.location(bufnr, range.start, encoding)
    vim.api.nvim_win_set_cursor(0, { line + 1, byte })
  end
end

--- Goes to the source of the span under the cursor of the preview.
function M.go_to_source(preview)
  M.preview_moved(preview)
  local span = M.span_at_cursor(preview)
  M.visit(preview.source, span and span.range, preview.encoding)
end

--- Updates the highlights for the current cursor after a frame was drawn.
function M.refresh(preview)
  if vim.api.nvim_get_current_buf() == preview.bufnr then
    local span = M.span_at_cursor(preview)
    mark_cells(preview, span and span.pointer)
  elseif vim.api.nvim_get_current_buf() == preview.source then
    M.source_moved(preview)
  else
    mark_cells(preview, preview.pointer)
  end
end

--- Removes the highlights.
function M.clear(preview)
  clear_source(preview)
end

--- Starts following both cursors.
function M.start(preview)
  local function on(event, bufnr, callback)
    vim.api.nvim_create_autocmd(event, {
      group = preview.group,
      buffer = bufnr,
      callback = function()
        callback(preview)
      end,
    })
  end
  on({ "CursorMoved", "CursorMovedI", "BufEnter" }, preview.source, M.source_moved)
  on("CursorMoved", preview.bufnr, M.preview_moved)
end

return M
