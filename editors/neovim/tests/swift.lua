--- Swift files: the documents in string literals, next to the language server for Swift.
local session = require("session")
local expect, equal, wait_for = session.expect, session.equal, session.wait_for

local tests = {}

local source = [==[
import SwiftUI
// 👋 a comment
enum Screens {
  static let home = """
    { "id": "home", "root": { "children": [
      { "type": "labbel", "text": "Hello 👋", "styleId": "title" }
    ] }, "styles": { "title": { "fontSize": 20 } } }
    """
  static let other = #"{ "id": "other", "root": { "children": [ { "type": "label", "text": "Other" } ] } }"#
}
]==]

local function open()
  session.write("swift/clads.json", '{ "documents": [{ "swift": "App/**/*.swift" }] }')
  session.write("swift/App/Screens.swift", source)
  session.write("swift/Tests/Screens.swift", source)
  return session.open("swift/App/Screens.swift")
end

--- What the language server for Swift would answer. Inside of strings it has nothing to say.
local function answer(method, params)
  local line = params.position and params.position.line
  local is_in_literal = line and line >= 3 and line <= 8
  local range = { start = { line = 2, character = 5 }, ["end"] = { line = 2, character = 12 } }
  if method == "initialize" then
    return {
      capabilities = {
        positionEncoding = "utf-16",
        textDocumentSync = { openClose = true, change = 2 },
        hoverProvider = true,
        completionProvider = { triggerCharacters = { "." } },
        definitionProvider = true,
        documentSymbolProvider = true,
        documentFormattingProvider = true,
        renameProvider = { prepareProvider = true },
        semanticTokensProvider = { legend = { tokenTypes = { "type" }, tokenModifiers = {} }, full = true },
      },
    }
  elseif method == "textDocument/hover" then
    return not is_in_literal and { contents = "of Swift" } or nil
  elseif method == "textDocument/completion" then
    return not is_in_literal and { { label = "swiftName" } } or nil
  elseif method == "textDocument/documentSymbol" then
    return { { name = "Screens", kind = 10, range = range, selectionRange = range } }
  elseif method == "textDocument/formatting" then
    return { { range = { start = { line = 0, character = 0 }, ["end"] = { line = 0, character = 0 } }, newText = "\n" } }
  elseif method == "textDocument/prepareRename" then
    return range
  elseif method == "textDocument/rename" then
    return { changes = { [params.textDocument.uri] = { { range = range, newText = params.newName } } } }
  elseif method == "textDocument/semanticTokens/full" then
    return { data = { 2, 5, 7, 0, 0 } }
  end
end

local function start_swift()
  local is_closing = false
  local function server()
    return {
      request = function(method, params, callback)
        vim.schedule(function()
          callback(nil, answer(method, params))
        end)
        return true, 1
      end,
      notify = function()
        return true
      end,
      is_closing = function()
        return is_closing
      end,
      terminate = function()
        is_closing = true
      end,
    }
  end
  vim.lsp.start({ name = "sourcekit", cmd = server, root_dir = session.folder .. "/swift" })
  return wait_for("the language server for Swift", function()
    return vim.lsp.get_clients({ name = "sourcekit", bufnr = 0 })[1]
  end)
end

--- Returns the results of all servers, by the names of their clients.
local function ask(method, params)
  local results
  vim.lsp.buf_request_all(0, method, params, function(all)
    results = {}
    for id, response in pairs(all) do
      results[vim.lsp.get_client_by_id(id).name] = response.result
    end
  end)
  return wait_for(method, function()
    return results
  end)
end

local function at_cursor()
  return vim.lsp.util.make_position_params(0, "utf-16")
end

tests["the server attaches to the Swift files that the project lists, in UTF-16"] = function()
  equal(open().offset_encoding, "utf-16")
  wait_for("the finding", function()
    return #session.findings("unknown-component-kind") == 1
  end)
  local finding = session.findings("unknown-component-kind")[1]
  equal({ finding.lnum, finding.col }, { 5, 16 }, "the place of the finding")
  vim.cmd("edit " .. session.folder .. "/swift/Tests/Screens.swift")
  session.pause(300)
  expect(session.client() == nil, "the server leaves other Swift files alone")
