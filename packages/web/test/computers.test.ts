/** The computer players of a game of this device: who is asked, and when. */
import type { CrayonAction, CrayonState } from '@kursbuch/crayon';
import type { News, Opponent, Sitter } from '@kursbuch/screens/host/gameHost.ts';
import { Room } from '@kursbuch/table';
import { beforeAll, describe, expect, test } from 'vitest';
import { computers, weightOf } from '../src/host/computers.ts';
import type { Thinker } from '../src/host/decision.ts';
import { type Hosted, loadTitle } from '../src/host/families.ts';
import { roomOf } from '../src/host/hostedGame.ts';
import type { FromThinker, ToThinker } from '../src/host/thinker.ts';
import { bothBuilt } from './browser/beneluxGames.ts';

let hosted: Hosted;
let opponents: Awaited<ReturnType<Hosted['opponents']>>;
beforeAll(async () => {
  hosted = await loadTitle('benelux');
  opponents = await hosted.opponents();
});

/** Everything that was asked. */
const questions: ToThinker[] = [];

/** One that answers in this thread. */
function thinking(): Thinker {
  let hear: (message: FromThinker) => void = () => {};
  return {
    post(asked) {
      questions.push(asked);
      queueMicrotask(() => hear('begun'));
      queueMicrotask(() =>
        hear(
          asked.why === 'done'
            ? { advice: opponents.explain(asked) }
            : asked.why
              ? { advice: opponents.advise(asked) }
              : opponents.decide(asked, () => false),
        ),
      );
    },
    listen(listener) {
      hear = listener;
    },
    end: () => undefined,
  };
}

/** Anna is on turn; Ben is a computer player, and goes on whenever something happens. */
function tableWith(player: Opponent) {
  const sitters: readonly Sitter[] = [
    { name: 'Anna', player: 'person', colour: 1 },
    { name: 'Ben', player, colour: 2 },
  ];
  const room = roomOf(hosted, bothBuilt(), sitters);
  if (!(room instanceof Room)) throw new Error(room.refusal.reason);
  const news: News[] = [];
  const players = computers((one) => news.push(one), 0, thinking);
  const game = { room, people: [0], saved: { title: 'benelux', sitters } };
  room.listen([0], () => players.play(game));
  const act = (action: CrayonAction) => expect(room.act(0, action, room.length)).toBeNull();
  const state = () => room.state as CrayonState;
  return { room, news, act, state, why: (at: number) => players.explain(game, at) };
}

/** Anna would pay Ben for his track: by the turn, or at once as much as the fees would be. */
const offer = (kind: 'perTurn' | 'flat'): CrayonAction => ({
  type: 'proposeRate',
  partner: 1,
  side: 'user',
  kind,
  amount: kind === 'flat' ? 4 : 2,
  rounds: 1,
});

describe('an offer to a computer player', () => {
  test.each(['calm', 'steady'] as const)(
    'is answered by %s at once, while somebody else is on turn',
    async (player) => {
      const { room, news, act, state } = tableWith(player);
      act(offer('flat'));
      await expect.poll(() => state().offers).toEqual([]);
      expect(state().rates).toMatchObject([{ owner: 1, user: 0, amount: 4 }]);
      act(offer('perTurn'));
      await expect.poll(() => state().offers).toEqual([]);
      expect(state().rates).toHaveLength(2);
      expect(room.waiting).toEqual([0]);
      expect(news.filter(({ type }) => type === 'trouble')).toEqual([]);
      // Taken back with what was answered to it.
      expect(room.undo(room.length)).toBe(true);
      expect([state().offers, state().rates.length]).toEqual([[], 1]);
    },
  );

  test('waits for the turn of one that takes any choice, and the game goes on', async () => {
    const { room, act, state } = tableWith('random');
    act(offer('flat'));
    act({ type: 'endMovement' });
    expect(state().offers).toHaveLength(1);
    act({ type: 'endTurn' });
    await expect.poll(() => room.waiting).toEqual([0]);
    expect(state().round).toBe(3);
  });
});

test('why a computer player did something is thought over by what this screen sees, not by its own cards', async () => {
  const { room, act, state, why } = tableWith('steady');
  act({ type: 'endMovement' });
  act({ type: 'endTurn' });
  await expect.poll(() => room.waiting).toEqual([0]);
  const at = room.whole.actions.findLastIndex(({ seat }) => seat === 1);
  const { cards } = room.stateAt(at).secrets[1] as { readonly cards: readonly string[] };
  expect(cards.length).toBeGreaterThan(0);
  await why(at);
  const last = questions.at(-1);
  expect(last).toMatchObject({ why: 'done', player: 'steady', seat: 1 });
  expect(last?.view).toEqual(room.view([0], at));
  expect(JSON.stringify(last?.view.secrets)).not.toContain(cards[0]);
  // What a person did is explained by nobody.
  expect(await why(room.whole.actions.findLastIndex(({ seat }) => seat === 0))).toBeNull();
  expect(state().result).toBeNull();
});

test('a decision is looked at as long as there is something to see of it, and never too long', () => {
  const events = (count: number, type = 'paid') => [
    { events: Array.from({ length: count }, () => ({ type })) },
  ];
  const weights = [0, 1, 2, 3, 4, 40].map((count) => weightOf(events(count)));
  expect(weights).toEqual([0.4, 0.4, 0.8, 1.2, 1.6, 1.6]);
  expect(weightOf(events(40, 'taskUpdated'))).toBe(0.4);
});
