/** What 1853 tells in its own way: bonds and contracts, managers, credit, the elephant, mail and premiums. */

import type { EighteenAction, EighteenState } from '@kursbuch/eighteen';
import { isRefusal, type Seat } from '@kursbuch/table';
import { eighteenVoices } from '@kursbuch/titles';
import { describe, expect, test } from 'vitest';
import { table, title } from '../../titles/1853/rules/index.ts';
import {
  ALLAHABAD,
  BENARES,
  BOMBAY,
  CALCUTTA,
  CAWNPORE,
  JAIPUR,
  LUCKNOW,
} from '../../titles/1853/test/cities.ts';
import { buy, holds, turn } from '../../titles/1853/test/shares.ts';
import {
  afterBonds,
  beforeBonds,
  built,
  contract,
  founded,
  inPhase,
  lay,
  managed,
  onCredit,
  P1,
  P2,
  P3,
  pass,
  run,
  sell,
  table1853,
  train,
  trainId,
  unredeemed,
  withOwn,
} from '../../titles/1853/test/table1853.ts';
import { offeredIn, wordsFor } from '../src/eighteen/index.ts';

const english = await wordsFor('en', eighteenVoices('1853'));
const german = await wordsFor('de', eighteenVoices('1853'));
const both = [english, german] as const;

const plain = (text = '') => text.replaceAll('\u00a0', ' ');

function told(state: EighteenState, seat: Seat, action: EighteenAction) {
  const outcome = table.act(state, seat, action);
  if (isRefusal(outcome)) throw new Error(`${outcome.reason} ${JSON.stringify(outcome.params)}`);
  const [en = [], de = []] = both.map((words) =>
    words.tell(title, state, outcome.events, seat).map(({ text }) => plain(text)),
  );
  return { state: outcome.state, en, de };
}

/** Why not, in both languages. */
function refused(state: EighteenState, seat: Seat, action: EighteenAction): readonly string[] {
  const outcome = table.act(state, seat, action);
  if (!isRefusal(outcome)) throw new Error(`${action.type} is allowed`);
  return both.map((words) => plain(words.refusal(title, state, outcome)));
}

/** The question to a seat, in both languages. */
const asked = (state: EighteenState, seat: Seat) =>
  both.map((words) =>
    plain(
      words.question(title, state, state.agenda.at(-1) as never, seat, offeredIn(table.choices(state, seat))),
    ),
  );

const remarks = (state: EighteenState) => both.map((words) => words.remarks(title, state).map(plain));

describe('the bids', () => {
  const bonds = [100, 90, 130].reduce(
    (play, amount, seat) => (seat < 2 ? play.do(seat, { type: 'writeBond', amount }) : play),
    beforeBonds(),
  );

  test('a bond is asked for, and told to nobody before the last is written', () => {
    const { state } = beforeBonds();
    expect(asked(state, P1)[0]).toMatch(/^How high is your bond\?/);
    expect(refused(state, P1, { type: 'writeBond', amount: 70 })).toEqual([
      'The smallest bond is £80.',
      'Die kleinste Anleihe ist 80 £.',
    ]);
    const { en, de } = told(state, P1, { type: 'writeBond', amount: 100 });
    expect([...en, ...de]).toEqual([]);
  });

  test('then all are told with the seats, and who has the elephant', () => {
    const { en, de } = told(bonds.state, P3, { type: 'writeBond', amount: 130 });
    expect(en).toEqual([
      'The bonds: P3 £130, P1 £100 and P2 £90. In this order everybody sits, and P3 has the elephant.',
    ]);
    expect(de).toEqual([
      'Die Anleihen: P3 130 £, P1 100 £ und P2 90 £. In dieser Reihenfolge sitzen alle; P3 hat den Elefanten.',
    ]);
    const tied = told(bonds.state, P3, { type: 'writeBond', amount: 100 });
    expect(tied.de[0]).toMatch(/sitzen alle, bei gleichen nach dem Los; P\d hat den Elefanten\.$/);
  });

  test('a city is described to whoever writes it, and told to all as the share alone', () => {
    const { state } = told(bonds.state, P3, { type: 'writeBond', amount: 130 });
    const city = { type: 'writeCity', city: CALCUTTA, company: 'EIR' } as const;
    expect(both.map((words) => plain(words.describe(title, state, city)))).toEqual([
      'write Calcutta (J28) for £50 and take a share of EIR',
      'Calcutta (J28) für 50 £ aufschreiben und eine Aktie von EIR nehmen',
    ]);
    const after = told(state, P3, city);
    expect(after.en).toEqual(['P3 gets 10% of EIR from the initial offering.']);
    expect([...after.en, ...after.de].join()).not.toMatch(/Calcutta|J28/);
    const again = table.act(told(after.state, P1, { ...city, city: BOMBAY, company: 'BBCI' }).state, P2, {
      ...city,
      city: JAIPUR,
      company: 'BBCI',
    });
    if (isRefusal(again)) throw new Error(again.reason);
    expect(refused(again.state, P3, { type: 'pass' })).toEqual([
      'Your contract has 1 of at least 4 cities: go on.',
      'Dein Kontrakt hat 1 von mindestens 4 Städten: Schreibe weiter.',
    ]);
    expect(refused(again.state, P3, city)[1]).toBe('Calcutta (J28) steht schon in deinem Kontrakt.');
    expect(remarks(table.view(again.state, [P3]))[0]).toEqual([
      'P1: bond £100, 1 city in the contract.',
      'P2: bond £90, 1 city in the contract.',
      'P3: bond £130, 1 city in the contract.',
      'Only P3 sees this: Calcutta (J28).',
    ]);
    for (const eye of [[P1], [], [P1, P2, P3]])
      expect(remarks(table.view(again.state, eye)).join()).not.toMatch(/Calcutta/);
  });
});

