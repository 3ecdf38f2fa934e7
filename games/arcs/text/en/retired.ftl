# What only records made before this version say.

told-no = { $line }: no
line-of-document = { "[" }{ $number }{ "]" } { $said }
priority-of-document = { $said }
