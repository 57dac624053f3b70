-- Runs one test: CLADS_TEST is the name of a file of this folder and the name of a test in it, with a colon between.
local folder = vim.fn.fnamemodify(debug.getinfo(1, "S").source:sub(2), ":p:h")
package.path = folder .. "/?.lua;" .. package.path

local session = require("session")
local file, name = assert(os.getenv("CLADS_TEST")):match("^(%w+):(.+)$")
local test = assert(dofile(folder .. "/" .. file .. ".lua")[name], "no test " .. name)
vim.api.nvim_create_autocmd("VimEnter", {
  once = true,
  callback = function()
    session.run(test)
  end,
})
