# Words common to all games. Keys: seat and list words, refusals of the core, ends by the table, the command line.

and = and
seat-number = Seat { $number }

over-aborted = The game was called off. Nobody has won.
over-resigned = One side has given up.
over-timeout = Time ran out.

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
refused-bot-only-in-match = “{ $bot }”: programs of your own can only play in a match.
refused-program-missing = The program “{ $program }” cannot be started.
refused-program-silent = “{ $program }” did not answer “{ $command }” in time.
refused-program-wrong = “{ $program }” answered “{ $command }” with “{ $answer }”.
refused-seat-count = This game cannot be played by { $seats }. Players: { $allowed }.
refused-option-unknown = There is no option “{ $option }”. Options: { $allowed }.
refused-option-range = Option “{ $option }” cannot be { $value }. It can be: { $allowed }.
refused-option-form = “{ $text }” is not an option. Write it as name=value.
refused-ladder-too-few = A ladder needs at least two bots.

refused-file-missing = There is no file “{ $file }”.
refused-file-unreadable = “{ $file }” cannot be read as text.
refused-file-unwritable = “{ $file }” cannot be written.
refused-file-exists = “{ $file }” is there already. Go on with it by --resume, or choose another name.
refused-file-line-ends = Line { $line }: lines must end with a line feed alone.
refused-file-control-sign = Line { $line } holds a control character, which no game file has. Remove it and try again.
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
refused-results-unreadable = “{ $file }” is no file of results.
refused-results-of-another = “{ $file }” holds results of another game, seed or options. Choose another name.
refused-luck-not-over = The game in “{ $file }” is not over: what luck did is known only after the end.
refused-verify-not-over = The game is not over, so its seed is still secret and nothing can be checked yet.
refused-verify-commitment = The seed is not the one that was promised: the commitment does not fit.
refused-verify-draw = Line { $line }: row { $row }, “{ $action }”, is not what the seed draws.
refused-verify-result = Line { $line }: the result is not the one the game came to.
refused-verify-chain = Line { $line }: the chain is broken; something in the file was changed.
refused-verify-digest = The digest you kept does not occur in this game: it was changed, or it is another game.

refused-no-positions = Positions of { $game } cannot be written as text.
refused-no-scores = There are no scores of { $game }; use game files.
refused-no-engine = There is no engine for { $game }.
refused-no-such-command = There is no command “{ $command }”. Commands: { $commands }.
refused-seconds-range = “{ $text }” is not a thinking time. Write seconds, more than 0 and at most { $most }.

saved = Saved in { $file }.
verify-holds = { $draws ->
    [0] The game holds: seed, result and chain agree (rows: { $rows }).
    [one] The game holds: seed, one draw, result and chain agree (rows: { $rows }).
   *[other] The game holds: seed, { $draws } draws, result and chain agree (rows: { $rows }).
}
check-begins = Playing { $walks } games against every law, then { $games } to their end; this takes a while …
check-holds = All laws hold: { $steps } steps of { $walks } games held against each law, { $games } games played to the end, the longest in { $longest } steps.

analyse-steps = { $steps } steps
analyse-won = wins in { $actions }
analyse-lost = loses in { $actions }
analyse-work = depth { $depth }, { $nodes } positions
analyse-better = better: { $line }
verdict-good = good
verdict-inaccuracy = inaccuracy
verdict-mistake = mistake
verdict-blunder = blunder

refused-nothing-to-take-back = There is nothing to take back.
refused-which-seat = { $seats } are asked at once. Say for which seat, as in: seat=1.
refused-chance-first = Chance comes first. Play one of its outcomes.
refused-unknown-seat = There is no seat { $seat }. The last one is { $most }.
refused-unknown-row = There is no row { $row }. The last one is { $most }.
refused-bots-per-seat = { $bots } bots do not fit { $seats } seats. Give one for all, or one for each.
refused-names-per-seat = { $names } names do not fit { $seats } seats. Give one for each.
refused-file-has-secrets = A running game with hidden cards would show them all in “{ $file }”. Save it with secrets=True if you want that.

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

