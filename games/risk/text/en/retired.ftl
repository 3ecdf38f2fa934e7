# What only records made before this version say.

half-stays = Half stays to guard { NAME($source) }: { could-attack-both }
stays-at-border = { nobody-beside }
own-beside = It has { $own ->
    [0] none
   *[other] { $own }
} of the { $roads } territories next to this one
wants-beside = { NAME($wants) }. { own-beside }
