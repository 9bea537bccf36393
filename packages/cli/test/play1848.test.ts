import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eighteenHabits, playWholeGame, randomPlayer } from '@kursbuch/bots';
import type { EighteenState } from '@kursbuch/eighteen';
import { type RecordedAction, recordOf } from '@kursbuch/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { judgement } from '../../titles/1848/player/index.ts';
import { table, title } from '../../titles/1848/rules/index.ts';
import { kursbuch } from './script.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kursbuch-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const PLAYERS = ['Anna', 'Ben', 'Cleo'];
const start = ['play', '1848', '--players', PLAYERS.join(','), '--seed', 'x', '--option', 'drawSeats=off'];

/** A game saved at the first moment of this kind in random games. */
async function savedAt(edition: string, moment: (state: EighteenState) => boolean): Promise<string> {
  const habits = await eighteenHabits({ title, player: async () => ({ judgement }) });
  for (let game = 0; game < 60; game++) {
    const setup = { players: PLAYERS, seed: `moment ${game}`, options: { edition } };
    const actions: RecordedAction[] = [];
    let found: RecordedAction[] | undefined;
    const bot = randomPlayer(habits, setup.seed);
    playWholeGame(table, table.setup(setup) as EighteenState, bot, {
      seed: setup.seed,
      onState(state, _index, entry) {
        actions.push(entry);
        if (!found && !state.result && moment(state)) found = [...actions];
      },
    });
    if (!found) continue;
    const file = join(folder, `${edition}-${game}-${found.length}.json`);
    writeFileSync(file, JSON.stringify(recordOf('1848', setup, found)));
    return file;
  }
  throw new Error('there is no such moment');
}

describe('kursbuch play 1848', () => {
  test('sells the privates without bids: buy one or lower the price of one', async () => {
    const { out } = await kursbuch(start, [
      'help',
      'why bid P2 75',
      '7',
      'lower P2',
      ...['1', '1', '1', '1', '1'],
      'why lower P6',
      '1',
      'buy BOE',
      'table',
    ]);
    const [sale = ''] = out.split('Stock round 1');
    expect(out).toContain('Buy a private or lower the price of a private.');
    expect(sale).not.toMatch(/\bbid on\b/);
    expect(sale).not.toContain('bid P2 165');
    expect(sale).toMatch(/lower P2 ·.*· loan ·/);
    expect(out).toContain('Anna lowers the price of P1 to £25.');
    expect(out).toContain('Ben lowers the price of P2 to £65.');
    expect(out).toContain('Cleo buys P1 for £25.');
    expect(out).toContain('That is allowed: lower the price of P6 to £225.');
    expect(out).toContain('buys 10% of BOE from the pool for £70.');
    expect(out).toMatch(/BOE +70 +70 +2000 +90%/);
  });

  test('shows both sides of the trains, the market with the price row of the bank, and the map', async () => {
    const { out } = await kursbuch(start, [
      'trains',
      'market',
      'map',
      'map B7',
      'map B21',
      'map A4',
      'map D17',
    ]);
    expect(out).toMatch(/2 \/ 2\+ +100 \/ 120 +6, on sale/);
    expect(out).toMatch(/2E +200 +any number/);
    expect(out).toContain('2E: runs from an own station to Alice Springs');
    expect(out).toMatch(/\n\nBank of England\n70 {2}80 .* 340\nBOE\n/);
    expect(out).toContain('receivership at 0   the game ends at 450');
    expect(out).toContain('#10 ');
    expect(out).toContain('~10');
    // the west and Queensland have one gauge
    expect(out).toMatch(/\nB7: costs 40 \(desert\)\n/);
    expect(out).toContain('B21 Small harbour: blue; small harbour SW; small harbour 10, brown 20');
    expect(out).toContain('off-map area 10, green 20, brown 40, grey 60');
    expect(out).toContain('D17: costs 50 (mountain); the gauge changes at NW NE');
  });

  test.each(['2007', '2021'])('offers a loan and says what it costs (%s)', async (edition) => {
    const file = await savedAt(edition, (state) => {
      const [seat] = table.waiting(state);
      const choices = seat === undefined ? [] : table.choices(state, seat);
      return choices.some((choice) => choice.type === 'one' && choice.action.type === 'takeLoan');
    });
    const { out } = await kursbuch(['play', '--load', file], ['why loan', 'loan', 'loan', 'table']);
    expect(out).toMatch(/take a loan of £100: (the price of \w+ falls from|\w+ goes into receivership)/);
    expect(out).toContain('That is allowed: take a loan.');
    expect(out).toMatch(/\w+ takes a loan of £100 from BOE\./);
    expect(out).toMatch(/BOE rises from £\d+ to £\d+\./);
    expect(out).toContain('One loan a round is all a company may take of its own will.');
    expect(out).toMatch(/· loans \d+ ·/);
  });

  test('shows companies in receivership, and who owes', async () => {
    const file = await savedAt('2007', (state) => state.agenda.at(-1)?.kind === 'debt');
    const { out } = await kursbuch(['play', '--load', file], ['table', 'log 30']);
    expect(out).toMatch(/You owe £\d+: sell shares\./);
    expect(out).toMatch(/· in receivership \d ·/);
    expect(out).toMatch(/ in receivership +\d\/\d [A-I]\d/);
    const german = await kursbuch(['play', '--load', file, '--lang', 'de'], ['table', 'log 30']);
    expect(german.out).toMatch(/Du schuldest \d+\u00a0£: Verkaufe Anteile\./);
    expect(german.out).toMatch(/· unter Verwaltung \d ·/);
    expect(german.out).toMatch(/ unter Verwaltung +\d\/\d [A-I]\d/);
    const replayed = await kursbuch(['replay', file]);
    expect(replayed.out).toContain(' in receivership ');
    expect(replayed.out).toMatch(/^1848, (\d+) of \1 actions\n/);
  });

  test('shows a station beside a city', async () => {
    const file = await savedAt('2007', (state) => state.stations.some(({ edge }) => edge));
    const { out } = await kursbuch(['play', '--load', file], ['table', 'map G6', 'map F17']);
    expect(out).toMatch(/(G6|F17) \(beside\)/);
    expect(out).toMatch(/(G6 Adelaide|F17 Sydney): .*; COM beside it/);
  });

  test.each(['2007', '2021'])('random players finish a game (%s)', async (edition) => {
    const { code, out } = await kursbuch([
      ...['play', '1848', '--players', 'random,random,random', '--seed', 'z'],
      ...['--option', `edition=${edition}`],
    ]);
    expect(code).toBe(0);
    expect(out).toMatch(/The game is over: .*\n1\. {2}Random/);
  });
});
