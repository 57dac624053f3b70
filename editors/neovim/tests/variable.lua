--- Options in `vim.g.clads`, which the test that starts this sets: previews on the left.
local session = require("session")

local tests = {}

tests["options can be set in a variable"] = function()
  session.open("sign-in.clads.json")
  local preview = session.preview()
  session.equal(vim.api.nvim_win_get_position(preview.window), { 0, 0 }, "the place of the preview")
end

return tests
