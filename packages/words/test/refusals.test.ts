/** Refusals that say what is going on, and sentences that people stumbled over. */
import type { EighteenAction, EighteenState } from '@kursbuch/eighteen';
import { isRefusal } from '@kursbuch/table';
import { eighteenNamed, eighteenTitles, eighteenVoices } from '@kursbuch/titles';
import { describe, expect, test } from 'vitest';
import { table, title } from '../../titles/1830/rules/index.ts';
import { table1830 } from '../../titles/1830/test/table1830.ts';
import { offeredIn, wordsFor } from '../src/eighteen/index.ts';

const ids = eighteenTitles.map(({ id }) => id);
const [english, german] = [
  await wordsFor('en', eighteenVoices(...ids)),
  await wordsFor('de', eighteenVoices(...ids)),
];

const refused = (state: EighteenState, seat: number, action: EighteenAction): readonly string[] => {
  const refusal = table.decide(state, seat, action);
  if (!isRefusal(refusal)) throw new Error('it is allowed');
  return [english, german].map((words) => words.refusal(title, state, refusal));
};
const say = (reason: string, params: Record<string, string | number>, state: EighteenState | null = null) =>
  [english, german].map((words) => words.refusal(title, state, { reason, rule: '', params }));

describe('an action of another moment is told where it belongs, and what goes on instead', () => {
  const stock = table1830({ players: 3 }).company('PRR', 0).stockRound({ seat: 1 }).state;

  test('operating in a stock round', () => {
    expect(refused(stock, 0, { type: 'layTile', hex: 'H10', tile: '57', rotation: 1 })).toEqual([
      'Tiles are laid in the track step of a company’s turn. Now: Stock round 2, the turn of P2.',
      'Plättchen legt eine Gesellschaft im Gleisschritt ihres Spielzugs. Jetzt: Aktienrunde 2, am Zug ist P2.',
    ]);
    expect(refused(stock, 1, { type: 'buyTrain', from: 'bank', kind: '2', price: 80 })).toEqual([
      'Trains are bought in the train step of a company’s turn. Now: Stock round 2, the turn of P2.',
      'Züge kauft eine Gesellschaft im Zugschritt ihres Spielzugs. Jetzt: Aktienrunde 2, am Zug ist P2.',
    ]);
  });

  test('a step of a turn that is over', () => {
    const trains = table1830({ players: 3 }).company('PRR', 0).atStep('PRR', 'trains').state;
    expect(refused(trains, 0, { type: 'layTile', hex: 'H10', tile: '57', rotation: 1 })).toEqual([
      'Tiles are laid in the track step of a company’s turn. Now: Operating round 2.1, the turn of PRR (P1), step “Trains”.',
      'Plättchen legt eine Gesellschaft im Gleisschritt ihres Spielzugs. Jetzt: Betriebsrunde 2.1, am Zug ist PRR (P1), Schritt „Züge“.',
    ]);
  });

  test.each(eighteenTitles)(
    'in a stock round of $id no operating action gets the empty word',
    async ({ id }) => {
      const loaded = await eighteenNamed(id)?.load();
      if (!loaded) throw new Error(id);
      const state = {
        ...loaded.table.setup({ players: ['Anna', 'Ben', 'Cleo'], seed: 's', options: {} }),
        agenda: [
          { kind: 'game', over: null },
          { kind: 'stockRound', seat: 0, passes: 0, sold: {}, lastTrader: null },
        ],
        round: { kind: 'stock', set: 2, number: 0, of: 0 },
      } as unknown as EighteenState;
      const actions = [
        { type: 'layTile', hex: 'H10', tile: '57', rotation: 1 },
        { type: 'placeStation', hex: 'H10', stop: 0 },
        { type: 'runTrains', runs: [] },
        { type: 'payOut' },
        { type: 'withhold' },
        { type: 'buyTrain', from: 'bank', kind: '2', price: 80 },
        { type: 'chooseHome', hex: 'H10', stop: 0 },
        ...(id === '1854'
          ? [
              { type: 'buyMail', size: 'small' },
              { type: 'buildTunnel', hex: 'D10', from: 0, to: 3 },
            ]
          : []),
      ];
      for (const action of actions)
        for (const words of [english, german]) {
          const refusal = loaded.table.decide(state, 0, action);
          if (!isRefusal(refusal)) throw new Error(`${id} allows ${action.type}`);
          const said = words.refusal(loaded.title, state, refusal);
          expect(said).not.toMatch(/^(?:This cannot be done now|Das geht jetzt nicht)/);
          expect(said.length).toBeGreaterThan(30);
        }
    },
  );
});

