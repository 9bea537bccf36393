/** Who is at a table through other nodes, as they tell it: who, never by which name, which is looked up here. */
import type { PeopleStore } from '../store/people.ts';
import type { Attendance } from '../store/wire.ts';

/** So many names are remembered. */
const MOST_NAMES = 5000;

export class Elsewhere {
  readonly #people: Pick<PeopleStore, 'namesOf'>;
  /** By table and node. */
  readonly #tables = new Map<string, Map<string, Attendance>>();
  readonly #names = new Map<string, string>();

  constructor(people: Pick<PeopleStore, 'namesOf'>) {
    this.#people = people;
  }

  /** A node tells who is at a table through it. */
  hear(node: string, id: string, attendance: Attendance): void {
    const nodes = this.#tables.get(id) ?? new Map<string, Attendance>();
    const { people, nameless, lost } = attendance;
    // Somebody who has just come may have another name than last time.
    for (const one of people) if (!nodes.get(node)?.people.includes(one)) this.#names.delete(one);
    if (people.length + nameless + lost.length > 0) nodes.set(node, attendance);
    else nodes.delete(node);
    if (nodes.size > 0) this.#tables.set(id, nodes);
    else this.#tables.delete(id);
  }

  /** A node is gone; gives the tables at which somebody was through it. */
  gone(node: string): readonly string[] {
    return [...this.#tables].flatMap(([id, nodes]) => (nodes.delete(node) ? [id] : []));
  }

  /** Nobody knows what other nodes have told meanwhile. */
  clear(): void {
    this.#tables.clear();
  }

  /** What each node tells of a table. */
  at(id: string): readonly Attendance[] {
    return [...(this.#tables.get(id)?.values() ?? [])];
  }

  /** Whoever has come in, with his name; undefined: it is not known here yet. */
  peopleAt(id: string): ReadonlyMap<string, string | undefined> {
    return new Map(this.at(id).flatMap(({ people }) => people.map((one) => [one, this.#names.get(one)])));
  }

  /** Learn the names of these people; false: all of them are known. */
  async learnNames(people: readonly string[]): Promise<boolean> {
    const unknown = people.filter((one) => !this.#names.has(one));
    if (unknown.length === 0) return false;
    for (const [one, name] of await this.#people.namesOf(unknown)) this.#names.set(one, name);
    for (const one of this.#names.keys()) {
      if (this.#names.size <= MOST_NAMES) break;
      this.#names.delete(one);
    }
    return true;
  }

  /** Somebody is called otherwise. */
  renamed(person: string): void {
    this.#names.delete(person);
  }
}
