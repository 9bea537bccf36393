import { describe, expect, test } from 'vitest';
import { P1, P2, P3, P4, P5, type Play, type TableBuilder, table1830 } from './table1830.ts';

const pass = { type: 'pass' } as const;
const buy = (one: string) => ({ type: 'buyPrivate', private: one }) as const;
const bid = (one: string, amount: number) => ({ type: 'bid', private: one, amount }) as const;

/** These privates are sold: the first to P1, the second to P2 and so on. */
const sold = (table: TableBuilder, ...privates: readonly string[]): TableBuilder =>
  privates.reduce((built, one, seat) => built.private(one, seat), table);

const rounds = (play: Play) =>
  play.events.flatMap((event) => (event.type === 'roundBegan' ? [event.round.kind] : []));

describe('7.0 First stock round', () => {
  test('1830-7.0a The privates are offered in ascending value, at their prices', () => {
    let play = table1830().privateSale();
    const offered: (readonly [string, number] | undefined)[] = [];
    for (let turn = 0; turn < 6; turn++) {
      const offer = play.onOffer as readonly [string, number];
      offered.push(offer);
      const seat = play.waiting[0] as number;
      const cash = play.cash(seat);
      play = play.do(seat, buy(offer[0]));
      expect(play.cash(seat)).toBe(cash - offer[1]);
    }
    expect(offered).toEqual([
      ['SVN&RR', 20],
      ['C&SL', 40],
      ['D&H', 70],
      ['M&H', 110],
      ['C&A', 160],
      ['B&O-P', 220],
    ]);
    expect(play.onOffer).toBeUndefined();
  });

  test('1830-7.0b The lowest seat begins, with SVN&RR on offer', () => {
    const play = table1830().privateSale();
    expect(play.waiting).toEqual([P1]);
    expect(play.onOffer).toEqual(['SVN&RR', 20]);
    play.refuses(P2, buy('SVN&RR'), 'notYourTurn', '1830-4.0e');
  });

  test('1830-7.0c After a purchase the next private is offered to the next player', () => {
    const play = table1830().privateSale().do(P1, buy('SVN&RR'));
    expect(play.cash(P1)).toBe(580);
    expect(play.owner('SVN&RR')).toBe(P1);
    expect(play.waiting).toEqual([P2]);
    expect(play.onOffer).toEqual(['C&SL', 40]);
  });

  test('1830-7.0d A private that is declined is offered to the next player', () => {
    const play = table1830().privateSale().do(P1, pass);
    expect(play.waiting).toEqual([P2]);
    expect(play.onOffer).toEqual(['SVN&RR', 20]);
  });

  test('1830-7.0e When the last private is sold the same round goes on with shares', () => {
    const sale = sold(table1830(), 'SVN&RR', 'C&SL', 'D&H', 'M&H', 'C&A').privateSale(P3);
    const play = sale.do(P3, buy('B&O-P'));
    expect(play.waiting).toEqual([P3]);
    expect(play.kinds(P3)).toEqual(['setPar']);
    const shares = play.do(P3, { type: 'setPar', company: 'B&O', price: 100 });
    expect(shares.state.round).toMatchObject({ kind: 'stock', set: 1 });
    expect(shares.waiting).toEqual([P4]);
    expect(shares.do(P4, { type: 'startCompany', company: 'PRR', price: 67 }).director('PRR')).toBe(P4);
  });

  test('1830-7.0e 1830-7.2n With B&O won by a bid the left neighbour of the last normal buyer begins', () => {
    const play = sold(table1830(), 'SVN&RR', 'C&SL', 'D&H', 'M&H')
      .privateSale(P3)
      .do(P3, bid('B&O-P', 225))
      .pass(1)
      .do(P1, buy('C&A'));
    expect(play.owner('B&O-P')).toBe(P3);
    expect(play.do(P3, { type: 'setPar', company: 'B&O', price: 67 }).waiting).toEqual([P2]);
  });

  test('1830-7.0f The priority goes to the left of the last buyer; bids do not count', () => {
    const bought = table1830().privateSale(P3).do(P3, buy('SVN&RR')).do(P4, bid('D&H', 75)).pass(4);
    expect(rounds(bought)).toEqual(['operating', 'privateSale']);
    expect(bought.state.priority).toBe(P4);
    expect(bought.waiting).toEqual([P4]);
    const shares = sold(table1830(), 'SVN&RR', 'C&SL', 'D&H', 'C&A')
      .closed('M&H')
      .privateSale(P3)
      .do(P3, buy('B&O-P'))
      .do(P3, { type: 'setPar', company: 'B&O', price: 67 })
      .pass(4);
    expect(shares.state.priority).toBe(P4);
    expect(shares.state.round).toMatchObject({ kind: 'stock', set: 2 });
  });

  test('1830-7.0g Nothing is sold in the first stock round; the ban ends with it', () => {
    const table = () => table1830().par('CPR', 100).shares(P2, 'CPR', 20).shares(P1, 'CPR', 20);
    const sell = { type: 'sellShares', company: 'CPR', count: 1 } as const;
    const first = table().stockRound({ set: 1 });
    expect(first.kinds(P1)).not.toContain('sellShares');
    first.refuses(P1, sell, 'firstRoundSale', '1830-7.0g');
    expect(table().stockRound({ set: 2 }).do(P1, sell).percent('pool', 'CPR')).toBe(10);
  });

  /** All have passed on B&O once; then P3 takes it and shares are traded. */
  const passedOnce = (asPublic: boolean) =>
    sold(table1830({ reading: asPublic ? 'public' : 'printed' }), 'SVN&RR', 'C&SL', 'D&H', 'C&A')
      .closed('M&H')
      .par('CPR', 67)
      .shares(P2, 'CPR', 20)
      .shares(P4, 'CPR', 10)
      .privateSale(P3)
      .pass(4)
      .do(P3, buy('B&O-P'))
      .do(P3, { type: 'setPar', company: 'B&O', price: 67 });
  const sell = { type: 'sellShares', company: 'CPR', count: 1 } as const;

  test('1830-7.0g The first round is over when all have passed in it, even without trade in shares', () => {
    const play = passedOnce(false);
    expect(play.state.round).toMatchObject({ kind: 'stock', set: 2 });
    expect(play.do(P4, sell).percent('pool', 'CPR')).toBe(10);
  });

  test('1830-7.0g 1830-7.3e (public reading) The first round lasts until shares were traded', () => {
    const play = passedOnce(true);
    expect(play.state.round).toMatchObject({ kind: 'stock', set: 1 });
    play.refuses(P4, sell, 'firstRoundSale', '1830-7.0g');
    play.refuses(P4, { type: 'requestPrivate', private: 'D&H', price: 1 }, 'firstRoundDeal', '1830-23.1b');
    const second = play.pass(4);
    expect(second.state.round).toMatchObject({ kind: 'stock', set: 2 });
    expect(second.do(P4, sell).percent('pool', 'CPR')).toBe(10);
  });
});

