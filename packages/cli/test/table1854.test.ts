/** What the terminal shows of 1854 that no other game has. */
import { eighteenNamed } from '@kursbuch/titles';
import { terminal as labels } from '@kursbuch/words/en/terminal/index.ts';
import { expect, test } from 'vitest';
import { title } from '../../titles/1854/rules/index.ts';
import {
  dug,
  local,
  major,
  optioned,
  P1,
  P2,
  splitPapers,
  table1854,
  withOwn,
} from '../../titles/1854/test/table1854.ts';
import { choicesOf, choicesText } from '../src/eighteen/choices.ts';
import { mapText } from '../src/eighteen/mapText.ts';
import { speechFor } from '../src/eighteen/speech.ts';
import { tableText } from '../src/eighteen/tableText.ts';
import { paintFor } from '../src/paint.ts';

const plain = paintFor(false);
const english = await speechFor('en', '1854');
const german = await speechFor('de', '1854');

test('local railways, papers of a split, options and mail contracts', () => {
  const builder = major(major(local(table1854(), 'L3', P2, 70), 'KT', P2, { percent: 40 }), 'VB', P1);
  const { state } = withOwn(splitPapers(optioned(builder, P1, 'KT'), 'VB', P1, [[P2, 2]]), {
    mail: { KT: 'small' },
  });
  const text = tableText(english, title, state, plain).replaceAll('\u00a0', ' ');
  expect(text).toMatch(/^company .* its own/m);
  expect(text).toMatch(/^VB .*60%/m);
  expect(text).toMatch(/^L3 +P2 +70 +none/m);
  expect(text).not.toMatch(/^player .*L3/m);
  expect(text).toContain('P1 holds an option on KT: 82 G still has to be paid.');
  expect(text).toContain('KT has the small mail contract: 10 G a turn now.');
  expect(tableText(german, title, state, plain)).toMatch(/KT hat den kleinen Postvertrag: jetzt/);
});

test('both maps one below the other, and tunnels', () => {
  const { state } = dug(table1854(), { F12: [[0, 3]] });
  const text = mapText(english, title, state, plain);
  const line = (start: string) => text.split('\n').findIndex((one) => one.includes(start));
  expect(line('J28')).toBeGreaterThan(line('H18'));
  expect(text.split('\n')[line('J28')]).toMatch(/^J28/);
  expect(text).toContain('F12=');
  expect(text).toContain('= tunnel');
  expect(text).toMatch(/^F12: .*tunnel \S+–\S+$/m);
});

test('all tunnels are listed among the choices, and no more are hinted at', async () => {
  const austria = await eighteenNamed('1854')?.load();
  if (!austria) throw new Error('1854 is not in the list');
  const { state } = major(table1854().tile('F8', '57', 2), 'NT', P1, { cash: 500 }).operating('NT');
  const [seat] = choicesOf(austria, state);
  expect(seat?.actions.filter(({ type }) => type === 'buildTunnel')).not.toEqual([]);
  expect(seat?.andMore).toEqual([]);
  expect(seat && choicesText(english, labels, austria, state, seat).at(-1)).toBe('  pass');
});
