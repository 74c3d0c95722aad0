// The lobby and the generic table. It knows no rule of any game: drawings, sentences and menus come from the server,
// and whatever somebody typed is only ever put into the page as text.
const page = JSON.parse(document.body.dataset.page);
const MARK = /\[(\/|seat-\d|barrier|faint|strong|good|bad)\]/;
const FEW = 12; // so many words become buttons, more become a list

const $ = (id) => document.getElementById(id);
const say = (key, args = {}) => (page.words[key] ?? key).replace(/\{(\w+)\}/g, (_, name) => args[name] ?? "");
const newId = () => Array.from(crypto.getRandomValues(new Uint8Array(9)), (b) => b.toString(16).padStart(2, "0")).join("");
const newNonce = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (b) => b.toString(16).padStart(2, "0")).join("");

function el(tag, props = {}, ...children) {
  const node = Object.assign(document.createElement(tag), props);
  node.append(...children.filter((child) => child != null));
  return node;
}

const button = (text, onclick, className = "") => el("button", { type: "button", className, onclick }, text);

let hiding;
function notice(text, isGood = false) {
  clearTimeout(hiding);
  $("notice").className = isGood ? "good" : "bad";
  $("notice").textContent = text;
  $("notice").hidden = !text;
  if (text) hiding = setTimeout(() => notice(""), 7000);
}

async function ask(method, path, body) {
  const headers = { "Content-Type": "application/json", "Accept-Language": page.lang };
  const reply = await fetch(`/api${path}`, { method, headers, body: body && JSON.stringify(body) });
  const said = reply.status === 204 ? null : await reply.json().catch(() => ({ code: String(reply.status) }));
  if (!reply.ok) throw Object.assign(new Error(said.text || said.code), { code: said.code });
  return said;
}

const trying = (work) => async (event) => {
  event?.preventDefault?.();
  try {
    await work(event);
  } catch (fault) {
    notice(fault.message);
  }
};

async function comeIn() {
  const me = await ask("GET", "/me").catch((fault) => {
    if (fault.code !== "no-person") throw fault;
    return ask("POST", "/people", { name: say("page-guest", { number: 10 + Math.floor(Math.random() * 90) }) });
  });
  $("me").textContent = me.name;
  $("me").onclick = trying(async () => {
    const name = prompt(say("page-other-name"), $("me").textContent)?.trim();
    if (name) $("me").textContent = (await ask("PATCH", "/me", { name: name.slice(0, 40) })).name;
  });
}

$("language").onchange = (event) => {
  document.cookie = `lang=${event.target.value}; path=/; max-age=31536000; samesite=lax`;
  location.reload();
};

// The lobby

async function lobby() {
  const form = $("new");
  let facts;
  const choose = trying(async () => {
    facts = await ask("GET", `/games/${form.game.value}`);
    $("about").textContent = facts.about;
    form.seats.replaceChildren(...facts.seats.map((number) => el("option", { value: number }, String(number))));
    $("options").replaceChildren(...optionFields(facts));
  });
  form.game.onchange = choose;
  form.onsubmit = trying(async () => {
    const options = readOptions($("options"));
    const clock = { type: form.clock.value };
    const made = await ask("POST", "/tables", {
      ...{ game: form.game.value, seats: Number(form.seats.value), options, clock },
      ...{ listed: form.listed.checked, watchable: form.watchable.checked },
    });
    await ask("POST", `/tables/${made.id}/sit`, { seat: 0 });
    location.href = `/plain/t/${made.id}`;
  });
  $("join").onsubmit = trying(async () => {
    location.href = `/plain/t/${(await ask("POST", "/join", { code: $("code").value })).table}`;
  });
  await choose();
  const mine = (await ask("GET", "/me/tables")).tables.filter((table) => table.around.phase !== "over").slice(0, 8);
  $("mine-box").hidden = !mine.length;
  $("mine").replaceChildren(
    ...mine.map((table) => tableRow(table, table.around.seats.map((seat) => seat.name || seat.bot), table.asks_you)),
  );
  connect("/api/lobby/live", null, ({ tables }) => {
    $("tables").replaceChildren(...tables.map((table) => tableRow(table, table.seats, false)));
    if (!tables.length) $("tables").append(el("li", { className: "soft" }, say("page-no-tables")));
  });
}

function tableRow(table, seats, asksYou) {
  const names = seats.map((name) => name || say("page-free")).join(" · ");
  const link = el("a", { href: `/plain/t/${table.id}` }, el("strong", {}, page.games[table.game] ?? table.game), el("span", {}, names));
  if (asksYou) link.append(el("em", { className: "tag" }, say("page-asks-you")));
  return el("li", {}, link);
}

