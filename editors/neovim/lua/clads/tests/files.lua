--- The files that are tests of screens.
local M = {}

M.ending = ".clads-test.json"

--- Whether a buffer has a test.
--- @param bufnr integer
function M.is_test(bufnr)
  return vim.endswith(vim.api.nvim_buf_get_name(bufnr), M.ending)
end

--- Returns the buffer of a file.
--- @param uri string
--- @return integer
function M.buffer(uri)
  local bufnr = vim.uri_to_bufnr(uri)
  vim.fn.bufload(bufnr)
  return bufnr
end

return M
