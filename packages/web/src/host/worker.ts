/** The worker of a local game: the engine, its saves, and the random players. It also makes new games. */
import { isProblem, isRefusal } from '@kursbuch/table';
import { readRecord } from '@kursbuch/titles/record';
import { Engine } from './engine.ts';
import { Failed, failureOf } from './failed.ts';
import type { News, Opening, Sitter } from './gameHost.ts';
import { glimpseOf } from './glimpse.ts';
import { holdGame } from './lock.ts';
import { gameFrom, newGame, type Unsaved } from './newGame.ts';
import type { FromWorker, Made, Question, Questions, Source } from './protocol.ts';
import { checked, engineOf, loadTitle, readGame } from './readGame.ts';
import { type Saver, saver } from './saver.ts';
import { savesHeard } from './saves.ts';
import { hereFrom, seated } from './sitters.ts';
import { indexedDbStore, type SavedGame, type SaveProblem } from './store.ts';

const post = (message: FromWorker): void => postMessage(message);
const tell = (news: News): void => post({ news });

const store = indexedDbStore();
const saves = savesHeard();

interface OpenGame {
  readonly engine: Engine;
  readonly saved: SavedGame;
  readonly pace: number;
  readonly saver: Saver;
  /** Another tab plays this game: nothing is done here. */
  readonly watching: boolean;
  revision: number;
  /** The store has not got the newest state. */
  behind: boolean;
  release(): void;
}

let open: OpenGame | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let stuck = false;

const current = (): OpenGame => {
  if (!open) throw new Failed({ kind: 'noSuchGame' });
  return open;
};

const sourceOf = ({ id, given }: Source): Promise<SavedGame> =>
  given ? Promise.resolve(checked(id, given)) : readGame(store, id);

// ---------------------------------------------------------------- open, go on, save

async function openGame(source: Questions['open']['ask']): Promise<Opening> {
  const { id, pace } = source;
  let free = false;
  const held = await holdGame(id, () => {
    free = true;
    tell({ type: 'trouble', trouble: { kind: 'elsewhere', free } });
  });
  try {
    const saved = await sourceOf(source);
    const engine = await engineOf(saved);
    open = {
      engine,
      saved,
      pace,
      watching: !held,
      revision: saved.revision,
      behind: false,
      saver: saver(write, reportSave),
      release: () => held?.release(),
    };
    if (held) letBotsPlay();
    else watch(free);
    // A game the store did not take before: perhaps there is room for it now.
    if (held && source.given) open.saver.changed();
    return { info: infoOf(open), ...engine.opening() };
  } catch (thrown) {
    held?.release();
    throw thrown;
  }
}

/** The people of a game that is only watched are elsewhere. */
function infoOf({ saved: { id, title, name, sitters }, watching, engine }: OpenGame): Opening['info'] {
  if (!watching) return { id, title, name, sitters };
  const away = seated(engine.state.players, sitters).map(
    (sitter): Sitter => (sitter.player === 'person' ? { ...sitter, player: 'remote' } : sitter),
  );
  return { id, title, name, sitters: away };
}

/** What has changed since this many steps: to the page, and into the store. */
function changed(from: number): void {
  const { engine, saver } = current();
  tell({ type: 'steps', from, steps: engine.stepsFrom(from), undone: engine.undone });
  if (stuck) tell({ type: 'trouble', trouble: null });
  stuck = false;
  saver.changed();
  letBotsPlay();
}

function newest({ engine, saved, revision }: OpenGame): SavedGame {
  const record = engine.record();
  const actions = record.actions.length;
  return { ...saved, changed: Date.now(), actions, record, glimpse: glimpseOf(engine), revision };
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

function letBotsPlay(): void {
  clearTimeout(timer);
  const { engine, pace, watching } = current();
  const seat = engine.botsTurn();
  if (watching || seat === undefined || engine.state.result) return;
  timer = setTimeout(() => {
    const from = engine.length;
    if (botActs(engine, seat)) return changed(from);
    stuck = true;
    tell({ type: 'trouble', trouble: { kind: 'botStuck', seat } });
  }, pace);
}

function botActs(engine: Engine, seat: number): boolean {
  try {
    const action = engine.botAction(seat);
    return action !== undefined && engine.act(seat, action) === null;
  } catch {
    return false;
  }
}

// ---------------------------------------------------------------- watching another tab

function watch(free: boolean): void {
  tell({ type: 'trouble', trouble: { kind: 'elsewhere', free } });
  saves.onmessage = async ({ data }) => {
    const { engine, saved } = current();
    if (data !== saved.id) return;
    const read = await store.read(saved.id).catch(() => undefined);
    const record = readRecord((read as { record?: unknown } | undefined)?.record);
    if (isProblem(record)) return;
    const from = engine.follow(record);
    if (from !== undefined) tell({ type: 'steps', from, steps: engine.stepsFrom(from), undone: 0 });
  };
}

// ---------------------------------------------------------------- making games

async function made(game: Unsaved): Promise<Made> {
  const outcome = await store.write(game, 0);
  const { id } = game;
  if (typeof outcome === 'number') return { id, unsaved: null };
  return { id, unsaved: { game: { ...game, revision: 0 }, problem: outcome } };
}

const NOT_NOW = { reason: 'notNow', rule: '', params: {} };

const answers: {
  [K in keyof Questions]: (
    ask: Questions[K]['ask'],
  ) => Questions[K]['answer'] | Promise<Questions[K]['answer']>;
} = {
  open: openGame,
  offers({ seat, at }) {
    const { engine, watching } = current();
    if (watching) return [];
    return at === engine.length ? engine.offers(seat) : null;
  },
  act({ seat, action, at }) {
    const { engine, watching } = current();
    if (watching || at !== engine.length) return NOT_NOW;
    const refusal = engine.act(seat, action);
    if (!refusal) changed(at);
    return refusal;
  },
  rehearse({ seat, action, at }) {
    const { engine } = current();
    return at === engine.length ? engine.rehearse(seat, action) : NOT_NOW;
  },
  undo() {
    const { engine, watching } = current();
    const before = engine.length;
    if (!watching) engine.undo();
    if (engine.length < before) changed(engine.length);
    return null;
  },
  redo() {
    const { engine, watching } = current();
    const from = engine.length;
    if (!watching) engine.redo();
    if (engine.length > from) changed(from);
    return null;
  },
  record: () => current().engine.record(),
  async close() {
    clearTimeout(timer);
    await open?.saver.settled();
    open?.release();
    return null;
  },

  async start(asked) {
    const game = newGame(await loadTitle(asked.title), asked);
    return isRefusal(game) ? game : made(game);
  },
  async copy({ upTo, name, ...source }) {
    const saved = await sourceOf(source);
    const engine = await engineOf(saved, upTo);
    const sitters = hereFrom(saved.sitters);
    return made(gameFrom(engine, { record: engine.record(), name, sitters }));
  },
  async add({ record, name, sitters }) {
    const engine = Engine.replay(await loadTitle(record.title), record, sitters);
    if (!(engine instanceof Engine)) throw new Failed({ kind: 'broken', message: engine.refusal.reason });
    return made(gameFrom(engine, { record, name, sitters }));
  },
};

self.onmessage = async ({ data }: MessageEvent<Question>) => {
  try {
    const answer = await (answers[data.type] as (ask: unknown) => unknown)(data.ask);
    post({ id: data.id, answer });
  } catch (thrown) {
    post({ id: data.id, failure: failureOf(thrown) });
  }
};
