game-name = Nim
game-about = Take counters from the heap. Whoever takes the last one wins.
option-heap = Heap
option-heap-about = How many counters lie there at the start.
option-most = At most
option-most-about = How many counters you may take in one turn.
role-first = first
role-second = second
verb-take = take
event-counters-taken = { $number ->
    [one] { SEAT($seat) } takes one counter.
   *[other] { SEAT($seat) } takes { $number } counters.
}
tell-heap = { $left ->
    [0] The heap is empty.
    [one] One counter is left.
   *[other] { $left } counters are left.
}
over-heap-empty = The last counter is taken.
