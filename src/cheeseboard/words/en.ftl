# Words common to all games. Keys: seat and list words, refusals of the core, ends by the table, the command line.

and = and
seat-number = Seat { $number }
labelled = { $label }: { $text }

over-aborted = The game was called off. Nobody won.
over-resigned = Ended by resignation.
over-timeout = Time ran out.

refused-malformed-action = “{ $text }” can’t be read as a move.
    .next = Write it like this: move e2.
refused-not-now = “{ $action }” can’t be played now.
    .next = Choose one of the moves on offer.
refused-not-your-turn = It’s not { SEAT($seat) }’s turn.
    .you-seat = It’s not your turn.
    .next = Wait for the others.
refused-game-over = The game is over.
    .next = Start a new one to play on.
refused-not-drawn = “{ $action }” can’t come up here.
    .next = Choose one of the possible outcomes.
refused-back-too-far = Something hidden or random has been revealed since, so this can’t be taken back.
refused-bad-table-row = The table can’t do “{ $action }”.
    .next = Ask for the original file.
refused-row-missing = Entry { $row } is missing.
    .next = Ask for the original file.

refused-unknown-game = There’s no game called “{ $game }”.
    .next = Choose one of these: { $games }.
refused-unknown-bot = There’s no bot called “{ $bot }”.
    .next = Choose one of these: { $bots }.
refused-unknown-language = There’s no language called “{ $language }”.
    .next = Choose one of these: { $languages }.
refused-bot-only-in-match = “{ $bot }” can’t play here: your own programs can only play matches.
    .next = Start one with: cheeseboard match.
refused-program-missing = The program “{ $program }” can’t be started.
    .next = Check its name and whether you’re allowed to run it.
refused-program-silent = “{ $program }” didn’t answer “{ $command }” in time.
    .next = Run it by hand to see what it does.
refused-program-wrong = “{ $program }” answered “{ $command }” with “{ $answer }”.
    .next = A good answer begins with “=”.
refused-seat-count = Wrong number of players: { $seats }.
    .next = Choose one of these: { $allowed }.
refused-option-unknown = There’s no option called “{ $option }”.
    .next = Choose one of these: { $allowed }.
refused-option-range = Option “{ $option }” can’t be { $value }.
    .next = It can be: { $allowed }.
refused-option-is-text = Option “{ $option }” isn’t text.
    .next = Write it without quotes: { $value }.
refused-option-form = “{ $text }” is not an option.
    .next = Write it as name=value.
refused-ladder-too-few = A ladder needs at least two different bots.
    .next = Add another one.

refused-file-missing = There’s no file “{ $file }”.
    .next = Check the name and the folder.
refused-file-unreadable = “{ $file }” can’t be read as text.
    .next = Choose a text file, such as a saved game.
refused-file-unwritable = “{ $file }” can’t be written.
    .next = Choose another name or folder.
refused-file-exists = “{ $file }” already exists.
    .next = Continue that game with --resume, or choose another name.
refused-file-line-ends = Line { $line }: lines must end with a line feed alone.
    .next = Save the file with Unix line ends (LF).
refused-file-control-sign = Line { $line } has a control character, which doesn’t belong in a game file.
    .next = Remove it and try again.
refused-file-too-long = The file is too long for one game.
    .next = Choose a file with a single game.
refused-file-cut-off = Line { $line }: the file is cut off; it must end with a line break.
    .next = Get a complete copy.
refused-file-no-blank-line = Line { $line }: a blank line is missing between the tags and the entries.
    .next = Add it and try again.
refused-file-bad-tag = Line { $line }: the tag “{ $tag }” doesn’t belong here.
    .next = Remove or correct it.
refused-file-bad-value = Line { $line }: the value of { $tag } can’t be read.
    .next = Correct it, or get the file again.
refused-file-tag-missing = Line { $line }: the tag { $tag } is missing.
    .next = Add it, or get the file again.
refused-file-nonce-count = Line { $line }: Nonces needs one value for each seat, even an empty one.
    .next = Correct it, or get the file again.
refused-file-bad-row = Line { $line } is not an entry such as “2 0 move e2”.
    .next = Correct it, or get the file again.
refused-file-row-number = Line { $line } should be entry { $row }.
    .next = Correct it, or get the file again.
refused-file-row-after-end = Line { $line }: only Result and Digest may come after the entries.
    .next = Remove this line.
refused-file-other-game = This file holds a game of “{ $game }”.
    .next = Use it with that game.
refused-file-newer-rules = The file needs version { $rules } of the rules, which is newer than ours.
    .next = Update Cheeseboard.
refused-file-bad-options = No game can start with the options in this file: { $why }.
    .next = Correct them and try again.
refused-file-illegal-row = Line { $line }: entry { $row } can’t be played: { $why }.
    .next = Correct it, or get the file again.
refused-file-over = The game in this file is over.
    .next = Watch it with: cheeseboard replay.
refused-file-no-seed = The seed of this unfinished game is missing.
    .next = Put it back into “{ $file }”.
refused-results-unreadable = “{ $file }” isn’t a results file.
    .next = Choose one that “cheeseboard match” wrote.
refused-results-of-another = “{ $file }” holds results of another game, seed or options.
    .next = Choose another name.
