/** What the terminal shows of 1853 that no other game has, and what it hides. */
import { describe, expect, test } from 'vitest';
import { table, title } from '../../titles/1853/rules/index.ts';
import {
  built,
  contract,
  founded,
  inPhase,
  managed,
  onCredit,
  P1,
  P2,
  table1853,
  train,
  unredeemed,
} from '../../titles/1853/test/table1853.ts';
import { hexText } from '../src/eighteen/mapText.ts';
import { marketText } from '../src/eighteen/marketText.ts';
import { speechFor } from '../src/eighteen/speech.ts';
import { privatesText, tableText } from '../src/eighteen/tableText.ts';
import { paintFor } from '../src/paint.ts';
import { CLEARED, kursbuch } from './script.ts';

const paint = paintFor(false);
const english = await speechFor('en', '1853');
const german = await speechFor('de', '1853');
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('the table', () => {
  const builder = contract(contract(table1853(), P1, 130, ['J28', 'H24']), P2, 90, ['C11']);
  unredeemed(founded(builder, 'EIR', P2), P2, 'EIR', 2);
  onCredit(train(managed(builder, 'SIR', P1), 'SIR', '2'), 'SIR', 300);
  const { state } = builder.priority(P2);
  const seenBy = (speech: typeof english, ...eye: readonly number[]) =>
    plain(tableText(speech, title, table.view(state, eye), paint));

  test('1853-2.5.3c Nobody has the elephant before the bonds are told', () => {
    const before = table.view(table1853().state, [P1]);
    expect(tableText(english, title, before, paint)).not.toContain('elephant');
    expect(tableText(german, title, before, paint)).not.toContain('Elefant');
  });

  test('names the elephant, the manager, contracts as everybody knows them, what is owed', () => {
    const text = seenBy(english, P1);
    expect(text.split('\n')[0]).toMatch(/elephant P2$/);
    expect(text).toMatch(/^SIR +P1, manager /m);
    expect(text).toMatch(/^EIR +P2 /m);
    expect(text).toContain('P1: bond £130, 2 cities in the contract.');
    expect(text).toContain('P2: bond £90, 1 city in the contract.');
    expect(text).toContain('P2 has not redeemed 2 shares of EIR.');
    expect(text).toContain('SIR owes £300 for its train.');
    const inGerman = seenBy(german, P1);
    expect(inGerman.split('\n')[0]).toMatch(/Elefant P2$/);
    expect(inGerman).toMatch(/^SIR +P1, Betriebsleiter /m);
    expect(inGerman).toContain('P2: Anleihe 90 £, 1 Stadt im Kontrakt.');
  });

  test('shows a sheet to its owner alone', () => {
    expect(seenBy(english, P1)).toContain('Only P1 sees this: Calcutta (J28) and Patna (H24).');
    expect(seenBy(english, P1)).not.toContain('Lahore');
    for (const text of [seenBy(english), seenBy(english, P2), seenBy(german, P1, P2)])
      expect(text).not.toMatch(/Calcutta|Patna/);
  });
});

test('the map names gauges, the line of prices what it means here, and privates there are none', () => {
  const builder = inPhase(table1853(), '3');
  built(builder, 'G15', '74', 'G13', 'G17');
  built(builder, 'G17', '718', 'H16', 'G15/metre', 'F16', 'F18', 'G19/standard', 'H18');
  const { state } = builder;
  expect(hexText(english, title, state, 'G15')).toMatch(/^G15: .*town \S+ \S+ metre gauge/);
  expect(hexText(english, title, state, 'G17')).toMatch(/city .*standard gauge, .*metre gauge/);
  expect(hexText(german, title, state, 'F14')).toContain('Stadt NW Doppelspur');
  // A hex costs by the gauge of its first tile.
  expect(hexText(english, title, state, 'B8')).toContain('costs 140, in metre gauge 70 (');
  expect(hexText(german, title, state, 'H24')).toContain('kostet 60, in Meterspur 40 (');
  expect(marketText(english, title, state, paint)).toContain('outside the limits of papers 10–40');
  // Companies act by their numbers.
  expect(marketText(english, title, state, paint)).not.toContain('acts first');
  expect(privatesText(german, title, state, paint)).toBe('In diesem Spiel gibt es keine Privatbahnen.');
});