bot-random = Random
bot-random-about = Plays the first thing that comes to mind.
bot-greedy = Greedy
bot-greedy-about = Takes whatever looks best right now.
bot-level = Level { $number }
bot-level-about = The higher the level, the stronger the bot.
# One for each bot at a table, with a comma between; the same in every language.
bot-names = Pip, Momo, Bobo, Zuzu, Kiko, Lulu, Nino, Tilda, Otto, Ida, Emil, Frida, Knut, Selma, Oskar, Wanda, Theo, Mimi, Rollo, Fanny, Hugo, Bella, Anton, Olga, Pepe, Greta, Bruno, Stella, Felix, Zita

event-rows-taken-back = The game goes back to before row { $row }.
event-player-resigned = { SEAT($seat) } resigned.
    .you-seat = You resigned.
event-time-ran-out = { SEAT($seat) } ran out of time.
    .you-seat = You ran out of time.
event-game-aborted = The game is called off.
event-stand-in-seated = A bot plays for { SEAT($seat) }.
    .you-seat = A bot plays for you.

refused-option-with-position = The position itself says its seats and options; leave --seats and --option away.
refused-option-with-resume = A saved game has its seats and options already; leave --seat and --option away.

# store and bus
refused-store-down = The games cannot be read or saved right now. Nothing is lost; please try again in a moment.
refused-database-newer = This database was written by a newer Cheeseboard (version { $version }, this one knows { $newest }). Update Cheeseboard; the database was not touched.
refused-database-foreign = This file or database holds something else, not games of Cheeseboard. It was not touched.
refused-code-taken = Another open table has this code already.
refused-account-taken = Somebody else has an account of this name.
refused-has-account = You have an account already.
refused-unknown-person = Nobody of this id is known here.
refused-bus-down = Redis cannot be reached at this address.
refused-bus-needed = Several processes need Redis to hear of each other. Give its address with --bus.

# The server

refused-too-fast = That was a little too fast. Please try again in { $seconds } s.
refused-too-big = That is too much at once.
refused-not-json = Only JSON is read here. Send it with Content-Type: application/json.
refused-head-too-big = Your browser sent more than this server reads before a request. Delete the cookies of this site and try again.
refused-request-too-slow = The request took too long to arrive. Please try again.
refused-too-many-connections = { $most } connections are open from your address already. Close some tabs or programs and try again.
refused-server-full = The server is full right now. Please try again in { $seconds } s.
refused-no-person = Come in first: this needs a name.
refused-bad-token = This token is not valid.
refused-bad-word = This invitation to take a seat is not valid any more.
refused-bad-link = This link has been used already, or it is too old. Make a new one.
refused-wrong-password = Name and password do not fit.
refused-bad-name = A name needs at least one letter.
refused-foreign-host = This server does not answer to the name “{ $host }”.
refused-foreign-page = This was asked by a page of somebody else.
refused-bad-request = This cannot be read: { $what }.
refused-wrong-method = This cannot be done like that.
refused-unknown-page = There is nothing here.
refused-old-page = Please reload this page.
refused-our-fault = Something went wrong on our side. Nothing was changed; please try again.
refused-not-watchable = Only the players may see this game.
refused-bot-plays = A bot is playing for { SEAT($seat) }. Take the seat back first.
refused-unknown-code = No open table has this code.
refused-bot-too-slow = A bot here may think for { $seconds } s at most.
refused-not-a-window = Passing without looking is only possible while everybody may react. Look at your own side and choose an action.
refused-not-over = The game is not over yet.
refused-no-rules-page = The rules of { $game } are not part of this installation.
refused-lesson-other = This is allowed, but it is not what this step is about: { $action }.
refused-no-lesson = There is no lesson for { $game } yet.
refused-unknown-lesson-step = The lesson has no step { $step }.
refused-log-level = There are no logs of “{ $level }”. Choose debug, info, warning or error.
refused-bad-database = The address after --db is not one of a database. Use sqlite:///folder/file.db or postgresql+asyncpg://user@host/name.
refused-bad-bus = The address after --bus is not one of a Redis server. Use redis://host:6379.
refused-bad-url = “{ $url }” is not an address such as https://games.example.
refused-bad-host = There is no address “{ $host }” on this computer.
refused-no-free-port = Port { $port } and the ones after it are all taken.
refused-port-forbidden = You may not open port { $port }. Choose one above 1023.
refused-folder-unwritable = Nothing can be kept in “{ $folder }”; name another folder with --data.
refused-nothing-kept = Nothing has been kept in “{ $folder }” yet.
refused-unknown-account = There is no account “{ $account }”.

