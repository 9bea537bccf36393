/** What only 1854 says, in English. */
import { type EighteenState, isBegun, privateState, type StockTurnTask, salePrice } from '@kursbuch/eighteen';
import { capital } from '@kursbuch/words';
import type { Names, WordsFor } from '@kursbuch/words/eighteen';
import {
  hasProposed,
  isLocal,
  type LetterTask,
  MAIL,
  type MergerConsentTask,
  mailIncomeOf,
  optionPrice,
  ownOf,
} from '../../rules/index.ts';
import { openOption, paperNews } from '../paper.ts';
import type { Vocabulary1854 } from '../vocabulary.ts';

const LOCAL =
  'A local railway: it operates like a company, but on the regional map and with plus trains only; half of all it earns goes to its owner.';

export const speech = ({
  either,
  hexName,
  list,
  money,
  nameOf,
  percent,
}: Names): WordsFor<Vocabulary1854> => {
  const sentence = (parts: readonly string[]): string => `${capital(either(parts))}.`;
  const ownerName = (state: EighteenState, local: string): string =>
    nameOf(state, privateState(state, local).owner ?? 'bank');

  return {
    reasons: {
      // what every game says, as it is in this one
      notForSale:
        'Only the eight large companies begin with a purchase: {company} is a local railway, or is born of two.',
      declinedAlready: 'At this price the {kind} was refused in this turn already: offer more.',
      notTradable: '{private} cannot be sold.',
      mustRun: 'First the trains run: for the best result there is.',
      trainLimit: 'This company may not own more than {limit} trains now.',
      mustOwnTrain: '{company} has a route and must own a train that can run it.',
      notOnSaleYet:
        'The {kind} is not for this company: the bank sells the smaller ones first, and none to a Lokalbahn AG.',
      notInPool:
        'There is no {kind} in the pool for this company: scrapped trains are for Lokalbahn AGs, surplus ones for all others.',
      discardNotOwned: '{company} has no {kind} that it may give back.',
      keepsOffice: 'No directorship is given up to pay for a train, not that of {company} either.',
      notBankrupt: 'Nobody is bankrupt who can still get a train, even from another company he directs.',
      ruinousSale:
        'Now a train for {company} can still be had, after this sale none could: sell other papers first, or more of these at once.',
      mustSell: [
        'You hold {held} certificates, and {limit} are allowed until shares split again: sell first.',
        'Sell first what is too much.',
      ],
      // auction
      saleWaits: 'The auction of the privates goes on after this operating round.',
      noBidToWithdraw: 'You have no bid on {private} to take back.',
      highestStays: 'Yours is the highest bid on {private}: it stays.',
      outbidsHimself: 'Yours is the highest bid on {private} already.',
      withdrew: 'You have taken your bid on {private} back and are out of it for this auction round.',
      // options
      markersOut:
        'Both of your option markers are out: a second option has to wait until the first is paid for, sold or split.',
      optionOpen:
        'Both of your option markers are out: pay the rest of your option before you buy anything else.',
      optionDue:
        'Your option of an earlier stock round is due: pay the rest or sell it before you buy anything else or pass.',
      optionTooNew:
        'Your option on {company} is of this stock round: it is sold in the next one at the earliest.',
      onlyTwenties: 'Options are taken on certificates of 20% only, and {company} has none (any more).',
      noOption: 'You have no open option.',
      // mergers
      notALocal: '{company} is no local railway that could merge.',
      sameLocal: 'It takes two local railways to merge.',
      notItsOwner: 'One of the two local railways must be yours.',
      mergerDeclined: 'The other owner has declined this merger just now.',
      mergerFirst: 'First the proposed merger must be answered.',
      notSplitYet: 'The five further shares of {company} come with its split.',
      lineBlocked: 'On the way to {hex} a city is full of stations of other companies.',
      mergersNotYet: 'Local railways do not merge before phase 5.',
      notAtThisMoment: 'Local railways merge at the beginning or the end of an operating round only.',
      letterFirst: 'First the director of the new company chooses its letter.',
      lowerFirst: 'The local railway with the lower number is named first: {other} before {company}.',
      letterTaken: '{company} is no Lokalbahn AG that is left.',
      // home of a Lokalbahn AG
      lagHomeFirst: 'First the company chooses its home, Steyr or Sankt Pölten.',
      notALagHome: 'The home of a Lokalbahn AG is Steyr (D18) or Sankt Pölten (D20).',
      lagHomeFull: 'There is no room for a station in {hex}.',
      lagHomeHasRoom: 'There is room in {hex}: no tile is needed.',
      lagHomeTile: 'Room is made by a green tile 14, 15 or 619.',
      // track
      notAnUpgrade: 'Tile {tile} cannot keep all track on {hex}, whichever way it is turned.',
      onlyFifteen: 'Only the green tile 15 follows on {hex}.',
      otherMap:
        '{hex} is not on the map of {company}: local railways work on the regional map, all others on that of Austria.',
      homeTileFirst: 'In its first turn the company builds on its home first, {hex}.',
      homeTileDue: '{company} cannot leave this out: the tile on its home is laid in the first turn.',
      onlyMountains: '{private} helps only on a mountain that costs something.',
      exitToVienna: 'From {hex} a track must lead to Vienna.',
      tunnelBelow: 'A tunnel under {hex} uses a side that this tile needs.',
      noRoomForStations: 'Turned like this the tile has no room for all stations in {hex}.',
      // tunnels
      badSides: 'A tunnel joins two different sides of a hex.',
      tunnelOnRed: 'Nothing is built on the off-map area {hex}.',
      tunnelUnderCity: 'There is a large city in {hex}: no tunnel there.',
      coversExit: 'A tunnel may not cover track that leads out of {hex}.',
      tunnelsCross: 'Two tunnels in {hex} may not cross.',
      twoTunnels: 'There are two tunnels in {hex} already.',
      tunnelOffMap: 'The tunnel in {hex} would leave the map.',
      tunnelBlankSide: 'The tunnel in {hex} would lead into an off-map area where no arrow shows the way.',
      closesVienna: 'With this tunnel no tile on {hex} could ever lead to Vienna.',
      tunnelNotConnected: 'A tunnel goes on from track, and none leads into {hex} over these sides.',
      tunnelOutOfReach:
        'The track that leads into {hex} over these sides cannot be reached from a station of the company.',
      tunnelTooExpensive: 'The tunnel costs {cost}, and the treasury holds {cash}.',
      tunnelBuilt: '{company} has built a tunnel in this turn already.',
      // stations
      lagsFirst:
        'Others place stations in {hex} only when all three Lokalbahn AGs, A, B and C, have had a turn.',
      // runs
      noSuchStop: 'There is no such stop: {stop}.',
      tooManyLarge: 'The {train} would visit {used} large stations, and its number is {range}.',
      // trains
      noTradeYet: 'Companies trade no trains before the first 3-train is sold.',
      lagsBuyNoNew: 'A Lokalbahn AG buys no new trains, only scrapped ones from the pool.',
      lagsBuyScrapped: 'A Lokalbahn AG buys only regular trains that are scrapped, not this {kind}.',
      lagKind: 'In phase {phase} a Lokalbahn AG may not own a {kind} yet.',
      repairPrice: 'A scrapped {kind} costs a Lokalbahn AG {price}: 30 more than is printed on it.',
      scrappedForLags: 'The {kind} is scrapped: only Lokalbahn AGs still buy it.',
      plusNotYet: 'The {kind} comes on sale when the first 3-train is bought.',
      ownTrain: 'It is the turn of {company} itself: a company buys trains of others only.',
      plusScrapped: 'The {kind} is scrapped, and plus trains never return.',
      tradesApart: 'A Lokalbahn AG trades trains with another Lokalbahn AG only.',
      ownerPaysNoTrain:
        '{company} has {cash} for a train of {cost}, and the owner of a local railway pays for none.',
      // mail
      mailNotForLocals: 'Local railways carry no mail: {company} buys no contract.',
      mailOwned: '{company} has a mail contract already, and nobody has more than one.',
      mailSoldOut: 'No mail contract of this size is left.',
      mailTooExpensive: 'The contract costs {cost}, and the treasury holds {cash}.',
    },
    privatePowers: {
      AF: (_options, money) =>
        `Companies of its owner build once on a mountain for ${money(20)} less, and on its hex (E5) always for nothing.`,
      MT: (_options, money) =>
        `Companies of its owner build one tunnel for ${money(40)} less, and lay tiles on its hex (F16) for nothing.`,
      GK: (_options, money) =>
        `Every run over Graz earns companies of its owner ${money(10)} more, and they build on its hex (F20) for nothing.`,
      L1: LOCAL,
      L2: LOCAL,
      L3: LOCAL,
      L4: LOCAL,
      L5: LOCAL,
      L6: LOCAL,
      AB: `Brings a ${percent(20)} certificate of VB; companies of its owner build on its hex (F4) for nothing. It closes when VB has run a train for the first time.`,
      SM: `Brings a ${percent(20)} certificate of SD; companies of its owner build on its hex (E23) for nothing. It closes when SD has run a train for the first time.`,
    },
    places: {
      Wien: 'Vienna',
      Venedig: 'Venice',
      Prag: 'Prague',
      München: 'Munich',
      Konstantinopel: 'Constantinople',
    },
    causes: { price: 'a price has reached the end of the chart' },
    payouts: { split: () => 'For the halved certificates the bank pays' },
    payments: {
      half: (_payer, payee, sum) => `${payee} keeps the other half, ${sum}.`,
      mail: (_payer, payee, sum) => `${payee} receives ${sum} for its mail.`,
      mailContract: (payer, _payee, sum) => `${payer} buys a mail contract for ${sum}.`,
      // told with the paper, and with the tunnel
      option: () => null,
      tunnel: () => null,
      merger: (payer, payee, sum) => `${payer} brings ${sum} into the treasury of ${payee}.`,
    },
    events: {
      floated: ({ company }) => `${company} is in operation.`,
      certificateTurned(event, { title, state }) {
        const { company } = event;
        const news = paperNews(title, state, event);
        if (news === null) return null;
        if (news.what === 'split')
          return `The price of ${company} has crossed the red line: every certificate is halved, and the company sells five new ones of ${percent(10)} from the next stock round on.`;
        const [who, sum] = [nameOf(state, news.seat), money(title, news.price)];
        switch (news.what) {
          case 'optionTaken':
            return `${who} takes an option on ${percent(20)} of ${company} for ${sum}: until the rest is paid they count as ${percent(10)}.`;
          case 'optionPaid':
            return `${who} pays the rest of the option on ${company}: ${sum} for another ${percent(10)}.`;
          case 'optionSold':
            return `${who} sells the option on ${company} for ${sum}.`;
        }
      },
      bidDropped: ({ private: one, seat }, { state }) =>
        state.agenda.at(-1)?.kind === 'privateSale'
          ? `${nameOf(state, seat)} takes the bid on ${one} back.`
          : `${nameOf(state, seat)} drops out of the auction of ${one}.`,
      passed: ({ seat, company, what }, { state }) =>
        what === 'mergers'
          ? `${nameOf(state, seat)} ${hasProposed(state, seat) ? 'proposes no further merger' : 'proposes no merger'}.`
          : `${company ?? nameOf(state, seat)} passes.`,
      trackAdded: ({ company, hex, cost }, { title }) =>
        `${company} digs a tunnel in ${hexName(title, hex)}, for ${money(title, cost)}.`,
      companiesReplaced: ({ companies, into, forced }) =>
        forced
          ? `${list(companies)} have to merge and become ${into}.`
          : `${list(companies)} merge into ${into}.`,
      // A local railway that is gone has merged, which is told.
      privateClosed: ({ private: one }) => (isLocal(one) ? null : `${one} is closed.`),
      ownChanged: ({ change }, { state }) =>
        change.topPrice === true && state.options.endsAtTopPrice === true
          ? 'The highest price is reached: the game ends with this set of operating rounds.'
          : null,
    },
    actions: {
      withdrawBid: ({ private: one }) => `take the bid on ${one} back`,
      buyOption({ company, from }, title, state) {
        const price = optionPrice(title, state, company, from);
        const cost = price === undefined ? '' : ` for ${money(title, price)}`;
        return `take an option on ${company} from the ${from === 'pool' ? 'pool' : 'initial offering'}${cost}`;
      },
      settleOption(_action, title, state) {
        const option = openOption(state);
        return option === undefined
          ? 'pay the rest of the option'
          : `pay the rest of the option on ${option.company} (${money(title, option.price)})`;
      },
      sellOption(_action, _title, state) {
        const option = openOption(state);
        return `sell the option${option === undefined ? '' : ` on ${option.company}`}`;
      },
      proposeMerger: ({ one, other }) => `propose the merger of ${one} and ${other}`,
      chooseLetter: ({ company }) => `choose Lokalbahn AG ${company}`,
      buildTunnel: ({ hex, from, to, power }, title) =>
        `dig a tunnel in ${hexName(title, hex)} (sides ${from} and ${to})${power ? `, with ${power}` : ''}`,
      buyMail: ({ size }, title) => `buy the ${size} mail contract for ${money(title, MAIL[size].price)}`,
    },
    questions: {
      privateSale({ title, state, offered }) {
        const [sold] = offered.get('buyPrivate') ?? [];
        const action = sold?.type === 'one' && sold.action.type === 'buyPrivate' ? sold.action : undefined;
        return sentence([
          ...(action
            ? [`buy ${action.private} for ${money(title, salePrice(title, state, action.private))}`]
            : []),
          ...(offered.has('bid') ? ['bid on another private'] : []),
          ...(offered.has('withdrawBid') ? ['take a bid back that is outbid'] : []),
          ...(offered.has('pass') ? ['pass'] : []),
        ]);
      },
      stockTurn({ task, offered }) {
        const { bought, traded } = task as StockTurnTask;
        const open = [
          ...(offered.has('settleOption') ? ['pay for the option'] : []),
          ...(offered.has('buyShare') || offered.has('startCompany') ? ['buy a certificate'] : []),
          ...(offered.has('buyOption') ? ['take an option'] : []),
          ...(offered.has('sellShares') ? [traded ? 'sell more' : 'sell shares'] : []),
          ...(offered.has('sellOption') ? ['sell the option'] : []),
          ...(offered.has('pass') ? [bought || traded ? 'end your turn' : 'pass'] : []),
        ];
        return `${bought ? 'You have bought. ' : ''}${sentence(open)}`;
      },
      trackStep: ({ state, offered }) =>
        sentence([
          ...(offered.has('layTile') ? ['lay a tile or replace one'] : []),
          ...(offered.has('buildTunnel') ? ['dig a tunnel'] : []),
          ...(offered.has('pass')
            ? [isBegun(state, 'trackStep') ? 'build nothing more' : 'build nothing']
            : []),
        ]),
      mergers: ({ state }) =>
        Number(state.phase) >= 6
          ? 'All local railways must merge: propose a pair; those who do not agree are paired by number.'
          : 'Shall one of your local railways merge? Propose a pair, or leave it.',
      mergerConsent({ state, task }) {
        const { one, other } = task as MergerConsentTask;
        return `Shall ${one} and ${other} merge? ${ownerName(state, one)} would direct the Lokalbahn AG, ${ownerName(state, other)} would hold the other certificate.`;
      },
      lagLetter({ task }) {
        const { one, other } = task as LetterTask;
        return `Which Lokalbahn AG do ${one} and ${other} become?`;
      },
      lagHome: ({ company }) =>
        `Where does the Lokalbahn AG ${company} have its home: in Steyr or in Sankt Pölten?`,
      mailStep: ({ company }) => `Does ${company} buy a mail contract?`,
    },
    remarks(title, state) {
      const { options, mail } = ownOf(state);
      return [
        ...Object.entries(options).map(
          ([seat, { company, price }]) =>
            `${nameOf(state, Number(seat))} holds an option on ${company}: ${money(title, price)} still has to be paid.`,
        ),
        ...Object.entries(mail).map(
          ([company, size]) =>
            `${company} has the ${size} mail contract: ${money(title, mailIncomeOf(title, state, size))} a turn now.`,
        ),
      ];
    },
    belongs: {
      buildTunnel: 'Tunnels are dug in the track step of a company’s turn.',
      buyMail: 'Mail contracts are bought at the end of a company’s turn.',
    },
    passes: {
      mergers: { choice: 'propose no merger', done: (who) => `${who} proposes no merger.` },
      mailStep: { choice: 'buy no mail contract', done: (who) => `${who} buys no mail contract.` },
    },
  };
};
