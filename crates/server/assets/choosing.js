// Options are taken by pointing at the board. Part of the one script: see `app.js`.

// ------------------------------------------------- options on the board

/** What was pointed at so far, on the way to an option that needs several. */
let chosen = [];
let options = [];
/** What the question before allowed: something picked up is changed for another. */
let allowed = new Set();
/** To be pointed at as soon as what was picked up is laid down again. */
let instead = null;
/** The tray was moved to show what could be chosen there, and goes back afterwards. */
let scrolled = false;
/** The board, once it can be panned. */
let chart = null;

const things = (key) => $$(`.i[data-key="${CSS.escape(key)}"]`);
const legal = () => new Set(fitting().map(({ keys }) => keys[chosen.length]));
/** What stands in the same place: pieces, or the badge that is seen from far off. */
const standing = (place) => $$(`#scene > .i.near[data-place="${CSS.escape(place)}"]`);
const tint = (item) => [...item.classList].find((name) => name.startsWith("t-"));
const isShown = (item) => item.getClientRects().length > 0 && item.getBoundingClientRect().width > 0;

function arm() {
  const before = legal();
  options = $$("#options button[data-keys]").map((button) => ({
    button,
    keys: JSON.parse(button.dataset.keys),
    way: button.dataset.way,
  }));
  chosen = [];
  if (before.size) allowed = before;
  for (const form of $$("#options form")) for (const list of [form, $(".targets", form)]) if (list) step(list);
  glow();
  const next = instead && things(instead)[0];
  instead = null;
  if (next && legal().has(next.dataset.key)) point(next);
}

const fitting = (some = chosen) => options.filter(({ keys }) => some.every((key, index) => keys[index] === key));

function glow() {
  const next = legal();
  for (const item of $$(".i[role=button]")) {
    const can = next.has(item.dataset.key) || (item.matches(".badge-of") && covered(item, next).length > 0);
    item.classList.toggle("glow", can);
    item.classList.toggle("chosen", chosen.includes(item.dataset.key));
    item.setAttribute("tabindex", can || item.matches(".playing-card") ? "0" : "-1");
  }
  for (const picture of $$("svg.iacta")) picture.classList.toggle("choosing", !!$(".i.glow", picture));
  showWay(null);
  bring();
  if (byKeyboard && !document.activeElement?.closest("input, textarea, dialog, aside")) {
    const primary = $("#options button.primary");
    ($$(".i.glow").find(isShown) ?? primary)?.focus({ preventScroll: true });
  }
}

/** What a badge stands for and can be chosen: pieces of its side, else its place. */
function covered(badge, next = legal()) {
  const here = standing(badge.dataset.place).filter((item) => next.has(item.dataset.key));
  const own = here.filter((item) => tint(item) === tint(badge));
  if (own.length) return own;
  const place = $(`#scene > .place[data-place="${CSS.escape(badge.dataset.place)}"]`);
  return place && next.has(place.dataset.key) ? [place] : here;
}

/** Brings what can be chosen into view: small windows show a part of things. What is
 * decided beside the board leaves the board where it is. */
function bring() {
  const placed = $$("#scene > .i.glow").filter(isShown);
  if (placed.length) chart?.hold(placed, chart.touched);
  else if (!chart?.begun) chart?.hold($$("#scene > .i[data-place]:not(.place)"), true);
  if (chart) chart.begun = true;
  const beside = $$("#hand .i.glow, #battle .i.glow");
  const { left, right } = $("#hand")?.getBoundingClientRect() ?? { left: 0, right: innerWidth };
  const seen = (item) => {
    const box = item.getBoundingClientRect();
    return box.left >= left && box.right <= right;
  };
  if (beside.length && !beside.some(seen)) {
    beside[0].scrollIntoView({ block: "nearest", inline: "center" });
    scrolled = true;
  } else if (!beside.length && scrolled) {
    $("#hand").scrollLeft = 0;
    scrolled = false;
  }
}

/** A piece that cannot be chosen itself stands for its place: on a phone a finger
 * hardly gets between the pieces. A badge stands for what it covers. */
