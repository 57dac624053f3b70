-- Older versions keep the file type `json`.
if vim.fn.has("nvim-0.8") == 1 then
  require("clads.filetypes").add()
end
