--- The keys of a test that is played.
local window_keys = require("clads.window_keys")

local M = {}

--- @type clads.WindowKey[]
M.all = {
  {
    plug = "forward",
    keys = { "n", "<Right>" },
    does = "go one step forward",
    run = function(player)
      player:move(1)
    end,
  },
  {
    plug = "back",
    keys = { "p", "<Left>" },
    does = "go one step back",
    run = function(player)
      player:move(-1)
    end,
  },
  {
    plug = "first",
    keys = { "<Home>" },
    does = "go before the first step",
    run = function(player)
      player:move(-player.step)
    end,
  },
  {
    plug = "last",
    keys = { "<End>" },
    does = "go after the last step",
    run = function(player)
      player:move(math.huge)
    end,
  },
  {
    plug = "step",
    keys = { "<CR>", "<2-LeftMouse>" },
    does = "go to the step under the cursor",
    run = function(player)
      player:go_to_cursor()
    end,
  },
  {
    plug = "run",
    keys = { "r" },
    does = "run one step after another, or stop that",
    run = function(player)
      player:run()
    end,
  },
  {
    plug = "source",
    keys = { "o" },
    does = "go to the source of the step",
    run = function(player)
      player:visit()
    end,
  },
  {
    plug = "close",
    keys = { "q" },
    does = "close the test",
    run = function(player)
      require("clads.tests.play").close(player.source)
    end,
  },
  {
    plug = "help",
    keys = { "g?" },
    does = "show these keys",
    run = function(player)
      window_keys.help("play", M.all, player.steps)
    end,
  },
}

--- Maps the keys in the buffers of the screen and of the steps.
function M.map(player)
  window_keys.map("play", M.all, player)
  window_keys.map("play", M.all, player, player.steps)
end

return M
