--- A document with tests, one of which fails.
local M = {}

--- Writes the files.
--- @param session table
function M.write(session)
  local add = { type = "setState", path = "count", value = { ["$expr"] = "count + 1" } }
  local load = { type = "request", requestId = "stock", method = "GET", url = "https://example.com/stock" }
  local nodes = {
    { type = "label", text = "count ${count}" },
    { type = "button", text = "Add", actions = { onTap = "add" } },
    { type = "button", text = "Load", actions = { onTap = "load" } },
  }
  load.onSuccess = "add"
  local screen = { id = "cart", state = { count = 0 }, actions = { add = add, load = load }, root = { children = nodes } }
  session.write("clads.json", "{}")
  session.write("cart.clads.json", vim.json.encode(screen))
  local steps = '{\n  "steps": [\n    { "tap": "Add" },\n    { "expect": { %s } }\n  ]\n}'
  session.write("cart.adds.clads-test.json", steps:format('"texts": ["count 1"]'))
  session.write("cart.outline.clads-test.json", steps:format('"outline": ["old"]'))
end

return M
