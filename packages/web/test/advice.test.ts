/** The guide's advice: always among the choices, and good enough to lead a beginner to a run. */
import { eighteenHabits, randomPlayer } from '@kursbuch/bots';
import type { EighteenState } from '@kursbuch/eighteen';
import { type Choice, isRefusal, type Offer, stepsOf } from '@kursbuch/table';
import { type EighteenAction, type EighteenTitle, eighteenNamed } from '@kursbuch/titles';
import { expect, test } from 'vitest';
import type { TitleAdvice } from '../src/eighteen/game/titleGuide.ts';
import { adviceFor } from '../src/eighteen/guide/advice.ts';
import { advice as of1830 } from '../src/titles/1830/advice.ts';
import { advice as of1848 } from '../src/titles/1848/advice.ts';
import { advice as of1853 } from '../src/titles/1853/advice.ts';
import { advice as of1854 } from '../src/titles/1854/advice.ts';

const offerOf = (choice: Choice<EighteenAction>): Offer<EighteenAction> =>
  choice.type === 'many'
    ? { type: 'many', kind: choice.kind as EighteenAction['type'], actions: choice.list(), open: false }
    : choice;

const ADVICE: Readonly<Record<string, TitleAdvice>> = {
  '1830': of1830,
  '1848': of1848,
  '1853': of1853,
  '1854': of1854,
};
const NAMES = ['Anna', 'Ben', 'Chiara', 'David', 'Eva', 'Finn'];

interface Told {
  /** What companies of advised players have earned. */
  readonly earned: number;
  readonly hasFloated: boolean;
}

/** Played to the end of the second operating round; some follow the advice, the others play at random. */
function play(
  { title, table }: EighteenTitle,
  players: number,
  seed: string,
  isAdvised: (seat: number) => boolean,
) {
  const begun = table.setup({
    players: NAMES.slice(0, players),
    seed,
    options: 'drawSeats' in (eighteenNamed(title.id)?.options ?? {}) ? { drawSeats: false } : {},
  });
  if (isRefusal(begun)) throw new Error(begun.reason);
  let state: EighteenState = begun;
  const bot = randomPlayer(eighteenHabits(title), seed);
  let earned = 0;
  let rounds = 0;
  for (let steps = 0; steps < 600; steps++) {
    const [seat] = table.waiting(state);
    if (seat === undefined || (rounds === 2 && state.round.kind !== 'operating') || rounds > 2)
      return { earned, hasFloated: Object.values(state.companies).some((one) => one.floated) } satisfies Told;
    const choices = table.choices(state, seat);
    const action: EighteenAction | undefined = isAdvised(seat)
      ? adviceFor({ title, state, seat, offers: choices.map(offerOf) }, ADVICE[title.id])[0]
      : bot.choose(state, choices, seed, stepsOf(0));
    if (!action) throw new Error(`nothing to suggest: ${JSON.stringify(state.agenda)}`);
    const done = table.act(state, seat, action);
    if (isRefusal(done)) throw new Error(`${done.reason}: ${JSON.stringify(action)}`);
    for (const event of done.events) {
      if (event.type === 'trainsRun' && isAdvised(seat)) earned += event.revenue;
      // A round in which no company operates teaches nothing.
      if (event.type === 'turnBegan' && state.round.kind !== 'operating') rounds++;
      if (event.type === 'roundBegan' && event.round.kind === 'operating' && event.round.number > 1) rounds++;
    }
    state = done.state;
  }
  throw new Error(`no end in sight: ${JSON.stringify(state.agenda)}`);
}

async function loaded(id: string): Promise<EighteenTitle> {
  const entry = eighteenNamed(id);
  if (!entry) throw new Error(`no title ${id}`);
  return entry.load();
}

test.each(['1830', '1848', '1853', '1854'])(
  '%s: a table of beginners floats a company and runs its trains',
  async (id) => {
    const title = await loaded(id);
    for (const players of [3, 4, 5, 6]) {
      const { hasFloated, earned } = play(title, players, `${id} ${players}`, () => true);
      expect(hasFloated).toBe(true);
      expect(earned).toBeGreaterThan(0);
    }
  },
);

test.each(['1830', '1848'])('%s: one beginner among random players runs a train', async (id) => {
  const title = await loaded(id);
  for (let number = 0; number < 20; number++)
    expect(play(title, 3, `${id} beginner ${number}`, (seat) => seat === 0).earned).toBeGreaterThan(0);
});
