// Pages work without this module. With it a match is live: the board is patched in
// place, options are taken by pointing at the board, and nothing is loaded anew.

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

/** Pieces nobody may follow by name travel as ghosts. */
function ghost({ svg, way }) {
  const scene = $("#scene");
  if (!scene || still.matches) return;
  const path = document.createElementNS(scene.namespaceURI, "path");
  path.setAttribute("d", way);
  const length = path.getTotalLength();
  const piece = parsed(svg, scene).firstElementChild;
  const [x, y, width, height] = piece.getAttribute("viewBox").split(" ");
  for (const [name, value] of Object.entries({ x, y, width, height })) piece.setAttribute(name, value);
  const group = document.createElementNS(scene.namespaceURI, "g");
  group.setAttribute("class", "ghost");
  group.append(piece);
  scene.append(group);
  const frames = Array.from({ length: 13 }, (_, step) => {
    const at = path.getPointAtLength((length * step) / 12);
    return { transform: `translate(${at.x}px, ${at.y}px)` };
  });
  group.animate(frames, { duration: 2 * GLIDE, easing: "ease-in-out" }).onfinish = () => group.remove();
}

/** What each part was last made from. */
const shown = new Map();

function patch(id, html) {
  const part = document.getElementById(id);
  if (!part || shown.get(id) === html) return;
  shown.set(id, html);
  if (id === "scene") return patchKeyed(part, html);
  const folds = $$("details[id]", part).map((details) => [details.id, details.open]);
  const scrolled = $$("[data-scroll]", part).map((box) => box.scrollTop);
  const focused = part.contains(document.activeElement) && document.activeElement.dataset.key;
  const picked = $$("select[data-keep]", part).map(({ id, value }) => [id, value]);
  part.innerHTML = html;
  takeTips(part);
  for (const [id, value] of picked) {
    const list = document.getElementById(id);
    if ([...(list?.options ?? [])].some((option) => option.value === value)) list.value = value;
  }
  for (const [id, open] of folds) document.getElementById(id)?.toggleAttribute("open", open);
  $$("[data-scroll]", part).forEach((box, index) => (box.scrollTop = scrolled[index] ?? 0));
  if (focused) $(`[data-key="${CSS.escape(focused)}"]`, part)?.focus();
}

// ---------------------------------------------------------------- the match

let tickets = 0;
let taken = 0;
let asking = false;
let again = false;

/** Shows what a request brought, unless a later one was shown before. */
function take(update, ticket) {
  if (ticket < taken) return refresh();
  taken = ticket;
  hideTip();
  closeChoices();
  for (const [id, html] of Object.entries(update.parts)) patch(id, html);
  for (const glide of update.glides ?? []) ghost(glide);
  table.dataset.line = update.line ?? 0;
  tell(update.title, update.yours);
  arm();
}

async function refresh() {
  if (asking) return (again = true);
  asking = true;
  const ticket = ++tickets;
  try {
    const answer = await fetch(`${table.dataset.update}&line=${table.dataset.line ?? 0}`, {
      headers: { accept: "application/json" },
    });
    if (answer.ok) take(await answer.json(), ticket);
  } catch {
    // The event stream reconnects by itself and asks once more.
  } finally {
    asking = false;
  }
  if (again) {
    again = false;
    refresh();
  }
}

function listen() {
  const events = new EventSource(table.dataset.events);
  const lost = $("#lost");
  events.addEventListener("open", () => {
    if (lost) lost.hidden = true;
  });
  events.addEventListener("error", () => {
    if (lost) lost.hidden = false;
    // A refusal ends the stream for good: start one of our own.
    if (events.readyState === EventSource.CLOSED) setTimeout(listen, 2000);
  });
  const heard = () => {
    if (lost) lost.hidden = true;
    refresh();
  };
  for (const kind of ["message", "state", "chat"]) events.addEventListener(kind, heard);
}

