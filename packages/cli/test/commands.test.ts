import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { RECORD_VERSION } from '@kursbuch/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { kursbuch } from './script.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kursbuch-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, content: string | Buffer): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

const bid = (amount: unknown, seat = 0) => ({ seat, action: { type: 'bid', private: 'D&H', amount } });
const record = (change: object = {}) =>
  JSON.stringify({
    format: 'kursbuch',
    version: RECORD_VERSION,
    title: '1830',
    players: ['Anna', 'Ben'],
    seed: 's',
    options: { drawSeats: false },
    actions: [bid(75), bid(80, 1)],
    ...change,
  });

describe('kursbuch', () => {
  test.each([[[]], [['help']], [['--help']]])('%j shows what there is', async (args) => {
    const { code, out } = await kursbuch(args);
    expect(code).toBe(0);
    for (const command of ['play', 'replay', 'verify', 'export', 'choices', 'simulate'])
      expect(out).toContain(`kursbuch ${command}`);
  });

  test.each(['--version', '-v', 'version'])('%s says which version this is', async (flag) => {
    const { code, out } = await kursbuch([flag]);
    expect(code).toBe(0);
    expect(out).toMatch(/^kursbuch \d+\.\d+\.\d+$/);
  });

  test.each([
    [['dance'], 'kursbuch knows no command "dance"'],
    [['replay'], 'kursbuch replay needs one file'],
    [['replay', 'a', 'b'], 'kursbuch replay needs one file'],
    [['replay', 'a', '--fast'], 'kursbuch replay knows no flag --fast'],
    [['export'], 'kursbuch export needs one file'],
    [['export', 'nothing.json'], 'nothing.json: there is no such file.'],
    [['simulate'], 'kursbuch simulate needs one title'],
    [['simulate', '1999'], 'There is no title "1999"'],
    [['simulate', '1830', '--players', '7'], '--players must be a whole number from 2 to 6, not "7".'],
    [['simulate', '1830', '--games', '1.5'], '--games must be a whole number'],
    [['simulate', '1830', '--games=-3'], '--games must be a whole number'],
    [['simulate', '1830', '--check=yes'], 'The flag --check takes no value.'],
    [['simulate', '1830', '--preset', 'turbo'], '1830 has no set of options "turbo"; it has publicRecords.'],
  ])('%j is refused in one sentence', async (args, sentence) => {
    const { code, err, out } = await kursbuch(args);
    expect(code).toBe(1);
    expect(err).toContain(sentence);
    expect(err.split('\n')).toHaveLength(1);
    expect(out).toBe('');
  });
});

