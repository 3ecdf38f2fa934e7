"""Drawing at real pixel size: shapes, type, finished pictures; brush, dice, charts, portraits.

Every picture made here is premultiplied: scaled and layered without dark fringes, and blitted
with `pygame.BLEND_PREMULTIPLIED`.
"""