refused-luck-not-over = The game in “{ $file }” isn’t over, and luck can only be measured afterwards.
    .next = Finish it first.
refused-verify-not-over = The game isn’t over, so its seed is still secret and nothing can be checked yet.
    .next = Wait for the end.
refused-verify-commitment = The seed doesn’t match the fairness seal that was fixed before the game.
    .next = Ask for the original file.
refused-verify-draw = Line { $line }: the seed doesn’t draw “{ $action }” here (entry { $row }).
    .next = Ask for the original file.
refused-verify-result = Line { $line }: this is not how the game ended.
    .next = Ask for the original file.
refused-verify-chain = Line { $line }: the chain is broken, so something in the file was changed.
    .next = Ask for the original file.
refused-verify-copied = Entries 1 to { $row } were copied from another game, so their draws can’t be checked here.
    .next = Check the original game, or the rest of this one with --copied (in Python: copied=True).
refused-verify-digest = The digest you kept doesn’t occur in this game: it was changed, or it’s a different game.
    .next = Check the digest, or ask for the original file.

refused-no-positions = Positions of { $game } can’t be written as text.
    .next = Use a game file instead.
refused-no-scores = There are no scoresheets for { $game }.
    .next = Use game files instead.
refused-no-engine = There’s no engine for { $game }.
    .next = Let bots play it with: cheeseboard match.
refused-no-such-command = There’s no command “{ $command }”.
    .next = Use one of these: { $commands }.
refused-seconds-range = “{ $text }” is not a thinking time.
    .next = Write seconds: more than 0, at most { $most }.

saved = Saved in { $file }.
match-repeats = Only { $different } of { $games } games are different, and the same game counts only once. Try --openings 4.
match-times = { $mean } ms per move, { $longest } ms at most
verify-holds = { $draws ->
    [0] Verified: seed, moves, result and chain all match (entries: { $rows }).
    [one] Verified: seed, moves, one draw, result and chain all match (entries: { $rows }).
   *[other] Verified: seed, moves, { $draws } draws, result and chain all match (entries: { $rows }).
}
check-begins = Playing { $walks } games to check every law, then { $games } more to the end. This takes a while …
check-holds = All laws hold. Steps checked: { $steps } in { $walks } games. Games played to the end: { $games }, the longest with { $longest } steps.

analyse-steps = { $steps } steps
analyse-won = wins in { $actions }
analyse-lost = loses in { $actions }
analyse-work = depth { $depth }, { $nodes } positions
analyse-better = better: { $line }
verdict-good = good
verdict-inaccuracy = inaccuracy
verdict-mistake = mistake
verdict-blunder = blunder

refused-nothing-to-take-back = There’s nothing to take back.
    .next = Make a move first.
refused-which-seat = { $seats ->
    [one] One player still has to answer, and nobody may know who.
   *[other] { $seats } players have to answer at the same time.
}
    .next = Say for which seat, as in: seat=1.
refused-chance-first = First comes a roll or a draw.
    .next = Play one of its outcomes.
refused-unknown-seat = There’s no seat { $seat }.
    .next = The last one is { $most }.
refused-unknown-row = There’s no entry { $row } in this game.
    .next = The last one is { $most }.
refused-bots-per-seat = { $bots } bots don’t fit { $seats } seats.
    .next = Give one for all, or one for each.
refused-names-per-seat = { $names } names don’t fit { $seats } seats.
    .next = Give one for each.
refused-only-imagined = This game was only imagined: it can’t be saved, and no program can play it.
    .next = Use a game from new or load.
refused-file-has-secrets = Anyone could read all hidden cards of this running game in “{ $file }”.
    .next = To save it anyway, use secrets=True.

refused-unknown-ruling = There’s no rule with the number { $number }.
    .next = Type “rules” to read how the game goes.
refused-save-where = Which file should the game be saved in?
    .next = Type “save” and a file name, for example “save evening.game”.

play-promise = Fairness seal: { $commitment }. It fixes every roll and card before the game starts.
play-prompt = { SEAT($who) } ›
    .you-who = You ›
play-thinking = { SEAT($who) } is thinking …
play-hand-over = { SEAT($who) }, it’s your turn. Sit at the keyboard and press Enter.
play-help = Type a move, or one of these words:
      hint – what a bot would play here
      rules – how the game goes; rules with a number, such as rules { $ruling }, shows that rule
      show, describe – the board as a drawing, or in sentences
      undo – take back your last move
      save FILE – keep the game for later
      resign – lose this game now · quit – stop for now
    You can play:
play-choices = Type a move: { $choices }
play-commands = Or: ? (help), hint, rules, undo, save FILE, quit
play-hint-comes = Looking for a hint …
play-hint = Hint: a bot would play “{ $action }”.
play-you = You
play-undone = Move taken back.
play-resume = Continue later with: { $command }
play-bye = Goodbye! (Start with --save FILE to save a game for later.)

players = { $seats } players

