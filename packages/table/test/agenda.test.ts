import { describe, expect, test } from 'vitest';
import { createTable, isOffered, isRefusal, type Move, rehearse, whole } from '../src/index.ts';
import { newGame, type PebbleEvent, type PebbleState, pebbles, table } from './pebbles.ts';

const act = (state: PebbleState, seat: number, action: unknown): PebbleState => {
  const outcome = table.act(state, seat, action);
  if (isRefusal(outcome)) throw new Error(outcome.reason);
  return outcome.state;
};

describe('decide', () => {
  test('a set-up game waits where the first choice is', () => {
    const state = newGame();
    expect(state.agenda.map((task) => task.kind)).toEqual(['round', 'turn']);
    expect(table.waiting(state)).toEqual([0]);
  });

  test('an action becomes events, and evolving them gives the same state as act', () => {
    const state = newGame();
    const events = table.decide(state, 0, { type: 'take', count: 2 });
    if (isRefusal(events)) throw new Error(events.reason);
    expect(events.map((event) => event.type)).toEqual(['took', 'taskPopped', 'taskUpdated', 'taskPushed']);
    expect(events.reduce(table.evolve, state)).toEqual(act(state, 0, { type: 'take', count: 2 }));
  });

  test('a refused action says why by rule and leaves no trace of what its rules had begun', () => {
    const state = newGame();
    const before = structuredClone(state);
    expect(table.decide(state, 0, { type: 'take', count: 4 })).toEqual({
      reason: 'badCount',
      rule: 'pebbles-badCount',
      params: { count: 4 },
    });
    expect(state).toEqual(before);
  });

  test.each([
    ['another seat', 1, { type: 'take', count: 1 }, 'notYourTurn'],
    ['a seat that does not exist', 7, { type: 'take', count: 1 }, 'noSuchSeat'],
    ['a fractional seat', 0.5, { type: 'take', count: 1 }, 'noSuchSeat'],
    ['a fraction', 0, { type: 'take', count: 1.5 }, 'malformed'],
    ['nothing', 0, null, 'malformed'],
    ['a list', 0, ['ring'], 'malformed'],
    ['a field too many', 0, { type: 'ring', loud: true }, 'malformed'],
    ['a field too few', 0, { type: 'take' }, 'malformed'],
    ['an action that no task answers', 0, { type: 'dance' }, 'unknownAction'],
    ['a word every object knows', 0, { type: 'toString' }, 'unknownAction'],
    ['an action nobody is asked for', 0, { type: 'confirm' }, 'notNow'],
  ])('%s is refused', (_what, seat, action, reason) => {
    expect(table.decide(newGame(), seat, action)).toMatchObject({ reason });
  });

  test('an action goes to the uppermost task that answers it to this seat; without one, that task says why not', () => {
    const round = pebbles.tasks.round as (typeof pebbles.tasks)[string];
    // At this table everybody may take one pebble at any moment of the round, whoever is on turn.
    const taken = createTable({
      ...pebbles,
      tasks: {
        ...pebbles.tasks,
        round: {
          ...round,
          actions: { ...round.actions, take: { count: whole } },
          actors: () => [0, 1],
          perform: (move, task, seat, action) =>
            action.type === 'take'
              ? void move.emit({ type: 'took', seat, count: 1 })
              : round.perform(move, task, seat, action),
        },
      },
    });
    const state = newGame();
    const beside = taken.act(state, 1, { type: 'take', count: 1 });
    if (isRefusal(beside)) throw new Error(beside.reason);
    expect([beside.state.taken, taken.waiting(beside.state)]).toEqual([[0, 1], [0]]);
    // Who is on turn takes by his turn.
    const own = taken.act(state, 0, { type: 'take', count: 1 });
    expect(isRefusal(own) ? own.reason : taken.waiting(own.state)).toEqual([1]);
    expect(table.decide(state, 1, { type: 'take', count: 1 })).toMatchObject({ reason: 'notYourTurn' });
  });

  test('the game ends by itself and refuses everything afterwards', () => {
    const over = act(newGame(1), 0, { type: 'take', count: 1 });
    expect(over.result).toEqual({ cause: 'empty', scores: [0, 1] });
    expect(table.choices(over, 1)).toEqual([]);
    expect(table.waiting(over)).toEqual([]);
    expect(table.decide(over, 1, { type: 'ring' })).toMatchObject({ reason: 'gameOver' });
  });
});