describe('7.1 Buying privates', () => {
  test('1830-7.1a A turn is exactly one of: buy the private on offer, bid on another, pass', () => {
    const sale = table1830().privateSale();
    expect(sale.kinds(P1)).toEqual(['bid', 'buyPrivate', 'pass']);
    for (const action of [buy('SVN&RR'), bid('D&H', 75), pass]) {
      const after = sale.do(P1, action);
      expect(after.waiting).toEqual([P2]);
      expect(after.kinds(P1)).toEqual([]);
      for (const second of [buy('C&SL'), bid('C&A', 165), pass])
        after.refuses(P1, second, 'notYourTurn', '1830-4.0e');
    }
  });

  test('1830-7.1a Nothing else is done while a private is unsold', () => {
    const first = table1830().par('CPR', 100).shares(P1, 'CPR', 30).private('C&SL', P2).privateSale();
    const second = first.pass(4);
    expect(second.state.round.set).toBe(2);
    const lay = { type: 'layTile', hex: 'H10', tile: '57', rotation: 1 } as const;
    const deal = { type: 'requestPrivate', private: 'C&SL', price: 40 } as const;
    for (const play of [first, second]) {
      play.refuses(P1, { type: 'sellShares', company: 'CPR', count: 1 }, 'notInPrivateSale', '1830-7.1a');
      play.refuses(P1, lay, 'notInPrivateSale', '1830-7.1a');
    }
    first.refuses(P1, deal, 'dealsNotYet', '1830-23.1b');
    second.refuses(P1, deal, 'notInPrivateSale', '1830-7.1a');
  });

  test('1830-7.1b Only the first unsold private can be bought at its price', () => {
    const play = table1830().privateSale();
    play.refuses(P1, buy('C&SL'), 'notOnOffer', '1830-7.1b');
    play.do(P1, buy('SVN&RR')).refuses(P2, buy('SVN&RR'), 'notOnOffer', '1830-7.1b');
  });

  test('1830-7.1c A bid goes to an unsold private that is not on offer', () => {
    const play = table1830().privateSale();
    play.refuses(P1, bid('SVN&RR', 25), 'noBidHere', '1830-7.1c');
    expect(play.do(P1, bid('D&H', 75)).state.bids['D&H']).toEqual([{ seat: P1, amount: 75 }]);
    play.do(P1, buy('SVN&RR')).refuses(P2, bid('SVN&RR', 25), 'noBidHere', '1830-7.1c');
  });

  test('1830-7.1d Buying needs the full price in free cash', () => {
    const at = (cash: number) =>
      table1830({ reading: 'public' }).private('SVN&RR', P4).cash(P1, cash).privateSale();
    at(35).refuses(P1, buy('C&SL'), 'notEnoughFreeCash', '1830-7.1d');
    at(39).refuses(P1, buy('C&SL'), 'notEnoughFreeCash', '1830-7.1d');
    expect(at(39).kinds(P1)).toEqual(['pass']);
    expect(at(40).do(P1, buy('C&SL')).cash(P1)).toBe(0);
  });
});

