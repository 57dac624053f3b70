--- The Lua API. None of it has to be called.
local M = {}

--- Sets options; see |clads-options|. Options that are not given keep their values.
--- @param options? table
function M.setup(options)
  if vim.fn.has("nvim-0.8") == 0 then
    return
  end
  require("clads.config").apply(options or {})
  require("clads.startup").configuration_changed()
end

--- Opens the preview of a document, or changes the options of the open one.
--- @param options? table `width?: integer`, `color_scheme?: "light"|"dark"`, `as?: "device"|"spec"`, `sample?: string`
---   and `client?: string`
--- @param bufnr? integer the current buffer by default
function M.preview(options, bufnr)
  require("clads.preview").open(bufnr or vim.api.nvim_get_current_buf(), options or {})
end

--- Opens the screen of a document as a page in the browser, and changes the options of that page. `height` is in rows.
--- @param options? table those of `preview`, and `height?: integer`
--- @param bufnr? integer the current buffer by default
function M.browser(options, bufnr)
  require("clads.browser").open(bufnr or vim.api.nvim_get_current_buf(), options or {})
end

--- Opens all states of a document as text beside it, or changes the options of what is open.
--- @param options? table `color_scheme?: "light"|"dark"`, `columns?: integer` and `client?: string`
--- @param bufnr? integer the current buffer by default
function M.states(options, bufnr)
  require("clads.states").grids.open(bufnr or vim.api.nvim_get_current_buf(), options or {})
end

--- Opens all states of a document as a page in the browser; options that are not given have their defaults.
--- @param options? table `color_scheme?: "light"|"dark"`, `client?: string`, `rtl?: boolean`, `pseudo?: boolean` and
---   `follow?: boolean`
--- @param bufnr? integer the current buffer by default
function M.states_page(options, bufnr)
  require("clads.states").pages.open(bufnr or vim.api.nvim_get_current_buf(), options or {})
end

--- Runs the tests of a document, or a test; failures are in the quickfix list.
--- @param options? table `all?: boolean` for those of the workspace, `update?: boolean` for their stored outlines
--- @param bufnr? integer the current buffer by default
function M.test(options, bufnr)
  require("clads.tests.run").run(bufnr or vim.api.nvim_get_current_buf(), options)
end

--- Starts to record a test in the preview of a document, which is opened if it is not.
--- @param bufnr? integer the current buffer by default
function M.record(bufnr)
  require("clads.recording").run(bufnr or vim.api.nvim_get_current_buf(), "start")
end

--- Plays a test step by step.
--- @param bufnr? integer the current buffer by default
function M.play(bufnr)
  require("clads.tests.play").open(bufnr or vim.api.nvim_get_current_buf())
end

--- Evaluates an expression or a template in the scope of the cursor and shows the result.
--- @param text? string the expression under the cursor by default
function M.evaluate(text)
  require("clads.evaluate").run(text)
end

--- Chooses the sample for hovers, hints and previews.
--- @param name? string asks the user by default
function M.sample(name)
  require("clads.sample").choose(name)
end

--- Draws the previews of the document as a version of the app draws it.
--- @param name? string asks the user by default
function M.client(name)
  require("clads.app_version").choose(name)
end

--- Shows the documentation of a rule.
--- @param rule? string the one under the cursor by default
function M.explain(rule)
  require("clads.explain").show(rule)
end

--- Returns a short text for the status line, such as `CLADS` or `CLADS ada` with a sample; an empty string where there
--- is nothing to say. It never fails, and sends no request.
--- @param bufnr? integer the current buffer by default
--- @return string
function M.statusline(bufnr)
  local works, text = pcall(function()
    return require("clads.statusline").text(bufnr)
  end)
  return works and text or ""
end

--- Restarts the server.
function M.restart()
  require("clads.restart").restart()
end

return M
