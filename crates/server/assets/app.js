// Pages work without this module. With it a match is live: the board is patched in
// place, options are taken by pointing at the board, and nothing is loaded anew.
// `chart.js`, `choosing.js` and `telling.js` precede it in the same module.

import { Story, replay, sound } from "./moments.js";

const $ = (selector, from = document) => from.querySelector(selector);
const $$ = (selector, from = document) => [...from.querySelectorAll(selector)];
const still = matchMedia("(prefers-reduced-motion: reduce)");
const GLIDE = 250;
/** Nearer than this, pieces can be told apart. */
const NEAR = 0.4;

const table = $("#table");
let byKeyboard = false;
addEventListener("keydown", () => (byKeyboard = true), true);
addEventListener("pointerdown", () => (byKeyboard = false), true);

// ---------------------------------------------------------------- patching

/** Elements that came from the server as text, in the namespace of `like`. */
function parsed(html, like) {
  const svg = like.namespaceURI.endsWith("svg");
  const box = document.createElement("template");
  box.innerHTML = svg ? `<svg>${html}</svg>` : html;
  return svg ? box.content.firstElementChild : box.content;
}

/** Says what native titles would, but for keyboard and touch as well. */
function takeTips(from) {
  for (const title of $$(".i > title", from)) {
    title.parentNode.dataset.tip = title.textContent;
    title.remove();
  }
}

/** What an item looked like when it last came from the server. */
const looks = new WeakMap();

/** Makes the children of `parent` those of `html`, keeping what has the same key. */
function patchKeyed(parent, html) {
  const fresh = parsed(html, parent);
  takeTips(fresh);
  const old = new Map($$(":scope > [data-key]", parent).map((child) => [child.dataset.key, child]));
  let place = parent.firstElementChild;
  for (const next of [...fresh.children]) {
    const known = old.get(next.dataset.key);
    if (!known) {
      parent.insertBefore(next, place);
      continue;
    }
    old.delete(next.dataset.key);
    if (known === place) place = place.nextElementSibling;
    else parent.insertBefore(known, place);
    const before = known.getAttribute("transform");
    const look = next.outerHTML;
    if (looks.get(known) !== look) {
      looks.set(known, look);
      for (const { name } of [...known.attributes]) {
        if (!next.hasAttribute(name)) known.removeAttribute(name);
      }
      for (const { name, value } of [...next.attributes]) known.setAttribute(name, value);
      known.replaceChildren(...next.childNodes);
    }
    glideTo(known, before, known.getAttribute("transform"));
  }
  for (const gone of old.values()) gone.remove();
}

const spot = (transform) => (transform || "").match(/-?[\d.]+/g)?.map(Number) ?? null;

function glideTo(item, from, to) {
  if (from === to || still.matches || !item.matches(".near")) return;
  const [a, b] = [spot(from), spot(to)];
  if (!a || !b) return;
  const frame = ([x, y]) => ({ transform: `translate(${x}px, ${y ?? 0}px)` });
  item.animate([frame(a), frame(b)], { duration: GLIDE, easing: "ease-in-out" });
}

/** A log is read from its end, unless somebody has scrolled back. */
const isAtEnd = (box) => box.dataset.scroll === "end" && box.scrollTop + box.clientHeight > box.scrollHeight - 30;

/** What each part was last made from. */
const shown = new Map();

function patch(id, html) {
  const part = document.getElementById(id);
  if (!part || shown.get(id) === html) return;
  shown.set(id, html);
  if (id === "scene") return patchKeyed(part, html);
  const folds = $$("details[id]", part).map((details) => [details.id, details.open]);
  const scrolled = $$("[data-scroll]", part).map((box) => (isAtEnd(box) ? Infinity : box.scrollTop));
  const focused = part.contains(document.activeElement) && document.activeElement.dataset.key;
  const picked = $$("select[data-keep]", part).map(({ id, value }) => [id, value]);
  part.innerHTML = html;
  takeTips(part);
  for (const [id, value] of picked) {
    const list = document.getElementById(id);
    if ([...(list?.options ?? [])].some((option) => option.value === value)) list.value = value;
  }
  for (const [id, open] of folds) document.getElementById(id)?.toggleAttribute("open", open);
  $$("[data-scroll]", part).forEach((box, index) => {
    const to = scrolled[index] ?? 0;
    box.scrollTop = to === Infinity ? box.scrollHeight : to;
  });
  if (id === "log") sift();
  if (focused) $(`[data-key="${CSS.escape(focused)}"]`, part)?.focus();
}

// ---------------------------------------------------------------- the match

let tickets = 0;
let taken = 0;
let asking = false;
let again = false;
/** How many forms are on their way, and the version heard of meanwhile. */
let sending = 0;
let missed = null;