end

tests["globs select files as in the project file"] = function()
  local matches = require("clads.swift").matches
  for _, case in ipairs({
    { "App/**/*.swift", "App/A.swift", true },
    { "App/**/*.swift", "App/B/C/A.swift", true },
    { "App/**/*.swift", "Tests/A.swift", false },
    { "*.swift", "A.swift", true },
    { "*.swift", "App/A.swift", false },
    { "{App,Tests}/?.swift", "Tests/A.swift", true },
    { "{App,Tests}/?.swift", "Tests/AB.swift", false },
    { "**", "App/A.swift", true },
    { "A+B/(x).swift", "A+B/(x).swift", true },
  }) do
    equal(matches(case[1], case[2]), case[3], case[1] .. " and " .. case[2])
  end
end

tests["next to the language server for Swift, nothing is doubled and nobody is warned"] = function()
  open()
  start_swift()
  wait_for("the finding", function()
    return #session.findings("unknown-component-kind") == 1
  end)
  session.go_to('"title" }', 2)
  local hover = ask("textDocument/hover", at_cursor())
  expect(hover.clads ~= nil and hover.sourcekit == nil, "a hover in a literal is ours")
  session.go_to("Screens", 2)
  hover = ask("textDocument/hover", at_cursor())
  expect(hover.clads == nil and hover.sourcekit ~= nil, "a hover in Swift is not ours")
  for _, method in ipairs({ "completion", "definition", "references", "documentHighlight", "prepareRename" }) do
    local params = at_cursor()
    params.context = method == "references" and { includeDeclaration = true } or nil
    equal(ask("textDocument/" .. method, params).clads, nil, method .. " outside of a literal")
  end
  local document = { textDocument = vim.lsp.util.make_text_document_params(0) }
  local symbols = ask("textDocument/documentSymbol", document)
  equal({ #(symbols.clads or {}), #symbols.sourcekit }, { 0, 1 }, "symbols")
  equal(ask("textDocument/semanticTokens/full", document).clads, nil, "semantic tokens")
  vim.lsp.buf.rename("Views")
  wait_for("the new name", function()
    return session.text():find("enum Views {", 1, true)
  end)
  vim.lsp.buf.format()
  equal(session.text(), "\n" .. (source:gsub("Screens", "Views")), "the formatted text")
  local told = vim.inspect(session.messages) .. vim.fn.execute("messages")
  expect(not told:lower():find("encoding", 1, true), "nothing is said about encodings: " .. told)
end

tests["the preview shows the literal under the cursor"] = function()
  open()
  session.go_to("labbel")
  local preview = session.preview()
  session.shows(preview, "unknown component")
  session.replace("labbel", "label")
  session.shows(preview, "Hello 👋")
  vim.api.nvim_set_current_win(vim.fn.bufwinid(preview.source))
  session.go_to('"Other"')
  vim.cmd("CladsPreview")
  session.shows(preview, "Other")
  session.replace('"Other"', '"Another"')
  session.shows(preview, "Another")
end

tests["the page for the browser shows the literal under the cursor"] = function()
  open()
  vim.ui.open = function() end
  local function shows(text)
    local page
    wait_for("the page shows " .. text, function()
      page = require("clads.browser").of(vim.api.nvim_get_current_buf())
      local written = page and vim.loop.fs_stat(page.path) and table.concat(vim.fn.readfile(page.path), "\n")
      return written and written:find(text, 1, true)
    end)
    return page
  end
  session.go_to('"Other"')
  vim.cmd("CladsPreview --browser")
  local page = shows(">Other<")
  session.replace('"Other"', '"Another"')
  shows(">Another<")
  session.go_to("labbel")
  vim.cmd("CladsPreview --browser")
  equal(shows("unknown component"), page, "the page")
end

return tests
