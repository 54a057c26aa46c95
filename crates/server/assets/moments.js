// Tells what happened, one moment after the other: pieces glide, dice roll and rest,
// cards are held up, a fight's result stands before the next one opens. The question
// comes when the story has been told.

const $ = (selector, from = document) => from.querySelector(selector);

/** How long things take, by speed; nothing is told where it is off. */
const SPEEDS = { off: 0, fast: 0.5, normal: 1, slow: 1.8 };

/** Milliseconds at normal speed. */
const TIME = { glide: 350, tumble: 400, dice: 800, card: 1200, result: 1500, banner: 900, line: 500 };

/** Where the pips of a face are, on a grid of three by three. */
const PIPS = ["", "4", "26", "246", "0268", "02468", "023568"];

function kept(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function keep(name, value) {
  try {
    localStorage.setItem(name, value);
  } catch {
    // Private windows may keep nothing.
  }
}

export const speed = () => (kept("speed") in SPEEDS ? kept("speed") : "normal");

// ---------------------------------------------------------------- sounds

let audio = null;

/** A short burst of noise, or a tone. */
function burst({ at, length, pitch, noise, loud }) {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loud, audio.currentTime + at);
  gain.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + at + length);
  let source;
  if (noise) {
    const frames = Math.ceil(audio.sampleRate * length);
    const buffer = audio.createBuffer(1, frames, audio.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let index = 0; index < frames; index++) samples[index] = Math.random() * 2 - 1;
    source = audio.createBufferSource();
    source.buffer = buffer;
    const filter = audio.createBiquadFilter();
    filter.type = "bandpass";
    filter.frequency.value = pitch;
    source.connect(filter).connect(gain);
  } else {
    source = audio.createOscillator();
    source.type = "triangle";
    source.frequency.value = pitch;
    source.connect(gain);
  }
  gain.connect(audio.destination);
  source.start(audio.currentTime + at);
  source.stop(audio.currentTime + at + length);
}

const SOUNDS = {
  dice: [0, 0.09, 0.16, 0.26].map((at, index) => ({ at, length: 0.06, pitch: 2400 - 300 * index, noise: true, loud: 0.5 })),
  card: [{ at: 0, length: 0.18, pitch: 900, noise: true, loud: 0.35 }],
  turn: [
    { at: 0, length: 0.35, pitch: 523, loud: 0.2 },
    { at: 0.16, length: 0.5, pitch: 784, loud: 0.2 },
  ],
};

/** Sounds are off until they are asked for. */
export function sound(name) {
  if (kept("sounds") !== "1") return;
  try {
    audio ??= new AudioContext();
    for (const part of SOUNDS[name]) burst(part);
  } catch {
    // No sound can be made here.
  }
}

// ---------------------------------------------------------------- pictures

function die(face) {
  const pips = [...PIPS[face]].map(
    (place) => `<circle cx="${16 + 16 * (place % 3)}" cy="${16 + 16 * Math.floor(place / 3)}" r="5"/>`,
  );
  return `<svg viewBox="0 0 64 64" class="die" data-face="${face}" role="img" aria-label="${face}"><rect x="2" y="2" width="60" height="60" rx="12"/>${pips.join("")}</svg>`;
}

/** Done when what was last changed is on the screen; at once where nothing is painted. */
function painted() {
  return new Promise((wake) => {
    setTimeout(wake, document.hidden ? 0 : 2000);
    requestAnimationFrame(() => requestAnimationFrame(wake));
  });
}

/** The children of a board by their keys. */
const byKey = (scene) => new Map([...scene.children].map((child) => [child.dataset.key, child]));

const spot = (item) =>
  (item.getAttribute("transform") ?? "")
    .match(/-?[\d.]+/g)
    ?.slice(0, 2)
    .map(Number) ?? null;

/** Frames from one place to another along a road. */
function frames(from, way, to) {
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", way);
  const length = path.getTotalLength();
  const on = Array.from({ length: 11 }, (_, step) => {
    const { x, y } = path.getPointAtLength((length * (step + 1)) / 12);
    return [x, y];
  });
  return [from, ...on, to]
    .filter(Boolean)
    .map(([x, y]) => ({ transform: `translate(${x}px, ${y ?? 0}px)` }));
}

// ---------------------------------------------------------------- the story

