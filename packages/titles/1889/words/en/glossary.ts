/** Terms that only 1889 has, in English. */
export const glossary = {
  port: {
    name: 'port',
    forms: ['port'],
    means:
      'A tile of its own. The player who owns the ferry may lay it once, in one of four towns, for nothing and without a connection.',
  },
};