describe('kursbuch replay', () => {
  test('shows the table after a record, or after its first actions', async () => {
    const file = write('own.json', record());
    const all = await kursbuch(['replay', file]);
    expect(all.code).toBe(0);
    expect(all.out).toContain('1830, 2 of 2 actions');
    expect(all.out).toContain('Sale of the privates (stock round 1) · phase 2 · bank 9600 · priority Anna');
    expect(all.out).toMatch(/Anna +1200 +1200 +0\/28/);
    const some = await kursbuch(['replay', file, '--until', '1', '--json']);
    expect(JSON.parse(some.out).bids).toEqual({ 'D&H': [{ seat: 0, amount: 75 }] });
    const none = await kursbuch(['replay', file, '--until', '0', '--json']);
    expect(JSON.parse(none.out).bids).toEqual({});
  });

  test('speaks German when asked to, as choices do', async () => {
    const file = write('german.json', record());
    const { out } = await kursbuch(['replay', file, '--lang', 'de']);
    expect(out).toContain('1830, 2 von 2 Aktionen');
    expect(out).toContain(
      'Verkauf der Privatbahnen (Aktienrunde 1) · Phase 2 · Bank 9600 · Erstkaufrecht Anna',
    );
    const choices = await kursbuch(['choices', file, '--at', '2', '--lang', 'de']);
    expect(choices.out).toContain('1830 nach 2 von 2 Aktionen: Verkauf der Privatbahnen (Aktienrunde 1)');
    expect(choices.out).toContain('  SVN&RR für 20\u00a0$ kaufen');
    const refused = await kursbuch([
      'replay',
      write('refused.json', record({ actions: [bid(75), bid(79, 1)] })),
      ...['--lang', 'de'],
    ]);
    expect(refused.err).toContain('Ein Gebot auf D&H muss jetzt mindestens 80\u00a0$ sein. (1830-7.2b)');
  });

  test('reads gzipped files and names the winner', async () => {
    const seats = ['play', '1830', '--players', 'random,random', '--seed', 'r'];
    const saved = join(folder, 'whole.json');
    await kursbuch([...seats, '--autosave', saved]);
    const { out, code } = await kursbuch(['replay', write('whole.json.gz', gzipSync(readFileSync(saved)))]);
    expect(code).toBe(0);
    expect(out).toMatch(/Game over · phase/);
    expect(out).toMatch(/The game is over: .*\n1\. {2}Random/);
  });

  test.each([
    [
      'an illegal bid',
      { actions: [bid(75), bid(79, 1)] },
      'action 1 (bid) is refused: A bid on D&H must now be at least $80. (1830-7.2b)',
    ],
    [
      'a fractional price',
      { actions: [bid(75.5)] },
      'action 0 (bid) is refused: An action "bid" with this "amount" has no meaning. (1830-0.1)',
    ],
    ['a negative price', { actions: [bid(-75)] }, 'action 0 (bid) is refused'],
    [
      'an action for another seat',
      { actions: [bid(75, 1)] },
      'action 0 (bid) is refused: It is the turn of Anna. (1830-4.0e)',
    ],
    [
      'a seat nobody has',
      { actions: [bid(75, 9)] },
      'action 0 (bid) is refused: Nobody sits in seat 9. (1830-0.1)',
    ],
    [
      'an unknown action',
      { actions: [{ seat: 0, action: { type: 'dance' } }] },
      'There is no action "dance". (1830-0.1)',
    ],
  ])('stops at %s with action and rule', async (_what, change, sentence) => {
    const file = write('refused.json', record(change));
    const { code, err } = await kursbuch(['replay', file]);
    expect(code).toBe(1);
    expect(err).toContain(`${file}: `);
    expect(err).toContain(sentence);
    expect(err.split('\n')).toHaveLength(1);
  });

  test.each([
    ['a truncated file', record().slice(0, -20), 'breaks off'],
    ['no JSON', 'Dear Anna, "x', 'this is not JSON'],
    ['an empty file', '', 'breaks off'],
    ['10 MB of something else', 'x'.repeat(10_000_000), 'this is not JSON'],
    ['10 MB of JSON', JSON.stringify('x'.repeat(10_000_000)), 'a record is an object (the file)'],
    ['a damaged archive', gzipSync(record()).subarray(0, 60), 'damaged'],
    ['no record', '{"a":1}', 'this is not a Kursbuch record (format)'],
    [
      'a newer record',
      record({ version: 99 }),
      `newer than the ${RECORD_VERSION} this program reads (version)`,
    ],
    ['an unknown title', record({ title: '1999' }), 'There is no title "1999"'],
    ['one player', record({ players: ['Anna'] }), 'This game is for 2 to 6 players, not for 1. (1830-2.0b)'],
    ['an unknown option', record({ options: { turbo: true } }), 'There is no option "turbo". (1830-0.2)'],
    ['an entry without a seat', record({ actions: [{ action: { type: 'pass' } }] }), '(action 0)'],
    [
      'a public record of an unknown title',
      '{"title":"1899","players":[1,2],"actions":[]}',
      'There is no title "1899"',
    ],
    [
      'a public record with an unknown rule',
      '{"title":"1830","players":[1,2],"actions":[],"optional_rules":["turbo"]}',
      'the optional rule "turbo" is unknown',
    ],
    [
      'a public record with an unknown action',
      '{"title":"1830","players":[1,2],"actions":[{"type":"dance","entity":1,"entity_type":"player"}]}',
      'the action type "dance" is unknown',
    ],
  ])('says where %s is wrong', async (_what, content, sentence) => {
    const file = write('wrong.json', content);
    const { code, err } = await kursbuch(['replay', file]);
    expect(code).toBe(1);
    expect(err).toContain(`${file}: `);
    expect(err).toContain(sentence);
    expect(err.split('\n')).toHaveLength(1);
    expect(err.length).toBeLessThan(400);
  });

  test.each([
    ['no file', null, [], 'Die Datei gibt es nicht.'],
    ['a truncated file', record().slice(0, -20), [], 'Das JSON bricht am Ende ab.'],
    ['no JSON', 'Dear Anna, "x', [], 'Das ist kein JSON'],
    ['no record', '{"a":1}', [], 'Das ist kein Protokoll von Kursbuch (format).'],
    [
      'a newer record',
      record({ version: 99 }),
      [],
      'Das Protokoll hat Version 99; dieses Programm liest bis',
    ],
    ['an unknown title', record({ title: '1999' }), [], 'Ein Spiel „1999“ gibt es nicht, nur 1830'],
    ['an entry without a seat', record({ actions: [{ action: { type: 'pass' } }] }), [], '(Aktion 0).'],
    ['no number', record(), ['--until', 'soon'], '--until ist eine ganze Zahl ab 0, nicht „soon“.'],
    ['an unknown flag', record(), ['--soon'], 'kursbuch replay kennt --soon nicht'],
    ['a flag without its value', record(), ['--until'], '--until braucht einen Wert.'],
    ['two files', record(), ['other.json'], 'kursbuch replay braucht genau eine Datei'],
  ])('says in German where %s is wrong', async (_what, content, flags, sentence) => {
    const file = content === null ? `${folder}/nothing.json` : write('wrong.json', content);
    const { code, err } = await kursbuch(['replay', file, '--lang', 'de', ...flags]);
    expect(code).toBe(1);
    expect(err).toContain(sentence);
    expect(err.split('\n')).toHaveLength(1);
  });

  test('a folder and a missing file are said to be what they are', async () => {
    expect((await kursbuch(['replay', folder])).err).toContain('that is a folder');
    expect((await kursbuch(['replay', join(folder, 'nothing')])).err).toContain('there is no such file');
  });
});