/** Says what happened and then shows what a request brought, unless a later one was
 * shown before. */
function take(update, ticket) {
  if (ticket < taken) return refresh();
  taken = ticket;
  hideTip();
  closeChoices();
  closeList();
  table.dataset.version = update.version ?? "";
  for (const id of ["chat", "players"]) if (id in update.parts) patch(id, update.parts[id]);
  story.tell(update.moments ?? [], () => {
    for (const [id, html] of Object.entries(update.parts)) patch(id, html);
    tell(update.title, update.yours);
    story.saw(update.version);
    arm();
  });
}

async function refresh() {
  if (asking) return (again = true);
  asking = true;
  const ticket = ++tickets;
  let said = null;
  let failed = false;
  try {
    const answer = await fetch(`${table.dataset.update}&version=${table.dataset.version ?? ""}`, {
      headers: { accept: "application/json" },
    });
    if (answer.ok) said = await answer.json();
    else failed = answer.status === 429 || answer.status >= 500;
  } catch {
    failed = true;
  }
  asking = false;
  // The match has begun: the page of the waiting table gives way to it.
  if (said?.go) return location.assign(said.go);
  if (said) take(said, ticket);
  if (again) {
    again = false;
    refresh();
  } else if (failed) {
    // The event that told of the change does not come again.
    setTimeout(refresh, 2000);
  }
}

function listen() {
  // The page shows this version: the stream begins with the next one.
  const from = new URL(table.dataset.events, location.href);
  if (table.dataset.version) from.searchParams.set("version", table.dataset.version);
  const events = new EventSource(from);
  const lost = $("#lost");
  events.addEventListener("open", () => {
    if (lost) lost.hidden = true;
  });
  events.addEventListener("error", () => {
    if (lost) lost.hidden = false;
    // A refusal ends the stream for good: start one of our own.
    if (events.readyState === EventSource.CLOSED) setTimeout(listen, 2000);
  });
  const heard = ({ lastEventId }) => {
    if (lost) lost.hidden = true;
    // What one has just decided comes with the answer to it.
    if (sending) missed = lastEventId;
    else if (!lastEventId || lastEventId !== table.dataset.version) refresh();
  };
  for (const kind of ["message", "state", "chat"]) events.addEventListener(kind, heard);
}

/** Sends a form as the page would, and takes what comes back. */
async function send(form, submitter) {
  if (form.dataset.busy) return;
  form.dataset.busy = "1";
  sending += 1;
  const ticket = ++tickets;
  const body = new URLSearchParams(new FormData(form, submitter));
  body.set("version", table.dataset.version ?? "");
  try {
    const answer = await fetch(form.action, {
      method: "POST",
      body,
      headers: { accept: "application/json" },
    });
    const said = await answer.json();
    if (answer.ok) {
      if (said.go) return location.assign(said.go);
      // Whom one speaks to stays as it is: the next word is for the same ears.
      if (form.dataset.live === "clear") for (const field of $$("input:not([type=hidden])", form)) field.value = "";
      take(said, ticket);
    } else {
      toast(said.message, said.clause, said.rules);
      if (answer.status === 409) refresh();
    }
  } catch {
    toast($("#lost")?.textContent ?? "");
  } finally {
    delete form.dataset.busy;
    sending -= 1;
    if (!sending && missed !== null) {
      if (missed !== table.dataset.version) refresh();
      missed = null;
    }
  }
}

function tell(title, yours) {
  const was = table.dataset.yours === "true";
  table.dataset.yours = yours;
  document.title = (yours ? "● " : "") + title;
  if (yours && !was) sound("turn");
  if (yours && !was && document.hidden && window.Notification?.permission === "granted") {
    new Notification(title, { tag: location.pathname });
  }
}

const story = table && new Story(table, {
  parsed,
  takeTips,
  patch: (id, html) => {
    shown.delete(id);
    patch(id, html);
  },
  touched: (item) => {
    looks.delete(item);
    shown.delete("scene");
  },
  look: (items) => chart?.hold(items, true),
  still: () => still.matches,
  arm: () => arm(),
});

// ---------------------------------------------------------------- start

