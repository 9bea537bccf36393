/** Consequences in words: a sentence each, and a row where there is no room for sentences. */
import { type Holder, isSeat } from '@kursbuch/eighteen';
import type { Consequence, Hearer } from '../game/consequence.ts';
import { ui, words } from '../words/index.ts';
import { isLoud } from './consequences.ts';

interface Said {
  readonly key: string;
  readonly text: string;
  readonly loud: boolean;
  /** For the phone: what it is about, and how it is then. */
  readonly row: { readonly label: string; readonly value: string } | null;
}

type OfKind<K extends Consequence['kind']> = Extract<Consequence, { kind: K }>;

const ofKind = <K extends Consequence['kind']>(all: readonly Consequence[], kind: K): readonly OfKind<K>[] =>
  all.filter((one): one is OfKind<K> => one.kind === kind);

export function saidOf(hearer: Hearer, consequences: readonly Consequence[]): readonly Said[] {
  const done = new Set<Consequence['kind']>();
  return consequences.flatMap((one): readonly Said[] => {
    if (!GROUPED.has(one.kind)) return [saidOne(hearer, one)];
    if (done.has(one.kind)) return [];
    done.add(one.kind);
    return [saidTogether(hearer, one, consequences)];
  });
}

/** Things that come in numbers are one sentence. */
const GROUPED: ReadonlySet<Consequence['kind']> = new Set(['scrapped', 'closes']);

function saidTogether({ state, seat }: Hearer, first: Consequence, all: readonly Consequence[]): Said {
  const { brings } = ui().bar;
  const name = (holder: Holder) => words().nameOf(state, holder);
  const text =
    first.kind === 'scrapped'
      ? brings.scrapped(
          ofKind(all, 'scrapped')
            .map(({ owner, trains }) => brings.scrappedOf(name(owner), trains.join(' ')))
            .join(', '),
        )
      : brings.closes(
          ofKind(all, 'closes')
            .map(({ private: one, owner }) => brings.closesOf(one, name(owner)))
            .join(', '),
        );
  return { key: first.kind, text, loud: isLoud(first, seat), row: null };
}

function saidOne(hearer: Hearer, one: Consequence): Said {
  const { text, row } = inWords(hearer, one);
  return { key: JSON.stringify(one), text, loud: isLoud(one, hearer.seat), row };
}

/** A sentence and its row. */
type InWords = Pick<Said, 'text' | 'row'>;

function inWords({ title, state, seat }: Hearer, one: Consequence): InWords {
  const { brings, rows } = ui().bar;
  const { money, number, percent, nameOf, phaseName, roundName, causeOf } = words();
  const cash = (amount: number) => money(title, amount);
  const name = (holder: Holder) => nameOf(state, holder);
  const note = (text: string): InWords => ({ text, row: null });
  const both = (text: string, label: string, value: string): InWords => ({ text, row: { label, value } });
  switch (one.kind) {
    case 'cash': {
      const { holder } = one;
      const amount = cash(one.after);
      const grows = one.after > one.before;
      if (holder === seat)
        return both(
          grows ? brings.cashThen(amount) : brings.cash(amount),
          grows ? rows.cashThen : rows.cash,
          amount,
        );
      const isPerson = isSeat(holder);
      return both(
        isPerson || grows ? brings.cashOf(name(holder), amount) : brings.treasury(name(holder), amount),
        isPerson ? rows.cashOf(name(holder)) : rows.treasury(name(holder)),
        amount,
      );
    }
    case 'free':
      return both(brings.free(cash(one.amount)), rows.free, cash(one.amount));
    case 'price': {
      const [before, after] = [number(one.before), number(one.after)];
      return both(
        brings.price(one.company, before, after),
        rows.price(one.company),
        rows.arrow(before, after),
      );
    }
    case 'holding':
      return both(
        brings.holding(one.company, percent(one.after)),
        rows.holding(one.company),
        percent(one.after),
      );
    case 'certificates':
      return both(
        brings.certificates(one.count, one.limit),
        rows.certificates,
        rows.certificatesOf(one.count, one.limit),
      );
    case 'director':
      if (one.to === null) return note(brings.noDirector(one.company));
      return both(
        one.to === seat ? brings.youDirect(one.company) : brings.director(name(one.to), one.company),
        rows.director(one.company),
        one.to === seat ? rows.you : name(one.to),
      );
    case 'floats':
      return note(brings.floats(one.company, one.capital === null ? null : cash(one.capital)));
    case 'capital':
      return note(brings.capital(one.company, cash(one.amount)));
    case 'incomes':
      return note(
        brings.incomes(
          one.incomes.map(({ holder, amount }) => brings.income(name(holder), number(amount))).join(', '),
        ),
      );
    case 'help':
      return note(
        one.seat === seat ? brings.help(cash(one.amount)) : brings.helpOf(name(one.seat), cash(one.amount)),
      );
    case 'missing':
      return note(one.amount > 0 ? brings.missing(cash(one.amount)) : brings.nothingMissing);
    case 'phase':
      return note(brings.phase(phaseName(one.phase)));
    case 'surplus':
      return note(brings.surplus(one.company, one.count));
    case 'changesHands':
      return note(brings.changesHands(one.private, name(one.to), cash(one.price)));
    case 'comesWith':
      return note(brings.comesWith(percent(one.percent), one.company));
    case 'cheaper':
      return note(brings.cheaper(one.private, cash(one.price)));
    case 'consent':
      return note(brings.consent(name(one.seat)));
    case 'exported':
      return note(brings.exported(one.train));
    case 'bankrupt':
      return note(brings.bankrupt(name(one.seat)));
    case 'lastRounds':
      return note(brings.lastRounds(causeOf(title, one.cause)));
    case 'ended':
      return note(brings.ended(causeOf(title, one.cause)));
    case 'round':
      return note(brings.round(roundName(one.round)));
    case 'own':
      return note(one.text({ title, state, seat }));
    case 'scrapped':
    case 'closes':
      return note('');
  }
}