test('when the last contract is complete everybody pays for its shares, and the log says what for', () => {
  // Whoever wrote most writes first, and passes last.
  let play = afterBonds([130, 100, 90], { uncheckedBids: true });
  const shares = {
    [P1]: ['EIR', 'EIR', 'EIR', 'BBCI'],
    [P2]: Array(4).fill('NWR'),
    [P3]: Array(4).fill('GIP'),
  };
  for (const round of [0, 1, 2, 3])
    for (const seat of [P1, P2, P3] as const)
      play = play.do(seat, { type: 'writeCity', city: CALCUTTA, company: shares[seat]?.[round] as string });
  const last = play.do(P1, pass).do(P2, pass);
  const { en, de } = told(last.state, P3, pass);
  expect(en.filter((line) => / pays /.test(line))).toEqual([
    'P1 pays £384 for the shares of the contract.',
    'P2 pays £368 for the shares of the contract.',
    'P3 pays £384 for the shares of the contract.',
  ]);
  expect(de).toContain('P1 zahlt 384 £ für die Aktien des Kontrakts.');
});

/** The tree of Jaipur, Cawnpore and Lucknow that GIP completes from Allahabad. */
function nearlyJoined() {
  const builder = inPhase(table1853(), '3');
  built(builder, CAWNPORE, '15', 'G15', 'F16', 'F18', LUCKNOW);
  built(builder, 'G15', '4', JAIPUR, CAWNPORE);
  built(builder, JAIPUR, '115', 'G15');
  built(builder, ALLAHABAD, '6', LUCKNOW, BENARES);
  const wanted = [JAIPUR, CAWNPORE, ALLAHABAD, LUCKNOW];
  return contract(founded(builder, 'GIP', P2, { cash: 500 }), P1, 100, wanted).operating('GIP');
}

test('a fulfilled contract is shown with its cities and what comes back, in one line', () => {
  const { en, de } = told(nearlyJoined().state, P2, lay(LUCKNOW, '6', ALLAHABAD, CAWNPORE));
  const cities = ['Jaipur (G13)', 'Cawnpore (G17)', 'Allahabad (H20)'];
  expect(en).toContain(
    `P1 shows the contract: ${cities.join(', ')} and Lucknow (G19) are joined. The bond of £100 comes back.`,
  );
  expect(de).toContain(
    `P1 zeigt den Kontrakt: ${cities.join(', ')} und Lucknow (G19) sind verbunden. Die Anleihe von 100 £ kommt zurück.`,
  );
  expect(en.filter((text) => text.includes('£100'))).toHaveLength(1);
});

test('a premium is told with the company that gets it', () => {
  const builder = founded(table1853(), 'NWR', P1, { cash: 500 });
  const { state } = built(builder, 'E13', '58', 'F14', 'D14').operating('NWR');
  const { en, de } = told(state, P1, lay('D14', '4', 'E13', 'C15'));
  expect(en).toContain('NWR receives a premium of £40.');
  expect(de).toContain('NWR erhält eine Prämie von 40 £.');
});

/** Trichinopoly, a town and Madras joined: SIR with a 2. */
const southern = (lead: typeof founded) => {
  const builder = lead(table1853(), 'SIR', P1, { cash: 100 });
  built(built(builder, 'T16', '115', 'S17'), 'S17', '4', 'T16', 'R18');
  return builder;
};