/** Sends a form as the page would, and takes what comes back. */
async function send(form, submitter) {
  if (form.dataset.busy) return;
  form.dataset.busy = "1";
  const ticket = ++tickets;
  const body = new URLSearchParams(new FormData(form, submitter));
  body.set("line", table.dataset.line ?? 0);
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
  }
}

function tell(title, yours) {
  const was = table.dataset.yours === "true";
  table.dataset.yours = yours;
  document.title = (yours ? "● " : "") + title;
  if (yours && !was && document.hidden && window.Notification?.permission === "granted") {
    new Notification(title, { tag: location.pathname });
  }
}

// ------------------------------------------------- options on the board

/** What was pointed at so far, on the way to an option that needs several. */
let chosen = [];
let options = [];
/** The board, once it can be panned. */
let chart = null;

const things = (key) => $$(`.i[data-key="${CSS.escape(key)}"]`);

function arm() {
  options = $$("#options button[data-keys]").map((button) => ({
    button,
    keys: JSON.parse(button.dataset.keys),
    way: button.dataset.way,
  }));
  chosen = [];
  glow();
}

const fitting = () => options.filter(({ keys }) => chosen.every((key, index) => keys[index] === key));

function glow() {
  const next = new Set(fitting().map(({ keys }) => keys[chosen.length]));
  for (const item of $$(".i[role=button]")) {
    const legal = next.has(item.dataset.key);
    item.classList.toggle("glow", legal);
    item.classList.toggle("chosen", chosen.includes(item.dataset.key));
    item.setAttribute("tabindex", legal ? "0" : "-1");
  }
  for (const picture of $$("svg.iacta")) picture.classList.toggle("choosing", !!$(".i.glow", picture));
  showWay(null);
  bring();
  if (byKeyboard && !document.activeElement?.closest("input, textarea, dialog, aside")) {
    const primary = $("#options button.primary");
    ($(".i.glow") ?? primary)?.focus({ preventScroll: true });
  }
}

/** Brings what can be chosen into view: small windows show a part of things. */
function bring() {
  const placed = $$("#scene > .i.glow");
  if (placed.length) chart?.hold(placed, chart.touched);
  else if (!chart?.touched) chart?.hold($$("#scene > .i[data-place]:not(.place)"), true);
  const beside = $$("#hand .i.glow, #battle .i.glow");
  const { left, right } = $("#hand")?.getBoundingClientRect() ?? { left: 0, right: innerWidth };
  const seen = (item) => {
    const box = item.getBoundingClientRect();
    return box.left >= left && box.right <= right;
  };
  if (!beside.some(seen)) beside[0]?.scrollIntoView({ block: "nearest", inline: "center" });
}

/** A piece that cannot be chosen itself stands for its place: on a phone a finger
 * hardly gets between the pieces. */
function meant(item) {
  const legal = new Set(fitting().map(({ keys }) => keys[chosen.length]));
  if (legal.has(item.dataset.key) || !item.dataset.place || item.matches(".chosen, .m-taken")) return item;
  const place = $(`#scene > .place[data-place="${CSS.escape(item.dataset.place)}"]`);
  return place && legal.has(place.dataset.key) ? place : item;
}

function point(pointed) {
  const item = meant(pointed);
  const key = item.dataset.key;
  if (chosen.at(-1) === key) {
    chosen.pop();
    return glow();
  }
  const here = fitting().filter(({ keys }) => keys[chosen.length] === key);
  if (here.length === 0) return why(item);
  const further = here.filter(({ keys }) => keys.length > chosen.length + 1);
  if (further.length === here.length) {
    chosen.push(key);
    return glow();
  }
  if (here.length === 1) return here[0].button.click();
  choose(item, here);
}