bot-random = Random
bot-random-about = Plays whatever comes to mind.
bot-greedy = Greedy
bot-greedy-about = Takes whatever looks best right now.
bot-level = Level { $number }
bot-level-about = The higher the level, the stronger the bot.
# One for each bot at a table, with a comma between; the same in every language.
bot-names = Pip, Momo, Bobo, Zuzu, Kiko, Lulu, Nino, Tilda, Otto, Ida, Emil, Frida, Knut, Selma, Oskar, Wanda, Theo, Mimi, Rollo, Fanny, Hugo, Bella, Anton, Olga, Pepe, Greta, Bruno, Stella, Felix, Zita

event-rows-taken-back = { SEAT($seat) } took back the last move.
    .you-seat = You took back your last move.
event-player-resigned = { SEAT($seat) } resigned.
    .you-seat = You resigned.
event-time-ran-out = { SEAT($seat) } ran out of time.
    .you-seat = You ran out of time.
event-game-aborted = The game was called off.
event-stand-in-seated = A bot plays for { SEAT($seat) } now.
    .you-seat = A bot plays for you now.

refused-option-with-position = The position already says who plays and with which options.
    .next = Leave out --seats and --option.
refused-option-with-resume = A saved game already has its seats and options.
    .next = Leave out --seat and --option.

# store and bus
refused-store-down = Games can’t be loaded or saved right now. Nothing is lost.
    .next = Please try again in a moment.
refused-database-newer = This database comes from a newer Cheeseboard (version { $version }, this one knows { $newest }). It was not touched.
    .next = Update Cheeseboard.
refused-database-foreign = This file or database holds something else, not Cheeseboard games. It was not touched.
    .next = Choose another one with --db or --data.
refused-code-taken = Another open table already has this code.
    .next = Please try again.
refused-account-taken = This account name is taken.
    .next = Choose another one.
refused-has-account = You already have an account.
    .next = Sign out to use another one.
refused-unknown-person = This server doesn’t know you any more.
    .next = Reload the page to start afresh.
refused-bus-down = Redis can’t be reached at this address.
    .next = Check that it is running and that --bus is right.
refused-bus-needed = Several processes need Redis to hear from each other.
    .next = Give its address with --bus.

# The server

refused-too-fast = That was a bit too fast.
    .next = Please try again in { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }.
refused-too-big = That’s too much at once.
    .next = Make it shorter and try again.
refused-not-json = Only JSON is accepted here.
    .next = Send it with Content-Type: application/json.
refused-head-too-big = Your browser sent more than this server accepts.
    .next = Delete this site’s cookies and try again.
refused-request-too-slow = The request took too long to arrive.
    .next = Please try again.
refused-too-many-connections = Your address already has { $most } open connections.
    .next = Close some tabs or programs and try again.
refused-server-full = The server is full right now.
    .next = Please try again in { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }.
refused-no-person = This browser isn’t known here yet.
    .next = Reload the page.
refused-bad-token = This token isn’t valid.
    .next = Make a new one under “You”.
refused-bad-word = This invitation to take over a seat is no longer valid.
    .next = Ask for a new one.
refused-bad-link = This link has already been used or is too old.
    .next = Make a new one.
refused-wrong-password = Name and password don’t match.
    .next = Check both and try again.
refused-bad-name = A name needs at least one letter.
    .next = Choose another name.
refused-foreign-host = This server isn’t known as “{ $host }”.
    .next = Open it at the address it printed when it started.
refused-foreign-page = This came from another website.
    .next = Open Cheeseboard itself and try again.
refused-bad-request = This can’t be read: { $what }.
    .next = Correct it and send it again.
refused-wrong-method = This can’t be done like that.
    .next = Check the method of the request.
refused-unknown-page = There’s nothing here.
    .next = Check the address.
refused-old-page = This page is out of date.
    .next = Please reload it.
refused-our-fault = Something went wrong on our side. Nothing was changed.
    .next = Please try again.
refused-not-watchable = Only the players can see this game.
    .next = Join another table, or create one.
refused-bot-plays = A bot is playing for { SEAT($seat) }.
    .you-seat = A bot is playing for you.
    .next = Take the seat back first.
refused-unknown-code = No open table has this code.
    .next = Check the six letters.
refused-bot-too-slow = { $seconds ->
        [one] Bots may think for one second at most here.
       *[other] Bots may think for { $seconds } seconds at most here.
    }
    .next = Choose a faster one.
refused-not-a-window = You can only pass without looking while everyone may respond.
    .next = Look at your own side and choose a move.
refused-no-wait-left = You can’t keep everyone waiting any longer.
    .next = Answer, or let it pass.
refused-not-over = The game isn’t over yet.
    .next = Wait for the end.
refused-no-rules-page = The rules of { $game } aren’t part of this installation.
    .next = Read them in the folder docs/rules of the source code.
refused-lesson-other = That’s allowed, but not what this step is about: { $action }.
    .next = Try what the step asks for.
refused-no-lesson = There’s no lesson for { $game } yet.
    .next = Read the rules instead.
refused-unknown-lesson = There’s no lesson “{ $lesson }”.
    .next = Choose one of: { $lessons }.
refused-unknown-lesson-step = The lesson has no step { $step }.
    .next = Start it from the beginning.
refused-log-level = There’s no log level “{ $level }”.
    .next = Choose debug, info, warning or error.
refused-bad-database = The address after --db doesn’t belong to a database.
    .next = Use sqlite:///folder/file.db or postgresql+asyncpg://user@host/name.