describe('managers and credit', () => {
  test('the turn names the manager as one; the mail goes to the treasury', () => {
    const play = train(southern(managed), 'SIR', '2').atStep('SIR', 'run');
    const two = trainId(play, 'SIR', '2');
    const runs = [run(two, 'T16:0 S17:0 R18:1')];
    const { en, de } = told(play.state, P1, { type: 'runTrains', runs, mail: two });
    expect(en).toContain('SIR receives £50 for the mail.');
    expect(de).toContain('SIR erhält 50 £ für die Post.');
    const began = { type: 'turnBegan', company: 'SIR' } as never;
    expect(both.map((words) => words.tell(title, play.state, [began]).map(({ text }) => text))).toEqual([
      ['SIR (P1, manager)'],
      ['SIR (P1, Betriebsleiter)'],
    ]);
    const directed = southern(founded).state;
    expect(english.tell(title, directed, [began])[0]?.text).toBe('SIR (P1)');
  });

  test('a company that nobody has two shares of begins with a manager', () => {
    const founding = { type: 'ownChanged', change: { foundedIn: { SIR: 1 } } } as never;
    const single = managed(table1853(), 'SIR', P1);
    const before = withOwn(single, { foundedIn: {} }).state;
    expect(both.map((words) => words.tell(title, before, [founding])[0]?.text)).toEqual([
      'SIR has no director: nobody has two shares. A manager leads it.',
      'SIR hat keinen Direktor: Niemand hat zwei Aktien. Ein Betriebsleiter führt sie.',
    ]);
    const directed = withOwn(founded(table1853(), 'SIR', P1), { foundedIn: {} }).state;
    expect(english.tell(title, directed, [founding])).toEqual([]);
  });

  test('a director who sells leaves the company to a manager', () => {
    const builder = founded(table1853(), 'SIR', P1, { percent: 20 });
    const { en, de } = told(builder.stockRound().state, P1, sell('SIR'));
    expect(en).toContain('SIR has no director any more: a manager leads it.');
    expect(de).toContain('SIR hat keinen Direktor mehr: Ein Betriebsleiter führt sie.');
  });

  test('two shares for the director’s certificate in the pool are no sale', () => {
    const builder = holds(founded(table1853(), 'SIR', P1, { percent: 20 }), P2, 'SIR', 10).cash(P2, 300);
    const sold = turn(builder.stockRound(), P1, sell('SIR'));
    const { en, de } = told(sold.state, P2, buy('SIR'));
    expect(en).toEqual([
      'P2 buys 10% of SIR from the initial offering for £75.',
      'P2 becomes director of SIR.',
    ]);
    expect(de.join()).not.toContain('verkauft');
  });

  test('a train on credit, what is owed, and what a new director is asked', () => {
    const { state } = southern(managed).atStep('SIR', 'trains');
    const { en, de } = told(state, P1, { type: 'buyOnCredit', kind: '2' });
    expect(en).toContain('SIR owes the bank £300 for its train.');
    expect(de).toContain('SIR schuldet der Bank 300 £ für ihren Zug.');
    const owing = onCredit(train(southern(managed), 'SIR', '2'), 'SIR', 300).cash(P2, 900);
    expect(remarks(owing.state)[1]).toContain('SIR schuldet 300 £ für ihren Zug.');
  });

  test('shares that are not redeemed, one or several', () => {
    const one = unredeemed(founded(table1853(), 'SIR', P1), P1, 'SIR', 1);
    expect(remarks(one.state).map((lines) => lines[0])).toEqual([
      'P1 has not redeemed 1 share of SIR.',
      'P1 hat 1 Aktie von SIR nicht eingelöst.',
    ]);
    const two = unredeemed(founded(table1853(), 'SIR', P1), P1, 'SIR', 2).stockRound();
    expect(told(two.state, P1, { type: 'redeemShares', company: 'SIR', count: 2 })).toMatchObject({
      en: ['P1 redeems shares for £150.'],
      de: ['P1 löst Aktien für 150 £ ein.'],
    });
  });
});

