"""Drawing at real pixel size: shapes, shadows, type and the cache of finished pictures.

Every picture made here is premultiplied: scaled and layered without dark fringes, and blitted
with `pygame.BLEND_PREMULTIPLIED`.
"""