describe('7.2 Bids and auctions', () => {
  test('1830-7.2a A bid is at least 5 above the face price', () => {
    const play = table1830().privateSale();
    play.refuses(P1, bid('D&H', 74), 'bidBelowPrice', '1830-7.2a');
    expect(play.offers(P1, bid('D&H', 74))).toBe(false);
    expect(play.offers(P1, bid('D&H', 75))).toBe(true);
    play.do(P1, bid('D&H', 75));
  });

  test('1830-7.2b A bid is at least 5 above every other bid, in whole dollars', () => {
    const play = table1830().privateSale().do(P1, bid('D&H', 75));
    play.refuses(P2, bid('D&H', 79), 'bidTooLow', '1830-7.2b');
    for (const amount of [80, 83])
      expect(play.do(P2, bid('D&H', amount)).state.bids['D&H']).toContainEqual({ seat: P2, amount });
  });

  test('1830-7.2c Money that is bid is laid aside until the private has its owner', () => {
    const five = table1830({ players: 5 }).privateSale().pass(1).do(P2, bid('C&A', 165));
    expect([five.cash(P2), five.freeCash(P2)]).toEqual([480, 315]);
    const six = table1830({ players: 6 })
      .privateSale(P3)
      .do(P3, bid('C&A', 165))
      .pass(5)
      .do(P3, bid('B&O-P', 225))
      .pass(5);
    expect([six.cash(P3), six.freeCash(P3)]).toEqual([400, 10]);
    six.refuses(P3, buy('SVN&RR'), 'cashLaidAside', '1830-7.2c');
    expect(six.kinds(P3)).not.toContain('buyPrivate');
  });

  test('1830-7.2d All bids of a player together cannot exceed his cash', () => {
    const play = table1830({ players: 6 }).privateSale().do(P1, bid('C&A', 165)).pass(5);
    play.refuses(P1, bid('B&O-P', 240), 'bidTooHigh', '1830-7.2d');
    play.refuses(P1, bid('B&O-P', 236), 'bidTooHigh', '1830-7.2d');
    expect(play.offers(P1, bid('B&O-P', 236))).toBe(false);
    expect(play.do(P1, bid('B&O-P', 235)).freeCash(P1)).toBe(0);
  });

  test('1830-7.2e Any number of players may bid on the same private', () => {
    let play = table1830().privateSale();
    for (const [seat, amount] of [165, 170, 175, 180].entries()) play = play.do(seat, bid('C&A', amount));
    expect(play.state.bids['C&A']).toEqual([
      { seat: P1, amount: 165 },
      { seat: P2, amount: 170 },
      { seat: P3, amount: 175 },
      { seat: P4, amount: 180 },
    ]);
  });

  test('1830-7.2f A second bid by the same player replaces his first, and must beat the highest', () => {
    const play = table1830().privateSale(P2).do(P2, bid('C&A', 165)).pass(3);
    play.refuses(P2, bid('C&A', 169), 'bidTooLow', '1830-7.2b');
    const twice = play.do(P2, bid('C&A', 175));
    expect(twice.state.bids['C&A']).toEqual([{ seat: P2, amount: 175 }]);
    expect(twice.freeCash(P2)).toBe(425);
  });

  test('1830-7.2g A private with bids is never offered in the normal way', () => {
    const one = table1830().private('SVN&RR', P1).privateSale(P3).do(P3, bid('D&H', 75)).do(P4, buy('C&SL'));
    expect(one.onOffer).toEqual(['M&H', 110]);
    const two = table1830()
      .private('SVN&RR', P1)
      .privateSale(P2)
      .do(P2, bid('D&H', 75))
      .do(P3, bid('D&H', 80))
      .do(P4, buy('C&SL'));
    expect(two.actions(P2).map((action) => action.type)).not.toContain('buyPrivate');
    two.refuses(P1, buy('D&H'), 'auctionFirst', '1830-7.2i');
  });

  test('1830-7.2h A single bidder gets the private for his bid as soon as its predecessor is sold', () => {
    const before = table1830().private('SVN&RR', P1).privateSale(P3).do(P3, bid('D&H', 75));
    expect([before.owner('D&H'), before.cash(P3)]).toEqual(['bank', 600]);
    const play = before.do(P4, buy('C&SL'));
    expect([play.owner('D&H'), play.cash(P3), play.freeCash(P3)]).toEqual([P3, 525, 525]);
  });

  /** P2 (165) and P4 (170) have bid on C&A, everything before it is sold. */
  const auction = (table = table1830({ players: 5 })) =>
    sold(table, 'SVN&RR', 'C&SL', 'D&H')
      .privateSale(P2)
      .do(P2, bid('C&A', 165))
      .pass(1)
      .do(P4, bid('C&A', 170))
      .pass(1)
      .do(P1, buy('M&H'));

  test('1830-7.2i With several bids there is an auction among the bidders only', () => {
    const play = auction();
    expect(play.waiting).toEqual([P2]);
    for (const seat of [P1, P3, P5]) {
      play.refuses(seat, bid('C&A', 200), 'notABidder', '1830-7.2i');
      play.refuses(seat, pass, 'notABidder', '1830-7.2i');
      expect(play.kinds(seat)).toEqual([]);
    }
    play.refuses(P4, bid('C&A', 200), 'notYourTurn', '1830-4.0e');
    expect(play.kinds(P2)).toEqual(['bid', 'pass']);
  });

  test('1830-7.2j The highest bid opens, each new one is at least 5 higher', () => {
    const play = auction();
    play.refuses(P2, bid('C&A', 174), 'raiseTooLow', '1830-7.2j');
    const raised = play.do(P2, bid('C&A', 175));
    expect(raised.waiting).toEqual([P4]);
    raised.refuses(P4, bid('C&A', 179), 'raiseTooLow', '1830-7.2j');
    expect(raised.do(P4, bid('C&A', 180)).waiting).toEqual([P2]);
  });

  test('1830-7.2j The lowest bidder speaks; dropping out is final', () => {
    const play = sold(table1830(), 'SVN&RR', 'C&SL', 'D&H')
      .privateSale(P2)
      .do(P2, bid('C&A', 165))
      .do(P3, bid('C&A', 170))
      .do(P4, bid('C&A', 175))
      .do(P1, buy('M&H'));
    expect(play.waiting).toEqual([P2]);
    const raised = play.do(P2, bid('C&A', 180));
    expect(raised.waiting).toEqual([P3]);
    const dropped = raised.do(P3, pass);
    expect(dropped.waiting).toEqual([P4]);
    dropped.refuses(P3, bid('C&A', 200), 'notABidder', '1830-7.2i');
    const won = dropped.do(P4, pass);
    expect([won.owner('C&A'), won.cash(P2)]).toEqual([P2, 420]);
  });

  test('1830-7.2k The winner pays with the money he had laid aside', () => {
    const won = auction().do(P2, bid('C&A', 195)).do(P4, bid('C&A', 200)).do(P2, pass);
    expect([won.owner('C&A'), won.cash(P4), won.freeCash(P4)]).toEqual([P4, 280, 280]);
  });

  test('1830-7.2k Money laid aside for another private stays closed in the auction', () => {
    const play = sold(table1830({ players: 5 }), 'SVN&RR', 'C&SL', 'D&H')
      .privateSale(P2)
      .do(P2, bid('C&A', 165))
      .pass(1)
      .do(P4, bid('C&A', 170))
      .pass(2)
      .do(P2, bid('B&O-P', 225))
      .pass(3)
      .do(P1, buy('M&H'));
    play.refuses(P2, bid('C&A', 256), 'bidTooHigh', '1830-7.2d');
    expect(play.offers(P2, bid('C&A', 256))).toBe(false);
    expect(play.do(P2, bid('C&A', 255)).freeCash(P2)).toBe(0);
  });

  test('1830-7.2l The losers have their money free again', () => {
    const before = auction();
    expect(before.freeCash(P2)).toBe(315);
    const play = before.do(P2, pass);
    expect([play.cash(P2), play.freeCash(P2)]).toEqual([480, 480]);
  });

  test('1830-7.2m Privates with bids in a row are settled one after the other before anybody has a turn', () => {
    const play = table1830({ players: 5 })
      .private('SVN&RR', P1)
      .privateSale(P2)
      .do(P2, bid('D&H', 75))
      .do(P3, bid('M&H', 115))
      .do(P4, bid('M&H', 120))
      .do(P5, bid('C&A', 165))
      .do(P1, buy('C&SL'));
    expect(play.owner('D&H')).toBe(P2);
    expect([play.top, play.waiting]).toEqual(['bidding', [P3]]);
    play.refuses(P3, bid('C&A', 175), 'notAuctioned', '1830-7.2m');
    const settled = play.do(P3, pass);
    expect([settled.owner('M&H'), settled.owner('C&A')]).toEqual([P4, P5]);
    expect(settled.percent(P5, 'PRR')).toBe(10);
    expect(settled.onOffer).toEqual(['B&O-P', 220]);
  });

  test('1830-7.2n Play then goes on to the left of the last normal buyer', () => {
    const play = auction();
    expect(play.do(P2, pass).waiting).toEqual([P2]);
    expect(play.do(P2, bid('C&A', 175)).do(P4, pass).waiting).toEqual([P2]);
  });
});