describe('the elephant', () => {
  const seated = withOwn(table1853(), { seating: [P3, P1, P2] }).priority(P3);
  const start = founded(seated, 'SIR', P1, { cash: 0 }).cash(P1, 300).cash(P2, 50).cash(P3, 200);
  const atEnd = turn(turn(start.stockRound(), P3, pass), P1, buy('NWR')).passUntil('elephant');

  test('is offered and sold in two sentences', () => {
    const offer = { type: 'offerElephant', to: P3, price: 50 } as const;
    expect(both.map((words) => plain(words.describe(title, atEnd.state, offer)))).toEqual([
      'offer the elephant to P3 for £50',
      'P3 den Elefanten für 50 £ anbieten',
    ]);
    const offered = told(atEnd.state, P2, offer);
    expect(asked(offered.state, P3)).toEqual([
      'P2 offers you the elephant for £50.',
      'P2 bietet dir den Elefanten für 50 £ an.',
    ]);
    const { en, de } = told(offered.state, P3, { type: 'accept' });
    expect(en.slice(0, 2)).toEqual(['P3 buys the elephant from P2 for £50.', 'P3 has the elephant.']);
    expect(de[0]).toBe('P3 kauft für 50 £ den Elefanten von P2.');
  });

  test('calls one more operating round, or none', () => {
    const extra = atEnd.do(P2, pass).passTurn();
    const called = told(extra.state, P2, { type: 'callRound' });
    expect(called.en).toContain('P2 calls one more operating round with the elephant.');
    expect(called.de).toContain('P2 ruft mit dem Elefanten eine weitere Betriebsrunde aus.');
    expect(told(extra.state, P2, pass).de).toContain('P2 ruft keine weitere Betriebsrunde aus.');
  });
});

describe('what is sold, put aside and left', () => {
  test('1853-3.1.7a The last share of a player is told with its price too', () => {
    const { state } = holds(table1853(), P1, 'BNR', 10).stockRound({ seat: P1 });
    expect(told(state, P1, sell('BNR'))).toMatchObject({
      en: ['P1 sells 10% of BNR for £88.'],
      de: ['P1 verkauft 10 % von BNR für 88 £.'],
    });
  });

  test('1853-3.4.1a Half of a director’s certificate is one share sold, the whole of it two, and nothing is bought', () => {
    const builder = founded(table1853(), 'SIR', P1, { percent: 20 }).shares('pool', 'SIR', 10);
    const { state } = builder.stockRound({ seat: P1 });
    expect(told(state, P1, sell('SIR'))).toMatchObject({
      en: ['P1 sells 10% of SIR for £75.', 'SIR has no director any more: a manager leads it.'],
      de: [
        'P1 verkauft 10 % von SIR für 75 £.',
        'SIR hat keinen Direktor mehr: Ein Betriebsleiter führt sie.',
      ],
    });
    expect(told(state, P1, sell('SIR', 2)).en[0]).toBe('P1 sells 20% of SIR for £150.');
    // With singles of his own he gives these too.
    const more = founded(table1853(), 'SIR', P1, { percent: 40 }).stockRound({ seat: P1 });
    expect(told(more.state, P1, sell('SIR', 3)).de[0]).toBe('P1 verkauft 30 % von SIR für 225 £.');
  });

  test('1853-4.8.17a 1853-4.8.17b A further 2 comes on sale, and is put aside with the first 3', () => {
    const builder = withOwn(founded(table1853(), 'SIR', P1, { cash: 2000 }), { smallTrains: true });
    const play = builder.supply('2', 1).atStep('SIR', 'trains', { set: 1 });
    const two = { type: 'buyTrain', from: 'bank', kind: '2', price: 300 } as const;
    const bought = told(play.state, P1, two);
    expect([bought.en.at(-1), bought.de.at(-1)]).toEqual([
      'A 2-train comes on sale.',
      'Ein 2er-Zug kommt ins Angebot.',
    ]);
    const three = told(bought.state, P1, { ...two, kind: '3', price: 440 });
    expect([three.en.at(-1), three.de.at(-1)]).toEqual([
      'A 2-train is put aside.',
      'Ein 2er-Zug wird beiseitegelegt.',
    ]);
  });

  test('1853-3.4.1d Whatever comes back to the bank’s offer begins a sentence', () => {
    const { state } = holds(table1853({ players: 4 }), P1, 'NWR', 40).stockRound({ seat: P2 });
    const { en, de } = told(state, P2, buy('NWR'));
    expect(en).toContain('The initial offering gets 20% of NWR from P1.');
    expect(de).toContain('Das Anfangsangebot erhält 20 % von NWR von P1.');
  });

  test('1853-2.7.4b Whoever has redeemed ends his turn and does not pass', () => {
    const builder = unredeemed(holds(table1853(), P1, 'SIR', 20), P1, 'SIR', 2).cash(P1, 300);
    const once = told(builder.stockRound({ seat: P1 }).state, P1, {
      type: 'redeemShares',
      company: 'SIR',
      count: 1,
    });
    expect(asked(once.state, P1)[0]).toMatch(/sell shares or end your turn\.$/i);
    expect(told(once.state, P1, pass).en.filter((line) => line.includes('passes'))).toEqual([]);
  });

  test('1853-5.1.2b A bank that breaks in a stock round ends the game with it, or with the round the table has agreed on', () => {
    const broken = (options: Parameters<typeof table1853>[0]) => {
      const builder = holds(table1853({ players: 4, ...options }), P1, 'NWR', 40).bank(100);
      return told(builder.stockRound({ seat: P2 }).state, P2, buy('NWR'));
    };
    expect(broken({}).de).toContain('Die Bank ist gesprengt: Das Spiel endet nach dieser Runde.');
    expect(broken({ roundAfterBreak: true }).en).toContain(
      'The bank is broken: the game ends with the next operating round.',
    );
  });
});

