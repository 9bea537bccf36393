/** Agreements in typed words: "rate Ben 2 3", "promise Ben coffee Ghent". */
import type { CrayonAction, CrayonState, CrayonTitle } from '@kursbuch/crayon';
import type { Seat } from '@kursbuch/table';
import type { Misunderstood } from '../play/atTerminal.ts';
import { meantBy } from '../typed.ts';
import type { Speech } from './speech.ts';

/** Words without accents and signs, so that "Brussel" finds "Brüssel". */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^a-zA-Z0-9]/g, '')
    .toLowerCase();

/** What is named so, in whole or, if nothing is, by its beginning. */
export function named<T>(
  text: string,
  things: readonly T[],
  names: (thing: T) => readonly string[],
): T | undefined {
  const wanted = plain(text);
  if (wanted === '') return undefined;
  return (
    things.find((thing) => names(thing).some((name) => plain(name) === wanted)) ??
    things.find((thing) => names(thing).some((name) => plain(name).startsWith(wanted)))
  );
}

export const PROPOSALS = ['rate', 'grant', 'promise', 'request'] as const;

/** Who proposes what: to use another's track, to let another use one's own, to bring a good, to have one brought. */
type Proposal = (typeof PROPOSALS)[number];

export function proposalFromWords(
  { words, labels }: Speech,
  title: CrayonTitle,
  { players }: CrayonState,
  seat: Seat,
  proposal: Proposal,
  said: readonly string[],
): CrayonAction | Misunderstood {
  const others = [...players.keys()].filter((one) => one !== seat);
  const player = (part: readonly string[]): Seat | undefined =>
    named(part.join(' '), others, (one) => [players[one] ?? '']);

  if (proposal === 'rate' || proposal === 'grant') {
    const isOnce = meantBy(labels.typed.verbs, said.at(-1) ?? '') === 'once';
    const rest = isOnce ? said.slice(0, -1) : said;
    const [amount = '', rounds = ''] = rest.slice(-2);
    const partner = player(rest.slice(0, -2));
    if (partner === undefined || !/^\d+$/.test(amount) || !/^\d+$/.test(rounds))
      return { sentence: labels.sorry[proposal] };
    return {
      type: 'proposeRate',
      partner,
      side: proposal === 'rate' ? 'user' : 'owner',
      kind: isOnce ? 'flat' : 'perTurn',
      amount: Number(amount),
      rounds: Number(rounds),
    };
  }
  // Each of the three may have several words.
  for (let first = 1; first < said.length - 1; first++)
    for (let second = first + 1; second < said.length; second++) {
      const partner = player(said.slice(0, first));
      const good = named(said.slice(first, second).join(' '), Object.keys(title.chips), (id) => [
        id,
        words.goodName(title, id),
      ]);
      const city = named(said.slice(second).join(' '), title.board.cities, ({ id }) => [
        id,
        words.cityName(title, id),
      ]);
      if (partner !== undefined && good !== undefined && city)
        return {
          type: 'proposeSupply',
          partner,
          side: proposal === 'promise' ? 'carrier' : 'receiver',
          good,
          city: city.id,
        };
    }
  return { sentence: labels.sorry[proposal] };
}
