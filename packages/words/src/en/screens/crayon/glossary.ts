/** Terms of crayon games, and how such a game ends. */
export const glossary = {
  event: {
    name: 'event',
    forms: ['event', 'events'],
    means:
      'A card that strikes when it is drawn. It hits players, trains or track, at once or for one round, as a rule in one region.',
  },
  fee: {
    name: 'fee',
    forms: ['fee', 'fees'],
    means:
      'What it costs to run on another player’s track: once a turn for each owner, unless you have agreed on something else.',
  },
  goods: {
    name: 'goods',
    forms: ['goods'],
    means:
      'What trains carry. Each kind is found in certain cities, and there are only so many pieces of it in the game.',
  },
  largeCity: {
    name: 'large city',
    forms: ['large city', 'large cities'],
    means:
      'A city drawn as a hexagon. Whoever ends the game has joined enough of them in one network of his own.',
  },
  milepost: {
    name: 'milepost',
    forms: ['milepost', 'mileposts'],
    means: 'A dot on the map. Track is built from one to the next, and a train goes from one to the next.',
  },
  network: {
    name: 'network',
    forms: ['network'],
    means: 'Your own track, with the large city it began in. What you build has to join it.',
  },
  order: {
    name: 'order',
    forms: ['orders', 'an order'],
    means:
      'What a city wants and what it pays for that. A card shows three, and only one of them can be served.',
  },
  publicOrder: {
    name: 'public order',
    forms: ['public orders', 'public order'],
    means: 'A card that lies open for everybody. Whoever serves one of its orders first is paid for it.',
  },
  segment: {
    name: 'segment',
    forms: ['segment', 'segments'],
    means:
      'Track between two neighbouring mileposts. You pay for the one you reach, and more if there is a river, a lake or a bay between them.',
  },
};

/** `sum` is enough money, with its unit. */
export const outcome = {
  ends: (sum: string, cities: number) =>
    `It ends as soon as somebody has ${sum} and has joined ${cities} large cities in one network of his own, in whoever’s turn that is.`,
  wins: 'The richest player wins then, whoever has ended it: only money counts.',
};