describe('sentences', () => {
  test('of tiles', () => {
    expect(say('wrongStops', { tile: '57', hex: 'F14' })).toEqual([
      'Tile 57 does not match the cities and towns of F14.',
      'Plättchen 57 passt nicht zu den Städten auf F14.',
    ]);
    expect(say('noTileLeft', { tile: '1' })).toEqual([
      'No tile 1 is left.',
      'Von Plättchen 1 ist keines mehr da.',
    ]);
  });

  test('of a private that another owns', () => {
    expect(say('noExchange', { private: 'M&H' })).toEqual([
      'Only a player who owns M&H can exchange it.',
      'Nur ein Spieler, dem M&H gehört, kann sie tauschen.',
    ]);
  });

  test('of a stop that is not listed', () => {
    const { state } = table1830({ players: 3 }).company('PRR', 0).train('PRR', '2').atStep('PRR', 'run');
    expect(say('skipsStop', { train: '2-0', hex: 'H10' }, state)).toEqual([
      'Every stop on the way is part of the run: on that of the 2-train Pittsburgh (H10) is missing.',
      'Zur Fahrt gehört jeder Halt am Weg: Beim 2er-Zug fehlt Pittsburgh (H10).',
    ]);
  });

  test('of shares that a company sells itself', () => {
    const { state } = table1830({ players: 3 }).company('PRR', 0).stockRound();
    const own = { ...state.certificates.PRR?.find((one) => one.holder === 'offer'), holder: 'PRR' };
    const certificates = {
      ...state.certificates,
      PRR: (state.certificates.PRR ?? []).map((one) => (one.id === own.id ? own : one)),
    } as EighteenState['certificates'];
    const events = [
      { type: 'paid', from: 1, to: 'PRR', amount: 100, why: 'share' },
      { type: 'certificateMoved', company: 'PRR', certificate: own.id ?? '', to: 1 },
    ] as const;
    const told = [english, german].map(
      (words) => words.tell(title, { ...state, certificates }, events, 1)[0]?.text,
    );
    expect(told).toEqual([
      'P2 buys 10% of PRR from its treasury for $100.',
      'P2 kauft 10\u00a0% von PRR aus dem Besitz der Gesellschaft für 100\u00a0$.',
    ]);
  });

  test('of a sale in which a price may be lowered', async () => {
    const loaded = await eighteenNamed('1848')?.load();
    if (!loaded) throw new Error('1848');
    const state = loaded.table.setup({
      players: ['Anna', 'Ben', 'Cleo'],
      seed: 's',
      options: {},
    }) as EighteenState;
    const [seat = 0] = loaded.table.waiting(state);
    const offered = offeredIn(loaded.table.choices(state, seat));
    const task = state.agenda.at(-1);
    if (!task) throw new Error('nobody is asked');
    const one = new Map([...offered, ['buyPrivate', (offered.get('buyPrivate') ?? []).slice(0, 1)]]);
    const lower = offered.get('lowerPrice') ?? [
      { type: 'one', action: { type: 'lowerPrice', private: 'P1' } } as never,
    ];
    const asked = new Map([...one, ['lowerPrice', lower]]);
    const said = [english, german].map((words) => words.question(loaded.title, state, task, seat, asked));
    expect(said[0]).toMatch(/^Buy P\d for £\d+,? (?:or )?lower the price of a private/);
    expect(said[1]).toMatch(/^P\d für \d+\u00a0£ kaufen,? (?:oder )?den Preis einer Privatbahn senken/);
  });
});
