/** The worker of a local game: its room and its saves; computer players come when one is asked, and what makes games too. */

import type { GameInfo, News, Opening, Sitter } from '@kursbuch/screens/host/gameHost.ts';
import { liveAs } from '@kursbuch/screens/host/life.ts';
import { isWatched, seated } from '@kursbuch/screens/host/sitters.ts';
import { type Change, type Eye, isProblem, MOVED_ON, type Seat } from '@kursbuch/table';
import { readRecord } from '@kursbuch/titles/record';
import type { Computers } from './computers.ts';
import { Failed, failureOf } from './failed.ts';
import { type HostedGame, hostedGame } from './hostedGame.ts';
import { holdGame } from './lock.ts';
import type { Making } from './making.ts';
import type { Answers, FromWorker, Ping, Question, Questions } from './protocol.ts';
import { sourceOf } from './readGame.ts';
import { type Saver, saver } from './saver.ts';
import { savesHeard } from './saves.ts';
import { indexedDbStore, type SavedGame, type SaveProblem } from './store.ts';

const post = (message: FromWorker): void => postMessage(message);
const tell = (news: News): void => post({ news });

const store = indexedDbStore();
const saves = savesHeard();

interface OpenGame extends HostedGame {
  people: Eye;
  /** As it was opened; who sits where is the newest. */
  saved: SavedGame;
  pace: number;
  readonly saver: Saver;
  /** Another tab plays this game: nothing is done here. */
  readonly watching: boolean;
  revision: number;
  /** Stop hearing of it. */
  deaf(): void;
  /** The store has not got the newest state. */
  behind: boolean;
  release(): void;
}

let open: OpenGame | undefined;
let computers: Computers | undefined;

const current = (): OpenGame => {
  if (!open) throw new Failed({ kind: 'noSuchGame' });
  return open;
};

// ---------------------------------------------------------------- open, go on, save

async function openGame(source: Questions['open']['ask']): Promise<Opening> {
  const { id, pace } = source;
  let free = false;
  const held = await holdGame(id, () => {
    free = true;
    tell({ type: 'trouble', trouble: { kind: 'elsewhere', free } });
  });
  try {
    const saved = await sourceOf(store, source);
    const game = await hostedGame(saved.record, saved.sitters, saved.endedByHand);
    open = {
      ...game,
      // The people of a game that is only watched are elsewhere.
      people: held ? game.people : [],
      saved,
      pace,
      watching: !held,
      revision: saved.revision,
      behind: false,
      deaf() {},
      saver: saver(write, reportSave),
      release: () => held?.release(),
    };
    open.deaf = open.room.listen(open.people, held ? changed : tellSteps);
    if (held) {
      open.room.restore(saved.standing);
      letBotsPlay();
    } else watch(free);
    // A game the store did not take before: perhaps there is room for it now.
    if (held && source.given) open.saver.changed();
    return { info: infoOf(open), ...open.room.open(open.people) };
  } catch (thrown) {
    held?.release();
    throw thrown;
  }
}

/** What is tried in a prepared position is kept nowhere. */
const NOWHERE: Saver = { changed() {}, settled: async () => {} };

async function prepare(asked: Questions['prepare']['ask']): Promise<Opening> {
  const { gameFrom } = await import('./newGame.ts');
  const game = await hostedGame(asked.record, asked.sitters);
  open?.deaf();
  open = {
    ...game,
    saved: { ...gameFrom(game.glimpse(), asked), revision: 0 },
    pace: 0,
    watching: false,
    revision: 0,
    behind: false,
    deaf: game.room.listen(game.people, tellSteps),
    saver: NOWHERE,
    release() {},
  };
  return { info: infoOf(open), ...game.room.open(game.people) };
}

function infoOf({ saved, watching, room }: OpenGame): GameInfo {
  const { id, title, name, sitters, changed, fromFile } = saved;
  const info = { id, title, name, sitters, changed, ...(fromFile && { fromFile }) };
  if (!watching) return info;
  const away = seated(room.state.players, sitters).map(
    (sitter): Sitter => (sitter.player === 'person' ? { ...sitter, player: 'remote' } : sitter),
  );
  return { ...info, sitters: away };
}

const tellSteps = (change: Change): void => tell({ type: 'steps', ...change });

/** What has changed: to the page, and into the store. */
function changed(change: Change): void {
  tellSteps(change);
  current().saver.changed();
  letBotsPlay(change.steps);
}

function newest({ room, saved, revision, glimpse }: OpenGame): SavedGame {
  const record = room.whole;
  const actions = record.actions.length;
  const standing = room.instructions;
  return { ...saved, changed: Date.now(), actions, record, standing, glimpse: glimpse(), revision };
}

async function write(): Promise<SaveProblem | null> {
  const game = current();
  const { revision, ...rest } = newest(game);
  const outcome = await store.write(rest, revision);
  if (typeof outcome !== 'number') return outcome;
  game.revision = outcome;
  saves.postMessage(game.saved.id);
  return null;
}

