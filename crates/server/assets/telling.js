// What things are: the tip beside whatever is pointed at, the stack it stands in, cards
// held up to be read. Part of the one script: see `app.js`.

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

function row(kind, text) {
  const line = document.createElement(kind);
  line.textContent = text;
  return line;
}

const strong = (text) => row("strong", text);

/** A picture of an item by itself, so high. */
function portrait(item, high) {
  const card = item.matches(".playing-card");
  const frame = card ? [-78, -108, 156, 216] : item.matches(".place") ? [-40, -40, 80, 80] : [-34, -46, 68, 80];
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", frame.join(" "));
  svg.setAttribute("class", "iacta portrait");
  svg.setAttribute("height", high);
  svg.setAttribute("width", (high * frame[2]) / frame[3]);
  svg.setAttribute("aria-hidden", "true");
  const copy = item.cloneNode(true);
  for (const name of ["transform", "data-key", "data-place", "role", "tabindex", "aria-label"]) copy.removeAttribute(name);
  copy.classList.remove("glow", "chosen", "near", "i");
  for (const name of $$("rect.hit-area, use.hit-area", copy)) name.remove();
  svg.append(copy);
  return svg;
}

/** Everything that stands where an item stands, each kind once with its number. */
function company(item) {
  const place = item.dataset.place;
  if (!place || !item.closest("#scene")) return [];
  const kinds = new Map();
  for (const piece of standing(place).filter((piece) => !piece.matches(".tally"))) {
    const [title] = (piece.dataset.tip ?? "").split("\n");
    const kind = kinds.get(title) ?? { piece, title, count: 0, here: false };
    kind.count += 1;
    kind.here ||= piece === item;
    kinds.set(title, kind);
  }
  return [...kinds.values()];
}

/** How high a card is held up. */
const HELD = 330;

function showTip(pointed) {
  const tip = $("#tip");
  const item = pointed.matches(".badge-of") ? pointed : meant(pointed);
  const text = item.dataset.tip;
  if (!tip || !text || !$("#choices").hidden) return;
  const [head, ...lines] = text.split("\n");
  const card = item.matches(".playing-card");
  const alone = !item.closest("#scene") && !card;
  tip.classList.toggle("of-card", card);
  tip.replaceChildren();
  if (card) tip.append(portrait(item, Math.min(HELD, innerHeight - 40)));
  else if (alone && item.matches(".block, .general, .token")) tip.append(portrait(item, 64));
  tip.append(strong(head), ...lines.map((line) => row("span", line)));
  const others = company(item);
  if (others.length > (item.matches(".place, .badge-of") ? 0 : 1)) {
    const stack = document.createElement("ul");
    for (const { piece, title, count, here } of others) {
      const line = document.createElement("li");
      line.classList.toggle("here", here);
      line.append(portrait(piece, 26), (count > 1 ? `${count} × ` : "") + title);
      stack.append(line);
    }
    tip.append(stack);
  }
  const ends = fitting().filter(({ keys }) => keys[chosen.length] === item.dataset.key);
  if (ends.length && ends.length < 4) for (const { button } of ends) tip.append(row("em", button.textContent));
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

/** A finger that rests on something holds it up; lifting it does nothing then. */
const REST = 450;
let resting;
let held = false;

function rest(event) {
  clearTimeout(resting);
  held = false;
  if (event.pointerType !== "touch") return;
  const item = event.target.closest?.(".i[role=button]");
  if (!item) return hideTip();
  resting = setTimeout(() => {
    held = true;
    showTip(item);
  }, REST);
}

function lift({ type, movementX = 0, movementY = 0 }) {
  if (type === "pointerup" || Math.hypot(movementX, movementY) > 4) clearTimeout(resting);
}

// ---------------------------------------------------------------- the tray

/** The wheel moves what is wider than the screen, and its ends say that there is more. */
function tray() {
  const hand = $("#hand");
  if (!hand) return;
  const ends = () => {
    const over = hand.scrollWidth - hand.clientWidth;
    table.classList.toggle("more-before", hand.scrollLeft > 4);
    table.classList.toggle("more-after", hand.scrollLeft < over - 4);
  };
  hand.addEventListener("scroll", ends, { passive: true });
  hand.addEventListener(
    "wheel",
    (event) => {
      if (event.deltaX || hand.scrollWidth <= hand.clientWidth) return;
      event.preventDefault();
      hand.scrollLeft += event.deltaY * (event.deltaMode ? 20 : 1);
    },
    { passive: false },
  );
  new ResizeObserver(ends).observe(hand);
  new MutationObserver(ends).observe(hand, { childList: true });
  for (const button of $$("[data-tray]")) {
    button.addEventListener("click", () => {
      const by = Number(button.dataset.tray) * hand.clientWidth * 0.8;
      hand.scrollBy({ left: by, behavior: still.matches ? "auto" : "smooth" });
    });
  }
  ends();
}

// ---------------------------------------------------------------- the log

function logbook() {
  for (const box of $$("#log [data-scroll]")) box.scrollTop = box.scrollHeight;
  $("#log-filter")?.addEventListener("input", sift);
}

/** Shows the lines that contain what was typed; chapters stay where one of theirs does. */
function sift() {
  const wanted = ($("#log-filter")?.value ?? "").trim().toLowerCase();
  let chapter = null;
  for (const line of $$("#log li")) {
    if (line.matches(".chapter")) {
      chapter = line;
      line.hidden = !!wanted;
      continue;
    }
    line.hidden = !line.textContent.toLowerCase().includes(wanted);
    if (!line.hidden && chapter) chapter.hidden = false;
  }
}

/** Shows on the board where a line of the log happened. */
function recall(line) {
  for (const lit of $$(".lit-up")) lit.classList.remove("lit-up");
  const named = $$("[data-point]", line).flatMap((name) => things(name.dataset.point));
  for (const thing of named) thing.classList.add("lit-up");
  const shown = named.filter((thing) => thing.closest("#scene") && isShown(thing));
  if (shown.length) chart?.hold(shown, false);
  for (const other of $$("#log .recalled")) other.classList.remove("recalled");
  line.classList.add("recalled");
}