function play() {
  takeTips(document);
  if (table.dataset.yours === "true") document.title = `● ${document.title}`;
  const svg = $("#board svg.board");
  chart = svg && new Chart(svg);
  document.addEventListener("click", (event) => {
    // A finger that rested was looking, not choosing.
    if (held) return (held = false);
    const line = event.target.closest("#log .line");
    if (line) return recall(line);
    if (click(event)) return;
    if (!event.target.closest("#choices")) closeChoices();
    const zoom = event.target.closest("[data-zoom]")?.dataset.zoom;
    if (zoom === "fit") chart?.whole();
    else if (zoom) chart?.zoom(Number(zoom));
    const fold = event.target.closest("[data-fold]");
    if (fold) {
      const folded = table.classList.toggle(fold.dataset.fold);
      const list = fold.dataset.fold === "list-options";
      fold.setAttribute("aria-expanded", String(list ? folded : !folded));
      if (!list) remember(fold.dataset.fold, folded);
    } else if (!event.target.closest("#targets")) closeList();
    if (event.target.closest("#toast") && !event.target.closest("a")) $("#toast").hidden = true;
    if (event.target.closest("#notify")) window.Notification?.requestPermission();
  });
  document.addEventListener("keydown", key);
  document.addEventListener("focusin", ({ target }) => {
    const item = target.closest?.(".i[role=button]");
    if (item && byKeyboard) {
      if (svg?.contains(item)) chart?.reach(item);
      showTip(item);
    } else hideTip();
  });
  document.addEventListener("pointerover", ({ target, pointerType }) => {
    if (pointerType !== "mouse") return;
    const item = target.closest?.(".i[role=button]");
    if (item) showTip(item);
    else hideTip();
    for (const lit of $$(".lit-up")) lit.classList.remove("lit-up");
    const named = target.closest?.("[data-point]");
    if (named) for (const thing of things(named.dataset.point)) thing.classList.add("lit-up");
  });
  document.addEventListener("submit", (event) => {
    const form = event.target;
    const sure = event.submitter?.dataset.sure ?? form.dataset.sure;
    if (sure && !confirm(sure)) return event.preventDefault();
    if (!form.matches("[data-live]")) return;
    event.preventDefault();
    send(form, event.submitter);
  });
  for (const kind of ["pointerdown", "pointerup", "pointermove"]) {
    document.addEventListener(kind, (event) => (kind === "pointerdown" ? rest(event) : lift(event)));
  }
  const quick = $("#quick");
  if (quick) {
    quick.checked = isQuick();
    quick.addEventListener("change", () => remember("quick", quick.checked));
  }
  tray();
  logbook();
  if (table.dataset.events) listen();
  arm();
  story.settings();
  if (table.dataset.moments) {
    story.welcome();
    document.addEventListener("visibilitychange", () => document.hidden || story.welcome());
  }
}

/** The list of options lies over the board until something was chosen. */
function closeList() {
  if (!table.classList.contains("list-options")) return;
  table.classList.remove("list-options");
  $("[data-fold=list-options]")?.setAttribute("aria-expanded", "false");
}

function kept(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function remember(name, value) {
  try {
    localStorage.setItem(name, value ? "1" : "");
  } catch {
    // Private windows may keep nothing; the page just forgets.
  }
}

/** Seats as many as the number of players that the scenario allows. */
function opening() {
  const [scenario, count] = [$("#scenario"), $("#count")];
  const follow = () => {
    const { least, most } = scenario.selectedOptions[0].dataset;
    for (const help of $$("[data-of]")) help.hidden = help.dataset.of !== scenario.value;
    for (const option of count?.options ?? []) {
      option.disabled = option.hidden = Number(option.value) < least || Number(option.value) > most;
    }
    if (count?.selectedOptions[0]?.disabled) count.value = most;
    const seats = Number(count?.value ?? most);
    for (const row of $$("[data-seat]")) {
      row.hidden = row.dataset.seat >= seats;
      $("select", row).disabled = row.hidden;
    }
  };
  scenario.addEventListener("change", follow);
  count?.addEventListener("change", follow);
  follow();
}

// A link is copied as others can use it; an empty one is where we are.
for (const copy of $$("[data-copy]")) {
  copy.hidden = false;
  copy.addEventListener("click", async () => {
    const link = new URL(copy.dataset.copy, location.href).href;
    try {
      await navigator.clipboard.writeText(link);
      copy.dataset.done = "1";
      setTimeout(() => delete copy.dataset.done, 3000);
    } catch {
      // Without a safe connection there is no clipboard: show what to copy.
      prompt(copy.textContent, link);
    }
  });
}
for (const list of $$("select[data-submit]")) list.addEventListener("change", () => list.form.submit());
if ($("#scenario")) opening();
if (table) {
  for (const fold of $$("[data-fold]")) {
    // The list of options is open for as long as it is wanted, and the panel as it was left.
    const before = fold.dataset.fold === "fold-side" ? kept("fold-side") : "";
    const folded = before === null ? innerWidth < 800 : before === "1";
    table.classList.toggle(fold.dataset.fold, folded);
    if (fold.dataset.fold === "fold-side") fold.setAttribute("aria-expanded", String(!folded));
  }
  play();
  if ($("#slider")) replay(table, story, patch);
}
