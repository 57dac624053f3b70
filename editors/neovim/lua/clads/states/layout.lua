--- Lays out the states of a document as lines of a buffer: frames side by side, and below them what a screen reader
--- says.
local json = require("clads.json")
local pens = require("clads.preview.pens")
local places = require("clads.preview.places")
local sgr = require("clads.preview.sgr")
local view = require("clads.preview.view")

local M = {}

--- The columns between two frames.
M.gap = 2

local heading = "CladsStatesHeading"

--- The priorities of highlights: the background of a frame, and its colors.
local below, above = 90, 100

--- Returns text without line breaks and other control characters.
local function plain(text)
  return (text:gsub("%c+", " "))
end

--- Returns text that is cut or padded with spaces to a width.
local function fitted(text, width)
  local shown = text
  if vim.fn.strdisplaywidth(shown) > width then
    local count = vim.fn.strchars(text)
    repeat
      count = count - 1
      shown = vim.fn.strcharpart(text, 0, count) .. "…"
    until count <= 0 or vim.fn.strdisplaywidth(shown) <= width
  end
  return shown .. (" "):rep(math.max(0, width - vim.fn.strdisplaywidth(shown)))
end

--- @class clads.StatesLine
--- @field text string
--- @field marks { first: integer, last: integer, group: string, priority: integer }[]
--- @field places { first: integer, last: integer, range: table }[]

--- @return clads.StatesLine
local function new_line(text, group)
  local line = { text = text, marks = {}, places = {} }
  if group then
    line.marks[1] = { first = 0, last = #text, group = group, priority = above }
  end
  return line
end

--- Appends a line to another one.
local function append(line, other)
  local shift = #line.text
  for _, name in ipairs({ "marks", "places" }) do
    for _, each in ipairs(other[name]) do
      local moved = vim.tbl_extend("force", each, { first = each.first + shift, last = each.last + shift })
      table.insert(line[name], moved)
    end
  end
  line.text = line.text .. other.text
end

--- Returns the lines of a frame, the first of which is its heading; all have its width.
local function frame(text, title, encoding)
  local paper = view.paper(text.colorScheme)
  local lines = { new_line(fitted(plain(title), text.width), heading) }
  for _, row in ipairs(vim.split(text.ansi, "\n", { plain = true })) do
    local characters, pieces = sgr.read(row)
    local line = new_line(characters .. (" "):rep(math.max(0, text.width - vim.fn.strdisplaywidth(characters))))
    table.insert(line.marks, { first = 0, last = #line.text, group = paper, priority = below })
    for _, piece in ipairs(pieces) do
      local group = pens.group(piece.pen, paper)
      table.insert(line.marks, { first = piece.first, last = piece.last, group = group, priority = above })
    end
    table.insert(lines, line)
  end
  for _, span in ipairs(text.spans) do
    -- The first line is the heading.
    local line = lines[span.row + 2]
    if line then
      local first, last = places.bytes(line.text, span, encoding)
      table.insert(line.places, { first = first, last = last, range = span.range })
    end
  end
  return { width = text.width, lines = lines }
end

--- Adds frames side by side.
local function add_row(lines, frames)
  local height = 0
  for _, each in ipairs(frames) do
    height = math.max(height, #each.lines)
  end
  for number = 1, height do
    local line = new_line("")
    for index, each in ipairs(frames) do
      append(line, each.lines[number] or new_line((" "):rep(each.width)))
      if index < #frames then
        append(line, new_line((" "):rep(M.gap)))
      end
    end
    table.insert(lines, line)
  end
end

local function has_several_schemes(texts)
  for _, text in ipairs(texts) do
    if text.colorScheme ~= texts[1].colorScheme then
      return true
    end
  end
  return false
end

--- Adds all frames, in rows of as many as fit.
local function add_frames(lines, texts, columns, encoding)
  local names_scheme = has_several_schemes(texts)
  local row, width = {}, 0
  for _, text in ipairs(texts) do
    if #row > 0 and width + M.gap + text.width > columns then
      add_row(lines, row)
      table.insert(lines, new_line(""))
      row, width = {}, 0
    end
    local title = names_scheme and ("%s · %s"):format(text.sample, text.colorScheme) or text.sample
    width = width + text.width + (#row > 0 and M.gap or 0)
    table.insert(row, frame(text, title, encoding))
  end
  add_row(lines, row)
end

--- Adds what a screen reader says: one line per element.
local function add_spoken(lines, spoken)
  if #spoken == 0 then
    return
  end
  if #lines > 0 then
    table.insert(lines, new_line(""))
  end
  table.insert(lines, new_line("What a screen reader says", heading))
  for _, entry in ipairs(spoken) do
    local indent = "  "
    if #spoken > 1 then
      table.insert(lines, new_line(""))
      table.insert(lines, new_line(indent .. plain(table.concat(entry.samples, ", ")), heading))
      indent = "    "
    end
    for _, element in ipairs(entry.elements) do
      local line = new_line(indent .. plain(element.text))
      line.places[1] = { first = 0, last = #line.text, range = element.range }
      table.insert(lines, line)
    end
    if #entry.elements == 0 then
      table.insert(lines, new_line(indent .. "no elements"))
    end
  end
end

--- Returns the lines of a result of `clads.gallery`.
--- @param gallery table
--- @param columns integer the width of the window
--- @param encoding string
--- @return clads.StatesLine[]
function M.lines(gallery, columns, encoding)
  local lines = {}
  local rejection = json.present(gallery.rejection)
  if rejection then
    table.insert(lines, new_line("The app shows nothing of this document: " .. plain(rejection), "CladsPreviewStale"))
    table.insert(lines, new_line(""))
  end
  add_frames(lines, gallery.texts, columns, encoding)
  add_spoken(lines, gallery.spoken)
  return lines
end

--- Returns the place at a byte of a line.
--- @param line? clads.StatesLine
--- @param byte integer
--- @return { range: table }?
function M.place(line, byte)
  for _, place in ipairs(line and line.places or {}) do
    if place.first <= byte and byte < place.last then
      return place
    end
  end
end

--- Returns the columns that all frames side by side take.
--- @param texts table[]
--- @return integer
function M.width(texts)
  local width = 0
  for _, text in ipairs(texts) do
    width = width + text.width + M.gap
  end
  return math.max(1, width - M.gap)
end

return M
