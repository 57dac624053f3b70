--- The plugin in a checkout with a built server, and none on PATH.
local session = require("session")

local tests = {}

tests["the server built in the checkout is found"] = function()
  session.open("sign-in.clads.json")
  vim.cmd("checkhealth clads")
  session.expect(session.text():find("the build of the plugin's checkout", 1, true), session.text())
end

return tests
