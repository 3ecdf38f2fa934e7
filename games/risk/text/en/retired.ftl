# What only records made before this version say.

half-stays = Half stays to guard { NAME($source) }: { could-attack-both }
stays-at-border = { nobody-beside }
own-beside = It has { $own ->
    [0] none
   *[other] { $own }
} of the { $roads } territories next to this one
wants-beside = { NAME($wants) }. { own-beside }
stands-neutral = { troops-here } there, and { beside-it } next to it
beside-it = { $beside ->
    [one] { $beside } enemy or neutral troop
   *[other] { $beside } enemy or neutral troops
}
goes-on-neutral = It moves all it can to { NAME($territory) }, which borders { beside-it }
some-stay-neutral = { $staying } { $staying ->
    [one] troop stays
   *[other] troops stay
} to guard { NAME($source) }, which borders { beside-it }
