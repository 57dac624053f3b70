if vim.g.loaded_clads then
  return
end
vim.g.loaded_clads = 1

if vim.fn.has("nvim-0.8") == 1 then
  require("clads.startup").begin()
else
  require("clads.unsupported").announce()
end
