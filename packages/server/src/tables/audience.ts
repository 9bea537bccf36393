/** Everybody who listens to a game, grouped by eye: what an eye gets is made once, however many share it. */
import type { Action, Change, Eye, GameEvent, Room, TableState } from '@kursbuch/table';

/** What has changed for an eye with the entries up to this number. */
export interface Steps extends Change<TableState, Action, GameEvent> {
  readonly number: number;
}

export interface Hearer {
  /** Undefined: nobody knows who it is. */
  readonly person: string | undefined;
  hear(steps: Steps): void;
}

interface Group {
  readonly eye: Eye;
  readonly hearers: Set<Hearer>;
  stop(): void;
}

const NOBODY: ReadonlySet<Hearer> = new Set();

export class Audience {
  #room: Room;
  readonly #groups = new Map<string, Group>();
  /** What the room has told since the last entry, by eye: sent when that entry is kept. */
  #untold = new Map<string, Change>();

  constructor(room: Room) {
    this.#room = room;
  }

  get isEmpty(): boolean {
    return this.#groups.size === 0;
  }

  add(eye: Eye, hearer: Hearer): void {
    this.#groupOf(eye).hearers.add(hearer);
  }

  remove(hearer: Hearer): void {
    for (const [name, group] of this.#groups) {
      if (!group.hearers.delete(hearer) || group.hearers.size > 0) continue;
      group.stop();
      this.#groups.delete(name);
    }
  }

  /** From now on this is the room; what the other one has told was not kept. */
  moveTo(room: Room): void {
    this.#room = room;
    this.#untold = new Map();
    for (const [name, group] of this.#groups) group.stop = this.#listen(name, group.eye);
  }

  /** Nobody hears of what was not kept, whatever the room has told. */
  forget(): void {
    this.#untold = new Map();
  }

  /** The room stands where the entry with this number leaves it: tell what has changed, and if it is only the number. */
  tell(number: number, but = NOBODY): void {
    const untold = this.#untold;
    this.#untold = new Map();
    const { length: from, undone } = this.#room;
    const nothing: Change = { from, steps: [], undone };
    for (const [name, group] of this.#groups)
      tellAll(group, { number, ...(untold.get(name) ?? nothing) }, but);
  }

  /** Tell each eye what it has missed. */
  tellMissed(missed: (eye: Eye) => Steps, but = NOBODY): void {
    for (const group of this.#groups.values()) tellAll(group, missed(group.eye), but);
  }

  /** Others sit there: listeners who see with other eyes now get the whole game again. Returns who they are. */
  regroup(eyeOf: (person: string | undefined) => Eye, anew: (eye: Eye) => Steps): ReadonlySet<Hearer> {
    const moved = new Set<Hearer>();
    for (const { eye, hearers } of [...this.#groups.values()])
      for (const hearer of [...hearers]) {
        const now = eyeOf(hearer.person);
        if (nameOf(now) === nameOf(eye)) continue;
        this.remove(hearer);
        this.add(now, hearer);
        hearer.hear(anew(now));
        moved.add(hearer);
      }
    return moved;
  }

  #groupOf(eye: Eye): Group {
    const name = nameOf(eye);
    const there = this.#groups.get(name);
    if (there) return there;
    const group: Group = { eye, hearers: new Set(), stop: this.#listen(name, eye) };
    this.#groups.set(name, group);
    return group;
  }

  #listen(name: string, eye: Eye): () => void {
    return this.#room.listen(eye, (change) => void this.#untold.set(name, change));
  }
}

const nameOf = (eye: Eye): string => eye.join();

function tellAll({ hearers }: Group, steps: Steps, but: ReadonlySet<Hearer>): void {
  for (const hearer of hearers) if (!but.has(hearer)) hearer.hear(steps);
}
