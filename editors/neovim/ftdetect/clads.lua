-- Older versions keep the file type `json`.
if vim.fn.has("nvim-0.8") == 0 then
  return
end

-- `.clads.json` ends like any JSON file, so it needs a pattern, and one that wins over that ending.
vim.filetype.add({
  extension = { clads = "clads" },
  filename = { ["clads.json"] = "clads-project" },
  pattern = { [".*%.clads%.json"] = { "clads", { priority = 10 } } },
})
