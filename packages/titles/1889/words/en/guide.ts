/** What the guide knows of 1889 alone, in English. */
export const guide = {
  sellersTile: {
    title: 'A tile for the seller',
    text: 'You sold Ehime Railway. Once, and at no cost, you may lay a green city on Ohzu; or leave it.',
  },
  port: {
    title: 'The port of your ferry',
    text: 'Mitsubishi Ferry is yours: once, and at no cost, you may lay its port in one of the marked towns, in this step or later. It is not the tile of the company.',
  },
  aim: 'A private that is still open then counts the price printed on it.',
  track: 'A tile is replaced only for new track that the company can use, or for another value.',
  train:
    'Whoever must buy a train without the money sells shares, but never so that somebody loses a company.',
};