const OTHERS: Readonly<Record<number, readonly string[]>> = {
  1: ['Jaipur BBCI', 'Ajmer BBCI', 'Ahmadabad BBCI', 'Nagpur GIP'],
  2: ['Mysore SIR', 'Bangalore SIR', 'Trichinopoly SIR', 'Hyderabad MSM'],
};

describe('three people at one terminal', () => {
  const args = ['play', '1853', '--players', 'Anna,Ben,Cleo', '--seed', 'x'];
  const bonds = ['', 'bond 130', '', 'bond 100', '', 'bond 90'];
  /** What is on the screen after each time it was cleared. */
  const screens = (out: string) => out.split(CLEARED);

  test('write their bonds one after the other; nobody sees what another typed', async () => {
    const { out } = await kursbuch(args, [...bonds, '']);
    const shown = screens(out);
    const cleo = shown.find((text) => text.includes('Only Cleo looks at the screen now.')) ?? '';
    expect(cleo).toContain('bond 90');
    expect(cleo).not.toMatch(/130|bond 100/);
    for (const text of shown.filter((one) => /bond \d/.test(one)))
      expect(text.match(/bond \d+/g)).toHaveLength(1);
    // All at once, when the last has written.
    expect(plain(out)).toContain('The bonds: Anna £130, Ben £100 and Cleo £90.');
    // It stays on the screen that the next one is handed.
    expect(plain(shown.at(-1) ?? '')).toMatch(/Anna has the elephant\.\s[\s\S]*Only Anna looks/);
  });

  test('write cities the same way; the share is told, the city is not', async () => {
    const { out } = await kursbuch(args, [...bonds, '', 'write Calcutta EIR', '', 'table', 'log', 'undo']);
    const [, after = ''] = out.split('write Calcutta EIR');
    expect(after).toMatch(/^\s*\f/);
    expect(after).toContain('Anna gets 10% of EIR');
    expect(after.split('Cleo').length).toBeGreaterThan(1);
    expect(after.split('undo')[0]).not.toMatch(/Calcutta \(J28\) (and|sees)|Only Anna sees/);
    expect(plain(after)).toContain('Anna: bond £130, 1 city in the contract.');
  });

  test('are handed the screen even where passing is all that is left', async () => {
    // 4 cities of 20 for a bond of 80 and no more: from then on the last can only pass.
    const cheap = ['', 'bond 100', '', 'bond 90', '', 'bond 80'];
    const cities = ['Peshawar NWR', 'Lahore NWR', 'Multan NWR', 'Karachi NWR'];
    const written = cities.flatMap((city) =>
      [0, 1, 2].flatMap((seat) => [
        '',
        `write ${seat === 0 ? city : (OTHERS[seat]?.[cities.indexOf(city)] ?? '')}`,
      ]),
    );
    const { out } = await kursbuch(args, [...cheap, ...written, '', 'pass', '', 'pass', '']);
    const last = screens(out).at(-1) ?? '';
    expect(last).toContain('Ben passes: the contract is complete.');
    expect(last).toMatch(/Only Cleo looks at the screen now\.[\s\S]*Pass: your contract is complete\./);
  });

  test('read their own sheet when nobody else looks, and put it away', async () => {
    const { out } = await kursbuch(args, [...bonds, '', 'write Calcutta EIR', '', 'sheet', 'why sheet']);
    expect(screens(out).at(-1)).toContain('Only Ben sees this: no city yet.');
    const told = await kursbuch(args, [...bonds, '', 'sheet', 'help']);
    expect(told.out).toContain('what you alone may see');
    const other = await kursbuch(
      ['play', '1830', '--players', 'Anna,Ben,Cleo', '--seed', 'x'],
      ['sheet', 'help'],
    );
    expect(other.out).toContain('There is nothing that you alone may see.');
    expect(other.out).not.toContain('what you alone may see\n');
    expect(other.out).not.toContain(CLEARED);
  });

  test('is asked in German', async () => {
    const { out } = await kursbuch([...args, '--lang', 'de'], ['', 'anleihe 130', '', 'zettel']);
    expect(out).toContain('Jetzt schaut nur Ben auf den Bildschirm. Ben, drücke Enter.');
    expect(out).toContain('eine Anleihe aufschreiben: 80..730');
    expect(out).toContain('Es gibt nichts, was nur du sehen darfst.');
  });
});