describe('the agenda', () => {
  test('a task below the top offers its choices too, to others as well', () => {
    const state = newGame();
    expect(table.choices(state, 0).map((choice) => choice.type)).toEqual(['range', 'one']);
    expect(table.choices(state, 1)).toEqual([{ type: 'one', action: { type: 'ring' } }]);
    const rung = act(state, 1, { type: 'ring' });
    expect(table.choices(rung, 1)).toEqual([]);
    expect(table.decide(rung, 1, { type: 'ring' })).toMatchObject({ reason: 'rungAlready' });
    expect(table.waiting(rung)).toEqual([0]);
  });

  test('a modal task hides everything below it', () => {
    const state = act(newGame(), 0, { type: 'take', count: 3 });
    expect(state.agenda.at(-1)).toEqual({ kind: 'confirm', seat: 0 });
    expect(table.choices(state, 1)).toEqual([]);
    expect(table.decide(state, 1, { type: 'ring' })).toMatchObject({
      reason: 'notNow',
      params: { now: 'confirm' },
    });
    expect(table.waiting(act(state, 0, { type: 'confirm' }))).toEqual([1]);
  });

  test('a modal task may let some actions through to the tasks below', () => {
    const confirm = { ...pebbles.tasks.confirm, admits: () => ['ring'] };
    const open = createTable({ ...pebbles, tasks: { ...pebbles.tasks, confirm: confirm as never } });
    const state = act(newGame(), 0, { type: 'take', count: 3 });
    expect(open.choices(state, 1)).toEqual([{ type: 'one', action: { type: 'ring' } }]);
    expect(open.choices(state, 0).map((choice) => choice.type)).toEqual(['many', 'one']);
    const outcome = open.act(state, 1, { type: 'ring' });
    expect(outcome).toMatchObject({ state: { bells: [false, true], agenda: state.agenda } });
    expect(open.decide(state, 1, { type: 'take', count: 1 })).toMatchObject({ reason: 'notNow' });
  });

  test('a rehearsal shows the state to come and changes nothing', () => {
    const state = newGame();
    const ahead = rehearse(state, pebbles.evolve, (move) => move.emit({ type: 'took', seat: 0, count: 2 }));
    expect(ahead.heap).toBe(5);
    expect(state.heap).toBe(7);
  });

  test('a task that never settles is reported, not run for ever', () => {
    const spins = {
      ...pebbles.tasks.round,
      advance: (move: Move<PebbleState, PebbleEvent>) => move.push({ kind: 'spin' }),
    };
    const dizzy = createTable({ ...pebbles, tasks: { ...pebbles.tasks, spin: spins as never } });
    const state = { ...newGame(), agenda: [{ kind: 'spin' }] };
    expect(() => dizzy.settled(state)).toThrow(/does not settle/);
    expect(() => table.settled(state)).toThrow(/no task "spin"/);
  });

  test('what goes on by itself for long comes to its end', () => {
    const counts = {
      ...pebbles.tasks.round,
      advance: (move: Move<PebbleState, PebbleEvent>, task: { left: number }) =>
        task.left > 0 ? move.update({ kind: 'count', left: task.left - 1 } as never) : move.pop(),
    };
    const patient = createTable({ ...pebbles, tasks: { ...pebbles.tasks, count: counts as never } });
    const waiting = { ...newGame(), agenda: [...newGame().agenda, { kind: 'count', left: 100_000 }] };
    expect(patient.settled(waiting).agenda).toEqual(newGame().agenda);
  });
});

describe('view', () => {
  test('a seat sees its own secret, a spectator none, nobody the table’s', () => {
    const state = newGame();
    expect(table.view(state, [0]).secrets).toEqual({ 0: state.secrets[0] });
    expect(table.view(state, []).secrets).toEqual({});
    expect({ ...table.view(state, [1]), secrets: null }).toEqual({ ...state, secrets: null });
  });
});

describe('isOffered', () => {
  const choices = table.choices(newGame(2), 0);
  test.each([
    ['the lowest of a range', { type: 'take', count: 1 } as const, true],
    ['the highest', { type: 'take', count: 2 } as const, true],
    ['one too many', { type: 'take', count: 3 } as const, false],
    ['a fraction', { type: 'take', count: 1.5 } as const, false],
    ['a single action', { type: 'ring' } as const, true],
    ['another one', { type: 'confirm' } as const, false],
  ])('%s', (_what, action, offered) => {
    expect(isOffered(choices, action)).toBe(offered);
  });

  test('an action out of a list', () => {
    const asked = act(newGame(), 0, { type: 'take', count: 3 });
    expect(isOffered(table.choices(asked, 0), { type: 'regret' })).toBe(true);
    expect(isOffered(table.choices(asked, 0), { type: 'ring' })).toBe(false);
  });
});
