--- Highlight groups for the text attributes in previews, defined on demand.
local M = {}

--- The pens with a group, by the name of the group.
local known = {}

local attributes = { "bold", "italic", "underline", "strikethrough" }

--- The share of the text color in dim text; the rest is the background.
local dim_share = 0.55

local function channels(color)
  return math.floor(color / 65536), math.floor(color / 256) % 256, color % 256
end

local function mixed(color, other, share)
  local red, green, blue = channels(color)
  local red2, green2, blue2 = channels(other)
  local function mix(a, b)
    return math.floor(a * share + b * (1 - share) + 0.5)
  end
  return mix(red, red2) * 65536 + mix(green, green2) * 256 + mix(blue, blue2)
end

--- Returns a color of the background group, for pens without a color of their own.
local function default_color(what, paper)
  local color = vim.fn.synIDattr(vim.fn.synIDtrans(vim.fn.hlID(paper)), what .. "#", "gui")
  if color:match("^#%x+$") then
    return tonumber(color:sub(2), 16)
  end
  return (what == "fg") == (vim.o.background == "dark") and 0xFFFFFF or 0x000000
end

--- Returns the nearest of the 216 colors of the terminal's color cube.
local function terminal(color)
  local function step(channel)
    return channel < 48 and 0 or channel < 115 and 1 or math.floor((channel - 35) / 40)
  end
  local red, green, blue = channels(color)
  return 16 + 36 * step(red) + 6 * step(green) + step(blue)
end

local function define(name, pen)
  local fg, bg = pen.fg, pen.bg
  if pen.dim then
    fg = mixed(fg or default_color("fg", pen.paper), bg or default_color("bg", pen.paper), dim_share)
  end
  local attributes_of_pen = {
    fg = fg,
    bg = bg,
    ctermfg = fg and terminal(fg),
    ctermbg = bg and terminal(bg),
  }
  for _, attribute in ipairs(attributes) do
    attributes_of_pen[attribute] = pen[attribute]
  end
  vim.api.nvim_set_hl(0, name, attributes_of_pen)
end

local function name(pen)
  -- Only dim text depends on the background group.
  local parts = { "CladsPen", pen.dim and pen.paper or nil }
  for _, color in ipairs({ "fg", "bg" }) do
    parts[#parts + 1] = pen[color] and ("%06x"):format(pen[color]) or ""
  end
  for _, attribute in ipairs({ "dim", unpack(attributes) }) do
    parts[#parts + 1] = pen[attribute] and attribute or nil
  end
  return table.concat(parts, "_")
end

--- Returns the highlight group of a pen on a background group.
--- @param pen { fg?: integer, bg?: integer, dim?: boolean }
--- @param paper string a highlight group
--- @return string
function M.group(pen, paper)
  local on_paper = vim.tbl_extend("force", pen, { paper = paper })
  local group = name(on_paper)
  if not known[group] then
    known[group] = on_paper
    define(group, on_paper)
  end
  return group
end

--- Defines all groups again after a new color scheme has cleared them.
function M.define_again()
  for group, pen in pairs(known) do
    define(group, pen)
  end
end

return M