export class Story {
  /** `tools` are what the page lends: `parsed`, `takeTips`, `touched`, `patch`, `look`, `still`. */
  constructor(table, tools) {
    this.table = table;
    this.tools = tools;
    this.queue = [];
    this.done = null;
    this.running = false;
    this.resting = null;
    this.stop = () => {};
    addEventListener("keydown", (event) => this.key(event), true);
    addEventListener("click", (event) => this.click(event), true);
  }

  /** Plays the moments and then calls `done`. What comes meanwhile is added. With
   * `whole`, one's own moves are shown as well. */
  tell(moments, done, whole = false) {
    this.done = done;
    const own = moments.filter((moment) => moment.own).flatMap((moment) => moment.dice ?? []);
    const off = speed() === "off" && !whole;
    if (off || document.hidden) {
      this.finish();
      if (own.length && !document.hidden) this.rest(own);
      return;
    }
    const loud = ({ own, dice, cards, ended, banners }) => whole || !own || dice || cards || ended || banners;
    const first = moments.findIndex(loud);
    if (first < 0 && !this.running) return this.finish();
    this.queue.push(...moments);
    if (!this.running) this.run(whole);
  }

  async run(whole) {
    this.running = true;
    this.table.classList.add("telling");
    this.table.dataset.told = "0";
    $("#story").hidden = false;
    while (this.queue.length && this.running) {
      const moment = this.queue.shift();
      this.table.dataset.told = String(Number(this.table.dataset.told) + 1);
      await this.play(moment, whole);
    }
    if (this.running) this.finish();
  }

  /** The end of the story, told or skipped. */
  finish() {
    this.queue = [];
    this.running = false;
    this.stop();
    this.table.classList.remove("telling");
    const boxes = ["story", "banner", "held-card"];
    if (!this.resting) boxes.push("thrown");
    for (const id of boxes) {
      const box = document.getElementById(id);
      if (box) box.hidden = true;
    }
    const done = this.done;
    this.done = null;
    done?.();
  }

  skip() {
    if (this.running) this.finish();
  }

  /** Waits so long at normal speed, or until the story is skipped. */
  pause(time, least = 0) {
    if (!this.running) return Promise.resolve();
    const factor = SPEEDS[speed()] || 1;
    return new Promise((wake) => {
      const timer = setTimeout(wake, Math.max(time * factor, least));
      this.stop = () => {
        clearTimeout(timer);
        wake();
      };
    });
  }

  async play(moment, whole) {
    const { banners = [], cards = [], dice = [], lines = [], own } = moment;
    $("#story .told").innerHTML = lines.join(" ");
    for (const text of own && !whole ? [] : banners) {
      const box = $("#banner");
      box.textContent = text;
      box.hidden = false;
      await this.pause(TIME.banner);
      box.hidden = true;
    }
    if (cards.length && this.running) {
      const box = $("#held-card");
      box.innerHTML = cards.join("");
      box.hidden = false;
      sound("card");
      await this.pause(TIME.card);
      box.hidden = true;
    }
    if (dice.length && this.running) {
      await this.throw(dice);
      await this.pause(TIME.dice, own ? TIME.dice : 0);
      $("#thrown").hidden = true;
    }
    if (!this.running) return;
    const moved = this.change(moment);
    if (moved) await this.pause(TIME.glide);
    if (!this.running) return;
    if (moment.ended) {
      const result = document.createElement("div");
      result.className = "result";
      result.innerHTML = lines.map((line) => `<p>${line}</p>`).join("");
      $("#battle").append(result);
      await this.pause(TIME.result);
      result.remove();
    }
    if (!this.running) return;
    if (moment.battle !== undefined) this.tools.patch("battle", moment.battle);
    const shown = banners.length || cards.length || dice.length || moved || moment.ended;
    if (!own && !shown && lines.length) await this.pause(TIME.line);
    else if (moved && lines.length && !own) await this.pause(TIME.line / 2);
  }

  /** Throws the dice: they tumble, come to rest, and are in sight when this is done. */
  async throw(throws) {
    const box = $("#thrown");
    const faces = throws.flat();
    const cast = (pick) => {
      box.innerHTML = throws.map((dice) => `<span>${dice.map((face) => die(pick(face))).join("")}</span>`).join("");
    };
    box.dataset.faces = faces.join(" ");
    box.hidden = false;
    sound("dice");
    if (!this.tools.still()) {
      box.classList.add("tumbling");
      cast(() => 1 + Math.floor(Math.random() * 6));
      await new Promise((wake) => setTimeout(wake, TIME.tumble));
      box.classList.remove("tumbling");
    }
    cast((face) => face);
    await painted();
  }

