/** What a worker answers without a game being open: new games, copies, games from files. Loaded when it is asked. */

import { hereFrom } from '@kursbuch/screens/host/sitters.ts';
import { isRefusal } from '@kursbuch/table';
import { Failed } from './failed.ts';
import { loadTitle } from './families.ts';
import { hostedGame } from './hostedGame.ts';
import { gameFrom, newGame, type Unsaved } from './newGame.ts';
import type { Answers, Failure, Made } from './protocol.ts';
import { sourceOf } from './readGame.ts';
import type { GameStore } from './store.ts';

export type Making = Pick<Answers, 'start' | 'show' | 'known' | 'copy' | 'add'>;

/** A copy would let somebody try what chance will bring, and then do otherwise. */
const SEALED: Failure = { kind: 'broken', message: 'a game with secrets has no copies before its end' };

export function making(store: GameStore): Making {
  async function made(game: Unsaved): Promise<Made> {
    const outcome = await store.write(game, 0);
    const { id } = game;
    if (typeof outcome === 'number') return { id, unsaved: null };
    return { id, unsaved: { game: { ...game, revision: 0 }, problem: outcome } };
  }
  return {
    async start(asked) {
      const game = newGame(await loadTitle(asked.title), asked);
      return isRefusal(game) ? game : made(game);
    },
    async show({ record, name, sitters }) {
      const { room } = await hostedGame(record, sitters);
      return { info: { id: '', title: record.title, name, sitters, changed: 0 }, ...room.open([]) };
    },
    async known(source) {
      const { record, sitters } = await sourceOf(store, source);
      const { room, people } = await hostedGame(record, sitters);
      return room.record(people);
    },
    async copy({ upTo, name, ...source }) {
      const saved = await sourceOf(store, source);
      const actions = saved.record.actions.slice(0, upTo ?? undefined);
      const { room, glimpse } = await hostedGame({ ...saved.record, actions }, saved.sitters);
      const record = room.branch(room.length);
      if (!record) throw new Failed(SEALED);
      return made(gameFrom(glimpse(), { record, name, sitters: hereFrom(saved.sitters) }));
    },
    async add(game) {
      const { glimpse } = await hostedGame(game.record, game.sitters, game.endedByHand);
      return made(gameFrom(glimpse(), game));
    },
  };
}
