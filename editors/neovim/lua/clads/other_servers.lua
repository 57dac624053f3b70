--- Sees to it that one server speaks about each file: other JSON servers leave documents alone.
local client = require("clads.client")

local M = {}

--- The file type for what the server says a file is.
local filetypes = { document = "clads", project = "clads-project" }

--- Asks the server what a JSON file is, and gives documents and project files their own file type.
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
      M.part(bufnr)
    end
  end)
end

--- Asks again about all JSON files, as a project lists others now.
function M.classify_all()
  for _, bufnr in ipairs(vim.api.nvim_list_bufs()) do
    if client.of(bufnr) then
      M.classify(bufnr)
    end
  end
end

--- Whether a client came for JSON as such, and nobody has asked it to look after CLADS documents too.
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

--- Parts a document from other JSON servers.
--- @param bufnr integer
function M.part(bufnr)
  vim.schedule(function()
    if not is_ours(bufnr) then
      return
    end
    for _, it in ipairs(clients_of(bufnr)) do
      if it.name ~= client.name and is_for_json(it) then
        vim.lsp.buf_detach_client(bufnr, it.id)
      end
    end
  end)
end

return M
