--- Samples: the states that hovers, hints and previews use.
local client = require("clads.client")
local json = require("clads.json")
local notify = require("clads.notify")

local M = {}

local function select_(bufnr, name)
  client.execute(bufnr, "selectSample", { sample = name }, function()
    require("clads.preview").sample_chosen(bufnr, name)
    require("clads.browser").sample_chosen(bufnr, name)
    require("clads.statusline").record_sample(bufnr, name)
    notify.info(("using sample `%s`"):format(name))
  end)
end

--- Chooses a sample; asks the user if no name is given.
--- @param name? string
--- @param bufnr? integer
function M.choose(name, bufnr)
  bufnr = bufnr or require("clads.preview").source_of(vim.api.nvim_get_current_buf())
  if name and name ~= "" then
    select_(bufnr, name)
    return
  end
  client.execute(bufnr, "samples", {}, function(samples)
    vim.ui.select(samples, {
      prompt = "Sample",
      format_item = function(sample)
        local file = json.present(sample.problem) or vim.fn.fnamemodify(sample.source, ":t")
        return ("%s (%s)"):format(sample.name, file)
      end,
    }, function(sample)
      if sample then
        select_(bufnr, sample.name)
      end
    end)
  end)
end

--- Completes the name of a sample on the command line.
--- @param start string
--- @return string[]
function M.complete(start)
  local bufnr = require("clads.preview").source_of(vim.api.nvim_get_current_buf())
  local names
  if not client.of(bufnr) then
    return {}
  end
  client.execute(bufnr, "samples", {}, function(samples)
    names = vim.tbl_map(function(sample)
      return sample.name
    end, samples)
  end)
  vim.wait(2000, function()
    return names ~= nil
  end, 5)
  return vim.tbl_filter(function(name)
    return vim.startswith(name, start)
  end, names or {})
end

return M
