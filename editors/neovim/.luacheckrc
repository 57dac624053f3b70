globals = { "vim" }
max_line_length = 120