event-seat-reclaimed = { SEAT($seat) } is back.
    .you-seat = You are back.

serve-address = Play at { $address }
serve-only-here = Only this computer can join. Start with --lan to let others in your network join, too.
serve-data = Everything is kept in { $folder }
serve-stop = Ctrl-C stops the server.
serve-stopped = Stopped. All games are kept.
worker-ready = Bots think here. Ctrl-C stops the worker.
people-reset = New password of { $account }: { $password }
web-not-built = The web client has not been built on this server
web-not-built-how = To build it, run this in the folder with Cheeseboard’s source, then reload this page:
web-not-built-terminal = Or play in a terminal:

# Lobby and table in the web client
web-welcome = What shall we play?
web-seats = Players
web-option-usual = as usual
web-clock = Time to think
web-watchable = Others may watch
web-open-tables = Open tables
web-code-label = Code, six letters
web-join = Join
web-asks-you = your turn
web-table = Table
web-board = Board
web-starting = The game begins in a moment …
web-invite-link = Link for your friends
web-copied = Copied.
web-code = Code:
web-start = Start
web-fill = Fill with bots and start
web-your-turn = Your turn
web-your-answer = Your answer, please
web-turn-of = Your turn, { $who }
web-play = Play
web-choose = Choose: { $number }
web-none = none
web-waiting = Waiting for { $who }
web-in = Your answer is in. The others are still thinking.
web-spectator = You are watching.
web-at-the-table = At the table
web-empty-seat = empty seat
web-free = free
web-you = you
web-bot = bot
web-away = away
web-sit = Sit here
web-name-there = Who sits there?
web-stand = Stand up
web-remove = Free the seat
web-bot-soon = A bot may play for them in { $left }
web-let-bot = Let a bot play
web-agree = Agree
web-decline = No
web-resign = Give up
web-file = Download the game
web-rematch = Play again
web-rematch-there = To the next game
web-rematch-offered = { $who } wants a rematch.
web-rematch-waits = Waiting for { $who } …
web-rematch-declined = The rematch was declined.
web-rematch-lapsed = Nobody joined the rematch in time.
web-rematch-join = Join
web-rematch-no = No thanks
web-rematch-start = Start without them
web-news = What happened
web-chat = Chat
web-chat-label = Say something
web-send = Send
web-lost = The connection is lost. Trying again …
web-back-again = Connected again.
web-new-version = A new version is ready. This page reloads in a moment.
web-new-version-reload = A new version is ready. Please reload this page.
web-seal = Seal of all that chance will bring: { $text }
web-link-title = Your seat on this device
web-link-done = You are { $who } here now.
web-link-ask = You are { $me } on this device, with { $tables ->
    [one] one table
   *[other] { $tables } tables
}. Become { $who } here instead?
web-link-become = Become { $who }
web-link-stay = Stay { $me }

