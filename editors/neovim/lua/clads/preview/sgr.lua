--- Parses rows with SGR codes; supports exactly what the ANSI output of the server uses.
local M = {}

local on = { [1] = "bold", [2] = "dim", [3] = "italic", [4] = "underline", [9] = "strikethrough" }
local colors = { [38] = "fg", [48] = "bg" }
local plain = { [39] = "fg", [49] = "bg" }

--- Returns the pen that results from an SGR sequence. Pens are never changed in place, because pieces share them.
local function changed(pen, sequence)
  local new = vim.deepcopy(pen)
  local numbers = vim.tbl_map(tonumber, vim.split(sequence, ";", { plain = true }))
  local at = 1
  while at <= math.max(1, #numbers) do
    local number = numbers[at] or 0
    if number == 0 then
      new = {}
    elseif on[number] then
      new[on[number]] = true
    elseif colors[number] and numbers[at + 1] == 2 and numbers[at + 4] then
      new[colors[number]] = numbers[at + 2] * 65536 + numbers[at + 3] * 256 + numbers[at + 4]
      at = at + 4
    elseif plain[number] then
      new[plain[number]] = nil
    end
    at = at + 1
  end
  return new
end

--- Returns the text of a row, and the byte ranges with attributes.
--- @param row string
--- @return string text
--- @return { first: integer, last: integer, pen: table }[]
function M.read(row)
  local parts, pieces = {}, {}
  local pen, length, at = {}, 0, 1
  local function add(text)
    if text ~= "" then
      parts[#parts + 1] = text
      if next(pen) then
        pieces[#pieces + 1] = { first = length, last = length + #text, pen = pen }
      end
      length = length + #text
    end
  end
  while true do
    local first, last, sequence = row:find("\27%[([%d;]*)m", at)
    if not first then
      add(row:sub(at))
      return table.concat(parts), pieces
    end
    add(row:sub(at, first - 1))
    pen = changed(pen, sequence)
    at = last + 1
  end
end

return M
