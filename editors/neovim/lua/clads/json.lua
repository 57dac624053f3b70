--- Encodes values as JSON.
local M = {}

local indentation = "  "

--- Whether `vim.json.encode` escapes slashes, as it does before 0.10.
local escapes_slashes = vim.json.encode("/") ~= '"/"'

--- Returns a value on one line.
--- @return string
function M.line(value)
  local text = vim.json.encode(value)
  return escapes_slashes and text:gsub("\\/", "/") or text
end

--- Returns a value with one member per line. Keys are sorted, because Lua tables have no order.
--- @return string
function M.lines(value, indent)
  if type(value) ~= "table" or vim.tbl_isempty(value) then
    return M.line(value)
  end
  indent = indent or ""
  local inner = indent .. indentation
  local parts = {}
  if #value > 0 then
    for _, element in ipairs(value) do
      parts[#parts + 1] = inner .. M.lines(element, inner)
    end
    return "[\n" .. table.concat(parts, ",\n") .. "\n" .. indent .. "]"
  end
  local keys = vim.tbl_keys(value)
  table.sort(keys)
  for _, key in ipairs(keys) do
    parts[#parts + 1] = inner .. M.line(key) .. ": " .. M.lines(value[key], inner)
  end
  return "{\n" .. table.concat(parts, ",\n") .. "\n" .. indent .. "}"
end

--- Returns nil for null: before 0.12 Neovim's client drops members that are null, later it passes `vim.NIL`.
function M.present(value)
  if value ~= vim.NIL then
    return value
  end
end

return M