/** Several options end on one thing: a short list beside it. */
function choose(item, here) {
  const list = $("#choices");
  list.replaceChildren(
    ...here.map(({ button, way }) => {
      const copy = document.createElement("button");
      copy.type = "button";
      copy.append(...[...button.childNodes].map((node) => node.cloneNode(true)));
      copy.addEventListener("click", () => {
        closeChoices();
        button.click();
      });
      copy.addEventListener("focus", () => showWay(way));
      copy.addEventListener("pointerenter", () => showWay(way));
      return copy;
    }),
  );
  list.hidden = false;
  beside(list, item);
  list.firstElementChild.focus();
  list.dataset.from = item.dataset.key;
}

function closeChoices() {
  const list = $("#choices");
  if (!list || list.hidden) return false;
  list.hidden = true;
  const from = things(list.dataset.from ?? "")[0];
  if (byKeyboard) from?.focus();
  return true;
}

function showWay(way) {
  const preview = $("#preview");
  if (preview) preview.setAttribute("d", way ?? "");
}

async function why(item) {
  if (table.dataset.yours !== "true" || !table.dataset.why) return showTip(item);
  const query = new URLSearchParams({ keys: JSON.stringify([...chosen, item.dataset.key]) });
  const answer = await fetch(`${table.dataset.why}&${query}`, { headers: { accept: "application/json" } });
  if (!answer.ok) return showTip(item);
  const { message, clause, rules } = await answer.json();
  if (message) toast(message, clause, rules);
  else showTip(item);
}

// ---------------------------------------------------------------- telling

function beside(box, item) {
  const { left, right, top, bottom } = item.getBoundingClientRect();
  const wide = box.offsetWidth;
  const high = box.offsetHeight;
  const x = Math.min(Math.max(8, (left + right - wide) / 2), innerWidth - wide - 8);
  const y = bottom + 8 + high < innerHeight ? bottom + 8 : Math.max(8, top - high - 8);
  box.style.left = `${x}px`;
  box.style.top = `${y}px`;
}

function showTip(pointed) {
  const tip = $("#tip");
  const item = meant(pointed);
  const text = item.dataset.tip;
  if (!tip || !text || !$("#choices").hidden) return;
  const [head, ...lines] = text.split("\n");
  const strong = document.createElement("strong");
  strong.textContent = head;
  tip.replaceChildren(
    strong,
    ...lines.map((line) => {
      const row = document.createElement("span");
      row.textContent = line;
      return row;
    }),
  );
  const ends = fitting().filter(({ keys }) => keys[chosen.length] === item.dataset.key);
  if (ends.length && ends.length < 4) {
    for (const { button } of ends) {
      const row = document.createElement("em");
      row.textContent = button.textContent;
      tip.append(row);
    }
  }
  showWay(ends.length === 1 ? ends[0].way : null);
  tip.hidden = false;
  beside(tip, item);
}

function hideTip() {
  const tip = $("#tip");
  if (tip) tip.hidden = true;
  showWay(null);
}

let fading;
function toast(text, clause, rules) {
  const box = $("#toast");
  if (!box || !text) return;
  box.textContent = text;
  if (clause && rules) {
    const link = document.createElement("a");
    link.href = rules;
    link.target = "_blank";
    link.textContent = clause;
    box.append(" ", link);
  }
  box.hidden = false;
  clearTimeout(fading);
  fading = setTimeout(() => (box.hidden = true), 8000);
}

// ---------------------------------------------------------------- the view

/** Pans and zooms a board by its view box. */
class Chart {
  constructor(svg) {
    this.svg = svg;
    [, , this.width, this.height] = svg.getAttribute("viewBox").split(" ").map(Number);
    this.pointers = new Map();
    this.fit();
    new ResizeObserver(() => this.resized()).observe(svg.parentElement);
    svg.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    svg.addEventListener("pointerdown", (event) => this.down(event));
    svg.addEventListener("pointermove", (event) => this.move(event));
    for (const kind of ["pointerup", "pointercancel", "pointerleave"]) {
      svg.addEventListener(kind, (event) => this.up(event));
    }
    svg.addEventListener("click", (event) => this.dragged && event.stopPropagation(), true);
  }

