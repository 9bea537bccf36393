/** Games that were begun elsewhere: brought as a record, and played on here. */
import type { PlayerName } from '@kursbuch/bots';
import { type GameRecord, isProblem, isRefusal, LONGEST_TABLE_NAME, properName, Room } from '@kursbuch/table';
import { titleNamed } from '@kursbuch/titles';
import { readRecord } from '@kursbuch/titles/record';
import { properNamed } from '../names.ts';
import type { Person } from '../store/people.ts';
import type { Store } from '../store/store.ts';
import { Trouble } from '../trouble.ts';
import { seedOfDraw } from './chance.ts';
import { mustPlay, timePlayers } from './newcomers.ts';
import { newGame, newId } from './newGame.ts';
import { type AnyTable, playable } from './playable.ts';
import { replayed } from './replayed.ts';
import { clockAtStart, dueAfter, type TimeRules } from './time.ts';

/** No game is longer; it is played through at once when it comes. */
const MOST_ACTIONS = 4000;
/** No seed of ours is longer, and none that somebody typed. */
const LONGEST_SEED = 200;

/** A game that was begun elsewhere, and who sits where from now on, by the players of its record. */
interface Upload {
  readonly name: string;
  readonly listed: boolean;
  readonly record: unknown;
  readonly seats: readonly ('me' | 'free' | PlayerName)[];
  /** What is still hidden is redrawn, so that somebody who knows the seed does not know it. */
  readonly redraw: boolean;
  readonly time: TimeRules | null;
}

export class Uploads {
  readonly #store: Store;
  /** Told of every table that is new. */
  readonly #changed: (id: string) => void;

  constructor(store: Store, changed: (id: string) => void) {
    this.#store = store;
    this.#changed = changed;
  }

  /** A game that was played elsewhere goes on here, if the rules allow every step of it. */
  async take(person: Person, wanted: Upload): Promise<string> {
    const name = properNamed(wanted.name, LONGEST_TABLE_NAME);
    const given = readRecord(wanted.record);
    // Not every database keeps every text, and a seed that is kept as another one makes another game.
    if (isProblem(given)) throw new Trouble('badRecord');
    const { title, players, options } = given;
    if (given.actions.length > MOST_ACTIONS || !seedsOf(given).every(isKept)) throw new Trouble('badRecord');
    if (wanted.seats.length !== players.length || wanted.seats.filter((one) => one === 'me').length > 1)
      throw new Trouble('badSeats');
    const computers = wanted.seats.filter((one) => one !== 'me' && one !== 'free');
    const loaded = await playable(title);
    await mustPlay(title, [...computers, ...timePlayers(wanted.time)]);
    if (players.some((one) => properName(one) !== one || one === '')) throw new Trouble('badName');
    const played = await replayed(loaded, given);
    if (!(played instanceof Room)) throw new Trouble('badRecord', played);
    const id = newId();
    const game = newGame(id, person, this.#store.wire.reads);
    // Where nothing is hidden only computer players draw, and nobody wants to foretell those.
    const isDrawn = (wanted.redraw || !titleNamed(title)?.hides) && played.state.result === null;
    const room = isDrawn ? redrawnRoom(loaded, played, seedOfDraw(game.secret, 1)) : played;
    const { state, waiting } = room;
    const { seed, version, actions } = room.whole;
    const at = Date.now();
    const seats = players.map((player, place) => {
      const who = wanted.seats[place] ?? 'free';
      return {
        place,
        name: player,
        contribution: '',
        seat: state.players.indexOf(player),
        person: who === 'me' ? person.id : null,
        player: who === 'me' || who === 'free' ? null : who,
      };
    });
    const { listed, time } = wanted;
    const clock = clockAtStart({ time, seats }, waiting, at);
    await this.#store.games.addBegun(
      { ...game, title, name, size: players.length, listed, options, time, version },
      {
        seed,
        draws: isDrawn ? 1 : 0,
        waiting,
        result: state.result,
        clock,
        due: dueAfter({ time, seats }, clock, at),
        seats,
        // Nobody's to take back: it was played elsewhere.
        entry:
          actions.length === 0
            ? null
            : {
                game: id,
                number: 1,
                keeps: 0,
                steps: actions,
                over: state.result !== null,
                person: null,
                key: null,
                at,
              },
      },
    );
    this.#changed(id);
    return id;
  }
}

/** Everything that chance is drawn from. */
const seedsOf = ({ seed, actions }: GameRecord): readonly string[] => [
  seed,
  ...actions.flatMap(({ redraw = [] }) => redraw),
];

const isKept = (seed: string): boolean => seed.length <= LONGEST_SEED && !/[\p{Cc}\p{Cs}]/u.test(seed);

/** The game with another chance from here on; where nothing was played yet, with another chance altogether. */
function redrawnRoom(table: AnyTable, played: Room, seed: string): Room {
  if (played.redraw(seed)) return played;
  const { version: _, ...setup } = played.whole;
  const start = table.setup({ ...setup, seed });
  if (isRefusal(start)) throw new Trouble('badRecord', start);
  return new Room(table, { ...setup, seed }, start);
}
