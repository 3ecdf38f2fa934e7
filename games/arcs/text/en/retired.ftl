# What only records made before this version say.

told-no = { $line }: no