refused-bad-bus = The address after --bus doesn’t belong to a Redis server.
    .next = Use redis://host:6379.
refused-bad-url = “{ $url }” is not a web address.
    .next = Write it like this: https://games.example.
refused-bad-host = This computer has no address “{ $host }”.
    .next = Leave out --host, or use --lan.
refused-no-free-port = Port { $port } and the ones after it are all in use.
    .next = Choose another one with --port.
refused-port-forbidden = You aren’t allowed to open port { $port }.
    .next = Choose one above 1023.
refused-folder-unwritable = Nothing can be saved in “{ $folder }”.
    .next = Choose another folder with --data.
refused-nothing-kept = Nothing has been saved in “{ $folder }” yet.
    .next = Choose another folder with --data.
refused-unknown-account = There’s no account “{ $account }”.
    .next = Check the name.

event-seat-reclaimed = { SEAT($seat) } is back.
    .you-seat = You’re back.

serve-address = Play at { $address }
serve-only-here = Only this computer can join. Start with --lan to let others on your network join, too.
serve-data = Everything is saved in { $folder }
serve-stop = Press Ctrl-C to stop the server.
serve-stopped = Stopped. All games are saved.
worker-ready = Ready: bots think here. Press Ctrl-C to stop.
people-reset = New password for { $account }: { $password }
web-not-built = The web pages have not been built on this server
web-not-built-how = To build them, run this in the folder with Cheeseboard’s source, then reload this page:
web-not-built-terminal = Or play in a terminal:

# Lobby and table in the web client
web-welcome = What would you like to play?
web-seats = Players
web-option-usual = standard
web-clock = Time to think
web-watchable = Others can watch
web-open-tables = Open tables
web-code-label = Code, six letters
web-join = Join
web-asks-you = your turn
web-table = Table
web-board = Board
web-starting = The game is about to start …
web-invite-link = Link for your friends
web-copied = Copied.
web-code = Code:
web-start = Start
web-fill = Fill with bots and start
web-your-turn = Your turn
web-picked = Already chosen. Tap it again to confirm.
web-picked-do = Confirm
web-your-answer = You can respond
web-turn-of = Your turn, { $who }
web-play = Play
web-choose = Choose { $number }
web-none = none
web-waiting = Waiting for { $who }
web-in = Done. Waiting for the others …
web-spectator = You are watching.
web-at-the-table = At the table
web-empty-seat = empty seat
web-free = free
web-you = you
web-bot = bot
web-away = away
web-is-away = { $who } is away
web-sit = Sit here
web-name-there = Who’s sitting there?
web-stand = Stand up
web-remove = Free this seat
web-bot-soon = In { $left } you can let a bot play for { $who }
web-let-bot = Let a bot play
web-agree = Yes
web-decline = No
web-resign = Resign
web-file = Download the game
web-rematch = Play again
web-rematch-there = To the next game
web-rematch-offered = { $who } wants a rematch.
web-rematch-waits = Waiting for { $who } …
web-rematch-declined = The rematch was declined.
web-rematch-lapsed = Nobody joined the rematch in time.
web-rematch-join = Join
web-rematch-no = No thanks
web-rematch-start = Start without { $who }: a bot plays until they arrive
web-rematch-begun = The next game has begun. A bot is playing for you until you’re there.
web-news = What happened
web-chat = Chat
web-chat-label = Write a message
web-send = Send
web-lost = Connection lost. Trying again …
web-back-again = You’re connected again.
web-new-version = A new version is ready. This page reloads in a moment.
web-new-version-reload = A new version is ready. Please reload this page.
web-seal = Fairness seal, fixed before the game: { $text }
web-link-title = Play on this device
web-link-done = You’re { $who } on this device now.
web-link-ask = On this device you’re { $me }, with { $tables ->
    [one] one table
   *[other] { $tables } tables
}. Switch to { $who }?
web-link-become = Switch to { $who }
web-link-stay = Stay { $me }
web-link-empty = Part of this link is missing. On your other device, click your name at the top, create a new link and copy all of it.

# tables
refused-stale = The game has moved on in the meantime.
    .next = Look again, then choose.
refused-too-busy = Too much is happening at this table right now.
    .next = Please try again.
refused-unknown-table = This table doesn’t exist.
    .next = Check the link or the code.
refused-not-started = The game hasn’t started yet.
    .next = Wait for the host to start it.
refused-already-started = The game has started, so seats can’t be changed any more.
    .next = Create a new table for that.
refused-seat-taken = This seat is taken.
    .next = Choose another one.
refused-no-such-seat = This table doesn’t have that seat.
    .next = Choose another one.
refused-no-such-row = { $rows ->
    [one] The game has only one move so far.
   *[other] The game has only { $rows } moves so far.
}
    .next = Choose an earlier one.
refused-seats-empty = Some seats are still empty.
    .next = Wait for more players, or fill the seats with bots.
refused-seat-has-bot = A bot already plays in this seat, or the seat is empty.
    .next = Choose another seat.
refused-seat-has-no-bot = No bot is playing in this seat.
    .next = Just play on.
refused-not-away-long-enough = { SEAT($seat) } may still come back.
    .next = Wait a little before you let a bot play.
