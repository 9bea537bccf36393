/** What happened, in English. */
import { cellOf, type Deal, type EighteenState, salePrice, type Title } from '@kursbuch/eighteen';
import { ranked } from '@kursbuch/table';
import type { Catalogue, Names } from '../../eighteen/catalogue.ts';
import { kindOf } from '../../eighteen/names.ts';
import { isNews } from '../../eighteen/tell.ts';
import { capital } from '../../figures.ts';

export function eventsIn(names: Names): Pick<Catalogue, 'causes' | 'payouts' | 'shares' | 'events'> {
  const { aTrain, hexName, lies, money, nameOf, runName } = names;

  const causes: Catalogue['causes'] = {
    bank: 'the bank is broken',
    bankruptcy: 'a player is bankrupt',
    standstill: 'nobody can do anything any more',
    byHand: 'the players ended it here, this is the recorded result',
    agreement: 'the players have agreed to end it here',
  };

  const payouts: Catalogue['payouts'] = {
    dividend: (_payer, company) => (company === undefined ? 'Dividend' : `Dividend of ${company}`),
    privates: () => 'Income of the privates',
  };

  const dealText = (title: Title, state: EighteenState, deal: Deal): string => {
    const what = deal.item === 'private' ? deal.private : aTrain(kindOf(state, deal.train));
    return `${what} from ${nameOf(state, deal.seller)} to ${nameOf(state, deal.buyer)} for ${money(title, deal.price)}`;
  };

  const forPrice = (title: Title, price: number | undefined): string =>
    price === undefined ? '' : ` for ${money(title, price)}`;

  const shares: Catalogue['shares'] = ({ title, state }, { company, percent, director, from, to, price }) => {
    const what = director
      ? `the director's certificate of ${company}`
      : `${names.percent(percent)} of ${company}`;
    if (to === 'pool') return `${nameOf(state, from)} sells ${what}${forPrice(title, price)}.`;
    const source = director ? '' : ` from ${from === company ? 'its treasury' : nameOf(state, from)}`;
    const verb = price === undefined ? 'gets' : 'buys';
    const who = nameOf(state, to);
    return `${to === 'offer' ? capital(who) : who} ${verb} ${what}${source}${forPrice(title, price)}.`;
  };

  const events: Catalogue['events'] = {
    paid({ from, to, amount, why }, { title, state }) {
      const [payer, payee, sum] = [nameOf(state, from), nameOf(state, to), money(title, amount)];
      switch (why) {
        case 'capital':
          return `${payee} receives its capital of ${sum}.`;
        case 'withheld':
          return `${payee} keeps the revenue of ${sum}.`;
        case 'help':
          return `${payer} adds ${sum} to the treasury of ${payee}.`;
        case 'bankruptcy':
          return `${payer} hands over the last ${sum}.`;
        case 'sale':
          return `${payee} receives ${sum} for the sale.`;
        default:
          return `${from === 'bank' ? capital(payer) : payer} pays ${sum} to ${payee}.`;
      }
    },
    certificateMoved({ company, certificate, to }, scene) {
      const one = scene.state.certificates[company]?.find(({ id }) => id === certificate);
      if (!one || !isNews(one.holder, to)) return null;
      const { percent, director, holder: from } = one;
      return shares(scene, { company, percent, director, from, to, price: scene.price });
    },
    certificateTurned({ company, certificate, into }, { state }) {
      const one = state.certificates[company]?.find(({ id }) => id === certificate);
      if (!one) return null;
      const parts = into.map(({ percent, holder }) => `${names.percent(percent)} (${nameOf(state, holder)})`);
      return `A ${names.percent(one.percent)} certificate of ${company} becomes ${names.list(parts)}.`;
    },
    parSet: ({ company, par }, { title }) => `${company} starts at a par of ${money(title, par)}.`,
    floated: ({ company }) => `${company} has floated.`,
    capitalPaid: () => null,
    markerMoved({ company, cell, why }, { title, state }) {
      if (why === 'par') return null;
      const before = cellOf(title.market, state, company)?.price ?? 0;
      const after = title.market.cells.get(cell)?.price ?? 0;
      const [old, now] = [money(title, before), money(title, after)];
      if (why === 'soldOut')
        return after > before
          ? `${company} is sold out and rises from ${old} to ${now}.`
          : `${company} is sold out: its marker moves up, and its price stays ${now}.`;
      if (after === before) return `The marker of ${company} moves; its price stays ${now}.`;
      return `${company} ${after > before ? 'rises' : 'falls'} from ${old} to ${now}.`;
    },
    directorChanged: ({ company, to }, { state }) =>
      to === null
        ? `${company} has no director any more.`
        : `${nameOf(state, to)} becomes director of ${company}.`,
    privateMoved({ private: one, to }, { title, state, price }) {
      const seller = state.privates[one]?.owner ?? 'bank';
      const from = seller === 'bank' ? '' : ` from ${nameOf(state, seller)}`;
      if (price === undefined) return `${nameOf(state, to)} gets ${one}${from} for nothing.`;
      return `${nameOf(state, to)} buys ${one}${from} for ${money(title, price)}.`;
    },
    privateClosed: ({ private: one }) => `${one} is closed.`,
    privateUsed: ({ private: one }) => `The power of ${one} has been used.`,
    bidPlaced: ({ private: one, seat, amount }, { title, state }) =>
      `${nameOf(state, seat)} bids ${money(title, amount)} on ${one}.`,
    bidDropped: ({ private: one, seat }, { state }) =>
      `${nameOf(state, seat)} drops out of the auction of ${one}.`,
    bidsCleared: () => null,
    discounted({ private: one, by: step }, { title, state, by }) {
      if (by === undefined) return `Nobody wants ${one}: it gets cheaper by ${money(title, step)}.`;
      const price = money(title, salePrice(title, state, one) - step);
      return { text: `${nameOf(state, by)} lowers the price of ${one} to ${price}.`, seats: [by] };
    },
    passed: ({ seat, company }, { state }) => `${company ?? nameOf(state, seat)} passes.`,
    roundBegan: ({ round }) => ({ text: names.roundName(round), heading: 'round' }),
    turnBegan({ company }, { title, state }) {
      const speaker = title.operating.speaker(state, company);
      return {
        text: speaker === null ? company : `${company} (${nameOf(state, speaker)})`,
        heading: 'turn',
      };
    },
    priorityMoved: ({ to }, { state }) => `${nameOf(state, to)} has the priority.`,
    tileLaid({ company, hex, tile, rotation, cost }, { title, state }) {
      const verb = state.tiles[hex] ? 'replaces the tile on' : 'builds on';
      const price = cost > 0 ? `, for ${money(title, cost)}` : '';
      return `${company} ${verb} ${hexName(title, hex)}: tile ${tile}, ${lies(title, tile, rotation)}${price}.`;
    },
    stationPlaced: ({ company, hex, edge }, { title, price }) =>
      `${company} places a station ${edge ? 'beside' : 'in'} ${hexName(title, hex)}${forPrice(title, price)}.`,
    stationMoved({ company, hex, from, settled }, { title }) {
      if (settled) return `The station of ${company} beside ${hexName(title, hex)} moves in.`;
      return from === null ? `The home station of ${company} in ${hexName(title, hex)} has its place.` : null;
    },
    trainsRun({ company, runs, revenue }, { title, state }) {
      if (runs.length === 0) return `${company} runs no train.`;
      const ways = runs.map((run) => runName(title, state, run));
      return `${company} runs for ${money(title, revenue)} (${ways.join('; ')}).`;
    },
    trainMoved({ train, to, why, kind: side }, { title, state, price }) {
      const one = state.trains.find(({ id }) => id === train);
      const [what, holder] = [aTrain(side ?? one?.kind ?? train), nameOf(state, one?.holder ?? 'bank')];
      switch (why) {
        case 'bought':
          return `${nameOf(state, to)} buys ${what} from ${holder}${forPrice(title, price)}.`;
        case 'exported':
          return `${capital(what)} leaves the game.`;
        case 'closed':
          return null;
        case 'scrapped':
          return one?.holder === 'bank' || one?.holder === 'pool' ? null : `${holder} scraps ${what}.`;
        case 'tradedIn':
          return `${holder} trades in ${what}.`;
        case 'added':
        case 'putAside':
          return `${capital(what)} ${why === 'added' ? 'comes on sale' : 'is put aside'}.`;
        default:
          return `${holder} gives back ${what}.`;
      }
    },
    phaseBegan: ({ phase }) => `${names.phaseName(phase)} begins.`,
    loanTaken: () => null,
    companyClosed: ({ company }) => `${company} is out of the game.`,
    companiesReplaced: ({ companies, into }) => `${into} takes the place of ${names.list(companies)}.`,
    stationRemoved: ({ company, hex }, { title }) =>
      `The station of ${company} leaves ${hexName(title, hex)}.`,
    tileRemoved: () => null,
    trackAdded: ({ company, hex, cost }, { title }) =>
      `${company} adds track in ${hexName(title, hex)}, for ${money(title, cost)}.`,
    addedTrackRemoved: () => null,
    ownChanged: () => null,
    secretKept: () => null,
    bankBroke: () => 'The bank is broken: the game ends with this set of operating rounds.',
    wentBankrupt: ({ seat }, { state }) => `${nameOf(state, seat)} is bankrupt.`,
    offered: ({ deal }, { title, state }) => `Proposed: ${dealText(title, state, deal)}.`,
    answered: ({ deal, accepted }, { title, state }) =>
      `${accepted ? 'Agreed' : 'Declined'}: ${dealText(title, state, deal)}.`,
    taskPushed: () => null,
    taskUpdated: () => null,
    taskPopped: () => null,
    gameEnded({ result }, { title, state }) {
      const ranking = ranked(result).map(
        ({ seat, score }) => `${nameOf(state, seat)} ${money(title, score)}`,
      );
      const cause = names.causeOf(title, result.cause);
      return `The game is over: ${cause}. ${ranking.join(', ')}.`;
    },
  };

  return { causes, payouts, shares, events };
}