# tables
refused-stale = The question has changed meanwhile. Look again, then answer.
refused-too-busy = The table is too busy right now. Please try again.
refused-unknown-table = There is no such table. Check the link or the code.
refused-not-started = The game has not begun yet.
refused-already-started = The game has begun; seats can no longer be changed.
refused-seat-taken = Seat { $seat } is taken. Choose another one.
refused-no-such-seat = This table has no seat { $seat }.
refused-no-such-row = The game has only { $rows } rows so far.
refused-seats-empty = Some seats are empty. Wait for somebody, or fill them with bots.
refused-seat-has-bot = A bot plays in seat { $seat } already, or nobody owns it.
refused-seat-has-no-bot = No bot plays in seat { $seat } that you could take over from.
refused-not-away-long-enough = { SEAT($seat) } may still come back. Wait a little before a bot plays on.
refused-not-your-seat = Seat { $seat } is not yours.
refused-not-your-table = Only whoever made the table may do this.
refused-not-at-this-table = You do not sit at this table.
refused-look-taken = Somebody else has “{ $look }” already. Choose another one.
refused-unknown-order = There is no standing order “{ $order }”. Choose one of: { $orders }.
refused-nothing-offered = Nothing is on offer, or it is no longer.

# The web client
web-skip = Skip to the content
web-home = To the games
web-home-link = Cheeseboard, to the games
web-everywhere = You and this device
web-opening = One moment …
web-again = Try again
web-close = Close
web-cancel = Never mind
web-unreached = The server cannot be reached right now.
web-nowhere = There is nothing here
web-nowhere-about = The link may be wrong, or somebody has cleared the table.
web-settings = Settings
web-language = Language
web-theme = Colours
web-theme-auto = like the device
web-theme-light = light
web-theme-dark = dark
web-motion = Movement
web-motion-auto = like the device
web-motion-full = lively
web-motion-calm = calm
web-sound = Sounds
web-autoplay = Play forced moves by itself
web-autoplay-about = When there is just one thing to do, and playing it tells nobody anything about your hand.
web-notify = Tell me when it is my turn
web-notify-about = A notification, if this page is in the background.
web-about = About Cheeseboard
web-me = You
web-guest-name = Mouse { $number }

# Home of the web client
web-home-promise = No account, no cloud: play bots at once, share one screen, or send friends a link. Every roll can be checked.
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
    [0] No game of this name.
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
web-home-no-tables = No table is open right now. Create one!

# A new table in the web client
web-yes = yes
web-no = no
web-new-who = Who plays?
web-new-how = How do you play?
web-new-players = { $number } players
web-new-seat = Place { $number }
web-new-player = Player { $number }
web-new-me = me
web-new-here = on this screen
web-new-friend = friend by link
web-new-bot = bot
web-new-name = Name
web-new-level = How strong
web-new-start = Start the game
web-new-invite = Create the table and invite
web-clock-none = no clock
web-clock-decision = { $time } for every decision
web-clock-bank = { $time } each, and { $more } more every time

# Replay and the check of the dice in the web client
web-replay-title = Replay
web-replay-eyes = Seen by
web-replay-open = everybody, all open
web-replay-spectator = a spectator
web-replay-first = To the start
web-replay-before = One step back
web-replay-next = One step on
web-replay-last = To the end
web-replay-play = Play
web-replay-pause = Pause
web-replay-speed = Speed
web-replay-step = Step { $number } of { $of }
web-replay-table = To the table
web-replay-share = Share this moment
web-replay-copied = The link is copied.
web-replay-download = Download the game
web-fair-title = Was chance fair?
web-fair-about = Before the game the server promised a secret number and everybody added one of their own. Now the secret is open, so your browser can draw everything again and compare.
web-fair-run = Check the draws
web-fair-yes = All is as promised.
web-fair-no = Something does not fit.
web-fair-promise = The secret number is the promised one.
web-fair-draws = { $number ->
    [0] Nothing was drawn in this game.
    [one] One draw, made again with the same result.
   *[other] { $number } draws, made again with the same results.
}
web-fair-chain = No line of the log was changed ({ $number ->
    [one] one row
   *[other] { $number } rows
}).
web-fair-kept = It is the very game this browser saw.
web-fair-list = Every single draw
web-fair-row = Row
web-fair-drawn = Drawn
web-fair-chance = Chance

