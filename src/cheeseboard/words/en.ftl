# Words common to all games. Keys: seat and list words, refusals of the core, ends by the table, the command line.

and = and
seat-number = Seat { $number }

over-aborted = The game was called off. Nobody has won.
over-resigned = One side has given up.

refused-malformed-action = “{ $text }” cannot be read as an action. Write a verb and its words, such as: move e2.
refused-not-now = “{ $action }” cannot be played now. Type ? to see what can.
refused-not-your-turn = It is not { SEAT($seat) }’s turn.
refused-game-over = The game is over.
refused-not-drawn = “{ $action }” cannot come up here by chance.
refused-back-too-far = Something hidden or random has become known since; it cannot be taken back.
refused-bad-table-row = The table cannot do “{ $action }”.
refused-row-missing = Row { $row } is missing.

refused-unknown-game = There is no game “{ $game }”. Choose one of: { $games }.
refused-unknown-bot = There is no bot “{ $bot }”. Choose one of: { $bots }.
refused-unknown-language = There is no language “{ $language }”. Choose one of: { $languages }.
refused-bot-not-yet = “{ $bot }”: programs of your own cannot be seated yet.
refused-seat-count = This game cannot be played by { $seats }. Players: { $allowed }.
refused-option-unknown = There is no option “{ $option }”. Options: { $allowed }.
refused-option-range = Option “{ $option }” cannot be { $value }. It can be: { $allowed }.
refused-option-form = “{ $text }” is not an option. Write it as name=value.

refused-file-missing = There is no file “{ $file }”.
refused-file-unreadable = “{ $file }” cannot be read as text.
refused-file-unwritable = “{ $file }” cannot be written.
refused-file-exists = “{ $file }” is there already. Go on with it by --resume, or choose another name.
refused-file-line-ends = Line { $line }: lines must end with a line feed alone.
refused-file-too-long = The file is too long to be one game.
refused-file-cut-off = Line { $line }: the file is cut off; it must end with a line break.
refused-file-no-blank-line = Line { $line }: a blank line must stand between the tags and the rows.
refused-file-bad-tag = Line { $line }: “{ $tag }” is not a tag that belongs here.
refused-file-bad-value = Line { $line }: the value of { $tag } cannot be read.
refused-file-tag-missing = Line { $line }: the tag { $tag } is missing.
refused-file-nonce-count = Line { $line }: Nonces must hold one value for each seat, even if it is empty.
refused-file-bad-row = Line { $line }: this is not a row such as “2 0 move e2”.
refused-file-row-number = Line { $line }: this must be row { $row }.
refused-file-row-after-end = Line { $line }: nothing but Result and Digest may follow the rows.
refused-file-other-game = The file tells of another game: “{ $game }”.
refused-file-newer-rules = The file needs rules { $rules }, newer than ours. Update Cheeseboard.
refused-file-bad-options = No game can start with the options of this file: { $why }.
refused-file-illegal-row = Line { $line }: row { $row } cannot be played: { $why }.
refused-file-over = The game in this file is over. Use “cheeseboard replay” to look at it.
refused-file-no-seed = The seed of this running game is missing: it should lie in “{ $file }”.
refused-verify-not-over = The game is not over, so its seed is still secret and nothing can be checked yet.
refused-verify-commitment = The seed is not the one that was promised: the commitment does not fit.
refused-verify-draw = Line { $line }: row { $row }, “{ $action }”, is not what the seed draws.
refused-verify-result = Line { $line }: the result is not the one the game came to.
refused-verify-chain = Line { $line }: the chain is broken; something in the file was changed.
refused-verify-digest = The digest you kept does not occur in this game: it was changed, or it is another game.

refused-no-positions = Positions of { $game } cannot be written as text.
refused-no-scores = There are no scores of { $game }; use game files.

saved = Saved in { $file }.
verify-holds = { $draws ->
    [0] The game holds: seed, result and chain agree (rows: { $rows }).
    [one] The game holds: seed, one draw, result and chain agree (rows: { $rows }).
   *[other] The game holds: seed, { $draws } draws, result and chain agree (rows: { $rows }).
}
check-holds = All laws hold: { $steps } steps of { $walks } games held against each law, { $games } games played to the end, the longest in { $longest } steps.

refused-nothing-to-take-back = There is nothing to take back.

play-promise = All that chance will bring is fixed; its seal is { $commitment }. Type ? for help.
play-prompt = { SEAT($who) } ›
play-thinking = { SEAT($who) } is thinking …
play-hand-over = { SEAT($who) }, it is your turn: take the keyboard and press Enter.
play-help-short = Type an action, or ? for help.
play-help = Type an action, or one of: show, tell, undo, save FILE, resign, quit. You can play now:
play-undone = Taken back.
play-resume = Go on later with: { $command }
play-bye = Goodbye! (Start with --save FILE to keep a game for later.)

players = { $seats } players

table-back = The game goes back to before row { $row }.
table-resign = { SEAT($who) } gives up.
table-abort = The game is called off.
table-bot = A bot plays on for { SEAT($who) }.

refused-option-with-position = The position itself says its seats and options; leave --seats and --option away.
refused-option-with-resume = A saved game has its seats and options already; leave --seat and --option away.
