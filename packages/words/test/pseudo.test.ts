/** The language made by machine: what it changes, and what it leaves alone. */
import { crayonVoices, eighteenTitles, eighteenVoices } from '@kursbuch/titles';
import { describe, expect, test } from 'vitest';
import { wordsFor as crayonWordsFor } from '../src/crayon/index.ts';
import { wordsFor } from '../src/eighteen/index.ts';
import { bookOf, frameWords } from '../src/index.ts';
import { pseudo } from './pseudo.ts';

const book = pseudo(bookOf('en'));

/** Letters that nobody has marked. */
const untouched = (text: string): readonly string[] => text.match(/[A-Za-z]{3,}/g) ?? [];

describe('the language made by machine', () => {
  test('has every sentence in brackets and a third longer', () => {
    const one = pseudo('Buy a share of the company, or pass.');
    expect(one).toMatch(/^\[.*\]$/);
    expect(untouched(one)).toEqual([]);
    expect(one.length).toBeGreaterThan('Buy a share of the company, or pass.'.length * 1.2);
  });

  test.each(['$1,120', '1830-10.0a', 'PRR', 'B&O', '–', ''])('leaves %s alone', (text) => {
    expect(pseudo(text)).toBe(text);
  });

  test('leaves names, placeholders and sentences inside a sentence alone', () => {
    expect(pseudo({ say: (name: string) => `${name} passes` }).say('Anna')).toMatch(/^\[Anna .*\]$/);
    expect(pseudo('No tile may be laid on {hex}.')).toContain('{hex}');
    const { say } = pseudo({ say: (what: string) => `Really: ${what}` });
    expect(say(pseudo('pass'))).toContain(`: ${pseudo('pass')}]`);
  });

  test('is what the words of games are made with', async () => {
    const frame = await frameWords(book);
    expect(frame.number(1120)).toBe('1,120');
    expect(frame.rounds.eighteen.roundName({ kind: 'stock', set: 5, number: 0, of: 0 })).toMatch(
      /^\[\P{ASCII}.* 5\]$/u,
    );
    const words = await wordsFor(book, eighteenVoices('1830', '1853'));
    const [entry] = eighteenTitles;
    const loaded = await entry?.load();
    if (!loaded) throw new Error('no title');
    const start = loaded.table.setup({ players: ['Anna', 'Ben', 'Chiara'], seed: '1', options: {} });
    if ('reason' in start) throw new Error(start.reason);
    const told = loaded.table.act(start, loaded.table.waiting(start)[0] ?? 0, { type: 'pass' });
    if ('reason' in told) throw new Error(told.reason);
    const [line] = words.tell(loaded.title, start, told.events, 0);
    expect(line?.text).toMatch(/^\[(Anna|Ben|Chiara) /);
    expect(untouched((line?.text ?? '').replace(/Anna|Ben|Chiara/g, ''))).toEqual([]);
    expect((await crayonWordsFor(book, crayonVoices('benelux'))).roundName(3)).toMatch(/^\[.* 3\]$/);
  });
});
