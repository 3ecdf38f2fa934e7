# The window's log. (The same stands in `window.ftl`: this file goes when both are there.)

log-after-round = After round { $number }
log-after-chapter = After chapter { $number }
log-times = { $line } ×{ $count }
