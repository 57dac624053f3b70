--- The page of a picture. It has no scripts and loads nothing, and while it is followed, the browser reads it again
--- every second.
local M = {}

--- The elements are drawn again in a second, so what is typed into them would be lost: they are `inert`.
local template = [[
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">%s
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="%s">
<title>%s</title>
<style>
%s
</style>
</head>
<body>
<main class="screen" inert style="width:%spx;height:%spx;background:%s">
%s</main>
<p class="note">%s</p>
<p class="note">Approximate: drawn from the document, not by a phone.</p>
</body>
</html>
]]

local refresh = '\n<meta http-equiv="refresh" content="1">'

local entities = { ["&"] = "&amp;", ["<"] = "&lt;", [">"] = "&gt;", ['"'] = "&quot;", ["'"] = "&#39;" }

--- Returns text as the content of an element or the value of an attribute.
--- @param text string
--- @return string
function M.escape(text)
  local visible = text:gsub("[%z\1-\31\127]", "\239\191\189")
  return (visible:gsub("[&<>\"']", entities))
end

local function number(value)
  return ("%.10g"):format(tonumber(value) or 0)
end

--- Returns a page.
--- @param picture table the picture, as `clads.browser.picture` makes it
--- @param about { title: string, note: string, color_scheme: string, is_followed: boolean }
--- @return string
function M.page(picture, about)
  local elements = {}
  for _, key in ipairs(picture.order) do
    elements[#elements + 1] = picture.elements[key]
  end
  return template:format(
    about.is_followed and refresh or "",
    about.color_scheme == "dark" and "dark" or "light",
    M.escape(about.title),
    picture.css,
    number(picture.width),
    number(picture.height),
    picture.background:match("^#%x+$") or "#ffffff",
    table.concat(elements),
    M.escape(about.note)
  )
end

return M