function optionFields(facts) {
  const defs = facts.options.$defs ?? {};
  const root = resolve(facts.options, defs);
  return Object.entries(root.properties ?? {}).flatMap(([name, schema]) => {
    const values = valuesOf(resolve(schema, defs), defs);
    if (!values) return [];
    const usual = JSON.stringify(schema.default);
    const options = values.map((value) => {
      const text = facts.words[`option-${name}-${value}`] ?? (value === true ? "✓" : value === false ? "–" : String(value));
      return el("option", { value: JSON.stringify(value), selected: JSON.stringify(value) === usual }, text);
    });
    if (!values.some((value) => JSON.stringify(value) === usual))
      options.unshift(el("option", { value: "", selected: true }, say("page-option-usual")));
    const select = el("select", { name, title: facts.words[`option-${name}-about`] ?? "" }, ...options);
    return [el("label", {}, facts.words[`option-${name}`] ?? name, select)];
  });
}

const resolve = (schema, defs) => (schema.$ref ? defs[schema.$ref.split("/").pop()] : schema);

function valuesOf(schema, defs) {
  if (schema.enum) return schema.enum;
  if ("const" in schema) return [schema.const];
  if (schema.type === "boolean") return [true, false];
  if (schema.type === "integer" && schema.maximum - schema.minimum <= 100)
    return Array.from({ length: schema.maximum - schema.minimum + 1 }, (_, k) => schema.minimum + k);
  const parts = schema.anyOf?.map((part) => valuesOf(resolve(part, defs), defs)).filter(Boolean);
  return parts?.length ? parts.flat() : null;
}

const readOptions = (box) =>
  Object.fromEntries([...box.querySelectorAll("select")].filter((s) => s.value).map((s) => [s.name, JSON.parse(s.value)]));

// Sockets: come back by themselves, and say what they have

function connect(path, greeting, hear) {
  let pause = 500;
  let before = Promise.resolve(); // one message after the other, also if one has to fetch something
  const open = () => {
    const socket = new WebSocket(`${location.protocol.replace("http", "ws")}//${location.host}${path}`);
    socket.onopen = () => {
      if (pause > 500) notice(say("page-back-again"), true);
      pause = 500;
      if (greeting) socket.send(JSON.stringify(greeting()));
    };
    socket.onmessage = (event) => (before = before.then(() => hear(JSON.parse(event.data))).catch(console.error));
    socket.onclose = (event) => {
      if (event.code > 4000) return;
      if (pause > 500) notice(say("page-lost"));
      setTimeout(open, pause);
      pause = Math.min(pause * 2, 10000);
    };
    connect.send = (frame) => socket.readyState === 1 && socket.send(JSON.stringify(frame));
  };
  open();
}

// The table

const table = { n: -1, seats: new Map(), now: null, around: null, seat: undefined, facts: null, unveiled: undefined };
const seal = { seen: "", nonce: newNonce() }; // our own part in what chance brings; given only to the seal we saw first
const post = (verb, body = {}) => ask("POST", `/tables/${page.table}/${verb}`, body);
const nameOf = (seat) => table.around.seats[seat].name || botName(table.around.seats[seat].bot) || say("page-free");
const botName = (id) => table.facts.bots.find((bot) => bot.id === id)?.name ?? id;