refused-not-your-seat = This isn’t your seat.
    .next = Choose your own.
refused-not-your-table = Only the host can do this.
    .next = Ask the host.
refused-not-at-this-table = You aren’t playing at this table.
    .next = Take a seat first, if one is free.
refused-look-taken = Another player already has that one.
    .next = Choose another one.
refused-unknown-order = There’s no auto-pass called “{ $order }”.
    .next = Choose one of these: { $orders }.
refused-nothing-offered = This offer is no longer open.
    .next = Make a new one.
refused-offer-open = Another player has made an offer.
    .next = Answer it first.

# The web client
web-skip = Skip to the content
web-home = All games
web-home-link = Cheeseboard, all games
web-everywhere = You and this device
web-opening = One moment …
web-again = Try again
web-close = Close
web-notices = Notices
web-cancel = Cancel
web-unreached = The server can’t be reached right now. Check your connection.
web-nowhere = There’s nothing here
web-nowhere-about = The link may be wrong, or the table has been removed.
web-settings = Settings
web-language = Language
web-theme = Colours
web-theme-auto = same as device
web-theme-light = light
web-theme-dark = dark
web-motion = Animations
web-motion-auto = same as device
web-motion-full = full
web-motion-calm = reduced
web-sound = Sounds
web-autoplay = Play forced moves for me
web-autoplay-about = When you have only one move, and playing it gives nothing away.
web-notify = Tell me when it’s my turn
web-notify-about = Shows a notification while this page is in the background.
web-about = About Cheeseboard
web-me = You
web-guest-name = Mouse { $number }

# Home of the web client
web-home-promise = No account, no cloud: play bots right away, share one screen, or send friends a link. Every roll can be checked.
web-home-games = Games
web-home-players = { $fewest } to { $most } players
web-home-players-only =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
web-home-play = Play now
web-home-find = Find a game
web-home-found = { $count ->
    [0] No games found.
    [one] One game found.
   *[other] { $count } games found.
}
web-home-new = Create a table
web-home-rules = Rules
web-home-running = Your running games
web-home-finished = Your finished games
web-home-replay = Watch again
web-home-more = Show all
web-home-join = Join friends
web-home-join-about = Type the six letters they gave you, or open their link.
web-home-no-tables = No open tables right now. Create one!

# A new table in the web client
web-yes = yes
web-no = no
web-new-who = Who’s playing?
web-new-how = Rules and time
web-new-players = { $number } players
web-new-seat = Seat { $number }
web-new-player = Player { $number }
web-new-me = me
web-new-here = on this screen
web-new-friend = friend with link
web-new-bot = bot
web-new-name = Name
web-new-level = How strong
web-new-start = Start the game
web-new-invite = Create the table and invite
web-clock-none = no clock
web-clock-decision = { $time } per move
web-clock-bank = { $time } each, plus { $more } per move
web-clock-grace = Everyone gets extra time once per game.
web-clock-out-two = If your time runs out, you lose.
web-clock-out-more = If your time runs out, a bot plays for you until you’re back.
web-clock-days = The home page lists the game and shows when it’s your turn; no emails are sent.

# Replay and the check of the dice in the web client
web-replay-title = Replay
web-replay-eyes = Seen by
web-replay-open = everyone, all cards open
web-replay-spectator = a spectator
web-replay-first = To the start
web-replay-before = One move back
web-replay-next = One move on
web-replay-last = To the end
web-replay-play = Play
web-replay-pause = Pause
web-replay-speed = Speed
web-replay-step = Move { $number } of { $of }
web-replay-table = To the table
web-replay-share = Share this moment
web-replay-copied = Link copied.
web-replay-download = Download the game
web-fair-title = Were the draws fair?
web-fair-about = Before the game, the server fixed a secret number and showed its seal; every player added a number of their own. The secret is open now, so your browser can repeat every draw and compare.
web-fair-run = Check the draws
web-fair-yes = Verified: every draw matches the seal.
web-fair-no = Something doesn’t match the seal.
web-fair-promise = The secret number matches the seal.
web-fair-draws = { $number ->
    [0] Nothing was drawn in this game.
    [one] One draw, repeated with the same result.
   *[other] { $number } draws, repeated with the same results.
}
web-fair-chain = Nothing in the log was changed ({ $number ->
    [one] one entry
   *[other] { $number } entries
}).
web-fair-kept = It’s exactly the game this browser saw.
web-fair-list = Every draw
web-fair-row = Entry
web-fair-drawn = Drawn
web-fair-chance = Chance