  /** One's own dice are seen at any speed, though nothing waits for them. */
  async rest(throws) {
    const turn = (this.resting = {});
    await this.throw(throws);
    await new Promise((wake) => setTimeout(wake, TIME.dice));
    // Later dice lie there by now, and have a time of their own.
    if (this.resting !== turn) return;
    this.resting = null;
    if (!this.running) $("#thrown").hidden = true;
  }

  /** Makes the board what it was after this moment. Says whether a piece is seen to move. */
  change({ set = [], gone = [], glides = [] }) {
    const scene = $("#scene");
    if (!scene) return false;
    const { parsed, takeTips, touched, look, still } = this.tools;
    const known = byKey(scene);
    const ways = new Map(glides.filter(({ key }) => key).map(({ key, way }) => [key, way]));
    const time = TIME.glide * (SPEEDS[speed()] || 1);
    const seen = [];
    let moved = false;
    for (const key of gone) known.get(key)?.remove();
    for (const { key, html, before } of set) {
      const next = parsed(html, scene);
      takeTips(next);
      const fresh = next.firstElementChild;
      const item = known.get(key);
      if (!item) {
        scene.insertBefore(fresh, known.get(before) ?? null);
        known.set(key, fresh);
        if (fresh.matches(".near")) seen.push(fresh);
        continue;
      }
      touched(item);
      const from = spot(item);
      for (const { name } of [...item.attributes]) if (!fresh.hasAttribute(name)) item.removeAttribute(name);
      for (const { name, value } of [...fresh.attributes]) item.setAttribute(name, value);
      item.replaceChildren(...fresh.childNodes);
      const to = spot(item);
      const way = ways.get(key);
      const elsewhere = from && to && (from[0] !== to[0] || from[1] !== to[1]);
      if (!elsewhere || !item.matches(".near")) continue;
      seen.push(item);
      moved = true;
      if (still()) continue;
      const along = way ? frames(from, way, to) : frames(from, `M${from.join(" ")}L${to.join(" ")}`, to);
      item.animate(along, { duration: time, easing: "ease-in-out" });
    }
    for (const { svg, way } of glides.filter(({ key }) => !key)) {
      moved = true;
      if (!still()) this.ghost(scene, svg, way, time);
    }
    if (seen.length) look(seen);
    return moved;
  }

  /** Pieces nobody may follow by name travel as ghosts. */
  ghost(scene, svg, way, time) {
    const piece = this.tools.parsed(svg, scene).firstElementChild;
    const [x, y, width, height] = piece.getAttribute("viewBox").split(" ");
    for (const [name, value] of Object.entries({ x, y, width, height })) piece.setAttribute(name, value);
    const group = document.createElementNS(scene.namespaceURI, "g");
    group.setAttribute("class", "ghost");
    group.append(piece);
    scene.append(group);
    group.animate(frames(null, way, null), { duration: time, easing: "ease-in-out" }).onfinish = () => group.remove();
  }

