--- What users call from Lua. Nothing here has to be called: the plugin works without.
local M = {}

--- Changes options; see |clads-options|. What is not named stays as it is.
--- @param options? table
function M.setup(options)
  if vim.fn.has("nvim-0.8") == 0 then
    return
  end
  require("clads.config").apply(options or {})
  require("clads.startup").configuration_changed()
end

--- Opens the preview of a document, or changes the one that is open.
--- @param options? { width?: integer, color_scheme?: "light"|"dark", as?: "device"|"spec", sample?: string }
--- @param bufnr? integer the current buffer unless said otherwise
function M.preview(options, bufnr)
  require("clads.preview").open(bufnr or vim.api.nvim_get_current_buf(), options or {})
end

--- Evaluates an expression in the scope of the cursor, or a template, and shows what it gives.
--- @param text? string what stands under the cursor unless said otherwise
function M.evaluate(text)
  require("clads.evaluate").run(text)
end

--- Chooses the sample whose state is shown.
--- @param name? string asks when there is none
function M.sample(name)
  require("clads.sample").choose(name)
end

--- Explains a rule.
--- @param rule? string the one under the cursor unless said otherwise
function M.explain(rule)
  require("clads.explain").show(rule)
end

--- Stops the server and starts it again.
function M.restart()
  require("clads.restart").restart()
end

return M
