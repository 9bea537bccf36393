/** Standing instructions: what they are called, what they mean, and why they have ended. */
type Until = 'stockRound' | 'phase';

const UNTIL: Readonly<Record<Until, string>> = {
  stockRound: 'until the next stock round',
  phase: 'until the next phase',
};

export const standing = {
  /** The button that shows what could be instructed. */
  passOn: 'Pass until …',
  notAgain: 'Do not ask again …',
  /** One at one's own screen is spoken to; at a shared one the name is said. */
  forSeat: (name: string) => `${name}:`,

  passConcerned: 'Pass until something changes for your shares',
  passConcernedWhy:
    'Ends when somebody buys or sells shares of a company you have shares in, when its price falls or its director changes, and when a company is started; not when only the priority moves.',
  passRound: 'Pass until the end of this stock round',
  passRoundWhy: 'Whatever the others do.',
  skip: (until: Until) => `Do not ask again ${UNTIL[until]}`,
  /** Of a company, of all companies of the reader, or his own matter. */
  skipWhy: (whose: string | 'all' | null, matters: string) =>
    `${whose === 'all' ? 'All your companies: ' : whose ? `${whose}: ` : ''}${matters}.`,
  decline: (until: Until) => `Decline, and go on declining ${UNTIL[until]}`,
  declineWhy: (one: string, price: string, isSeller: boolean) =>
    `${one} for ${price} or ${isSeller ? 'less' : 'more'}.`,

  /** Without a name: the reader himself. */
  passesConcerned: (name: string | null) =>
    name
      ? `${name} passes until something changes for the shares`
      : 'You pass until something changes for your shares',
  passesRound: (name: string | null) =>
    name ? `${name} passes until the end of the stock round` : 'You pass until the end of the stock round',
  times: (count: number) => (count === 1 ? 'once so far' : `${count} times so far`),
  notAsked: (who: string | null, until: Until, matters: string) =>
    `${who ? `${who} is not` : 'Not'} asked ${UNTIL[until]}: ${matters}`,
  declines: (name: string | null, until: Until, one: string, price: string, isSeller: boolean) =>
    `${name ? `${name} declines` : 'You decline'} ${UNTIL[until]}: ${one} for ${price} or ${isSeller ? 'less' : 'more'}`,
  stopPassing: 'Stop passing',
  askAgain: 'Ask again',

  over: (name: string | null, isPass: boolean, why: string) =>
    `${name ? `${name} is` : 'You are'} asked again${isPass ? '' : ' about it'}: ${why}`,
  endings: {
    sharesBought: (company: string, by: string) => `${by} bought ${company}.`,
    sharesSold: (company: string, by: string) => `${by} sold ${company}.`,
    directorChanged: (company: string) => `${company} has another director.`,
    priceFell: (company: string) => `the price of ${company} fell.`,
    companyStarted: (company: string, by: string) => `${by} started ${company}.`,
    phaseBegan: (phase: string) => `phase ${phase} has begun.`,
    undone: 'a step was taken back.',
  },
  ok: 'OK',
};
