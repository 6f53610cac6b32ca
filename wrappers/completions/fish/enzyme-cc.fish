source (status dirname)/enzyme-clang.fish