function meant(item) {
  const next = legal();
  if (item.matches(".badge-of")) {
    const under = covered(item, next);
    return under.length === 1 ? under[0] : item;
  }
  if (next.has(item.dataset.key) || !item.dataset.place || item.matches(".chosen, .m-taken")) return item;
  const place = $(`#scene > .place[data-place="${CSS.escape(item.dataset.place)}"]`);
  return place && next.has(place.dataset.key) ? place : item;
}

/** The middle of an item on the screen: of a place its circle, not its name. */
function middle(item) {
  const box = (item.querySelector("circle.hit-area") ?? item).getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2, wide: box.width / 2, high: box.height / 2 };
}

/** What a click means: whatever can be chosen within a fingertip of it, or of several
 * that lie on top of one another, all of them. */
function hit(event) {
  const direct = event.target.closest(".i[role=button]");
  if (!event.target.closest("#scene, svg.board") || !event.clientX) return direct ? [direct] : [];
  const touch = event.pointerType === "touch";
  const [least, apart] = touch ? [22, 14] : [12, 5];
  const under = direct ? meant(direct) : null;
  const next = legal();
  const near = $$("#scene > .i.glow")
    .filter((item) => isShown(item) && !item.querySelector("use.hit-area"))
    .map((item) => ({ item, ...middle(item) }))
    .map((spot) => ({ ...spot, dx: Math.abs(event.clientX - spot.x), dy: Math.abs(event.clientY - spot.y) }))
    .filter(({ dx, dy, wide, high }) => dx <= Math.max(least, wide) && dy <= Math.max(least, high))
    .sort((a, b) => Math.hypot(a.dx, a.dy) - Math.hypot(b.dx, b.dy));
  const close = near.filter(({ dx, dy }) => Math.hypot(dx, dy) <= apart).map(({ item }) => item);
  // A badge over its place is that place.
  const covers = (badge) => close.some((item) => item !== badge && item.dataset.place === badge.dataset.place);
  const crowd = close.filter((item) => !item.matches(".badge-of") || !covers(item));
  if (crowd.length > 1) return crowd;
  if (direct && under !== direct) return [direct];
  if (direct && next.has(direct.dataset.key) && !direct.querySelector("use.hit-area")) return [direct];
  return near.length ? [near[0].item] : direct ? [direct] : [];
}

function click(event) {
  const items = hit(event);
  if (items.length > 1) pick(items[0], items);
  else if (items.length) point(items[0], event.pointerType === "touch");
  return items.length > 0;
}

/** Whether a tap does at once what it means. */
const isQuick = () => kept("quick") === "1";

function point(pointed, touch = false) {
  const item = meant(pointed);
  const key = item.dataset.key;
  if (item.matches(".badge-of")) {
    const under = covered(item);
    return under.length ? pick(item, under) : showTip(item);
  }
  if (chosen.at(-1) === key) {
    chosen.pop();
    return glow();
  }
  // What was chosen before can be chosen anew.
  for (let level = chosen.length; level >= 0; level -= 1) {
    const before = chosen.slice(0, level);
    const here = fitting(before).filter(({ keys }) => keys[level] === key);
    if (here.length === 0) continue;
    chosen = before;
    if (here.every(({ keys }) => keys.length > level + 1)) {
      chosen.push(key);
      glow();
      return touch ? showTip(item) : undefined;
    }
    const open = $("#choices");
    const again = !open.hidden && open.dataset.from === key;
    if (here.length === 1 && (!touch || isQuick() || again)) return takeOption(here[0].button);
    return choose(item, here, touch);
  }
  if (item.matches(".m-taken") && layDown()) return;
  if (item.matches(".m-chosen") && $("#undo")) return putBack(key);
  if (allowed.has(key) && $(".i.m-taken") && layDown()) {
    instead = key;
    return;
  }
  why(item);
  if (touch) showTip(item);
}

function takeOption(button) {
  closeChoices();
  hideTip();
  button.click();
}

