import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { titles } from '@kursbuch/titles';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { kursbuch } from './script.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kursbuch-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string): string => join(folder, name);
const table = ['play', '1830', '--players', 'Anna,Ben', '--seed', 'x', '--option', 'drawSeats=off'];

/** Anna and Ben buy the privates in turn; Ben gets B&O and names its par. */
const privates = ['1', '1', '1', '1', '1', '1', '1 90'];

/** The titles in the order in which they are offered. */
const ALL = titles.map(({ id }) => id).join(', ');

describe('kursbuch play', () => {
  test('asks for title, players and options; Enter takes the defaults', async () => {
    const { out, code } = await kursbuch(['play'], ['', '', '?', '']);
    expect(code).toBe(0);
    expect(out).toContain(`Which game (${ALL})? [1830]`);
    expect(out).toMatch(/1830 with .*Player/);
    expect(out).toContain('noDiesels=false');
    expect(out).toMatch(/Goodbye|the game is not saved/);
  });

  test('plays the sale of the privates and comes to the first stock round, with undo, save and load', async () => {
    const saved = file('evening.json');
    const first = await kursbuch(table, [
      ...privates,
      'table',
      'start PRR 100',
      'undo',
      'redo',
      'undo',
      'start PRR 76',
      'log 1',
      `save ${saved}`,
      'quit',
    ]);
    expect(first.code).toBe(0);
    expect(first.out).toContain('Ben buys B&O-P for $220.');
    expect(first.out).toContain('B&O starts at a par of $90.');
    expect(first.out).toContain('Stock round 1 · phase 2');
    expect(first.out).toContain("Anna buys the director's certificate of PRR for $200.");
    expect(first.out).toContain("Anna buys the director's certificate of PRR for $152.");
    expect(first.out).toContain(`kursbuch play --load ${saved}`);
    expect(first.out.trim().endsWith('Goodbye.')).toBe(true);

    const record = JSON.parse(readFileSync(saved, 'utf8'));
    expect(record.actions).toHaveLength(8);
    expect(record.actions.at(-1)).toEqual({
      seat: 0,
      action: { type: 'startCompany', company: 'PRR', price: 76 },
    });

    const again = await kursbuch(['play', '--load', saved], ['table', 'undo', 'table']);
    expect(again.out).toContain('after 8 actions');
    expect(again.out).toMatch(/PRR +Anna +76 +76/);
    const [, afterwards = ''] = again.out.split('Taken back.');
    expect(afterwards).not.toMatch(/PRR +Anna/);
  });

  test('says who is asked as whom, and lays a tile step by step', async () => {
    const { out } = await kursbuch(table, [
      ...privates,
      // 60% of PRR, and both pass
      'start PRR 67',
      'pass',
      ...Array.from({ length: 4 }, () => ['buy PRR', 'pass']).flat(),
      // Ben, who owns M&H, is asked before the operating round
      'pass',
      'map H12',
      '1',
      'H1',
      'H10',
      'map H10',
    ]);
    expect(out).toContain('Operating round 1.1');
    expect(out).toMatch(/Anna for PRR {2}treasury 670/);
    expect(out).toContain('H12 Altoona: grey; city W E, W–E; city 10 [PRR]');
    expect(out).toContain('Which hex?');
    expect(out).toMatch(/PRR builds on Pittsburgh \(H10\): tile 57, east to west\./);
    expect(out).toMatch(/H10 Pittsburgh: tile 57, rotation [14]; city W E; city 20 \[–\]/);
  });

  test('explains a refused idea in a sentence, with the number and the words of the rule', async () => {
    const { out } = await kursbuch(table, [
      'why buy PRR',
      'why bid D&H 71',
      'why {"type":"bid","private":"D&H","amount":1.5}',
      'why buy SVN&RR',
      'why lay H10 57 0',
      'why juggle',
      'why',
      'why {"type":',
    ]);
    expect(out).toContain('No shares are sold before all privates have an owner. (1830-6.0c)');
    expect(out).toContain('  1830-6.0c: All privates must be sold');
    expect(out).toContain('The first bid on D&H is at least $75. (1830-7.2a)');
    expect(out).toContain('(1830-0.1)');
    expect(out).toContain('That is allowed: buy SVN&RR for $20.');
    expect(out).toContain('While the privates are on sale nothing else is done. (1830-7.1a)');
    expect(out).toContain('"juggle" is not understood');
    expect(out).toContain('Why what?');
    expect(out).toContain('That is not JSON.');
  });

  test('answers bad input with a sentence, and nothing changes', async () => {
    const bad = [
      '99',
      '0',
      '1 2',
      '2 44',
      '2 1.5',
      '2 -3',
      '2 45 6',
      'bid D&H',
      'sell',
      'lay',
      'Z99',
      'map Z99',
      'log x',
      'redo',
      'undo',
      'save',
      '{"type":"bid"}',
      '{"type":"buyPrivate","private":"SVN&RR","seat":1}',
      'hello',
    ];
    const { out } = await kursbuch(table, [...bad, 'table']);
    expect(out).toContain('There is no choice 99; there are 1 to 7.');
    expect(out).toContain('"44" is not possible here: 45..1200.');
    expect(out).toContain('There is nothing to take back.');
    expect(out).toContain('Save where?');
    expect(out).toMatch(/Anna +1200 +1200 +0\/28/);
    expect(out).toMatch(/Ben +1200 +1200 +0\/28/);
  });

  test('does not write over a file that is no record', async () => {
    const letter = file('letter.txt');
    writeFileSync(letter, 'Dear Anna');
    const { out } = await kursbuch(table, [`save ${letter}`]);
    expect(out).toContain('is there already and is no Kursbuch record');
    expect(readFileSync(letter, 'utf8')).toBe('Dear Anna');
    const nowhere = await kursbuch(table, [`save ${file('no/such/folder.json')}`]);
    expect(nowhere.out).toContain('cannot be written');
  });

  test('saves after every action when asked to, and offers to save on quit', async () => {
    const auto = file('auto.json');
    await kursbuch([...table, '--autosave', auto], ['1', '1']);
    expect(JSON.parse(readFileSync(auto, 'utf8')).actions).toHaveLength(2);
    const late = file('late.json');
    const { out } = await kursbuch(table, ['1', 'quit', late]);
    expect(out).toContain('Save the game first?');
    expect(JSON.parse(readFileSync(late, 'utf8')).actions).toHaveLength(1);
  });

  test('with closed cash everybody sees his own purse only', async () => {
    const { out } = await kursbuch([...table, '--option', 'closedCash'], ['table', '1', 'table']);
    expect(out).toContain('bank ?');
    const [first = '', second = ''] = out.split('Anna buys');
    expect(first).toMatch(/Anna +1200 +1200 .*\nBen +\? +\? /);
    expect(second).toMatch(/Anna +\? +\? .*\nBen +1200 +1200 /);
  });

  test('random players play by themselves; undo goes back to the last decision of a person', async () => {
    const seats = ['play', '1830', '--players', 'Anna,random,random', '--seed', 'y'];
    const { out } = await kursbuch([...seats, '--option', 'drawSeats=off'], ['pass', 'undo', 'table']);
    expect(out).toContain('Anna passes.');
    expect(out).toMatch(/Random 1 (buys|bids|passes)/);
    expect(out).toMatch(/Anna +800 +800 +0\/20\n/);
    const alone = await kursbuch(['play', '1830', '--players', 'random,random,random', '--seed', 'z']);
    expect(alone.code).toBe(0);
    expect(alone.out).toMatch(/The game is over: .*\n1\. {2}Random/);
  });

  test('speaks German when asked to', async () => {
    const { out } = await kursbuch(
      [...table, '--lang', 'de'],
      [
        'why buy PRR',
        ...privates,
        'start PRR 67',
        'pass',
        ...Array.from({ length: 4 }, () => ['buy PRR', 'pass']).flat(),
        'pass',
        'table',
        'trains',
        'privates',
        'map H12',
        'market',
        'help',
        'H10',
        'pass',
        'log 50',
      ],
    );
    expect(out).toContain('1830 (drawSeats=false) mit Anna, Ben, in dieser Reihenfolge.');
    expect(out).toContain('SVN&RR für 20\u00a0$ kaufen, auf eine andere Privatbahn bieten oder passen.');
    expect(out).toContain('Aktien gibt es erst, wenn alle Privatbahnen verkauft sind. (1830-6.0c)');
    expect(out).toContain('Ben kauft B&O-P für 220\u00a0$.');
    expect(out).toContain('Betriebsrunde 1.1');
    expect(out).toMatch(/Anna für PRR {2}Kasse 670/);
    expect(out).toMatch(/PRR +Anna +67 +67 +670 +keine/);
    expect(out).toContain('H12 Altoona: grau; Stadt W O, W–O; Stadt 10 [PRR]');
    expect(out).toMatch(/PRR baut auf Pittsburgh \(H10\): Plättchen 57, von Osten nach Westen\./);
    expect(out).toContain('C&SL: Eine Gesellschaft, der sie gehört');
  });

  test('understands German answers in the German terminal', async () => {
    const saved = file('abend.json');
    const { out } = await kursbuch(
      [...table, '--lang', 'de'],
      [
        'hilfe',
        'warum kaufen PRR',
        'warum',
        'bieten D&H',
        'tanzen',
        'bieten D&H 75',
        'zurück',
        'wieder',
        'zurück',
        ...privates,
        'starten PRR 67',
        'passen',
        'kaufe einen Anteil der PRR',
        'weiter',
        'tisch',
        'karte H10',
        'züge',
        'privatbahnen',
        'protokoll x',
        'speichern',
        'ende',
        'ja',
        saved,
      ],
    );
    expect(out).toMatch(/legen [A-K]\d+ 57 0/);
    expect(out).toMatch(/kaufen zug \d/);
    expect(out).toMatch(/zurück, wieder +die letzte Entscheidung zurücknehmen/);
    expect(out).toContain('Aktien gibt es erst, wenn alle Privatbahnen verkauft sind. (1830-6.0c)');
    expect(out).toContain('Was denn? Zum Beispiel: warum kaufen ');
    expect(out).toContain('Ein Gebot nennt eine Privatbahn und einen Betrag: bieten ');
    expect(out).toContain('„tanzen“ ist nicht verständlich; hilfe zeigt, was es gibt.');
    expect(out).toContain('Anna bietet 75\u00a0$ auf D&H.');
    expect(out).toContain('Zurückgenommen.');
    expect(out).toContain('Wiederholt.');
    expect(out).toMatch(/PRR +Anna +67 +67/);
    expect(out).toContain('H10 Pittsburgh: ');
    expect(out).toContain('Wie viele Zeilen?');
    expect(out).toContain('Wohin speichern?');
    expect(out).toContain('In welche Datei?');
    expect(JSON.parse(readFileSync(saved, 'utf8')).actions).toHaveLength(11);
  });

  test('asks in German before the game, and takes ja and nein', async () => {
    const { out } = await kursbuch(
      ['play', '--lang', 'de'],
      [
        '1999',
        '1830',
        'Anna',
        'Anna,Аnna',
        'Anna,zufall,zufall',
        '?',
        'noDiesels=vielleicht',
        'noDiesels=ja drawSeats=nein',
      ],
    );
    expect(out).toContain(`Welches Spiel (${ALL})? [1830]`);
    expect(out).toContain(`Ein Spiel „1999“ gibt es nicht, nur ${ALL}.`);
    expect(out).toContain('Wer spielt? 2 bis 6 Namen');
    expect(out).toContain('1830 ist für 2 bis 6 Personen, nicht für 1.');
    expect(out).toContain('Alle am Tisch brauchen verschiedene Namen.');
    expect(out).toContain('Die Option noDiesels ist an oder aus, nicht „vielleicht“.');
    expect(out).toContain('1830 (noDiesels=true, drawSeats=false) mit Anna, Zufall 1, Zufall 2');
    expect(out).not.toMatch(/\b(the|players|such as)\b/);
  });

  test.each([
    [['play', '1999'], `There is no title "1999"; there is ${ALL}.`],
    [['play', '1830', '--players', 'Anna'], '1830 is for 2 to 6 players, not 1.'],
    [['play', '1830', '--players', 'Anna,anna'], 'Every player needs a different name.'],
    [['play', '1830', '--players', 'Anna,Аnna\u200b'], 'Every player needs a different name.'],
    [['play', '1830', '--players', 'Anna,,Ben'], 'Every player needs a name.'],
    [['play', '1830', '--players', 'Anna,\u200b\u3164'], 'Every player needs a name.'],
    [['play', '1830', '--players', `Anna,${'é'.repeat(21)}`], `The name "${'é'.repeat(20)}…" is too long.`],
    [['play', '1830', '--players', 'A,B', '--option', 'turbo'], '1830 has no option "turbo"'],
    [
      ['play', '1830', '--players', 'A,B', '--option', 'bank=12'],
      'The option "Bank" cannot have this value. (1830-0.2)',
    ],
    [
      ['play', '1830', '--players', 'A,B', '--option', 'bank=lots'],
      'The option bank is a whole number, not "lots".',
    ],
    [['play', '1830', '--turbo'], 'kursbuch play knows no flag --turbo'],
    [['play', '1830', '--seed'], 'The flag --seed needs a value.'],
    [['play', '1830', '--lang', 'la'], 'There is no language "la"; there is en, de.'],
    [['play', '--load', '/no/such/file', '--seed', '1'], 'leave --seed away'],
    [['play', '--load', '/no/such/file'], '/no/such/file: there is no such file.'],
  ])('%j is refused in one sentence', async (args, sentence) => {
    const { code, err, out } = await kursbuch(args);
    expect(code).toBe(1);
    expect(err).toContain(sentence);
    expect(err.split('\n')).toHaveLength(1);
    expect(out).toBe('');
  });
});

