--- A short text about the server for the status line.
local client = require("clads.client")

local M = {}

--- The maximum width of the name of a sample, in characters.
local widest = 24

--- Records whether a server is attached to a buffer. A new server starts with the initial sample.
--- @param bufnr integer
--- @param is_attached boolean
function M.record(bufnr, is_attached)
  if vim.api.nvim_buf_is_valid(bufnr) then
    vim.b[bufnr].clads_attached = is_attached
    vim.b[bufnr].clads_sample = nil
    vim.cmd("redrawstatus!")
  end
end

--- Records the sample of a buffer.
--- @param bufnr integer
--- @param name string
function M.record_sample(bufnr, name)
  if vim.api.nvim_buf_is_valid(bufnr) then
    vim.b[bufnr].clads_sample = name
    vim.cmd("redrawstatus!")
  end
end

--- Returns what is to be shown for a buffer; reads only what has been recorded.
--- @param bufnr? integer
--- @return string
function M.text(bufnr)
  bufnr = bufnr or vim.api.nvim_get_current_buf()
  local shows_document = vim.tbl_contains({ "clads-preview", "clads-states" }, vim.bo[bufnr].filetype)
  local source = shows_document and require("clads.preview").source_of(bufnr) or bufnr
  local variables, filetype = vim.b[source], vim.bo[source].filetype
  if filetype ~= "clads" and filetype ~= "clads-project" then
    return ""
  elseif not variables.clads_attached then
    return client.may_attach() and variables.clads_attached == nil and "CLADS …" or "CLADS off"
  end
  -- A percent sign would be an item of the status line.
  local sample = (variables.clads_sample or "initial"):gsub("[%%%c]", "")
  return sample == "initial" and "CLADS" or "CLADS " .. vim.fn.strcharpart(sample, 0, widest)
end

return M
