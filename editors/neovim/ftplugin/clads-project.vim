runtime! ftplugin/clads.vim
