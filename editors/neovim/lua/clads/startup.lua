--- Puts everything in place when the plugin is loaded.
local client = require("clads.client")

local M = {}

--- Whether Neovim itself starts servers for file types.
local is_native = vim.fn.has("nvim-0.11") == 1

local group = vim.api.nvim_create_augroup("clads", { clear = true })

local function on(event, callback, pattern)
  vim.api.nvim_create_autocmd(event, { group = group, pattern = pattern, callback = callback })
end

--- Starts the server for a buffer, or lets a running one take it: what Neovim 0.11 does by itself.
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

--- Starts the server for every buffer that wants it.
function M.start_all()
  if is_native then
    vim.lsp.enable(client.name)
    return
  end
  for _, bufnr in ipairs(vim.api.nvim_list_bufs()) do
    M.start(bufnr)
  end
end

--- Makes options count that were set after the plugin was loaded.
function M.configuration_changed()
  if is_native then
    -- Neovim keeps what it has once read from lsp/clads.lua until somebody changes something.
    vim.lsp.config(client.name, {})
  end
end

local lens_events = { "BufEnter", "CursorHold", "InsertLeave", "TextChanged" }

--- How long lenses wait for another edit, in milliseconds: Neovim drops what is asked while an answer is on its way.
local lens_pause = 200

--- How often lenses were asked for, by buffer.
local lens_wishes = {}

local function refresh_lenses(bufnr)
  local wish = (lens_wishes[bufnr] or 0) + 1
  lens_wishes[bufnr] = wish
  vim.defer_fn(function()
    if lens_wishes[bufnr] == wish and vim.api.nvim_buf_is_valid(bufnr) and client.of(bufnr) then
      -- Before 0.10 it is always about the current buffer.
      vim.api.nvim_buf_call(bufnr, function()
        vim.lsp.codelens.refresh(vim.fn.has("nvim-0.10") == 1 and { bufnr = bufnr } or nil)
      end)
    end
  end, lens_pause)
end

--- Shows how often names are used. Until 0.12 Neovim has to be told when to ask again.
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

--- Shows what the server says beside the text.
local function decorate(bufnr)
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
    decorate(event.buf)
    require("clads.preview").server_came(event.buf)
    require("clads.neighbours").classify(event.buf)
  end
  require("clads.neighbours").part(event.buf)
end

local function detached(event)
  local it = vim.lsp.get_client_by_id(event.data.client_id)
  if it and it.name == client.name then
    require("clads.preview").server_left(event.buf)
  end
end

--- @param options? { by_autocommand: boolean } starts the server as Neovim 0.8 to 0.10 need it
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
    require("clads.neighbours").classify_all()
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
