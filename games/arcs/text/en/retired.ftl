# What only records made before this version say.

told-no = { $line }: no
line-of-document = { page-line }
priority-of-document = { page-words }