  room() {
    const box = this.svg.parentElement.getBoundingClientRect();
    return [Math.max(box.width, 1), Math.max(box.height, 1)];
  }

  /** The whole board; on tall screens its full height, to be panned. */
  fit() {
    const [wide, high] = this.room();
    const [across, down] = [wide / this.width, high / this.height];
    this.least = Math.min(across, down);
    this.scale = Math.max(this.least, Math.min(Math.max(across, down), this.least * 1.75));
    if (high > wide) this.scale = Math.min(Math.max(down, 0.4), 0.62);
    this.x = this.width / 2;
    this.y = this.height / 2;
    this.size = [wide, high];
    this.show();
  }

  resized() {
    const [wide, high] = this.room();
    if (wide !== this.size[0] || high !== this.size[1]) {
      const { x, y, scale } = this;
      const moved = this.touched;
      this.fit();
      if (moved) {
        Object.assign(this, { x, y, scale: Math.max(scale, this.least) });
        this.show();
      }
    }
  }

  show() {
    const [wide, high] = this.size.map((length) => length / this.scale);
    const hold = (at, length, whole) =>
      length >= whole ? whole / 2 : Math.min(Math.max(at, length / 2), whole - length / 2);
    this.x = hold(this.x, wide, this.width);
    this.y = hold(this.y, high, this.height);
    const numbers = [this.x - wide / 2, this.y - high / 2, wide, high];
    this.svg.setAttribute("viewBox", numbers.map((number) => number.toFixed(1)).join(" "));
    this.svg.classList.toggle("zoom-far", this.scale < 0.36);
  }

  zoom(by, at = this.size.map((length) => length / 2)) {
    const scale = Math.min(Math.max(this.scale * by, this.least), 4);
    const [dx, dy] = [at[0] - this.size[0] / 2, at[1] - this.size[1] / 2];
    this.x += dx / this.scale - dx / scale;
    this.y += dy / this.scale - dy / scale;
    this.scale = scale;
    this.touched = true;
    this.show();
  }

  pan(dx, dy) {
    this.x -= dx / this.scale;
    this.y -= dy / this.scale;
    this.touched = true;
    this.show();
  }

  /** Goes where all of these can be seen, or if they lie too far apart, the most.
   * Whoever is `content` with one of them is left where he is. */
  hold(items, content) {
    const [wide, high] = this.size;
    const room = this.svg.parentElement.getBoundingClientRect();
    const MARGIN = 12;
    // Pieces are drawn for those who are near and for those who are far: one is hidden.
    const drawn = items.map((item) => item.getBoundingClientRect()).filter(({ width }) => width);
    const boxes = drawn.map(({ left, right, top, bottom }) => {
      return { left: left - room.left, right: right - room.left, top: top - room.top, bottom: bottom - room.top };
    });
    const seen = boxes.filter(
      ({ left, right, top, bottom }) => left >= 0 && top >= 0 && right <= wide && bottom <= high,
    );
    if (seen.length === boxes.length || (content && seen.length)) return;
    const around = (some) => ({
      left: Math.min(...some.map((box) => box.left)) - MARGIN,
      right: Math.max(...some.map((box) => box.right)) + MARGIN,
      top: Math.min(...some.map((box) => box.top)) - MARGIN,
      bottom: Math.max(...some.map((box) => box.bottom)) + MARGIN,
    });
    const whole = around(boxes);
    const fitting = this.scale * Math.min(1, wide / (whole.right - whole.left), high / (whole.bottom - whole.top));
    const scale = Math.max(fitting, Math.min(this.scale, NEAR), this.least);
    const [across, down] = [wide, high].map((length) => (length * this.scale) / scale);
    let most = scale > fitting ? [boxes[0]] : boxes;
    if (scale > fitting) {
      // Of the parts of the board that have one at the left and one at the top, the fullest.
      for (const { left } of boxes) {
        for (const { top } of boxes) {
          const [right, bottom] = [left + across - 2 * MARGIN, top + down - 2 * MARGIN];
          const shown = boxes.filter(
            (box) => box.left >= left && box.top >= top && box.right <= right && box.bottom <= bottom,
          );
          if (shown.length > most.length) most = shown;
        }
      }
    }
    const { left, right, top, bottom } = around(most);
    const on = ([x, y]) => [this.x + (x - wide / 2) / this.scale, this.y + (y - high / 2) / this.scale];
    this.glide(...on([(left + right) / 2, (top + bottom) / 2]), scale);
  }