describe('7.2 Worked example, five players with 480', () => {
  const steps = [
    [P1, buy('SVN&RR')],
    [P2, bid('C&A', 165)],
    [P3, bid('M&H', 115)],
    [P4, bid('C&A', 170)],
    [P5, bid('D&H', 75)],
    [P1, buy('C&SL')],
  ] as const;
  const after = (count: number): Play =>
    steps
      .slice(0, count)
      .reduce(
        (play, [seat, action]) => play.do(seat, action),
        table1830({ players: 5 }).privateSale() as Play,
      );

  test('1830-7.2o Steps a to f', () => {
    expect(after(6).cash(P1)).toBe(420);
    after(2).refuses(P3, bid('M&H', 114), 'bidBelowPrice', '1830-7.2a');
    after(3).refuses(P4, bid('C&A', 169), 'bidTooLow', '1830-7.2b');
    after(4).refuses(P5, bid('D&H', 74), 'bidBelowPrice', '1830-7.2a');
  });

  test('1830-7.2p Steps g and h: D&H to P5 for 75, M&H to P3 for 115, without a turn', () => {
    const play = after(6);
    expect([play.owner('D&H'), play.cash(P5)]).toEqual([P5, 405]);
    expect([play.owner('M&H'), play.cash(P3)]).toEqual([P3, 365]);
    const moved = play.events.flatMap((event) => (event.type === 'privateMoved' ? [event.private] : []));
    expect(moved).toEqual(['C&SL', 'D&H', 'M&H']);
  });

  test('1830-7.2q Step i: the auction for C&A between P2 and P4', () => {
    const play = after(6);
    expect([play.top, play.waiting]).toEqual(['bidding', [P2]]);
    play.refuses(P2, bid('C&A', 174), 'raiseTooLow', '1830-7.2j');
    for (const seat of [P1, P3, P5]) play.refuses(seat, bid('C&A', 175), 'notABidder', '1830-7.2i');
    const dropped = play.do(P2, pass);
    expect([dropped.owner('C&A'), dropped.cash(P4), dropped.percent(P4, 'PRR')]).toEqual([P4, 310, 10]);
    const raised = play.do(P2, bid('C&A', 175)).do(P4, pass);
    expect([raised.owner('C&A'), raised.cash(P2), raised.percent(P2, 'PRR')]).toEqual([P2, 305, 10]);
  });

  test('1830-7.2r Step j: whatever the result, P2 is offered B&O for 220', () => {
    const lost = after(6).do(P2, pass);
    const won = after(6).do(P2, bid('C&A', 175)).do(P4, pass);
    for (const [play, left] of [
      [lost, 260],
      [won, 85],
    ] as const) {
      expect([play.waiting, play.onOffer]).toEqual([[P2], ['B&O-P', 220]]);
      expect(play.do(P2, buy('B&O-P')).cash(P2)).toBe(left);
    }
  });
});

