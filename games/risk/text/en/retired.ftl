# What only records made before this version say.

half-stays = Half stays to guard { NAME($source) }: { could-attack-both }
stays-at-border = { nobody-beside }
