--- The names of files that are ours.
local M = {}

--- Tells Neovim. Plugin managers differ in whether they read ftdetect/ in time, so this happens more than once.
function M.add()
  vim.filetype.add({
    extension = { clads = "clads" },
    filename = { ["clads.json"] = "clads-project" },
    -- `.clads.json` ends like any JSON file, so it needs a pattern, and one that wins over that ending.
    pattern = { [".*%.clads%.json"] = { "clads", { priority = 10 } } },
  })
end

--- Looks again at buffers that were opened before the plugin was there.
function M.detect_again()
  for _, bufnr in ipairs(vim.api.nvim_list_bufs()) do
    local path = vim.api.nvim_buf_get_name(bufnr)
    if vim.api.nvim_buf_is_loaded(bufnr) and vim.bo[bufnr].buftype == "" and path ~= "" then
      local filetype = vim.filetype.match({ filename = path })
      if (filetype == "clads" or filetype == "clads-project") and vim.bo[bufnr].filetype ~= filetype then
        vim.bo[bufnr].filetype = filetype
      end
    end
  end
end

return M