# Rules, About and You in the web client
web-rules-print = Print
web-about-what = Cheeseboard is free software to play four board games together: on one screen, over a link, or against bots. It runs on your own computer.
web-about-fair = Nobody is told what they must not know, neither a person nor a bot, and every draw can be checked after the game.
web-about-names = Names
web-about-trademarks = Quoridor is a trademark of Gigamic. PAC-MAN belongs to Bandai Namco Entertainment Inc. Gouda! Gouda! and Gouda Gangster are names of their publishers’ games. We use these names only to say which game is meant; none of the owners has anything to do with this project.
web-about-credits = Thanks
web-about-icons = Boards, figures and sounds are our own. Small signs on cards are by Lorc, Delapouite and others of game-icons.net.
web-me-title = This is you
web-me-name = The name others see
web-me-save = Save
web-me-renamed = You are called { $who } now.
web-me-account = Account
web-me-account-about = You do not need one. It keeps your games and your name when you change devices.
web-me-account-name = Account name
web-me-password = Password, at least eight characters
web-me-login = Sign in
web-me-register = Make an account
web-me-signed-in = You are signed in as { $account }.
web-me-welcome = Welcome, { $who }!
web-me-leave = Sign out
web-me-device = Another device
web-me-device-about = Open this link there and you are yourself again, with all your games. It works once, so keep it to yourself.
web-me-device-make = Make a link
web-me-copy = Copy
web-me-copied = Copied.
web-me-bots = Your own bots
web-me-bots-about = A token lets your program sit at tables and play in your name.
web-me-bots-once = It is shown only now. Copy it.
web-me-bots-label = Name of the program
web-me-bots-make = Make a token
web-me-bots-drop = Revoke
web-me-kept = What is kept of you
web-me-kept-about = Your name, your seats and what you wrote in chats. You can take it all with you, or be forgotten: games stay, your name does not.
web-me-export = Download all
web-me-forget = Forget me
web-me-forget-sure = Yes, forget me for good
web-rank = Place { $rank }
web-bot-plays = bot plays · { $bot }
web-time-left = Time left
web-last-quarter = Time is running out: { $left } left.
web-curtain-title = Pass the screen to { $who }
web-curtain-about = Everybody else looks away, please.
web-curtain-lift = I am { $who }: show my side
web-window = Does anybody here want to react?
web-window-nobody = Nobody
web-peek = Look at your own side:
web-cover = Hide my side again
web-log-all = Show everything from the start
web-log-empty = Nothing has happened yet.
web-look-back = Look back to here
web-looking-back = Row { $row } of { $newest }
web-step-back = One row back
web-step-on = One row on
web-now = Back to now
web-now-asked = Your turn: back to now
web-chat-empty = Nobody has said anything yet.
web-missed-steps = { $number } moves were made meanwhile. The last one:
web-mute = Mute { $who }
web-hear-all = Hear everybody again
web-unread = { $number ->
    [one] One new message
   *[other] { $number } new messages
}
web-more = More of this table
web-in-words = In words
web-offered-back = { $who } would like to take the last move back.
web-offered-abort = { $who } would like to call the game off.
web-offer-waits = You have agreed. Waiting for the others.
web-withdraw = Withdraw
web-table-menu = Table menu
web-rules = Rules
web-rules-of = Rules of { $game }
web-offer-back = Take my last move back
web-offer-abort = Call the game off
web-bot-for-me = Let a bot play for me
web-hand-over = Give my seat to somebody
web-hand-over-made = Send this link to whoever is to play on. It works once, for an hour.
web-resign-sure = Does { $who } really give up?
web-orders = Standing order
web-order-none = Ask me every time
web-over = The game is over
web-over-level = A draw: all are level
web-over-first = { $number ->
    [one] { $who } has won!
   *[other] { $who } have won!
}
web-replay = Watch again
web-share = Share
web-copy-failed = Please select the text and copy it yourself.
web-figure = Figure
web-invite = Invite friends
web-invite-about = Whoever opens the link can sit down, no account needed.
web-invite-picture = QR code of this link
web-only-here = Only this computer can join right now.
web-only-here-how = To let others in your network join, stop the server and start it like this:
web-sit-beside = Somebody beside me
web-bot-here = Bot for seat { $number }
web-bot-with-level = { $name } · { $level } of { $most }
web-bot-level = bot { $level }/{ $most }
web-no-bot = no bot
web-swap = { $who } changes places with
web-fill-with = Bots for the free seats
web-wait-start = Waiting for the host to start.
web-seal-title = Fair from the start
web-waiting-many = { $number ->
    [one] Waiting for one answer
   *[other] Waiting for { $number } answers
}
web-no-table = No way to this table
web-log = Log
web-swap-short = change places
web-make-pac-man = Make a maze
web-make-gouda-gouda = Make a board
web-make-about-pac-man = Lay barriers, place everybody, and see at once whether it can be played.
web-make-about-gouda-gouda = Put things into the room, join them with planks, and see at once whether it can be played.
web-make-gallery = Start from
web-make-empty = empty
web-make-undo = Undo
web-make-redo = Redo
web-make-tools = What you draw
web-make-tool-barrier = Barrier
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
web-make-faults = Still to mend
web-make-good = Ready to play!
web-make-checking = Checking …
web-make-fair = Is it fair?
web-make-fair-about = Bots play { $games } quick games on it. They are no masters, so take it as a first guess.
web-make-fair-go = Let bots play
web-make-fair-stop = Stop
web-make-fair-progress = { $games } of { $of } games
web-make-fair-pac-man = Pac-Man wins { $share } % of the games; very likely between { $low } % and { $high } %.
web-make-fair-gouda-gouda = Of three, the one who begins wins { $share } % of the games; very likely between { $low } % and { $high } %.
web-make-fair-even = Even would be { $even } %. A game takes about { $steps } steps.
web-make-try = Try it against bots
web-make-use = Use at a table
web-make-link = Copy the link
web-make-link-copied = Copied! Whoever opens the link sees your board.
web-make-download = Download
web-make-load = Load a file
web-make-bad-file = This file cannot be drawn: a board has 60 spaces at most. Choose another file.
web-make-bad-link = This link does not hold a board.
web-make-own = your own: { $what }
web-make-own-pac-man = { $barriers ->
    [one] maze with one barrier
   *[other] maze with { $barriers } barriers
}
web-make-own-gouda-gouda = { $spaces ->
    [one] board with one space
   *[other] board with { $spaces } spaces
}
web-make-edit = Change it
web-make-your-own = Make your own
web-make-maze-label = Maze being drawn. Arrow keys move, Enter draws, R turns a barrier, Delete rubs out, digits choose what to draw.
web-make-maze-keys = Tap or drag to draw; drag a figure to move it. Arrow keys move, Enter draws, R turns, Del rubs out, Ctrl+Z undoes.
web-make-at = { $at }: { $what }
web-make-nothing = nothing
web-make-board-label = Board being made. Tab and arrow keys go from thing to thing, Shift and arrows move one, Delete takes it away.
web-make-board-keys = Tap the room to put a thing there, drag things about, and join them with planks. Shift and arrows move the chosen thing, N adds one, Del takes it away, Ctrl+Z undoes.
web-make-planks-keys = Drag from a thing to the one above it, or tap one and then the other. The same again takes the plank away.
web-make-add = Add a thing
web-make-remove = Take it away
web-make-name = Name
web-make-kind = Looks like
web-make-is-start = Mice can begin here
web-make-is-lowest = The lowest start space
web-make-is-table = This is the table
web-make-cheese = Cheese worth
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
web-puzzles-about = One position, one best answer. A new one every day.
web-puzzle-number = Puzzle { $number } of { $of }
web-puzzle-stars = { $stars ->
    [1] easy
    [2] middling
   *[other] hard
}
web-puzzle-right = Right! Go on.
web-puzzle-solved = Solved!
web-puzzle-wrong = Not quite. See what the answer to that is, then try again.
web-puzzle-thinking = Let me see …
web-puzzle-again = Try again
web-puzzle-hint = Hint
web-puzzle-answer = Show the answer
web-puzzle-answer-is = The answer: { $answer }
web-puzzle-hint-is = Hint: { $hint }
web-puzzle-hint-more = Another hint
web-puzzle-found = { $found } of { $answers } found
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
web-puzzle-already = You have solved this one.
refused-no-boards = { $game } has no boards of your own.
refused-too-complex = This takes too long to read. Please make it smaller and simpler, then try again.
refused-too-many-estimates = The bots are busy with other boards. Please try again in { $seconds } s.
refused-unknown-puzzle = There is no puzzle { $number }; the last one is { $most }.
refused-puzzle-withdrawn = Puzzle { $number } has been withdrawn: the rules have changed since, and it is no puzzle any more. There are plenty of others.
refused-puzzle-lost-way = The puzzle has gone another way. Start it again.
web-home-pastimes = Puzzles and workshop

