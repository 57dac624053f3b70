--- Sets up everything when the plugin is loaded.
local client = require("clads.client")

local M = {}

--- Whether Neovim starts servers for file types on its own.
local is_native = vim.fn.has("nvim-0.11") == 1

local group = vim.api.nvim_create_augroup("clads", { clear = true })

local function on(event, callback, pattern)
  vim.api.nvim_create_autocmd(event, { group = group, pattern = pattern, callback = callback })
end

--- Starts the server for a buffer, or attaches a running one, as Neovim 0.11 does on its own.
--- @param bufnr integer
function M.start(bufnr)
  if vim.bo[bufnr].buftype ~= "" or not vim.api.nvim_buf_is_loaded(bufnr) then
    return
  end
  local root = client.root(bufnr)
  if not root then
    return
  end
  local options = client.config()
  options.root_dir = root
  options.cmd = require("clads.server").find().command
  vim.api.nvim_buf_call(bufnr, function()
    vim.lsp.start(options)
  end)
end

--- Starts the server for every buffer that needs it.
function M.start_all()
  if is_native then
    vim.lsp.enable(client.name)
    return
  end
  for _, bufnr in ipairs(vim.api.nvim_list_bufs()) do
    M.start(bufnr)
  end
end

--- Applies options that were set after the plugin was loaded.
function M.configuration_changed()
  if is_native then
    -- Neovim caches lsp/clads.lua until the configuration changes.
    vim.lsp.config(client.name, {})
  end
end

local lens_events = { "BufEnter", "CursorHold", "InsertLeave", "TextChanged" }

--- The delay before code lenses are refreshed, in milliseconds: Neovim drops requests while one is pending.
local lens_delay = 200

--- The number of refresh requests, by buffer.
local lens_requests = {}

local function refresh_lenses(bufnr)
  local request = (lens_requests[bufnr] or 0) + 1
  lens_requests[bufnr] = request
  vim.defer_fn(function()
    if lens_requests[bufnr] == request and vim.api.nvim_buf_is_valid(bufnr) and client.of(bufnr) then
      -- Before 0.10 it always applies to the current buffer.
      vim.api.nvim_buf_call(bufnr, function()
        vim.lsp.codelens.refresh(vim.fn.has("nvim-0.10") == 1 and { bufnr = bufnr } or nil)
      end)
    end
  end, lens_delay)
end

--- Shows how often names are used. Before 0.12 Neovim does not refresh code lenses on its own.
local function show_lenses(bufnr)
  if vim.fn.has("nvim-0.12") == 1 then
    vim.lsp.codelens.enable(true, { bufnr = bufnr })
    return
  end
  vim.api.nvim_clear_autocmds({ group = group, buffer = bufnr, event = lens_events })
  vim.api.nvim_create_autocmd(lens_events, {
    group = group,
    buffer = bufnr,
    callback = function()
      refresh_lenses(bufnr)
    end,
  })
  refresh_lenses(bufnr)
end

--- Enables inlay hints and code lenses.
local function decorate(bufnr)
  -- In a Swift file, they are those of the language server for Swift.
  if vim.bo[bufnr].filetype == "swift" then
    return
  end
  local config = require("clads.config")
  if config.get("inlay_hints") and vim.fn.has("nvim-0.10") == 1 then
    vim.lsp.inlay_hint.enable(true, { bufnr = bufnr })
  end
  if config.get("codelens") then
    show_lenses(bufnr)
  end
end

local function attached(event)
  local it = vim.lsp.get_client_by_id(event.data.client_id)
  if not it then
    return
  end
  if it.name == client.name then
    require("clads.statusline").record(event.buf, true)
    decorate(event.buf)
    require("clads.preview").server_attached(event.buf)
    require("clads.browser").server_attached(event.buf)
    require("clads.states").server_attached(event.buf)
    require("clads.other_servers").classify(event.buf)
  end
  require("clads.other_servers").detach(event.buf)
end

local function detached(event)
  local it = vim.lsp.get_client_by_id(event.data.client_id)
  if it and it.name == client.name then
    require("clads.statusline").record(event.buf, false)
    require("clads.preview").server_detached(event.buf)
    require("clads.browser").server_detached(event.buf)
    require("clads.states").server_detached(event.buf)
  end
end

--- @param options? { by_autocommand: boolean } start the server as for Neovim 0.8 to 0.10
function M.begin(options)
  if vim.g.clads ~= nil then
    require("clads.config").apply(vim.g.clads)
  end
  require("clads.filetypes").add()
  require("clads.commands").define()
  require("clads.highlight").define()
  on("ColorScheme", function()
    require("clads.highlight").define()
    require("clads.preview").colors_changed()
  end)
  on("LspAttach", attached)
  on("LspDetach", detached)
  on("BufWritePost", function()
    require("clads.other_servers").classify_all()
  end, "clads.json")
  is_native = is_native and not (options and options.by_autocommand)
  if is_native then
    vim.lsp.enable(client.name)
  else
    on("FileType", function(event)
      M.start(event.buf)
    end, client.filetypes)
    M.start_all()
  end
  require("clads.filetypes").detect_again()
end

return M
