--- Highlight groups for the looks that rows have, made as they are met.
local M = {}

--- The pens that have a group, by its name.
local known = {}

local attributes = { "bold", "italic", "underline", "strikethrough" }

--- How much of its own colour faint text keeps; the rest is its background.
local faint = 0.55

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

--- A colour of the editor itself, for text that asks for none.
local function own(what)
  local color = vim.fn.synIDattr(vim.fn.hlID("Normal"), what .. "#", "gui")
  if color:match("^#%x+$") then
    return tonumber(color:sub(2), 16)
  end
  local is_dark = vim.o.background == "dark"
  return (what == "fg") == is_dark and 0xE0E2EA or 0x14161B
end

--- The nearest of the 216 colours that terminals without true colours have.
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
    fg = mixed(fg or own("fg"), bg or own("bg"), faint)
  end
  local look = {
    fg = fg,
    bg = bg,
    ctermfg = fg and terminal(fg),
    ctermbg = bg and terminal(bg),
  }
  for _, attribute in ipairs(attributes) do
    look[attribute] = pen[attribute]
  end
  vim.api.nvim_set_hl(0, name, look)
end

local function name(pen)
  local parts = { "CladsPen" }
  for _, color in ipairs({ "fg", "bg" }) do
    parts[#parts + 1] = pen[color] and ("%06x"):format(pen[color]) or ""
  end
  for _, attribute in ipairs({ "dim", unpack(attributes) }) do
    parts[#parts + 1] = pen[attribute] and attribute or nil
  end
  return table.concat(parts, "_")
end

--- The group that draws with a pen.
--- @param pen { fg?: integer, bg?: integer, dim?: boolean }
--- @return string
function M.group(pen)
  local group = name(pen)
  if not known[group] then
    known[group] = pen
    define(group, pen)
  end
  return group
end

--- Defines all groups again; a new colour scheme has cleared them.
function M.define_again()
  for group, pen in pairs(known) do
    define(group, pen)
  end
end

return M
