--- Lets the user choose one of the values that the server lists for a document, such as its samples.
local client = require("clads.client")
local notify = require("clads.notify")

local M = {}

--- Returns the document that a command in the current window is about.
local function current()
  return require("clads.preview").source_of(vim.api.nvim_get_current_buf())
end

--- Returns a module for one kind of value.
--- @param kind table
---   - list: string the server command that lists the values, each with its `name`
---   - select: string the server command that selects one
---   - option: string what that command and previews call it
---   - title: string what the user calls it
---   - item: fun(value: table): string describes a value in a list
---   - none?: string the message where there is nothing to choose from
---   - selected?: fun(bufnr: integer, name: string)
function M.of(kind)
  local module = {}

  local function select_(bufnr, name)
    client.execute(bufnr, kind.select, { [kind.option] = name }, function()
      require("clads.preview").chosen(bufnr, { [kind.option] = name })
      require("clads.browser").chosen(bufnr, { [kind.option] = name })
      if kind.selected then
        kind.selected(bufnr, name)
      end
      notify.info(("using %s `%s`"):format(kind.title:lower(), name))
    end)
  end

  --- Chooses a value; asks the user if no name is given.
  --- @param name? string
  --- @param bufnr? integer
  function module.choose(name, bufnr)
    bufnr = bufnr or current()
    if name and name ~= "" then
      select_(bufnr, name)
      return
    end
    client.execute(bufnr, kind.list, {}, function(values)
      if #values == 0 and kind.none then
        notify.info(kind.none)
        return
      end
      vim.ui.select(values, { prompt = kind.title, format_item = kind.item }, function(value)
        if value then
          select_(bufnr, value.name)
        end
      end)
    end)
  end

  --- Completes a name on the command line.
  --- @param start string
  --- @return string[]
  function module.complete(start)
    local bufnr = current()
    local names
    if not client.of(bufnr) then
      return {}
    end
    client.execute(bufnr, kind.list, {}, function(values)
      names = vim.tbl_map(function(value)
        return value.name
      end, values)
    end)
    vim.wait(2000, function()
      return names ~= nil
    end, 5)
    return vim.tbl_filter(function(name)
      return vim.startswith(name, start)
    end, names or {})
  end

  return module
end

return M
