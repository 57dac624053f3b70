--- The file types of CLADS files.
local M = {}

--- Registers the file types. Called more than once, because not all plugin managers source ftdetect/ in time.
function M.add()
  vim.filetype.add({
    extension = { clads = "clads" },
    filename = { ["clads.json"] = "clads-project" },
    -- `.clads.json` needs a pattern with a higher priority than the extension `json`.
    pattern = { [".*%.clads%.json"] = { "clads", { priority = 10 } } },
  })
end

--- Detects the file type of buffers that were opened before the plugin was loaded.
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
