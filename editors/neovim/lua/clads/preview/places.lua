--- Relates cells, bytes, spans and controls of a frame. The server counts cells and units of its encoding, buffers
--- count bytes.
local positions = require("clads.positions")

local M = {}

--- Returns the byte at which a cell of a row starts.
--- @param text string
--- @param cell integer
--- @return integer
function M.byte(text, cell)
  if #text == vim.fn.strdisplaywidth(text) then
    return math.max(0, math.min(cell, #text))
  end
  local byte, column = 0, 0
  for _, character in ipairs(vim.fn.split(text, [[\zs]])) do
    if column >= cell then
      break
    end
    byte = byte + #character
    column = column + vim.fn.strdisplaywidth(character)
  end
  return byte
end

--- Returns the cell that a byte of a row belongs to.
--- @param text string
--- @param byte integer
--- @return integer
function M.cell(text, byte)
  return vim.fn.strdisplaywidth(text:sub(1, byte))
end

--- Returns the byte range of a span in its row. Inside the text it uses the offsets of the server, which are correct
--- even where Neovim gives a character another width; trailing spaces are located by their cells.
--- @return integer first
--- @return integer last
function M.bytes(text, span, encoding)
  local trimmed = text:gsub(" +$", "")
  local first = positions.byte(trimmed, span.textStart, encoding)
  local last = positions.byte(trimmed, span.textEnd, encoding)
  if first >= #trimmed then
    first = math.max(#trimmed, M.byte(text, span.column))
  end
  if last >= #trimmed then
    last = math.max(last, M.byte(text, span.column + span.width))
  end
  return first, math.max(first, last)
end

local function is_before(a, b)
  return a.line < b.line or a.line == b.line and a.character < b.character
end

--- Returns the pointer of the innermost drawn node around a position of the source.
--- @param snapshot table
--- @param position { line: integer, character: integer }
--- @return string?
function M.node(snapshot, position)
  local best
  for _, span in ipairs(snapshot.spans) do
    local range = span.range
    if not is_before(position, range.start) and is_before(position, range["end"]) then
      if not best or is_before(best.range.start, range.start) or is_before(range["end"], best.range["end"]) then
        best = span
      end
    end
  end
  return best and best.pointer
end

--- Returns the spans of a node and its descendants.
--- @param snapshot table
--- @param pointer string
--- @return table[]
function M.spans(snapshot, pointer)
  return vim.tbl_filter(function(span)
    return span.pointer == pointer or vim.startswith(span.pointer, pointer .. "/")
  end, snapshot.spans)
end

--- Returns the span at a cell.
function M.span(snapshot, row, cell)
  for _, span in ipairs(snapshot.spans) do
    if span.row == row and span.column <= cell and cell < span.column + span.width then
      return span
    end
  end
end

--- Returns the smallest control at a cell.
function M.control(snapshot, row, cell)
  local best
  for _, control in ipairs(snapshot.controls) do
    local is_here = control.row <= row
      and row < control.row + control.height
      and control.column <= cell
      and cell < control.column + control.width
    if is_here and (not best or control.width * control.height < best.width * best.height) then
      best = control
    end
  end
  return best
end

return M