/** What the store does not take is kept by the page, so that leaving the table loses nothing. */
function reportSave(problem: SaveProblem | null): void {
  const game = current();
  if (problem) {
    game.behind = true;
    if (problem !== 'elsewhere') post({ keep: newest(game) });
    tell({ type: 'trouble', trouble: { kind: 'notSaved', cause: problem } });
    return;
  }
  post({ keep: null });
  if (game.behind) tell({ type: 'trouble', trouble: null });
  game.behind = false;
}

function letBotsPlay(seen?: Change['steps']): void {
  const { addressed, botsTurn, people } = current().room;
  const seat = addressed.find((one) => !people.includes(one)) ?? botsTurn;
  if (computers) computers.play(current(), seen);
  else if (seat !== undefined)
    void loadComputers().then(
      (loaded) => loaded.play(current(), seen),
      () => tell({ type: 'trouble', trouble: { kind: 'botStuck', seat } }),
    );
}

async function loadComputers(): Promise<Computers> {
  const loaded = await import('./computers.ts');
  computers ??= loaded.computers(tell, current().pace);
  return computers;
}

// ---------------------------------------------------------------- watching another tab

function watch(free: boolean): void {
  tell({ type: 'trouble', trouble: { kind: 'elsewhere', free } });
  saves.onmessage = async ({ data }) => {
    const { room, saved } = current();
    if (data !== saved.id) return;
    const read = await store.read(saved.id).catch(() => undefined);
    const record = readRecord((read as { record?: unknown } | undefined)?.record);
    if (!isProblem(record)) room.follow(record);
  };
}

// ---------------------------------------------------------------- answers

/** Does a person at this screen act in this seat? */
const acts = (seat: Seat): boolean => {
  const { people, room } = current();
  return people.includes(seat) && room.people.includes(seat);
};

/** What is asked of a game that is open; all else is about games that are not, and its answers come when it is asked. */
const answers: Omit<Answers, keyof Making> = {
  open: openGame,
  offers({ seat, at }) {
    return acts(seat) ? current().room.offers(seat, at) : [];
  },
  act({ seat, action, at }) {
    return acts(seat) ? current().room.act(seat, action, at) : MOVED_ON;
  },
  rehearse({ seat, action, at }) {
    return acts(seat) ? current().room.rehearse(seat, action, at) : MOVED_ON;
  },
  async undo({ at }) {
    const game = current();
    const { room, saved, watching } = game;
    const seats = seated(room.state.players, saved.sitters);
    if (watching || isWatched(seats)) return null;
    if (!seats.some(({ handed }) => handed)) {
      room.undo(at);
      return null;
    }
    const { handedLast, takeSeat } = await import('./computers.ts');
    const last = handedLast(room, seats);
    // What a computer player did in the place of a person is no decision of his: the one to hand over is.
    if (!last) room.undo(at);
    else if (at === room.length && (last.at >= at || room.undo(at, last.at)))
      if (takeSeat(game, { seat: last.seat, player: 'person' }, { hear: changed, tell })) letBotsPlay();
    return null;
  },
  redo({ at }) {
    const { room, saved, watching } = current();
    if (!watching && !isWatched(seated(room.state.players, saved.sitters))) room.redo(at);
    return null;
  },
  standing({ seat, at }) {
    return acts(seat) ? current().room.standing(seat, at) : { given: [], open: [] };
  },
  instruct({ seat, instruction, at }) {
    const { room, saver } = current();
    if (!acts(seat)) return MOVED_ON;
    const refusal = room.instruct(seat, instruction, at);
    if (!refusal) saver.changed();
    return refusal;
  },
  revoke({ seat, id }) {
    const { room, saver } = current();
    if (acts(seat) && room.revoke(seat, id)) saver.changed();
    return null;
  },
  record() {
    const { room, people } = current();
    return room.record(people);
  },
  branch: ({ at }) => current().room.branch(at),
  pace({ pace }) {
    current().pace = pace;
    computers?.setPace(pace);
    return null;
  },
  hurry({ what }) {
    computers?.hurry(what);
    return null;
  },
  advise: async ({ seat, at, whim }) => (await loadComputers()).advise(current(), seat, at, whim),
  explain: async ({ at }) => (await loadComputers()).explain(current(), at),
  async sit(asked) {
    const { takeSeat } = await import('./computers.ts');
    if (takeSeat(current(), asked, { hear: changed, tell })) letBotsPlay();
    return null;
  },
  prepare,
  follow: ({ record }) => current().room.follow(record),
  async close() {
    computers?.stop();
    await open?.saver.settled();
    open?.release();
    return null;
  },
};

let isHolding = false;

/** A sign of life; the first time also a lock that says more. */
function answerPing({ ping }: Ping): void {
  post({ sign: 'here' });
  if (!isHolding) liveAs(ping, () => post({ sign: 'held' }));
  isHolding = true;
}

self.onmessage = async ({ data }: MessageEvent<Question | Ping>) => {
  if ('ping' in data) return answerPing(data);
  post({ heard: data.id });
  try {
    const known: Partial<Answers> =
      data.type in answers ? answers : (await import('./making.ts')).making(store);
    const answer = await (known[data.type] as (ask: unknown) => unknown)(data.ask);
    post({ id: data.id, answer });
  } catch (thrown) {
    post({ id: data.id, failure: failureOf(thrown) });
  }
};
