--- Values as JSON.
local M = {}

local indentation = "  "

--- Before 0.10 slashes were escaped.
local escapes_slashes = vim.json.encode("/") ~= '"/"'

--- A value in one line.
--- @return string
function M.line(value)
  local text = vim.json.encode(value)
  return escapes_slashes and text:gsub("\\/", "/") or text
end

--- A value with one member a line, its keys in the order of the alphabet: Lua keeps no other.
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

--- A value that may be null; Neovim's client leaves such members out before 0.12, and hands them over since.
function M.present(value)
  if value ~= vim.NIL then
    return value
  end
end

return M
