// The board's view, and keys to walk on it. Part of the one script: see `app.js`.

// ---------------------------------------------------------------- the view

/** From farther off pieces are badges. */
const FAR = 0.36;
/** Nearer than this, all that is written on pieces can be read. */
const FINE = 0.86;

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

  /** The first view: most of the board; on tall screens its full height, to be panned. */
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

  /** All of it, however small. */
  whole() {
    this.touched = true;
    this.glide(this.width / 2, this.height / 2, this.least);
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
    // What lies under a bar at the top can be drawn out below it.
    const covered = this.covered() / this.scale;
    this.y = hold(this.y + covered, high, this.height + covered) - covered;
    const numbers = [this.x - wide / 2, this.y - high / 2, wide, high];
    this.svg.setAttribute("viewBox", numbers.map((number) => number.toFixed(1)).join(" "));
    this.svg.classList.toggle("zoom-far", this.scale < FAR);
    this.svg.classList.toggle("zoom-mid", this.scale < FINE);
  }

  /** How much of the board's top a bar covers; an open table is not a bar. */
  covered() {
    const { top, height } = this.svg.parentElement.getBoundingClientRect();
    const { bottom } = $("#battle")?.getBoundingClientRect() ?? { bottom: top };
    const deep = Math.max(0, bottom - top);
    return deep < height / 4 ? deep : 0;
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
    const covered = this.covered();
    const seen = boxes.filter(
      ({ left, right, top, bottom }) => left >= 0 && top >= covered && right <= wide && bottom <= high,
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
    const dy = over(box.top, box.bottom, room.top + this.covered(), room.bottom);
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
  for (const item of $$(".i.glow").filter(isShown)) {
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
    letGo();
    hideTip();
  } else if (arrow && item && !event.shiftKey) walk(arrow);
  else if (arrow && event.target.closest("#choices")) {
    const step = arrow[0] + arrow[1] > 0 ? "nextElementSibling" : "previousElementSibling";
    event.target[step]?.focus();
  } else if (arrow && chart && event.target.closest("#board, body")) chart.pan(-90 * arrow[0], -90 * arrow[1]);
  else if (chart && (event.key === "+" || event.key === "=")) chart.zoom(1.25);
  else if (chart && event.key === "-") chart.zoom(0.8);
  else if (chart && event.key === "0") chart.whole();
  else if (item && event.key === "i") showTip(item);
  else if (event.key === "u") $("#undo")?.click();
  else if (event.key === "b") ($$(".i.glow").find(isShown) ?? $("#options button.primary"))?.focus();
  else return;
  event.preventDefault();
}
