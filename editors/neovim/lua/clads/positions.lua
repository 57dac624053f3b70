--- Converts positions between bytes, which Neovim uses, and units of the negotiated encoding.
local M = {}

local has_encodings = vim.fn.has("nvim-0.11") == 1

--- Converts an offset in units of the encoding to bytes.
--- @param text string
--- @param units integer
--- @param encoding string
--- @return integer
function M.byte(text, units, encoding)
  if encoding == "utf-8" then
    return math.min(units, #text)
  end
  if has_encodings then
    return vim.str_byteindex(text, encoding, units, false)
  end
  local utf32, utf16 = vim.str_utfindex(text)
  local is_utf16 = encoding == "utf-16"
  return vim.str_byteindex(text, math.min(units, is_utf16 and utf16 or utf32), is_utf16)
end

--- Converts an offset in bytes to units of the encoding.
--- @param text string
--- @param byte integer
--- @param encoding string
--- @return integer
function M.units(text, byte, encoding)
  byte = math.min(byte, #text)
  if encoding == "utf-8" then
    return byte
  end
  if has_encodings then
    return vim.str_utfindex(text, encoding, byte, false)
  end
  local utf32, utf16 = vim.str_utfindex(text, byte)
  return encoding == "utf-16" and utf16 or utf32
end

local function line(bufnr, number)
  return vim.api.nvim_buf_get_lines(bufnr, number, number + 1, false)[1]
end

--- Returns the zero-based line and byte of a position, clamped to the buffer.
--- @return integer line
--- @return integer byte
function M.location(bufnr, position, encoding)
  local last = vim.api.nvim_buf_line_count(bufnr) - 1
  if position.line > last then
    return last, #(line(bufnr, last) or "")
  end
  return position.line, M.byte(line(bufnr, position.line) or "", position.character, encoding)
end

--- Returns the position of a zero-based line and byte.
function M.position(bufnr, number, byte, encoding)
  return { line = number, character = M.units(line(bufnr, number) or "", byte, encoding) }
end

--- Returns the position of the cursor of a window.
function M.cursor(window, encoding)
  local row, byte = unpack(vim.api.nvim_win_get_cursor(window))
  return M.position(vim.api.nvim_win_get_buf(window), row - 1, byte, encoding)
end

return M