# What luck did in a game
luck-seat = seat
luck-start = expected
luck-luck = luck
luck-own = own decisions
luck-others = others’ decisions
luck-result = result
luck-chance = chance
luck-chart-expected = Share of the win to be expected, row by row
luck-chart-luck = What luck had given each so far

# Lessons
web-learn = Learn by playing
web-learn-title = First lesson: { $game }
web-learn-step = Step { $number } of { $of }
web-learn-back = Back
web-learn-skip = Skip
web-learn-next = Go on
web-learn-task = Your turn
web-learn-well = Well done!
web-learn-not-yet = Not quite.
web-learn-other = You may do that, but here we are after something else.
web-learn-ruling = Ruling { $ruling }
web-learn-end = That is all you need!
web-learn-end-about = The rest comes with playing. An easy first game is waiting for you.
web-learn-first-game = My first game
web-learn-rules = Read the rules
web-learn-over = Once more from the start
web-learn-leave = To the games
web-learn-offer = New here?
web-learn-offer-about = Learn a game in five minutes, by playing it.
web-learn-offer-no = No, thanks

# At the table: time, absence, rematch
web-over-you = You won!
web-over-you-with = You won, together with { $who }!
web-over-lost-on-time = You lost on time
web-over-bot-for-you = Your bot came first
web-finished-by-bot = finished by a bot
web-name-of-bot = { $who } (bot)
web-stand-in-you = A bot is playing for you.
web-stand-in-yours = A bot is playing for { $who }.
web-stand-in-returning = You’re back. The bot finishes this one, then you decide.
web-im-back = I’m back
web-back-next = back for the next one
web-bot-until-here = bot plays until they join
web-stand-in-other = Let a bot play for { $who }
web-stand-in-about = It plays at once. You can come back at any time.
web-stand-in-about-other = It plays until { $who } comes back.
web-stand-in-level = Which bot?
web-stand-in-go = Let it play
web-grace = extra time
web-grace-you = Extra time! You get it once per game.
web-easier = Easier
web-harder = Harder
web-rematch-rules = The rules have changed since. The next game follows version { $version }.

# Before the start of a table
web-invited = You are invited to play { $game }
web-invited-as = You join as { $who }.
web-invited-full = All seats are taken. You can watch once the game starts.
web-your-name = Your name
web-join-game = Join the game
web-wait-others = You are in. Waiting for the other players …
web-all-here = Everybody is here
web-arrived = { $who } has joined.
web-left = { $who } has left the table.
web-table-how = How we play
web-table-usual = The usual rules
web-table-rest-usual = Everything else as usual
web-table-private = Private: only people with the link or the code can join
web-table-listed = In the lobby: anybody may join
web-table-unwatched = Nobody else can watch
web-option-own = one of our own
web-anybody = Anybody may join (shows the table in the lobby)
web-share-link = Share the link
web-copy-link = Copy the link
web-fill-instead = Play with bots instead
web-option-range = From { $least } to { $most }.
web-option-per-seat = a different number for each
web-choose-figure = Choose a figure
web-colour = Colour
web-choose-colour = Choose a colour
web-against = against { $bot }
web-home-days = Games over several days
web-home-left = { $time } left