  key(event) {
    if (event.target.closest?.("input, textarea, select, dialog") || event.ctrlKey || event.metaKey || event.altKey) return;
    if (this.running && (event.key === " " || event.key === "Escape")) this.skip();
    else if (!this.running && event.key.toLowerCase() === "r" && this.table.dataset.moments) this.again();
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  click(event) {
    if (!this.running || !event.target.closest("#board, #hand, #story, #prompt, #thrown, #held-card, #banner")) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.skip();
  }

  /** Plays what happened since `version`, or since one's own last decision. */
  async again(version) {
    const told = await this.ask(version);
    if (told?.moments.length) this.retell(told);
  }

  async ask(version) {
    const since = version === undefined ? "" : `&version=${encodeURIComponent(version)}`;
    try {
      const answer = await fetch(`${this.table.dataset.moments}${since}`, { headers: { accept: "application/json" } });
      return answer.ok ? await answer.json() : null;
    } catch {
      return null;
    }
  }

  /** From what lay on the table then to what lies there now. */
  retell({ scene, battle, moments }) {
    const { patch, arm } = this.tools;
    const now = { scene: $("#scene").innerHTML, battle: $("#battle").innerHTML };
    patch("scene", scene);
    patch("battle", battle);
    this.tell(
      moments,
      () => {
        patch("scene", now.scene);
        patch("battle", now.battle);
        arm();
      },
      true,
    );
  }

  // -------------------------------------------------------------- coming back

  /** Remembers what was shown last, for the day when somebody comes back. */
  saw(version) {
    if (!document.hidden && version) keep(this.name(), version);
  }

  name() {
    return `seen:${this.table.dataset.moments}`;
  }

  /** Offers to tell what happened while nobody looked. */
  async welcome() {
    const [seen, version] = [kept(this.name()), this.table.dataset.version];
    if (!version || seen === version || speed() === "off") return this.saw(version);
    const told = await this.ask(seen ?? undefined);
    this.saw(version);
    const others = told?.moments.filter(({ own }) => !own) ?? [];
    if (!others.length || this.running) return;
    const bar = $("#welcome");
    $("span", bar).textContent = told.title;
    bar.hidden = false;
    $("[data-play]", bar).onclick = () => {
      bar.hidden = true;
      this.retell(told);
    };
    $("[data-skip]", bar).onclick = () => (bar.hidden = true);
  }

  // -------------------------------------------------------------- settings

  /** The fields that set speed and sounds. */
  settings() {
    const pace = $("#speed");
    if (pace) {
      pace.value = speed();
      pace.addEventListener("change", () => keep("speed", pace.value));
    }
    const sounds = $("#sounds");
    if (sounds) {
      sounds.checked = kept("sounds") === "1";
      sounds.addEventListener("change", () => {
        keep("sounds", sounds.checked ? "1" : "");
        sound("turn");
      });
    }
    for (const button of document.querySelectorAll("[data-again]")) button.addEventListener("click", () => this.again());
  }
}

// ---------------------------------------------------------------- replay

/** Steps through a match by itself, with the same moments. */
function autoplay(go, at, last) {
  const button = $("#autoplay");
  let playing = false;
  const set = (on) => {
    playing = on;
    button.setAttribute("aria-pressed", String(on));
  };
  const run = async () => {
    while (playing && at() < last()) {
      await go(at() + 1, true);
      await new Promise((wake) => setTimeout(wake, 250 * (SPEEDS[speed()] || 1)));
    }
    set(false);
  };
  button.addEventListener("click", () => {
    set(!playing);
    if (playing) run();
  });
  return { stop: () => set(false) };
}

/** Steps through a match by its slider. */
export function replay(table, story, patch) {
  const slider = $("#slider");
  let wanted = null;
  let busy = false;
  const show = async () => {
    if (busy || wanted === null) return;
    busy = true;
    const { at, moment } = wanted;
    wanted = null;
    try {
      const ask = `${table.dataset.frame}&at=${at}${moment ? "&moment=true" : ""}`;
      const answer = await fetch(ask, { headers: { accept: "application/json" } });
      if (answer.ok) {
        const frame = await answer.json();
        await new Promise((told) => {
          story.tell(frame.moment ? [frame.moment] : [], () => {
            for (const [id, html] of Object.entries(frame.parts)) patch(id, html);
            if (wanted === null) slider.value = frame.at;
            history.replaceState(null, "", frame.link);
            told();
          });
        });
      }
    } finally {
      busy = false;
      await show();
    }
  };
  const go = (at, moment = false) => {
    story.skip();
    slider.value = at;
    wanted = { at: slider.value, moment };
    return show();
  };
  const played = autoplay(go, () => Number(slider.value), () => Number(slider.max));
  const step = (by) => {
    played.stop();
    go(Number(slider.value) + by, by === 1);
  };
  slider.addEventListener("input", () => {
    played.stop();
    go(slider.value);
  });
  document.addEventListener("change", ({ target }) => target.id === "jump" && go(target.value));
  document.addEventListener("click", (event) => {
    const to = event.target.closest("[data-at]");
    if (!to) return;
    event.preventDefault();
    played.stop();
    go(to.dataset.at);
  });
  addEventListener(
    "keydown",
    (event) => {
      if (event.target.closest?.("input, textarea, select") || event.shiftKey || event.ctrlKey || event.metaKey) return;
      const by = { ",": -1, ".": 1, ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (!by) return;
      event.preventDefault();
      event.stopPropagation();
      step(by);
    },
    true,
  );
}
