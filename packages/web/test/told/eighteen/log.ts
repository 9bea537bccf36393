/** The log of an 18xx game against what happened. */
import { cellOf, companyTurnOf, type EighteenState, type StockTurnTask, salePrice } from '@kursbuch/eighteen';
import { type Seat, sameData } from '@kursbuch/table';
import { type Language, type Line, languages } from '@kursbuch/words';
import { figuresIn, names, numbersIn, without } from '../figures.ts';
import { check, type Witness } from '../machine.ts';
import type { Taught } from '../taught.ts';
import {
  type EighteenCheck,
  type EighteenStep,
  type Happening,
  inAll,
  isCompanyOf,
  linesOf,
  namesOf,
  type OwnTruth,
  type Spoken,
  statesAlong,
} from './told.ts';

/** What kind of event a line is made of, as the words name it. */
const kindOf = (event: Happening): string => (event.type === 'trainMoved' ? event.why : event.type);

export function logChecks(spoken: Spoken, ofTitle: OwnTruth): readonly EighteenCheck[] {
  const { title } = spoken;
  const strange = namesOf(spoken).filter((name) => /\d/.test(name));

  const grammar = check<EighteenStep>('log: every line can be read', (step, witness) => {
    inAll(spoken, step, ({ text, heading }, language) => {
      witness.saw();
      witness.hear(language, text);
      if (heading === undefined && !/[.!?]$/.test(text)) witness.lie(text, 'a sentence without an end');
    });
  });

  /** Every language tells the same, and none in the words of another. */
  const alike = check<EighteenStep>('log: every language tells the same', (step, witness) => {
    const [first = [], ...others] = languages.map((language) => linesOf(spoken, step, language));
    for (const other of others) {
      witness.saw(first.length);
      if (other.length !== first.length) witness.lie(`${other.length} lines`, `${first.length} lines`);
      for (const [index, { text, ...about }] of first.entries()) {
        const { text: same = '', ...rest } = other[index] ?? {};
        if (!sameData(about, rest))
          witness.lie(`${text} / ${same}`, `${JSON.stringify(about)} / ${JSON.stringify(rest)}`);
        if (text === same && about.heading !== 'turn')
          witness.lie(text, 'the same sentence in two languages');
      }
    }
  });

  /** A figure is one of the event the line tells, or follows from it. */
  const figures = check<EighteenStep>('log: every figure is one of what happened', (step, witness) => {
    const states = statesAlong(spoken, step.before, step.events);
    const known = new Map<string, ReadonlySet<number>>();
    const own = new Set(ofTitle.figures?.(step.before, step.after, step.action, step.seat) ?? []);
    inAll(spoken, step, (line, language) => {
      if (line.heading !== undefined) return;
      const kind = line.event ?? '';
      if (!known.has(kind)) known.set(kind, figuresBehind(spoken, step, states, kind));
      const bare = without(line.text, [...step.before.players, ...strange]);
      for (const figure of figuresIn(language, bare)) {
        witness.saw();
        if (!known.get(kind)?.has(figure) && !own.has(figure) && !isInCause(spoken, step, language, figure))
          witness.lie(line.text, `${figure} is no figure of ${kind || step.action.type}`);
      }
    });
  });

  const concerned = check<EighteenStep>('log: whoever is named is concerned', (step, witness) => {
    const seats = seatsIn(step);
    inAll(spoken, step, (line) => {
      if (line.heading !== undefined || line.event === 'gameEnded') return;
      for (const [seat, name] of step.before.players.entries())
        if (names(line.text, name)) {
          witness.saw();
          if (!line.seats.includes(seat))
            witness.lie(line.text, `${name} is named, and the line is not about him`);
          else if (!seats.has(seat)) witness.lie(line.text, `${name} has no part in what happened`);
        }
      // A letter alone may be a word.
      for (const company of title.companies.keys())
        if (company.length > 1 && names(line.text, company) && !isPlace(spoken, company)) {
          witness.saw();
          if (!line.companies.includes(company) && !toldBeside(line, step, company))
            witness.lie(line.text, `${company} is named, and the line is not about it`);
        }
    });
  });

  /** Money that goes from purse to purse goes for something. */
  const reasons = check<EighteenStep>('log: a payment says what it is for', (step, witness) => {
    inAll(spoken, step, ({ text, event }, language) => {
      if (event !== 'paid') return;
      witness.saw();
      if (WITHOUT_REASON[language]?.test(text)) witness.lie(text, 'money that goes for nothing');
    });
  });

  return [
    ...[grammar, alike, figures, concerned, reasons],
    ...[nothingAfterAll(spoken), moves(spoken), endings(spoken)],
  ];
}

/** A payer, a sum and a payee, and no more. */
const WITHOUT_REASON: Taught<RegExp> = {
  en: /^.+ pays \S+ to .+\.$/,
  de: /^.+ zahlt [\d.]+\u00a0\S+ an .+\.$/,
};

