--- What shows the states of documents, in one of the two forms: one per document.
local client = require("clads.client")

local M = {}

--- Returns a module for one form.
--- @param class table `clads.states.grid` or `clads.states.page`
--- @param name string the name of its autocommand group
function M.of(class, name)
  local module = {}

  --- What is open, by the buffer of the document.
  local open = {}

  local group = vim.api.nvim_create_augroup(name, { clear = true })

  --- Returns what is open for a document.
  --- @param source integer
  function module.of(source)
    return open[source]
  end

  --- Returns all that is open, by the buffer of the document.
  function module.all()
    return open
  end

  --- Closes what is open for a document.
  --- @param source integer
  function module.close(source)
    local shown = open[source]
    if not shown then
      return
    end
    open[source] = nil
    vim.api.nvim_clear_autocmds({ group = group, buffer = source })
    shown.watch:close()
    shown:close()
  end

  local function begin(source, options)
    local shown = class.new(source, options)
    open[source] = shown
    vim.api.nvim_create_autocmd({ "BufDelete", "BufWipeout", "BufFilePost" }, {
      group = group,
      buffer = source,
      callback = function()
        module.close(source)
      end,
    })
    return shown
  end

  --- Closes what has nothing to show, because no request was accepted.
  local function give_up(shown)
    if open[shown.source] == shown and not shown.watch.accepted then
      module.close(shown.source)
    end
  end

  --- Changes options, unless the server rejects them. In a Swift file, `at_cursor` switches to the document there.
  --- @param shown table
  --- @param options table
  --- @param at_cursor boolean
  local function change(shown, options, at_cursor)
    shown.options = options
    local restore = at_cursor and shown.watch:mark_cursor() or function() end
    shown.watch:open(function()
      shown.wants_browser = false
      if shown.options == options and shown.watch.accepted then
        shown.options = shown.watch.accepted
        restore()
        -- The document may have changed meanwhile.
        shown.watch:ask()
      end
      give_up(shown)
    end)
  end

  --- Opens the states of a document, or changes the options of what is open; waits for a server that is starting.
  --- @param source integer
  --- @param options table
  function module.open(source, options)
    local shown = open[source] or begin(source, options)
    client.when_attached(source, function()
      if open[source] == shown then
        shown.wants_browser = true
        change(shown, shown:with(options), true)
      end
    end, function()
      give_up(shown)
    end)
  end

  --- Changes options of what is open for a document.
  --- @param source integer
  --- @param options table
  function module.change(source, options)
    local shown = open[source]
    if shown then
      change(shown, vim.tbl_extend("force", shown.options, options), false)
    end
  end

  --- Called with every snapshot that the server sends on its own.
  function module.handle_snapshot(snapshot)
    for source, shown in pairs(open) do
      local it = client.of(source)
      if shown.watch.name == snapshot.preview and it then
        shown.watch:handle_snapshot(snapshot, it)
      end
    end
  end

  --- Called when the server has attached to a document: a new one knows nothing of what is open.
  function module.server_attached(source)
    local shown = open[source]
    if not shown or not shown.watch.was_opened then
      return
    end
    shown.watch:open(function()
      -- The app version may no longer exist: try again without it.
      if shown.options.client then
        shown.options.client = nil
        shown.watch:open(function()
          give_up(shown)
        end)
      else
        give_up(shown)
      end
    end)
  end

  --- Called when the server has detached from a document.
  function module.server_detached(source)
    local shown = open[source]
    if shown then
      shown.watch:detach()
      shown:freeze()
    end
  end

  return module
end

return M