async function showTable() {
  const taking = location.hash.match(/^#take=(.+)/);
  if (taking) {
    history.replaceState(null, "", location.pathname);
    await trying(() => post("receive", { word: taking[1] }))();
  }
  $("say").onsubmit = (event) => {
    event.preventDefault();
    if ($("text").value.trim()) connect.send({ type: "send-chat", text: $("text").value, id: newId() });
    $("text").value = "";
  };
  connect(`/api/tables/${page.table}/live`, greeting, hear);
}

const greeting = () => ({ type: "hello", have: table.n, lang: page.lang, text: true });

async function hear(message) {
  if (message.type === "refusal") {
    if (!table.now) $("status").textContent = message.text || message.code;
    return notice(message.text || message.code);
  }
  if (message.type === "welcome") {
    table.now = message.table;
    table.around = message.table.around;
    table.facts ??= await ask("GET", `/games/${table.now.game}`);
    $("title").textContent = table.facts.name;
    document.title = `${table.facts.name} · Cheeseboard`;
    seal.seen ||= table.around.commitment;
    $("seal").textContent = say("page-seal", { text: table.around.commitment });
    draw();
  } else if (message.type === "chat") {
    for (const line of message.messages) showChat(line);
  } else if (message.type === "pong") {
    if (message.row > table.n) connect.send(greeting());
  } else if (message.type === "update") {
    tell(message);
  }
}

function tell(message) {
  const before = table.seats.get(message.seat) ?? {};
  const same = message.question !== undefined && message.question === before.question && !message.menu;
  const { said } = message;
  table.seats.set(message.seat, { ...message, menu: same ? before.menu : message.menu, names: { ...before.names, ...said.names } });
  const isNew = message.n > table.n || (table.n < 0 && message.whole);
  table.n = Math.max(table.n, message.n);
  if (message.around) table.around = message.around;
  const mine = table.around?.seats.flatMap((seat, number) => (seat.is_yours ? [number] : [])) ?? [];
  for (const seat of table.seats.keys()) if (mine.length ? !mine.includes(seat) : seat !== null) table.seats.delete(seat);
  if (isNew) for (const text of said.events ?? []) addLine($("news"), text);
  if (table.now) draw();
  if (message.around?.starts && mine.length && message.around.commitment === seal.seen) post("nonce", { nonce: seal.nonce }).catch(console.error);
}

function addLine(list, ...content) {
  list.append(el("li", {}, ...content));
  while (list.children.length > 200) list.firstChild.remove();
  list.scrollTop = list.scrollHeight;
}

function showChat(line) {
  const who = el("b", { className: line.seat == null ? "" : `seat-${line.seat}` }, line.name);
  const mute = line.is_yours ? null : button(say("page-mute"), () => connect.send({ type: "mute", message: line.id }), "quiet small");
  addLine($("chat"), who, ` ${line.text} `, mute);
}

function draw() {
  const asked = [...table.seats.values()].find((one) => one.question !== undefined);
  const seen = asked ?? table.seats.get(table.seat) ?? [...table.seats.values()][0];
  if (!seen) return;
  table.seat = seen.seat;
  const mustHandOver = table.facts.hidden && table.seats.size > 1 && asked && table.unveiled !== seen.seat;
  const { phase } = table.around;
  document.body.dataset.phase = phase;
  drawBoard(mustHandOver ? { said: {} } : seen);
  drawMenu(asked, mustHandOver);
  drawSeats(seen);
  drawInvitation();
  drawDeeds(seen);
  $("status").textContent = status(seen, asked);
  $("status").classList.toggle("yours", Boolean(asked));
}

function status(seen, asked) {
  const { phase } = table.around;
  if (phase === "open") return `${table.facts.name} · ${say(table.around.starts ? "page-starting" : "page-before-start")}`;
  if (seen.over) return result(seen);
  if (asked) return table.seats.size > 1 ? say("page-turn-of", { who: nameOf(asked.seat) }) : say("page-your-turn");
  if (seen.is_in) return say("page-in");
  const waiting = (seen.waiting ?? []).map(nameOf).join(", ");
  return waiting ? say("page-waiting", { who: waiting }) : say("page-spectator");
}

function result(seen) {
  const first = seen.over.ranks.flatMap((rank, seat) => (rank === 0 ? [nameOf(seat)] : []));
  const isDraw = first.length === seen.over.ranks.length;
  return `${seen.said.over ?? ""} ${isDraw ? "" : say("page-result", { who: first.join(", ") })}`.trim();
}

function drawBoard(seen) {
  const drawing = $("show");
  const into = [drawing];
  drawing.replaceChildren();
  for (const [place, piece] of (seen.said.show ?? "").split(MARK).entries()) {
    if (place % 2 === 0) into.at(-1).append(piece);
    else if (piece === "/") into.length > 1 && into.pop();
    else into.at(-1).append(into[into.length] = el("span", { className: piece }));
  }
  const widest = Math.max(0, ...drawing.textContent.split("\n").map((row) => row.length));
  drawing.className = widest > 60 ? "wide" : widest > 42 ? "medium" : "narrow";
  drawing.parentElement.hidden = !drawing.textContent;
  $("tell").replaceChildren(...(seen.said.tell ?? []).map((text) => el("p", {}, text)));
}

function drawMenu(asked, mustHandOver) {
  $("asked").hidden = !asked;
  if (!asked) return $("menu").replaceChildren();
  $("asked-title").textContent = table.seats.size > 1 ? say("page-turn-of", { who: nameOf(asked.seat) }) : say("page-your-turn");
  if (mustHandOver) {
    const unveil = () => ((table.unveiled = asked.seat), draw());
    return $("menu").replaceChildren(button(say("page-show-seat", { who: nameOf(asked.seat) }), unveil, "main"));
  }
  const key = `${asked.seat} ${asked.at}`;
  if ($("menu").dataset.question === key && $("menu").children.length) return;
  $("menu").dataset.question = key;
  $("menu").replaceChildren(...(asked.menu ?? []).map((form) => drawForm(asked, form)));
}

// A menu's entries come as they are in the structs: {verb, slots: [{words, least, most}]}
function drawForm(asked, form) {
  const label = (word) => asked.names?.[word] ?? word;
  const verb = asked.names?.[`verb-${form.verb}`] ?? form.verb;
  const play = (fills) => connect.send({ type: "act", action: [form.verb, ...fills].join(" "), question: asked.question, seat: asked.seat ?? undefined, id: newId() });
  const slots = form.slots ?? [];
  if (!slots.length) return el("div", { className: "row" }, button(verb, () => play([]), "main"));
  const [slot] = slots;
  if (slots.length === 1 && (slot.least ?? 1) === 1 && (slot.most ?? 1) === 1 && new Set(slot.words).size <= FEW) {
    const choices = [...new Set(slot.words)].map((word) => button(label(word), () => play([word])));
    return el("fieldset", {}, el("legend", {}, verb), el("div", { className: "row wrap" }, ...choices));
  }
  const fields = slots.map((one) => slotField(one, label));
  const send = (event) => {
    event.preventDefault();
    const fills = fields.map((field) => field.fill());
    play(fills.map((words) => words.join("+") || "-"));
  };
  const go = el("button", { className: "main" }, say("page-play"));
  const box = el("fieldset", {}, el("legend", {}, verb), el("div", { className: "row wrap" }, ...fields.map((field) => field.node), go));
  return el("form", { onsubmit: send }, box);
}

function slotField(slot, label) {
  const [least, most] = [slot.least ?? 1, slot.most ?? 1];
  if (most === 1) {
    const options = [...new Set(slot.words)].map((word) => el("option", { value: word }, label(word)));
    if (!least) options.unshift(el("option", { value: "" }, say("page-none")));
    const node = el("select", { ariaLabel: say("page-choose", { number: "1" }) }, ...options);
    return { node, fill: () => (node.value ? [node.value] : []) };
  }
  const boxes = slot.words.map((word) => el("input", { type: "checkbox", value: word }));
  const rows = boxes.map((box) => el("label", { className: "check" }, box, ` ${label(box.value)}`));
  const number = least === most ? `${least}` : `${least}–${most}`;
  const node = el("div", { className: "checks" }, el("span", { className: "soft" }, say("page-choose", { number })), ...rows);
  return { node, fill: () => boxes.filter((box) => box.checked).map((box) => box.value) };
}

function drawSeats(seen) {
  const { phase, seats } = table.around;
  const waiting = new Set(phase === "running" && !seen.over ? (seen.waiting ?? []) : []);
  $("seats").replaceChildren(...seats.map((seat, number) => drawSeat(seat, number, waiting.has(number), phase)));
}

function drawSeat(seat, number, isAsked, phase) {
  const who = el("span", { className: `name seat-${number}` }, seat.name || (seat.bot && !seat.is_person ? botName(seat.bot) : say("page-empty-seat")));
  const role = el("span", { className: "soft" }, table.facts.words[`role-${table.now.roles[number]}`] ?? table.now.roles[number]);
  const tags = [];
  if (seat.is_yours) tags.push(say("page-you"));
  if (seat.bot) tags.push(seat.is_person ? `${say("page-bot")}: ${botName(seat.bot)}` : say("page-bot"));
  if (seat.away_since) tags.push(say("page-away"));
  const row = el("li", { className: isAsked ? "asked" : "" }, who, role, ...tags.map((text) => el("em", { className: "tag" }, text)));
  const deeds = phase === "open" ? (table.around.starts ? [] : openDeeds(seat, number)) : phase === "running" ? runningDeeds(seat, number) : [];
  if (deeds.length) row.append(el("span", { className: "row wrap" }, ...deeds));
  return row;
}

function openDeeds(seat, number) {
  const mayChange = table.around.creator_is_you;
  const sitsAlready = table.around.seats.some((one) => one.is_yours);
  const isEmpty = !seat.is_person && !seat.bot;
  const deeds = [];
  if (isEmpty) deeds.push(button(sitsAlready ? say("page-sit-too") : say("page-sit"), trying(() => sitDown(number, sitsAlready)), sitsAlready ? "" : "main"));
  if (!seat.is_person && mayChange) {
    const choices = table.facts.bots.map(({ id, name, about }) => el("option", { value: id, selected: id === seat.bot, title: about }, name));
    const select = el("select", { ariaLabel: say("page-bot") }, el("option", { value: "" }, say("page-bot")), ...choices);
    select.onchange = trying(() => select.value && post("bot", { seat: number, bot: select.value }));
    deeds.push(select);
  }
  if (seat.is_yours) deeds.push(button(say("page-stand"), trying(() => post("stand", { seat: number }))));
  else if (!isEmpty && mayChange) deeds.push(button(say("page-remove"), trying(() => post("remove", { seat: number }))));
  return deeds;
}

async function sitDown(seat, isAnother) {
  const name = isAnother ? prompt(say("page-name-there"))?.trim() : undefined;
  if (isAnother && !name) return;
  await post("sit", { seat, name });
}

function runningDeeds(seat, number) {
  if (seat.is_yours && seat.bot) return [button(say("page-take-over"), trying(() => post("take-over", { seat: number })))];
  if (seat.is_person && !seat.bot && seat.away_since)
    return [button(say("page-let-bot"), trying(() => post("let-bot-play", { seat: number, bot: table.facts.bots.at(-1).id })))];
  return [];
}

function drawInvitation() {
  const { phase, seats, creator_is_you: isHost } = table.around;
  $("lobbying").hidden = phase !== "open" || table.around.starts > 0;
  if ($("lobbying").hidden) return;
  const full = seats.every((seat) => seat.is_person || seat.bot);
  const link = el("input", { readOnly: true, value: table.now.invite, ariaLabel: say("page-invite"), onfocus: (event) => event.target.select() });
  const copy = button(say("page-copy"), trying(async () => (await navigator.clipboard.writeText(table.now.invite), notice(say("page-copied"), true))));
  const parts = [el("div", { className: "row" }, link, copy)];
  if (table.now.code) parts.push(el("p", {}, say("page-code"), " ", el("strong", { className: "code" }, table.now.code)));
  if (table.now.is_local) parts.push(el("p", { className: "soft" }, say("page-only-here")));
  if (isHost) {
    const start = button(full ? say("page-start") : say("page-fill"), trying(() => post("start", { nonce: seal.nonce, fill: full ? "" : table.facts.bots.at(-1).id })), "main");
    parts.push(el("div", { className: "row" }, start));
  }
  $("invite").replaceChildren(...parts);
}

function drawDeeds(seen) {
  const { phase, offer, seats, rematch } = table.around;
  const mine = seats.flatMap((seat, number) => (seat.is_yours ? [number] : []));
  const deeds = [];
  if (phase === "running" && !seen.over && mine.length) {
    const seat = seen.seat ?? mine[0];
    if (offer) {
      const what = say(offer.what === "back" ? "page-offered-back" : "page-offered-abort");
      const agreed = mine.every((one) => offer.agreed.includes(one) || seats[one].bot);
      deeds.push(el("span", {}, what));
      if (!agreed) deeds.push(button(say("page-agree"), trying(() => post("agree")), "main"));
      deeds.push(button(say("page-decline"), trying(() => post("decline"))));
    } else {
      deeds.push(button(say("page-offer-back"), trying(() => post("offer", { seat, what: "back" }))));
      deeds.push(button(say("page-offer-abort"), trying(() => post("offer", { seat, what: "abort" }))));
    }
    deeds.push(button(say("page-resign"), trying(() => confirm(say("page-sure-resign")) && post("resign", { seat }))));
  }
  if (seen.over) {
    deeds.push(el("a", { className: "button", href: `/api/tables/${page.table}/game` }, say("page-file")));
    if (rematch) deeds.push(el("a", { className: "button main", href: `/plain/t/${rematch}` }, say("page-rematch-there")));
    else if (mine.length) deeds.push(button(say("page-rematch"), trying(async () => (location.href = `/plain/t/${(await post("rematch")).table}`)), "main"));
  }
  $("deeds").replaceChildren(...deeds);
}

async function useLink() {
  const token = location.hash.slice(1);
  history.replaceState(null, "", location.pathname);
  const mine = await ask("GET", "/me").catch(() => null);
  const tables = mine ? (await ask("GET", "/me/tables")).tables.length : 0;
  if (tables) {
    const whose = await ask("POST", "/link", { token, look: true });
    if (!confirm(say("page-link-ask", { me: mine.name, tables, who: whose.name }))) return;
  }
  const me = await ask("POST", "/link", { token });
  $("status").textContent = say("page-link-done", { who: me.name });
}

trying(async () => {
  if (page.page === "link") await useLink().catch((fault) => ($("status").textContent = fault.message));
  await comeIn();
  if (page.page === "lobby") await lobby();
  if (page.page === "table") await showTable();
})();
