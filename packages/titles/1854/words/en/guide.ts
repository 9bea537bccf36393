/** What the guide knows of 1854 alone, in English. */
export const guide = {
  sale: {
    title: 'Mountain and local railways',
    text: `Eleven papers in a row: buy the first, or bid on a later one, at least 5 more than its price. Mountain railways pay a little every operating round and help to build; a local railway operates for itself, and half of what it earns is yours. A bid that is outbid may be withdrawn.`,
  },
  mergers: {
    title: 'Two become one',
    text: 'Two local railways may become a Lokalbahn AG on the map of Austria. Choose a pair to see what it brings; if the other is not yours, its owner has to agree. With the first 6 all must.',
  },
  consent: (price: string) => ({
    title: 'Somebody asks you',
    text: `Each owner gets half of the new company, worth ${price}; the one of the lower number directs it. You may decline.`,
  }),
  letter: { title: 'A letter', text: 'A, B and C are alike: choose one.' },
  mail: {
    title: 'Mail',
    text: 'A contract pays its company at the start of every turn, more in later phases. It costs once, and a company has one at most.',
  },
  home: {
    title: 'A new home',
    text: 'A Lokalbahn AG begins anew in Austria: in Steyr or in Sankt Pölten.',
  },
  start:
    'The first paper is 40 percent, the others 20. If 20 are too expensive, an option takes them for half: the rest is due in the next stock round.',
  float:
    'An option is enough: half of the price now, the rest in the next stock round; until then you buy nothing else.',
  dividend:
    'Where the price crosses the red line the shares split: every paper is halved, and the bank pays for what is gone.',
  train: 'Local railways run only plus trains, all others only regular ones.',
  track:
    'Building in mountains is expensive; a tunnel passes under them. Local railways build on the regional map.',
};