# Rules, About and You in the web client
web-rules-print = Print
web-about-what = Cheeseboard is free software for playing four board games together: on one screen, over a link, or against bots. It runs on your own computer.
web-about-fair = Players and bots see only what they may know, and you can check every draw after the game.
web-about-names = Names
web-about-trademarks = Quoridor is a trademark of Gigamic. PAC-MAN belongs to Bandai Namco Entertainment Inc. Gouda! Gouda! and Gouda Gangster are names of their publishers’ games. We use these names only to say which game is meant; none of the owners is connected with this project.
web-about-credits = Thanks
web-about-icons = Boards, figures and sounds are our own. The small icons on cards are by Lorc, Delapouite and others from game-icons.net.
web-me-title = About you
web-me-name = Your name, as others see it
web-me-save = Save
web-me-renamed = Your name is now { $who }.
web-me-account = Account
web-me-account-about = You don’t need one. It keeps your games and your name when you change devices.
web-me-account-name = Account name
web-me-password = Password, at least eight characters
web-me-login = Sign in
web-me-register = Create an account
web-me-signed-in = You’re signed in as { $account }.
web-me-welcome = Welcome, { $who }!
web-me-leave = Sign out
web-me-device = Another device
web-me-device-about = Open this link on your other device to have your name and games there. It works only once, so keep it to yourself.
web-me-device-make = Create a link
web-me-copy = Copy
web-me-copied = Copied.
web-me-bots = Your own bots
web-me-bots-about = A token lets your program sit at tables and play in your name.
web-me-bots-once = It’s shown only once. Copy it now.
web-me-bots-label = Name of the program
web-me-bots-make = Create a token
web-me-bots-drop = Revoke
web-me-kept = Your data
web-me-kept-about = Your name, your seats and what you wrote in chats. You can download everything, or delete it: your games stay, but without your name.
web-me-export = Download everything
web-me-forget = Delete my data
web-me-forget-sure = Yes, delete it for good
web-rank = { $rank ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $rank }th place
}
web-bot-plays = bot plays · { $bot }
web-time-left = Time left
web-last-quarter = Time is running out: { $left } left.
web-curtain-title = Pass the screen to { $who }
web-curtain-about = Everyone else, please look away.
web-curtain-lift = I’m { $who }: show my side
web-window = Does anyone here want to respond?
web-window-nobody = No one
web-watched = Seen it? On to { $who }
web-peek = Look at your side:
web-cover = Hide my side again
web-log-all = Show everything from the start
web-log-empty = Nothing has happened yet.
web-log-unfold = Show details
web-log-fold = Hide details
web-log-round = Round { $number }
web-log-in-words = Log in full sentences
web-look-back = Go back to this moment
web-looking-back = Move { $row } of { $newest }
web-step-back = One move back
web-step-on = One move on
web-now = Back to the game
web-now-asked = Your turn: back to the game
web-chat-empty = No messages yet.
web-missed-steps = { $number ->
    [one] One move was made while you were away:
   *[other] { $number } moves were made while you were away. The last one:
}
web-missed-story = { $number ->
    [one] One move was made while you were away.
   *[other] { $number } moves were made while you were away.
}
web-mute = Mute { $who }
web-hear-all = Unmute everyone
web-unread = { $number ->
    [one] One new message
   *[other] { $number } new messages
}
web-more = More about this table
web-in-words = In words
web-offered-back = { $who } wants to take back the last move.
web-offered-abort = { $who } wants to end the game without a winner.
web-offer-you-back = You asked to take back your move.
web-offer-you-abort = You suggested ending the game without a winner.
web-offer-agreed = You said yes.
web-offer-awaits = Waiting for { $who }.
web-offer-lapsed = The game went on, so it’s too late to take back your move.
web-offer-declined-back = Your move stays: your request was declined.
web-offer-declined-abort = The game goes on: your suggestion was declined.
web-withdraw = Withdraw
web-table-menu = Table menu
web-rules = Rules
web-rules-of = Rules of { $game }
web-offer-back = Take back my last move
web-offer-abort = Call off the game
web-bot-for-me = Let a bot play for me
web-hand-over = Give my seat to someone
web-hand-over-made = Send this link to the person who should play on. It works once, for an hour.
web-resign-sure = Resign this game?
web-orders = Auto-pass
web-order-none = Ask me every time
web-prompts = Prompts
web-pace = Pace
web-pace-normal = normal
web-pace-fast = fast: half the time
web-pace-instant = instant: no animations
web-pace-other = { $who } would like: { $pace }
web-pace-agree = The table plays at the slowest pace that one of you has chosen.
web-dropped = { $card } was no longer possible, so you passed.
web-missed = { $number ->
    [one] You were away and missed a chance to react.
   *[other] You were away and missed { $number } chances to react.
}
web-reaction = Time to react
web-reaction-brisk = brisk: 2 seconds, then the game goes on
web-reaction-relaxed = relaxed: 4 seconds, then the game goes on
web-reaction-everybody = everyone answers: the game waits for all
web-over = The game is over
web-over-level = It’s a draw
web-over-first = { $number ->
    [one] { $who } won!
   *[other] { $who } won!
}
web-over-winner = { $number ->
    [one] { $who } won.
   *[other] { $who } won.
}
web-replay = Watch again
web-share = Share
web-copy-failed = Please select the text and copy it.
web-figure = Figure
web-invite = Invite friends
web-invite-about = Anyone who opens the link can join, no account needed.
web-invite-picture = QR code of this link
web-only-here = Friends on other devices can’t open the link?
web-only-here-how = Right now it only works on this computer. If you run Cheeseboard here yourself, stop it and start it like this:
web-sit-beside = Someone next to me
web-bot-here = Bot for seat { $number }
web-bot-with-level = { $name } · level { $level } of { $most }
web-bot-level = bot { $level }/{ $most }
web-no-bot = no bot
web-swap = { $who } swaps seats with
web-fill-with = Bots for the free seats
web-wait-start = Waiting for the host to start.
web-seal-title = Fairness check
web-waiting-many = { $number ->
    [one] Waiting for one player
   *[other] Waiting for { $number } players
}
web-no-table = This table can’t be opened
web-log = Log
web-swap-short = swap seats
web-make-pac-man = Make a maze
web-make-gouda-gouda = Make a board
web-make-about-pac-man = Place walls and figures, and see at once whether the maze works.
web-make-about-gouda-gouda = Put things into the room, connect them with planks, and see at once whether the board works.
web-make-gallery = Start from
web-make-empty = empty
web-make-undo = Undo
web-make-redo = Redo
web-make-tools = What you draw
web-make-tool-barrier = Wall
web-make-tool-dot = Dot
web-make-tool-eraser = Eraser
web-make-tool-things = Things
web-make-tool-planks = Planks
web-make-mirror = Draw symmetrically
web-make-mirror-none = no
web-make-mirror-sides = left and right
web-make-mirror-ends = top and bottom
web-make-mirror-half = half turn
web-make-mirror-quarter = quarter turns
web-make-faults = To fix
web-make-good = Ready to play!
web-make-checking = Checking …
web-make-fair = Is it fair?
web-make-fair-about = Bots play { $games } quick games on it. They aren’t experts, so take it as a rough guess.
web-make-fair-options = Rules for the bots’ games
web-make-fair-go = Let bots play
web-make-fair-stop = Stop
web-make-fair-progress = { $games } of { $of } games
web-make-fair-pac-man = Pac-Man wins { $share }% of the games; very likely between { $low }% and { $high }%.
web-make-fair-gouda-gouda = With three players, whoever goes first wins { $share }% of the games; very likely between { $low }% and { $high }%.
web-make-fair-even = A fair share would be { $even }%. A game takes about { $steps } moves.
web-make-try = Try it against bots
web-make-use = Play it with others
web-make-link = Copy the link
web-make-link-copied = Copied! Anyone who opens the link sees your board.
web-make-download = Download
web-make-load = Load a file
web-make-bad-file = This file can’t be used: a board has 60 spaces at most. Choose another file.
web-make-bad-link = There’s no board in this link. Ask for a new one.
web-make-own = your own: { $what }
web-make-own-pac-man = { $barriers ->
    [one] maze with one wall
   *[other] maze with { $barriers } walls
}
web-make-own-gouda-gouda = { $spaces ->
    [one] board with one space
   *[other] board with { $spaces } spaces
}
web-make-edit = Change it
web-make-your-own = Make your own
web-make-maze-label = Maze editor. Arrow keys move, Enter draws, R turns a wall, Delete erases, digits choose what to draw.
web-make-maze-keys = Tap or drag to draw; drag a figure to move it. Arrow keys move, Enter draws, R turns, Del erases, Ctrl+Z undoes.
web-make-at = { $at }: { $what }
web-make-nothing = nothing
web-make-board-label = Board editor. Tab and arrow keys go from thing to thing, Shift and arrows move one, Delete removes it.
web-make-board-keys = Tap the room to add a thing, drag things around, and connect them with planks. Shift and arrows move the chosen thing, N adds one, Del removes it, Ctrl+Z undoes.
web-make-planks-keys = Drag from a thing to the one above it, or tap one and then the other. Do it again to remove the plank.
web-make-add = Add a thing
web-make-remove = Remove
web-make-name = Name
web-make-kind = Looks like
web-make-is-start = Mice can start here
web-make-is-lowest = The lowest start space
web-make-is-table = This is the table
web-make-cheese = Value of the cheese
web-make-no-cheese = none
web-make-leads = Planks lead up to
web-make-straight = straight on
web-make-choose = Choose a thing to change it.
web-make-place = { $name }. { $marks }
web-make-mark-start = start
web-make-mark-table = table
web-make-mark-cheese = cheese worth { $worth }
web-puzzles = Puzzles
web-puzzles-today = Puzzle of the day
web-puzzles-about = Find the best move. A new puzzle every day.
web-puzzle-number = Puzzle { $number } of { $of }
web-puzzle-stars = { $stars ->
    [1] easy
    [2] medium
   *[other] hard
}
web-puzzle-right = Right! Keep going.
web-puzzle-solved = Solved!
web-puzzle-wrong = Not quite. Look at the reply, then try again.
web-puzzle-thinking = Checking …
web-puzzle-again = Try again
web-puzzle-hint = Hint
web-puzzle-answer = Show the answer
web-puzzle-answer-is = The answer: { $answer }
web-puzzle-hint-is = Hint: { $hint }
web-puzzle-hint-more = Another hint
web-puzzle-found = Moves found: { $found } of { $answers }
web-puzzle-previous = Previous
web-puzzle-next = Next
web-puzzle-streak = { $days ->
    [one] One day in a row
   *[other] { $days } days in a row
}
web-puzzle-done = { $number ->
    [one] One solved so far
   *[other] { $number } solved so far
}
web-puzzle-you = You
web-puzzle-they = Opponent
web-puzzle-already = You’ve solved this one.
refused-no-boards = You can’t make your own boards for { $game }.
    .next = Choose another game.