/** What ended a game may be a figure of the rules. */
const isInCause = (
  { title, words }: Spoken,
  { after }: EighteenStep,
  language: Language,
  figure: number,
): boolean =>
  after.result !== null && numbersIn(words[language].causeOf(title, after.result.cause)).has(figure);

/** A company that is called like a place, or part of one. */
const isPlace = ({ title }: Spoken, company: string): boolean =>
  [...title.board.hexes.values()].some(({ facts }) => facts.name !== null && names(facts.name, company));

/** Named with what was done to something else: the companies that merge, whose papers are gone. */
const toldBeside = (line: Line, { events }: EighteenStep, company: string): boolean =>
  events.some((event) => kindOf(event) === line.event && JSON.stringify(event).includes(`"${company}"`));

/** Everybody who has a part in a step. */
function seatsIn({ before, after, events, seat, action }: EighteenStep): ReadonlySet<Seat> {
  const seats = new Set<Seat>([seat]);
  const add = (one: unknown): void => {
    if (typeof one === 'number') seats.add(one);
  };
  add((action as { to?: unknown }).to);
  for (const event of events) {
    for (const field of ['seat', 'from', 'to', 'owner'] as const)
      add((event as Partial<Record<string, unknown>>)[field]);
    if (event.type === 'offered' || event.type === 'answered') {
      add(event.deal.seller);
      add(event.deal.buyer);
    }
    if (event.type === 'certificateMoved' || event.type === 'certificateTurned')
      for (const state of [before, after])
        for (const { holder } of state.certificates[event.company] ?? []) add(holder);
    if ('private' in event) add(before.privates[event.private]?.owner);
    if (event.type === 'ownChanged' || event.type === 'gameEnded')
      for (const one of before.players.keys()) add(one);
  }
  return seats;
}

/** The figures that a line about this kind of event may have. */
function figuresBehind(
  { title }: Spoken,
  { before, after, events, action }: EighteenStep,
  states: readonly EighteenState[],
  kind: string,
): ReadonlySet<number> {
  const found = new Set<number>();
  if (kind === '') numbersIn(action, found);
  const sums = new Map<string, number>();
  const add = (key: string, amount: number): void => {
    sums.set(key, (sums.get(key) ?? 0) + amount);
  };
  let row = 0;
  for (const [index, event] of events.entries()) {
    const state = states[index] as EighteenState;
    const next = states[index + 1] as EighteenState;
    // Two rounds may begin in one step: what is paid in each is a sum of its own.
    if (event.type === 'roundBegan') {
      for (const sum of sums.values()) found.add(sum);
      sums.clear();
    }
    if (event.type !== 'paid') row = index;
    else {
      found.add(event.amount);
      for (const key of [`to ${event.to} ${event.why}`, `to ${event.to}`, `by ${event.from} ${event.why}`])
        add(key, event.amount);
      // Two companies may pay for the same in one step, each in a line of its own.
      add(`row ${row} to ${event.to} ${event.why}`, event.amount);
      // Where the bank breaks while privates pay, what comes after it is a line of its own.
      if (title.privates.has(event.why))
        for (const key of [`privates ${event.to}`, `row ${row} privates ${event.to}`]) add(key, event.amount);
    }
    if (kindOf(event) !== kind) continue;
    numbersIn(event, found);
    switch (event.type) {
      case 'markerMoved':
        for (const one of [state, next]) found.add(cellOf(title.market, one, event.company)?.price ?? 0);
        break;
      case 'certificateMoved':
      case 'certificateTurned': {
        const card = state.certificates[event.company]?.find(({ id }) => id === event.certificate);
        found.add(card?.percent ?? 0);
        if (event.type === 'certificateMoved')
          add(`papers ${event.company} ${card?.holder} ${event.to}`, card?.percent ?? 0);
        break;
      }
      case 'trainMoved':
        numbersIn(state.trains.find(({ id }) => id === event.train)?.kind, found);
        break;
      case 'trainsRun':
        for (const { train } of event.runs)
          numbersIn(state.trains.find(({ id }) => id === train)?.kind, found);
        break;
      case 'discounted':
        for (const one of [state, next]) found.add(salePrice(title, one, event.private));
        break;
      case 'offered':
      case 'answered':
        if (event.deal.item === 'train') {
          const { train } = event.deal;
          numbersIn(state.trains.find(({ id }) => id === train)?.kind, found);
        }
        break;
      case 'ownChanged':
        numbersIn(before.own, found);
        numbersIn(after.own, found);
        break;
    }
  }
  for (const sum of sums.values()) found.add(sum);
  // Half of a director's paper is sold against change.
  for (const [key, sum] of sums)
    if (key.startsWith('papers '))
      for (const [other, back] of sums)
        if (other.startsWith('papers ') && other !== key) found.add(Math.abs(sum - back));
  return found;
}