/** Lays down what was picked up, where that can still be taken back. */
function layDown() {
  const undo = $(".i.m-taken") && $("#undo");
  undo?.click();
  return !!undo;
}

/** What was put into an open choice comes out again by a click on it, and what was put
 * in after it with it. */
async function putBack(key) {
  const lies = () => things(key).some((item) => item.matches(".m-chosen"));
  for (let steps = 0; steps < 20 && lies() && $("#undo"); steps++) await send($("#undo").form, null);
}

/** Lets go of what was chosen last. */
function letGo() {
  if (closeChoices()) return;
  if (chosen.length) {
    chosen.pop();
    glow();
  } else layDown();
}

/** A heading of the short list: what it is about. */
function about(item) {
  const [head, ...lines] = (item.dataset.tip ?? item.getAttribute("aria-label") ?? "").split("\n");
  const box = document.createElement("p");
  box.append(strong(head), ...lines.map((line) => row("span", line)));
  return box;
}

function entry(content, act) {
  const copy = document.createElement("button");
  copy.type = "button";
  copy.append(...content);
  copy.addEventListener("click", (event) => {
    // The page would take the next list for one that is open no longer.
    event.stopPropagation();
    closeChoices();
    act();
  });
  return copy;
}

function openChoices(item, content) {
  const list = $("#choices");
  hideTip();
  list.replaceChildren(...content);
  list.hidden = false;
  beside(list, item);
  $("button", list)?.focus();
  list.dataset.from = item.dataset.key;
}

/** Several options end on one thing: a short list beside it. A tap is told what it does. */
function choose(item, here, touch) {
  const copies = here.map(({ button, way }) => {
    const content = [...button.childNodes].map((node) => node.cloneNode(true));
    const copy = entry(content, () => takeOption(button));
    copy.addEventListener("focus", () => showWay(way));
    copy.addEventListener("pointerenter", () => showWay(way));
    return copy;
  });
  openChoices(item, touch ? [about(item), ...copies] : copies);
  step($("#choices"));
}

/** Several things lie on top of one another: a list of them. */
function pick(item, items) {
  const copies = items.map((one) => {
    const title = (one.dataset.tip ?? one.getAttribute("aria-label") ?? "").split("\n")[0];
    return entry([portrait(one, 34), title], () => point(one));
  });
  openChoices(item, copies);
}

function closeChoices() {
  const list = $("#choices");
  if (!list || list.hidden) return false;
  list.hidden = true;
  const from = things(list.dataset.from ?? "")[0];
  if (byKeyboard) from?.focus();
  return true;
}

/** So many options that differ by a number alone are stepped through. */
const MANY = 5;

/** Of buttons that say the same of one thing with the next number, shows one and steps
 * to the rest. */
function step(list) {
  const groups = new Map();
  for (const button of $$(":scope > button", list)) {
    if (!/\d/.test(button.textContent) || button.dataset.fold) continue;
    const words = button.textContent.replace(/\d+/, "#") + (button.dataset.keys ?? "");
    groups.set(words, [...(groups.get(words) ?? []), button]);
  }
  for (const group of groups.values()) {
    if (group.length < MANY) continue;
    const count = (button) => Number(button.textContent.match(/\d+/)[0]);
    group.sort((a, b) => count(a) - count(b));
    const first = count(group[0]);
    if (first > 1 || group.some((button, index) => count(button) !== first + index)) continue;
    let at = group.length - 1;
    const show = (to) => {
      at = Math.min(Math.max(to, 0), group.length - 1);
      group.forEach((button, index) => button.classList.toggle("stepped", index !== at));
    };
    const sign = (text, by, label) => {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = text;
      button.setAttribute("aria-label", label);
      button.addEventListener("click", () => show(at + by));
      return button;
    };
    const [fewer, more] = [sign("−", -1, table.dataset.fewer ?? "−"), sign("+", 1, table.dataset.more ?? "+")];
    group[0].before(fewer);
    fewer.after(...group, more);
    show(at);
  }
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