describe('why not, where the words of other titles would be wrong', () => {
  const trade = (price: number) => ({ type: 'buyTrain', from: 'MSM', kind: '2', price }) as const;
  const two = train(founded(founded(table1853(), 'SIR', P1), 'MSM', P2), 'MSM', '2').atStep('SIR', 'trains');

  test('1853-4.8.9b 1853-4.8.9a A train costs 10 at least, and after a refusal another price', () => {
    expect(refused(two.state, P1, trade(9))).toEqual([
      'A train changes hands for at least £10.',
      'Ein Zug wechselt für mindestens 10 £ den Besitz.',
    ]);
    const declined = two.do(P1, trade(50)).do(P2, { type: 'decline' });
    expect(refused(declined.state, P1, trade(50))).toEqual([
      'The 2-train was refused for that much in this turn: offer another price.',
      'Für so viel wurde der 2er-Zug in diesem Spielzug schon abgelehnt: Biete etwas anderes.',
    ]);
  });

  test('1853-1l A manager leads a company too', () => {
    expect(refused(managed(table1853(), 'SIR', P1).operating('SIR').state, P2, pass)).toEqual([
      'Only whoever leads SIR decides for it: its director or manager.',
      'Für SIR entscheidet nur, wer sie leitet: Direktor oder Betriebsleiter.',
    ]);
  });

  test('1853-4.4.7a 1853-4.4.5a A place of one station of Delhi says nothing of the others', () => {
    const gip = () => built(founded(table1853(), 'GIP', P1), 'G13', '6', 'F14', 'H14').station('GIP', 'G13');
    const home = { type: 'placeStation', hex: 'F14', stop: 0 } as const;
    expect(refused(gip().atStep('GIP', 'station').state, P1, home)[1]).toBe(
      'Dieser Platz auf Delhi (F14) ist für den Heimatbahnhof einer anderen Gesellschaft bestimmt.',
    );
    expect(refused(founded(gip(), 'NWR', P2).atStep('GIP', 'station').state, P1, home)[0]).toBe(
      'There is no free place in this station of Delhi (F14).',
    );
  });

  test('1853-4.5.4a Only large stations use up range', () => {
    const line = ['T16 5 S15 S17', 'S17 4 T16 R18', 'S15 8 T16 R16', 'R16 5 S15 R14'];
    const builder = train(founded(table1853(), 'SIR', P1), 'SIR', '2');
    for (const row of line) built(builder, ...(row.split(' ') as [string, string, string, string]));
    const play = builder.atStep('SIR', 'run');
    const long = run(trainId(play, 'SIR', '2'), 'R18:1 S17:0 T16:0 S15 R16:0');
    expect(refused(play.state, P1, { type: 'runTrains', runs: [long] })).toEqual([
      'The 2-train would visit 3 large stations, and its range is 2.',
      'Der 2er-Zug würde 3 große Bahnhöfe anfahren, und seine Reichweite ist 2.',
    ]);
  });

  test('1853-4.8.8c 1853-4.8.8d No train is ever forced on anybody', () => {
    const { state } = founded(table1853(), 'SIR', P1).atStep('SIR', 'trains');
    expect(refused(state, P1, sell('SIR'))[1]).toBe('Aktien werden nur in Aktienrunden gehandelt.');
    expect(refused(state, P1, { type: 'declareBankruptcy' })[0]).toBe('Nobody goes bankrupt in this game.');
  });
});

test('1853-4.5.1a A company that passes on its runs is asked to choose them, and may choose none', () => {
  const builder = train(founded(table1853(), 'SIR', P1), 'SIR', '2');
  built(built(builder, 'T16', '5', 'S15', 'S17'), 'S17', '4', 'T16', 'R18');
  expect(refused(builder.atStep('SIR', 'run').state, P1, pass)).toEqual([
    'First decide on the runs; none at all are allowed too.',
    'Entscheide zuerst über die Fahrten; auch keine zu machen ist erlaubt.',
  ]);
});