describe('7.3 Privates nobody wants', () => {
  test('1830-7.3a If all pass with SVN&RR unsold the next round begins, with no operating round and no income', () => {
    // C&SL with an owner would pay 10 if an operating round were held.
    const play = table1830({ players: 3 }).private('C&SL', P2).privateSale().pass(3);
    expect(rounds(play)).toEqual(['privateSale']);
    expect(play.state.round).toMatchObject({ kind: 'privateSale', set: 2 });
    expect([P1, P2, P3].map((seat) => play.cash(seat))).toEqual([800, 800, 800]);
    expect(play.waiting).toEqual([P1]);
  });

  test('1830-7.3a Bids on other privates stay in force', () => {
    const play = table1830().privateSale().do(P1, bid('D&H', 75)).pass(4);
    expect(play.state.round.set).toBe(2);
    expect(play.freeCash(P1)).toBe(525);
    const sale = play.do(P1, buy('SVN&RR')).do(P2, buy('C&SL'));
    expect([sale.owner('D&H'), sale.cash(P1)]).toEqual([P1, 600 - 15 - 75]);
  });

  test('1830-7.3b SVN&RR is offered 5 cheaper each time: 15, 10, 5', () => {
    let play = table1830().privateSale();
    for (const price of [15, 10, 5]) {
      play = play.pass(4);
      expect(play.onOffer).toEqual(['SVN&RR', price]);
      expect(play.do(P1, buy('SVN&RR')).cash(P1)).toBe(600 - price);
    }
    play.refuses(P1, { ...buy('SVN&RR'), price: 20 }, 'malformed', '1830-0.1');
  });

  test('1830-7.3c 1830-7.3d At nothing it is given to the player whose turn it is, and that is a purchase', () => {
    const play = table1830().privateSale().pass(16);
    expect([play.owner('SVN&RR'), play.cash(P1)]).toEqual([P1, 600]);
    expect([play.waiting, play.onOffer]).toEqual([[P2], ['C&SL', 40]]);
    const closed = play.pass(4);
    expect(rounds(closed)).toEqual(['operating', 'privateSale']);
    expect(closed.state.priority).toBe(P2);
  });

  test('1830-7.3d The gift sets off the bids on the next private', () => {
    const play = table1830().privateSale().do(P1, bid('C&SL', 45)).pass(16);
    expect([play.owner('SVN&RR'), play.owner('C&SL'), play.cash(P1)]).toEqual([P1, P1, 555]);
    expect([play.waiting, play.onOffer]).toEqual([[P2], ['D&H', 70]]);
  });

  test('1830-7.3e If another private is passed by all, an operating round follows in which the sold ones pay', () => {
    const play = table1830().privateSale().do(P1, buy('SVN&RR')).do(P2, buy('C&SL')).pass(4);
    expect(rounds(play)).toEqual(['operating', 'privateSale']);
    expect([P1, P2, P3, P4].map((seat) => play.cash(seat))).toEqual([585, 570, 600, 600]);
    expect(play.state.round).toMatchObject({ kind: 'privateSale', set: 2 });
    expect([play.waiting, play.onOffer]).toEqual([[P3], ['D&H', 70]]);
  });

  test('1830-7.3f That can go on, and the price of the others never falls', () => {
    let play = sold(table1830(), 'SVN&RR', 'C&SL').privateSale();
    for (let round = 1; round <= 3; round++) {
      play = play.pass(4);
      expect(play.onOffer).toEqual(['D&H', 70]);
      expect([play.cash(P1), play.cash(P2)]).toEqual([600 + 5 * round, 600 + 10 * round]);
    }
  });

  test('1830-7.3e (public reading) A row of passes only pays the owners; the round stays the first', () => {
    const play = sold(table1830({ reading: 'public' }), 'SVN&RR', 'C&SL')
      .privateSale()
      .pass(4);
    expect(rounds(play)).toEqual([]);
    expect(play.state.round).toMatchObject({ kind: 'privateSale', set: 1 });
    expect([play.cash(P1), play.cash(P2), play.cash(P3)]).toEqual([605, 610, 600]);
    expect(play.onOffer).toEqual(['D&H', 70]);
  });

  test('1830-7.3a 1830-7.3e (public reading) After a row of passes play goes on clockwise', () => {
    // P1 bids, P2 and P1 pass: the priority stays with P1, clockwise P2 would be next.
    const passed = (asPublic: boolean, ...privates: readonly string[]) =>
      sold(table1830({ players: 2, reading: asPublic ? 'public' : 'printed' }), ...privates)
        .privateSale()
        .do(P1, bid('C&A', 165))
        .pass(2);
    for (const [privates, offer] of [
      [[], ['SVN&RR', 15]],
      [
        ['SVN&RR', 'C&SL'],
        ['D&H', 70],
      ],
    ] as const) {
      expect([passed(false, ...privates).waiting, passed(false, ...privates).onOffer]).toEqual([[P1], offer]);
      expect([passed(true, ...privates).waiting, passed(true, ...privates).onOffer]).toEqual([[P2], offer]);
    }
  });

  test('1830-7.3b 1830-7.3c (public reading) SVN&RR gets cheaper in the same round and is given to the next in turn', () => {
    const play = table1830({ reading: 'public' }).privateSale().do(P1, bid('C&A', 165)).pass(16);
    expect(play.state.round.set).toBe(1);
    expect([play.owner('SVN&RR'), play.waiting]).toEqual([P2, [P3]]);
  });
});
