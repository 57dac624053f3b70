--- The keys of the states of a document.
local window_keys = require("clads.window_keys")

local M = {}

--- @type clads.WindowKey[]
M.all = {
  {
    plug = "source",
    keys = { "<CR>", "<2-LeftMouse>", "o" },
    does = "go to the source of the element under the cursor",
    run = function(grid)
      grid:go_to_source()
    end,
  },
  {
    plug = "client",
    keys = { "c" },
    does = "choose an app version",
    run = function(grid)
      require("clads.app_version").choose(nil, grid.source)
    end,
  },
  {
    plug = "colors",
    keys = { "d" },
    does = "switch between light and dark",
    run = function(grid)
      local other = grid.watch.color_scheme == "dark" and "light" or "dark"
      require("clads.states").grids.change(grid.source, { color_scheme = other })
    end,
  },
  {
    plug = "close",
    keys = { "q" },
    does = "close the states",
    run = function(grid)
      require("clads.states").grids.close(grid.source)
    end,
  },
  {
    plug = "help",
    keys = { "g?" },
    does = "show these keys",
    run = function(grid)
      window_keys.help("states", M.all, grid.bufnr)
    end,
  },
}

--- Maps the keys in the buffer of the states.
function M.map(grid)
  window_keys.map("states", M.all, grid)
end

return M