refused-too-complex = This takes too long to read.
    .next = Make it smaller and simpler, then try again.
refused-too-many-estimates = The bots are busy with other boards.
    .next = Please try again in { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }.
refused-unknown-puzzle = There’s no puzzle { $number }.
    .next = The last one is { $most }.
refused-puzzle-withdrawn = Puzzle { $number } is gone: the rules have changed, and it no longer works.
    .next = Try another one.
refused-puzzle-lost-way = These moves don’t belong to this puzzle.
    .next = Start it again.
web-home-pastimes = Puzzles and editors

# What luck did in a game
luck-seat = seat
luck-start = expected
luck-luck = luck
luck-own = own decisions
luck-others = others’ decisions
luck-result = result
luck-chance = chance
luck-chart-expected = Chance of winning, move by move
luck-chart-luck = What luck has given each player so far

# Lessons
web-learn = Learn by playing
web-learn-title = First lesson: { $game }
web-learn-title-of = { $lesson }, lesson of { $game }
web-learn-lessons = Lessons
web-learn-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
web-learn-finished = finished
web-learn-then = Next lesson: { $lesson }
web-learn-step = Step { $number } of { $of }
web-learn-back = Back
web-learn-skip = Skip
web-learn-next = Next
web-learn-task = Your turn
web-learn-well = Well done!
web-learn-not-yet = Not quite.
web-learn-other = That’s allowed, but not what this step is about.
web-learn-ruling = Rule { $ruling }
web-learn-end = That’s all you need!
web-learn-end-about = You’ll pick up the rest as you play. An easy first game is waiting for you.
web-learn-first-game = My first game
web-learn-rules = Read the rules
web-learn-over = Start the lesson again
web-learn-leave = All games
web-learn-offer = New here?
web-learn-offer-about = Learn a game in five minutes, by playing it.
web-learn-offer-no = No, thanks

