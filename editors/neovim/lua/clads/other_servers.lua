--- Makes sure that only one server handles each file: detaches other JSON servers from documents.
local client = require("clads.client")

local M = {}

--- The name of this server's configuration in nvim-lspconfig, which the plugin replaces.
local registered = "clads_lsp"

--- The file type for each kind of file that the server reports.
local filetypes = { document = "clads", project = "clads-project" }

--- Asks the server what a JSON file is, and sets the file type of documents and project files.
--- @param bufnr integer
function M.classify(bufnr)
  local filetype = vim.bo[bufnr].filetype
  if filetype ~= "json" and filetype ~= "jsonc" then
    return
  end
  client.execute(bufnr, "status", {}, function(status)
    local better = filetypes[status.kind]
    if better and vim.api.nvim_buf_is_valid(bufnr) and vim.bo[bufnr].filetype == filetype then
      vim.bo[bufnr].filetype = better
      M.detach(bufnr)
    end
  end)
end

--- Classifies all JSON files again after a project file has changed.
function M.classify_all()
  for _, bufnr in ipairs(vim.api.nvim_list_bufs()) do
    if client.of(bufnr) then
      M.classify(bufnr)
    end
  end
end

--- Whether a client is configured for JSON, but not for CLADS documents.
local function is_for_json(it)
  local served = it.config.filetypes or {}
  return (vim.tbl_contains(served, "json") or vim.tbl_contains(served, "jsonc"))
    and not vim.tbl_contains(served, "clads")
end

local function clients_of(bufnr)
  if vim.lsp.get_clients then
    return vim.lsp.get_clients({ bufnr = bufnr })
  end
  return vim.lsp.get_active_clients({ bufnr = bufnr })
end

local function is_ours(bufnr)
  return vim.api.nvim_buf_is_valid(bufnr) and vim.tbl_contains(vim.tbl_values(filetypes), vim.bo[bufnr].filetype)
end

--- Detaches other JSON servers from a document.
--- @param bufnr integer
function M.detach(bufnr)
  vim.schedule(function()
    if not is_ours(bufnr) then
      return
    end
    for _, it in ipairs(clients_of(bufnr)) do
      if it.name == registered or (it.name ~= client.name and is_for_json(it)) then
        vim.lsp.buf_detach_client(bufnr, it.id)
      end
    end
  end)
end

return M