  /** Goes there, not in a jump. */
  glide(x, y, scale) {
    cancelAnimationFrame(this.going);
    const from = [this.x, this.y, this.scale];
    const begun = performance.now();
    const step = (now) => {
      const part = still.matches ? 1 : Math.min(1, Math.max(0, (now - begun) / GLIDE));
      const eased = part * part * (3 - 2 * part);
      [this.x, this.y, this.scale] = [x, y, scale].map((to, index) => from[index] + (to - from[index]) * eased);
      this.show();
      if (part < 1) this.going = requestAnimationFrame(step);
    };
    step(begun);
  }

  /** Brings an item into view. */
  reach(item) {
    const box = item.getBoundingClientRect();
    const room = this.svg.parentElement.getBoundingClientRect();
    const over = (low, high, from, to) => (low < from ? from - low + 40 : high > to ? to - high - 40 : 0);
    const dx = over(box.left, box.right, room.left, room.right);
    const dy = over(box.top, box.bottom, room.top, room.bottom);
    if (dx || dy) this.pan(dx, dy);
  }

  local(event) {
    const box = this.svg.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  }

  wheel(event) {
    event.preventDefault();
    hideTip();
    this.zoom(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0016)), this.local(event));
  }

  down(event) {
    cancelAnimationFrame(this.going);
    this.pointers.set(event.pointerId, this.local(event));
    if (this.pointers.size === 1) {
      this.dragged = false;
      this.from = this.local(event);
    }
  }

  move(event) {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    const now = this.local(event);
    if (this.pointers.size === 2) {
      const [other] = [...this.pointers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
      const span = (at) => Math.max(Math.hypot(at[0] - other[0], at[1] - other[1]), 1);
      this.zoom(span(now) / span(before), [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2]);
      this.pan((now[0] - before[0]) / 2, (now[1] - before[1]) / 2);
      this.dragged = true;
    } else if (this.dragged || Math.hypot(now[0] - this.from[0], now[1] - this.from[1]) > 6) {
      if (!this.dragged) this.svg.setPointerCapture(event.pointerId);
      this.dragged = true;
      hideTip();
      this.pan(now[0] - before[0], now[1] - before[1]);
    }
    this.pointers.set(event.pointerId, now);
  }

  up(event) {
    this.pointers.delete(event.pointerId);
  }
}

// ---------------------------------------------------------------- keys

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** From one target to the nearest one in a direction. */
function walk([dx, dy]) {
  const here = document.activeElement.getBoundingClientRect();
  let best = null;
  for (const item of $$(".i.glow")) {
    if (item === document.activeElement) continue;
    const box = item.getBoundingClientRect();
    const [x, y] = [box.left - here.left + (box.width - here.width) / 2, box.top - here.top + (box.height - here.height) / 2];
    const ahead = x * dx + y * dy;
    if (ahead <= 1) continue;
    const cost = ahead + 2 * Math.abs(x * dy - y * dx);
    if (!best || cost < best.cost) best = { item, cost };
  }
  best?.item.focus();
}

