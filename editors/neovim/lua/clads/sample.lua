--- Samples: the states that hovers, hints and previews use.
return require("clads.choice").of({
  list = "samples",
  select = "selectSample",
  option = "sample",
  title = "Sample",
  item = function(sample)
    local file = require("clads.json").present(sample.problem) or vim.fn.fnamemodify(sample.source, ":t")
    return ("%s (%s)"):format(sample.name, file)
  end,
  selected = function(bufnr, name)
    require("clads.statusline").record_sample(bufnr, name)
  end,
})
