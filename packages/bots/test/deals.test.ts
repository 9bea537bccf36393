import type { ConsentTask, EighteenAction, EighteenState, LoadedEighteen } from '@kursbuch/eighteen';
import { type Choice, isRefusal, type Seat, stepsOf } from '@kursbuch/table';
import { describe, expect, test } from 'vitest';
import { P1, P2, P3, table1830 } from '../../titles/1830/test/table1830.ts';
import { eighteenPlayers } from '../src/eighteen/players.ts';
import { PLAYER_NAMES, playWholeGame } from '../src/index.ts';
import { answering, loadedTitle } from './answers.ts';

type Range = Extract<Choice<EighteenAction>, { type: 'range' }>;

/** Everybody's answer to each ask for the least price, at every moment of a whole game. */
async function asksIn(id: string, seed: string, most: number) {
  const loaded: LoadedEighteen = await loadedTitle(id);
  const { table, title } = loaded;
  const players = await eighteenPlayers(loaded);
  const thinking = players.filter(({ name }) => name !== PLAYER_NAMES[0]);
  const [steady] = players.filter(({ name }) => name === 'steady');
  if (!steady) throw new Error('nobody is steady');
  const start = table.setup({ players: ['A', 'B', 'C', 'D'], seed, options: {} });
  if (isRefusal(start)) throw new Error(start.reason);
  const accepted: string[] = [];
  let asks = 0;

  const isOthers = (state: EighteenState, seat: Seat, { action }: Range): boolean =>
    action.type === 'buyTrain'
      ? title.companies.has(action.from) && title.operating.speaker(state, action.from) !== seat
      : action.type === 'requestPrivate' && state.privates[action.private]?.owner !== seat;

  function ask(state: EighteenState, seat: Seat, range: Range): void {
    const outcome = table.act(state, seat, { ...range.action, [range.field]: range.min } as EighteenAction);
    const task = isRefusal(outcome) ? undefined : outcome.state.agenda.at(-1);
    if (isRefusal(outcome) || task?.kind !== 'consent') return;
    const { seat: asked, deal } = task as ConsentTask;
    asks++;
    const view = table.view(outcome.state, [asked]);
    for (const player of thinking) {
      const choices = table.choices(view, asked);
      const answer = player.sit(asked).choose(view, choices, `${seed} ${asks}`, stepsOf(player.steps));
      if (answer?.type !== 'decline') accepted.push(`${player.name}: ${JSON.stringify(deal)}`);
    }
  }

  playWholeGame(
    table,
    start,
    start.players.map((_, seat) => steady.sit(seat)),
    {
      seed,
      budget: () => stepsOf(steady.steps),
      onState(state) {
        if (asks >= most) return;
        const [seat] = table.waiting(state);
        if (seat === undefined || state.round.kind !== 'operating') return;
        for (const choice of table.choices(state, seat))
          if (choice.type === 'range' && isOthers(state, seat, choice)) ask(state, seat, choice);
      },
    },
  );
  return { asks, accepted };
}

describe('whoever asks for something at the least price', () => {
  test.each([
    ['1830', 'a', 200],
    ['1830', 'b', 200],
    ['1889', 'a', 100],
  ])('gets nothing in %s (%s)', async (id, seed, most) => {
    const { asks, accepted } = await asksIn(id, seed, most);
    expect(accepted).toEqual([]);
    expect(asks).toBeGreaterThanOrEqual(most);
  });
});

describe('a private is worth what it still pays', () => {
  /** P2 has the M&H (110, 20 a round) and offers it to P1 for its price. */
  const offer = (phase: string, price = 110) =>
    table1830()
      .phase(phase)
      .company('PRR', P1, { cash: 900 })
      .train('PRR', '4')
      .company('NYC', P3, { cash: 900 })
      .train('NYC', '4')
      .private('M&H', P2)
      .cash(P1, 600)
      .stockRound()
      .do(P1, { type: 'pass' })
      .do(P2, { type: 'offerPrivate', private: 'M&H', to: P1, price });

  test.each(['calm', 'steady', 'sharp'] as const)('%s pays its price early and not late', async (name) => {
    const answer = await answering('1830', name);
    expect(answer(offer('2'), P1)).toEqual({ type: 'accept' });
    expect(answer(offer('2', 111), P1)).toEqual({ type: 'decline' });
    expect(answer(offer('4'), P1)).toEqual({ type: 'decline' });
  });
});
