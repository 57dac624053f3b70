--- Finds the project and the workspace of a file.
local M = {}

local project_file = "clads.json"

local function folder(bufnr)
  local name = vim.api.nvim_buf_get_name(bufnr)
  if name == "" then
    return vim.loop.cwd()
  end
  return vim.fs.dirname(vim.fs.normalize(name))
end

local function nearest(markers, start)
  local found = vim.fs.find(markers, { upward = true, path = start })[1]
  return found and vim.fs.dirname(found)
end

--- Returns the folder of the nearest project file in the folder of a buffer's file or above.
--- @param bufnr integer
--- @return string?
function M.folder(bufnr)
  return nearest(project_file, folder(bufnr))
end

--- Returns the workspace root of a document: that of the project, else the repository, else the file's folder.
--- @param bufnr integer
--- @return string
function M.root(bufnr)
  return M.folder(bufnr) or nearest(".git", folder(bufnr)) or folder(bufnr)
end

return M