/** What a company or a player has done in the turn, by what a sentence may deny. */
const DENIED: readonly {
  readonly what: string;
  readonly said: RegExp;
  did(event: Happening, company: string | undefined): boolean;
}[] = [
  {
    what: 'a train was bought in this turn',
    said: /\bbuys no train\b|\bkauft keinen Zug\b/,
    did: (event, company) => event.type === 'trainMoved' && event.why === 'bought' && event.to === company,
  },
  {
    what: 'track was laid in this turn',
    said: /\blays no (?:track|tile)\b|\bbaut (?:kein Gleis|keine Gleise|nichts)\b|\blegt (?:kein (?!weiteres)|nichts\b)/,
    did: (event, company) =>
      (event.type === 'tileLaid' || event.type === 'trackAdded') && event.company === company,
  },
  {
    what: 'a station was placed in this turn',
    said: /\bplaces no station\b|\bsetzt keinen Bahnhof\b/,
    did: (event, company) => event.type === 'stationPlaced' && event.company === company,
  },
];

/** Nobody is said to do nothing who has done that very thing in the same turn. */
const nothingAfterAll = (spoken: Spoken): EighteenCheck => ({
  name: 'log: nobody does nothing who has done it',
  begin() {
    let turn: Happening[] = [];
    return (step, witness) => {
      const company = companyTurnOf(step.before)?.company;
      const deeds = turn;
      inAll(spoken, step, ({ text, heading }) => {
        if (heading !== undefined) return;
        for (const { what, said, did } of DENIED)
          if (said.test(text) && isCompanyOf(spoken.title, company) && names(text, company)) {
            witness.saw();
            if (deeds.some((event) => did(event, company))) witness.lie(text, what);
          }
        const trader = step.action.type === 'pass' ? traderOf(step.before, step.events) : null;
        if (
          / passes\.| passt\./.test(text) &&
          trader &&
          names(text, step.before.players[trader.seat] ?? '')
        ) {
          witness.saw();
          if (trader.acted) witness.lie(text, 'something was bought or sold in this turn');
        }
      });
      for (const event of step.events)
        if (event.type === 'turnBegan' || event.type === 'roundBegan') turn = [];
        else turn.push(event);
    };
  },
});

/**
 * Who is on turn in a stock round, and whether he has bought or sold something; nobody if the same player's next turn
 * begins in this very step, because nobody could do anything: then it is that turn that is passed.
 */
function traderOf(
  { agenda }: EighteenState,
  events: readonly Happening[],
): { readonly seat: Seat; readonly acted: boolean } | null {
  const top = agenda.at(-1);
  if (top?.kind !== 'stockTurn') return null;
  const { seat, bought, traded } = top as StockTurnTask;
  const begun = events.flatMap((event) => (event.type === 'taskPushed' ? [event.task as StockTurnTask] : []));
  if (begun.some((task) => task.kind === 'stockTurn' && task.seat === seat)) return null;
  return { seat, acted: Boolean(bought) || traded };
}

/** Prices go from where they stood to where they stand, and in that order. */
const moves = (spoken: Spoken): EighteenCheck =>
  check('log: a price goes from what it was to what it is', (step, witness) => {
    const { title } = spoken;
    const states = statesAlong(spoken, step.before, step.events);
    const moved = step.events.flatMap((event, index) => {
      if (event.type !== 'markerMoved' || event.why === 'par') return [];
      const [from, to] = [states[index], states[index + 1]].map(
        (state) => cellOf(title.market, state as EighteenState, event.company)?.price ?? 0,
      );
      return [{ company: event.company, from, to }];
    });
    inAll(spoken, step, (line, language) => {
      if (line.event !== 'markerMoved' || line.heading !== undefined) return;
      witness.saw();
      const said = figuresIn(language, without(line.text, [...title.companies.keys()]));
      const fits = moved.some(
        ({ company, from, to }) =>
          names(line.text, company) &&
          (said.length === 0 ||
            (said.length === 1 && said[0] === to) ||
            (said.length === 2 && said[0] === from && said[1] === to)) &&
          rightWay(line.text, from ?? 0, to ?? 0),
      );
      if (!fits)
        witness.lie(line.text, moved.map((one) => `${one.company} ${one.from} → ${one.to}`).join(', '));
    });
  });

const rightWay = (text: string, from: number, to: number): boolean => {
  if (/\b(?:rises|steigt)\b/.test(text)) return to > from;
  if (/\b(?:falls|fällt)\b/.test(text)) return to < from;
  return true;
};

/** The last line counts everybody’s money, and names the winner first. */
const endings = (spoken: Spoken): EighteenCheck =>
  check('log: the end is told with everybody’s money', (step, witness: Witness) => {
    const { result, players } = step.after;
    if (!result) return;
    inAll(spoken, step, (line, language) => {
      if (line.event !== 'gameEnded') return;
      witness.saw();
      const told = figuresIn(language, without(line.text, players)).slice(-players.length);
      const scores = [...result.scores].sort((one, other) => other - one);
      if (scores.some((score, place) => told[place] !== score))
        witness.lie(line.text, `scores ${scores.join(', ')}`);
    });
  });
