/** Terms that only 1889 has or calls otherwise, in English. */
export const glossary = {
  port: {
    name: 'port',
    forms: ['port'],
    means:
      'A tile of its own. The player who owns the ferry may lay it once, in one of four towns, for nothing and without a connection.',
  },
  // Its rules have no SR: that is a company.
  stockRound: {
    name: 'stock round (StR)',
    forms: ['stock round', 'stock rounds'],
    means: 'The players buy and sell shares in turn, each with his own money.',
  },
};