describe('kursbuch export', () => {
  const site = { reading: 'public', drawSeats: false, ownerNamesHome: false };

  test('writes the form 18xx.games reads, which comes back as the same game', async () => {
    const file = write('site.json', record({ options: site }));
    const { code, out, err } = await kursbuch(['export', file]);
    expect([code, err]).toEqual([0, '']);
    const [first, second] = JSON.parse(out).actions;
    expect(first).toMatchObject({ type: 'bid', entity: 1, entity_type: 'player', company: 'DH', price: 75 });
    expect(second).toMatchObject({ type: 'bid', entity: 2, price: 80 });
    const table = async (name: string) => JSON.parse((await kursbuch(['replay', name, '--json'])).out).cash;
    expect(await table(write('back.json', out))).toEqual(await table(file));
  });

  test('--to writes a file, but never over another', async () => {
    const [file, other] = [write('site.json', record({ options: site })), join(folder, 'public.json')];
    expect(await kursbuch(['export', file, '--to', other])).toEqual({ code: 0, out: '', err: '' });
    expect(JSON.parse(readFileSync(other, 'utf8'))).toMatchObject({ title: '1830', status: 'active' });
    const again = await kursbuch(['export', file, '--to', other]);
    expect(again).toEqual({ code: 1, out: '', err: `${other} is there already.` });
  });

  test.each([
    [
      'by the rulebook',
      {},
      'it has no public form: 18xx.games knows no game with reading=printed (options).',
    ],
    [
      'with an option of ours',
      { options: { ...site, noDiesels: true } },
      'it has no public form: 18xx.games knows no game with noDiesels=true (options).',
    ],
    [
      'of 1848 by the rules of 2007',
      { title: '1848', players: ['Anna', 'Ben', 'Cleo'], actions: [] },
      'it has no public form: 18xx.games knows no game with reading=printed (options).',
    ],
    ['that our rules refuse', { options: site, actions: [bid(70)] }, 'action 0 (bid) is refused'],
  ])('a game %s says so', async (_, change, sentence) => {
    const file = write('cannot.json', record(change));
    const { code, out, err } = await kursbuch(['export', file]);
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain(`${file}: ${sentence}`);
    expect(err.split('\n')).toHaveLength(1);
  });
});

describe('kursbuch simulate', () => {
  test('six games break nothing, and the same seed plays them again', async () => {
    const args = [
      'simulate',
      '1830',
      '--players',
      '4',
      '--games',
      '6',
      '--seed',
      '7',
      '--check',
      '--jobs',
      '1',
    ];
    const { code, out, err } = await kursbuch(args);
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toContain('games: 6');
    expect(out).toContain('broken invariants: 0');
    expect(out).toMatch(/ended by: (bank|bankruptcy) \d+/);
    const again = await kursbuch([...args.slice(0, -1), '2']);
    const timeless = (text: string) => text.replace(/actions per second.*/, '');
    expect(timeless(again.out)).toBe(timeless(out));
  });
});