function key(event) {
  if (event.target.closest("input, textarea, select") || event.ctrlKey || event.metaKey || event.altKey) return;
  const item = event.target.closest?.(".i[role=button]");
  const arrow = ARROWS[event.key];
  if (item && (event.key === "Enter" || event.key === " ")) point(item);
  else if (event.key === "Escape") {
    if (!closeChoices() && chosen.length) {
      chosen.pop();
      glow();
    }
    hideTip();
  } else if (arrow && item && !event.shiftKey) walk(arrow);
  else if (arrow && event.target.closest("#choices")) {
    const step = arrow[0] + arrow[1] > 0 ? "nextElementSibling" : "previousElementSibling";
    event.target[step]?.focus();
  } else if (arrow && chart && event.target.closest("#board, body")) chart.pan(-90 * arrow[0], -90 * arrow[1]);
  else if (chart && (event.key === "+" || event.key === "=")) chart.zoom(1.25);
  else if (chart && event.key === "-") chart.zoom(0.8);
  else if (chart && event.key === "0") chart.fit();
  else if (event.key === "u") $("#undo")?.click();
  else if (event.key === "b") ($(".i.glow") ?? $("#options button.primary"))?.focus();
  else return;
  event.preventDefault();
}

// ---------------------------------------------------------------- start

function play() {
  takeTips(document);
  const svg = $("#board svg.board");
  chart = svg && new Chart(svg);
  document.addEventListener("click", (event) => {
    const item = event.target.closest(".i[role=button]");
    if (item) return point(item);
    if (!event.target.closest("#choices")) closeChoices();
    const zoom = event.target.closest("[data-zoom]")?.dataset.zoom;
    if (zoom === "fit") chart?.fit();
    else if (zoom) chart?.zoom(Number(zoom));
    const fold = event.target.closest("[data-fold]");
    if (fold) {
      const folded = table.classList.toggle(fold.dataset.fold);
      fold.setAttribute("aria-expanded", String(!folded));
      remember(fold.dataset.fold, folded);
    }
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
    const form = event.target.closest("form[data-live]");
    if (!form) return;
    event.preventDefault();
    const sure = event.submitter?.dataset.sure ?? form.dataset.sure;
    if (!sure || confirm(sure)) send(form, event.submitter);
  });
  if (table.dataset.events) listen();
  arm();
}

function remember(name, value) {
  try {
    localStorage.setItem(name, value ? "1" : "");
  } catch {
    // Private windows may keep nothing; the page just forgets.
  }
}

/** Steps through a match by its slider. */
function replay() {
  const slider = $("#slider");
  let wanted = null;
  let busy = false;
  const show = async () => {
    if (busy || wanted === null) return;
    busy = true;
    const at = wanted;
    wanted = null;
    try {
      const answer = await fetch(`${table.dataset.frame}&at=${at}`, { headers: { accept: "application/json" } });
      if (answer.ok) {
        const frame = await answer.json();
        for (const [id, html] of Object.entries(frame.parts)) patch(id, html);
        if (wanted === null) slider.value = frame.at;
        history.replaceState(null, "", frame.link);
      }
    } finally {
      busy = false;
      show();
    }
  };
  const go = (at) => {
    slider.value = at;
    wanted = slider.value;
    show();
  };
  slider.addEventListener("input", () => go(slider.value));
  document.addEventListener("change", ({ target }) => target.id === "jump" && go(target.value));
  document.addEventListener("click", (event) => {
    const step = event.target.closest("[data-at]");
    if (!step) return;
    event.preventDefault();
    go(step.dataset.at);
  });
  document.addEventListener("keydown", (event) => {
    if (event.target.closest("input, textarea, select, .i")) return;
    const by = { ",": -1, ".": 1 }[event.key];
    if (by) go(Number(slider.value) + by);
  });
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
    let kept = null;
    try {
      kept = localStorage.getItem(fold.dataset.fold);
    } catch {
      // As in `remember`.
    }
    const narrow = fold.dataset.fold === "fold-side" && innerWidth < 800;
    const folded = kept === null ? narrow : kept === "1";
    table.classList.toggle(fold.dataset.fold, folded);
    fold.setAttribute("aria-expanded", String(!folded));
  }
  play();
  if ($("#slider")) replay();
}
