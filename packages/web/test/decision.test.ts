import type { Opponent } from '@kursbuch/screens/host/gameHost.ts';
import type { TableState } from '@kursbuch/table';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Deciding, deciding, type Thinker } from '../src/host/decision.ts';
import { ADVICE, GRACE, LOADING, PATIENCE } from '../src/host/patience.ts';
import type { FromThinker, ToThinker } from '../src/host/thinker.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Thinkers that do as they are told here, one after the other. */
function minds(...answers: readonly ((asked: ToThinker) => readonly (FromThinker | 'lost')[])[]) {
  const ended: number[] = [];
  let made = 0;
  const connect = (): Thinker => {
    const mine = made++;
    let hear: (message: FromThinker | 'lost') => void = () => {};
    return {
      post(asked) {
        for (const message of answers[mine]?.(asked) ?? []) queueMicrotask(() => hear(message));
      },
      listen(listener) {
        hear = listener;
      },
      end: () => void ended.push(mine),
    };
  };
  return { mind: deciding(connect), ended, made: () => made };
}

const asked = (player: Opponent) => ({
  title: '1830',
  player,
  seat: 2,
  view: {} as TableState,
  seed: 's',
});
const pass = { action: { type: 'pass' }, mishap: null } as const;
const hangs = (): readonly FromThinker[] => ['begun'];
const answers = (): readonly FromThinker[] => ['begun', pass];

async function decided(mind: Deciding, player: Opponent, meanwhile: () => Promise<unknown>) {
  const begun: number[] = [];
  const decision = mind.decide(asked(player), (patience) => begun.push(patience));
  await meanwhile();
  return { decision: await decision, begun };
}

describe('a decision by the clock', () => {
  test('is the player\u2019s own if it keeps its word, and its thinker is kept for the next', async () => {
    const { mind, ended, made } = minds(answers);
    for (const _ of [1, 2]) {
      const { decision, begun } = await decided(mind, 'steady', async () => {});
      expect([decision, begun]).toEqual([{ action: pass.action, replaced: null }, [PATIENCE.steady]]);
    }
    expect([made(), ended]).toEqual([1, []]);
  });

  test('is a weaker player\u2019s if it hangs, one after the other, and says why', async () => {
    const players: string[] = [];
    const noted = (then: () => readonly FromThinker[]) => (one: ToThinker) => {
      players.push(one.why ? 'advice' : one.player);
      return then();
    };
    const { mind, ended } = minds(noted(hangs), noted(hangs), noted(answers));
    const { decision } = await decided(mind, 'sharp', async () => {
      await vi.advanceTimersByTimeAsync(PATIENCE.sharp + GRACE - 1);
      expect(players).toEqual(['sharp']);
      await vi.advanceTimersByTimeAsync(1);
      expect(players).toEqual(['sharp', 'calm']);
      await vi.advanceTimersByTimeAsync(PATIENCE.calm + GRACE);
    });
    expect(decision).toEqual({ action: pass.action, replaced: { why: 'hung' } });
    expect([players, ended]).toEqual([
      ['sharp', 'calm', 'random'],
      [0, 1],
    ]);
  });

  test('is a weaker player\u2019s if its worker is lost, or if somebody will not wait', async () => {
    const lost = minds(() => ['begun', 'lost'], answers);
    expect((await decided(lost.mind, 'calm', async () => {})).decision?.replaced).toEqual({ why: 'lost' });
    const hurried = minds(hangs, answers);
    const { decision } = await decided(hurried.mind, 'sharp', async () => {
      await vi.advanceTimersByTimeAsync(400);
      hurried.mind.hurry();
    });
    expect(decision).toEqual({ action: pass.action, replaced: { why: 'hurried' } });
  });

  test('says what went wrong inside the player', async () => {
    const { mind } = minds(() => ['begun', { ...pass, mishap: 'threw' }]);
    expect((await decided(mind, 'calm', async () => {})).decision?.replaced).toEqual({ why: 'threw' });
  });

  test('is none where nothing could be loaded, and where nobody waits any more', async () => {
    const missing = minds(() => ['notLoaded'], answers);
    expect((await decided(missing.mind, 'calm', async () => {})).decision).toEqual({
      action: undefined,
      replaced: null,
    });
    const slow = minds(() => []);
    const { decision } = await decided(slow.mind, 'calm', () => vi.advanceTimersByTimeAsync(LOADING));
    expect(decision).toEqual({ action: undefined, replaced: null });
    const left = minds(hangs);
    expect((await decided(left.mind, 'calm', async () => left.mind.drop())).decision).toBeNull();
    expect(left.ended).toEqual([0]);
  });
});

test('questions for advice are answered one after the other; one that hangs keeps no other from an answer', async () => {
  const advice = (type: string): FromThinker => ({ advice: { action: { type }, reasons: [], compared: [] } });
  const wondering = { title: '1830', seat: 2, view: {} as TableState };
  const quick = minds(({ seat }) => ['begun', advice(`for ${seat}`)]);
  const both = [quick.mind.advise(wondering), quick.mind.advise({ ...wondering, seat: 1 })];
  expect((await Promise.all(both)).map((one) => one?.action.type)).toEqual(['for 2', 'for 1']);
  expect([quick.made(), quick.ended]).toEqual([1, []]);
  const slow = minds(hangs, () => ['begun', advice('late')]);
  const answers = [slow.mind.advise(wondering), slow.mind.advise(wondering)];
  await vi.advanceTimersByTimeAsync(ADVICE + GRACE);
  expect((await Promise.all(answers)).map((one) => one?.action.type)).toEqual([undefined, 'late']);
});