# At the table: time, absence, rematch
web-over-you = You won!
web-over-you-with = You won, together with { $who }!
web-over-lost = You lost
web-over-place = You came { $place ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
   *[other] { $place }th
}
web-over-lost-on-time = You lost on time
web-over-bot-for-you = Your bot won
web-finished-by-bot = finished by a bot
web-finished-by-bot-why = The bot made your last move or at least a third of your moves, so the game counts as the bot’s.
web-stand-in-counts = If the bot makes your last move, or a third of all your moves, the game counts as the bot’s.
web-name-of-bot = { $who } (bot)
web-your-bot = your bot
web-stand-in-you = A bot is playing for you.
web-stand-in-resigned = You resigned. A bot plays on in your place.
web-stand-in-time = Your time ran out, so a bot is playing for you.
web-stand-in-bank = Your time ran out, so a bot is playing for you. When you come back, you get { $time }.
web-stand-in-yours = A bot is playing for { $who }.
web-stand-in-returning = You’re back. The bot finishes this move, then it’s up to you.
web-im-back = I’m back
web-back-next = back for the next move
web-bot-until-here = bot plays until they join
web-stand-in-other = Let a bot play for { $who }
web-stand-in-about = It plays right away. You can come back at any time.
web-stand-in-about-other = It plays until { $who } comes back.
web-stand-in-level = Which bot?
web-stand-in-go = Let it play
web-grace = extra time
web-grace-you = Extra time! You get it once per game.
web-easier = Easier
web-harder = Harder
web-rematch-rules = The rules have changed since. The next game uses version { $version }.
web-moved-on = Everyone has moved along one seat.
web-moved-on-role = Everyone has moved along one seat. You now play: { $role }.
web-rematch-role = Everyone moves along one seat. Next you play: { $role }.

# Before the start of a table
web-invited = You’re invited to play { $game }
web-invited-as = You’ll join as { $who }.
web-invited-full = All seats are taken. You can watch once the game starts.
web-your-name = Your name
web-join-game = Join the game
web-wait-others = You’re in. Waiting for the other players …
web-all-here = Everyone is here
web-seats-free = { $number ->
    [one] One seat is still free. The game can start when every seat is taken.
   *[other] { $number } seats are still free. The game can start when every seat is taken.
}
web-arrived = { $who } has joined.
web-left = { $who } has left the table.
web-table-how = How we play
web-table-usual = Standard rules
web-table-rest-usual = Everything else is standard
web-table-private = Private: only people with the link or the code can join
web-table-listed = In the lobby: anyone can join
web-table-unwatched = Nobody else can watch
web-option-own = custom
web-anybody = Anyone can join (shows the table in the lobby)
web-share-link = Share the link
web-copy-link = Copy the link
web-fill-instead = Play with bots instead
web-option-range = From { $least } to { $most }.
web-option-per-seat = a different number for each player
web-choose-figure = Choose a figure
web-colour = Colour
web-choose-colour = Choose a colour
web-against = against { $bot }
web-home-days = Games over several days
web-home-left = { $time } left
web-over-called-off = Called off
web-rematch-missed = The rematch offer from { $who } has run out.
web-look-lost = { $who } chose { $look }. You now have { $mine }.
web-look-taken = Another player already has { $look }. You have { $mine }; you can choose another one.
web-new-with = Who else is playing?
web-new-friends = friends with link
web-new-shared = people at this screen
web-new-bots = bots
