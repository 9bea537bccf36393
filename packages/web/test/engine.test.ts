import { isRefusal } from '@kursbuch/table';
import type { EighteenAction } from '@kursbuch/titles';
import { type EighteenTitle, titleNamed } from '@kursbuch/titles';
import { beforeAll, describe, expect, test } from 'vitest';
import { Engine } from '../src/host/engine.ts';
import type { Sitter } from '../src/host/gameHost.ts';
import { newGame } from '../src/host/newGame.ts';

let loaded: EighteenTitle;
beforeAll(async () => {
  loaded = (await titleNamed('1830')?.load()) as EighteenTitle;
});

const sit = (...players: readonly Sitter['player'][]): readonly Sitter[] =>
  players.map((player, index) => ({ name: `P${index}`, player, colour: index + 1 }));

function table(...players: readonly Sitter['player'][]): Engine {
  const sitters = sit(...players);
  const game = newGame(loaded, { title: '1830', name: 'Test', sitters, options: { drawSeats: false } });
  if (isRefusal(game)) throw new Error(game.reason);
  const engine = Engine.replay(loaded, game.record, sitters);
  if (!(engine instanceof Engine)) throw new Error(engine.refusal.reason);
  return engine;
}

/** Random players act until a person is asked, or so often. */
function letRandomPlay(engine: Engine, atMost = 50): void {
  for (let count = 0; count < atMost; count++) {
    const seat = engine.botsTurn();
    const action = seat === undefined ? undefined : engine.botAction(seat);
    if (seat === undefined || action === undefined) return;
    expect(engine.act(seat, action)).toBeNull();
  }
}

const pass: EighteenAction = { type: 'pass' };
const bid = (name: string, amount: number): EighteenAction => ({ type: 'bid', private: name, amount });

describe('undo and redo', () => {
  test('go back and forth by single actions among people', () => {
    const engine = table('person', 'person');
    engine.act(0, bid('D&H', 75));
    engine.act(1, bid('D&H', 80));
    engine.undo();
    expect([engine.length, engine.undone, engine.waiting]).toEqual([1, 1, [1]]);
    engine.undo();
    expect([engine.length, engine.undone]).toEqual([0, 2]);
    engine.redo();
    engine.redo();
    expect([engine.length, engine.undone]).toEqual([2, 0]);
  });

  test('take what random players did after it along with the action of a person', () => {
    const engine = table('person', 'random', 'random');
    engine.act(0, pass);
    letRandomPlay(engine);
    const { length, state } = engine;
    expect(length).toBe(3);
    engine.undo();
    expect([engine.length, engine.undone, engine.waiting]).toEqual([0, 3, [0]]);
    engine.redo();
    expect(engine.length).toBe(length);
    expect(engine.state).toBe(state);
  });

  test('stop before what random players did first: they would only do something else', () => {
    const engine = table('random', 'person');
    letRandomPlay(engine);
    const { length } = engine;
    expect(length).toBeGreaterThan(0);
    engine.undo();
    expect(engine.length).toBe(length);
  });

  test('forget what was undone as soon as something else is done', () => {
    const engine = table('person', 'person');
    engine.act(0, bid('D&H', 75));
    engine.undo();
    engine.act(0, pass);
    expect(engine.undone).toBe(0);
    engine.redo();
    expect(engine.length).toBe(1);
  });
});

describe('offers', () => {
  test('are spelled out and legal, every one', () => {
    const engine = table('person', 'person', 'person');
    const offers = engine.offers(0);
    expect(offers.length).toBeGreaterThan(1);
    for (const offer of offers) {
      const actions = offer.type === 'many' ? offer.actions : [offer.action];
      for (const action of actions) expect(isRefusal(engine.rehearse(0, action) as object)).toBe(false);
    }
    expect(JSON.parse(JSON.stringify(offers))).toEqual(offers);
  });

  test('are none for who is not asked, and a rehearsal changes nothing', () => {
    const engine = table('person', 'person');
    expect(engine.offers(1)).toEqual([]);
    const { state } = engine;
    engine.rehearse(0, bid('D&H', 75));
    expect(engine.state).toBe(state);
    expect(engine.rehearse(1, pass)).toMatchObject({ reason: 'notYourTurn' });
  });
});

describe('a record', () => {
  test('is played again to the same state', () => {
    const engine = table('random', 'random', 'random');
    letRandomPlay(engine, 60);
    const again = Engine.replay(loaded, engine.record(), []);
    expect(again).toBeInstanceOf(Engine);
    expect((again as Engine).state).toEqual(engine.state);
  });

  test('stops at the first action that is refused, with everything before it', () => {
    const engine = table('person', 'person');
    engine.act(0, bid('D&H', 75));
    const record = engine.record();
    const bad = { ...record, actions: [...record.actions, { seat: 0, action: pass }] };
    const stopped = Engine.replay(loaded, bad, []);
    expect(stopped).toMatchObject({ index: 1, refusal: { reason: 'notYourTurn' } });
    expect((stopped as { engine: Engine }).engine.state).toEqual(engine.state);
  });

  test('without a legal setup has no state at all', () => {
    const record = { ...table('person', 'person').record(), players: ['Anna'] };
    expect(Engine.replay(loaded, record, [])).toMatchObject({ engine: null, index: -1 });
  });

  test('of somebody who went on can be followed, also after his undo', () => {
    const [here, there] = [table('person', 'person'), table('person', 'person')];
    const start = { ...here.record(), actions: [] };
    expect(there.record().seed).not.toBe(start.seed);
    here.act(0, bid('D&H', 75));
    here.act(1, bid('D&H', 80));
    const watching = Engine.replay(loaded, start, []) as Engine;
    expect(watching.follow(here.record())).toBe(0);
    here.undo();
    here.act(1, pass);
    expect(watching.follow(here.record())).toBe(1);
    expect(watching.state).toEqual(here.state);
  });
});

describe('a new game', () => {
  const asked = (names: readonly string[]) => ({
    title: '1830',
    name: 'Table',
    sitters: names.map((name, index) => ({ name, player: 'person' as const, colour: index + 1 })),
    options: {},
  });

  test('knows its players by the names they have at the table', () => {
    const game = newGame(loaded, asked([' Anna', 'Ben ']));
    expect(game).toMatchObject({ title: '1830', actions: 0, sitters: [{ name: 'Anna' }, { name: 'Ben' }] });
    if (isRefusal(game)) throw new Error();
    expect([...game.glimpse.players].sort()).toEqual(['Anna', 'Ben']);
    expect(game.glimpse.winner).toBeNull();
  });

  test.each([
    [['Anna'], 'badPlayers'],
    [['Anna', 'Anna'], 'sameName'],
    [['Anna', ' '], 'sameName'],
  ])('with %j is refused: %s', (names, reason) => {
    expect(newGame(loaded, asked(names))).toMatchObject({ reason });
  });

  test('has an id and a seed of its own', () => {
    const [one, other] = [newGame(loaded, asked(['A', 'B'])), newGame(loaded, asked(['A', 'B']))];
    if (isRefusal(one) || isRefusal(other)) throw new Error();
    expect(one.id).not.toBe(other.id);
    expect(one.record.seed).not.toBe(other.record.seed);
  });
});