describe('standing instructions', () => {
  /** Ben passes by instruction, and Anna goes on trading. */
  const begun = [...privates, 'start PRR 67'];
  /** The number of the line that says this. */
  const numberOf = (out: string, label: string): string =>
    new RegExp(`^ +(\\d+) +${label}`, 'm').exec(out)?.[1] ?? `no "${label}"`;

  test('a player passes until something changes for his shares, and is told why he is asked again', async () => {
    const { out: asked } = await kursbuch(table, begun);
    const [, ben = ''] = asked.split('buys the director');
    expect(ben).toContain('From now on');
    const number = numberOf(ben, 'Pass until something changes for your shares');
    const { out } = await kursbuch(table, [...begun, number, 'buy PRR', 'buy B&O']);
    const [, after = ''] = out.split(`Ben> ${number}\n`);
    // Anna buys what Ben has no share in, and he is not asked; then a share of his company.
    expect(after.match(/Ben passes\./g)).toHaveLength(2);
    expect(after).toContain('Anna buys 10% of PRR');
    const [before = '', again = ''] = after.split('Anna buys 10% of B&O');
    expect(before).not.toContain('Ben>');
    expect(again).toContain('Ben is asked again: Anna bought B&O.');
    expect(again).toContain('Ben> ');
  });

  test('in German too, until the end of the round; undo comes back to the decision', async () => {
    const german = [...table, '--lang', 'de'];
    const { out: asked } = await kursbuch(german, begun);
    const number = numberOf(
      asked.split('Direktorenanteil').at(-1) ?? '',
      'Passen bis zum Ende dieser Aktienrunde',
    );
    const { out } = await kursbuch(german, [
      ...begun,
      number,
      'kaufen B&O',
      'zurück',
      'zurück',
      `${number} 3`,
    ]);
    const [, after = ''] = out.split(`Ben> ${number}\n`);
    const [passing = '', back = ''] = after.split(/Zurückgenommen\.\n[\s\S]*?Zurückgenommen\./);
    expect(passing.match(/Ben passt\./g)).toHaveLength(2);
    expect(passing).not.toContain('Ben>');
    expect(back).toContain('Bis auf Weiteres');
    // One line takes no number.
    expect(back).toContain(`Tippe nur ${number}.`);
  });
});
