/** The guide through the first game: six short steps in the real screen. */
export const guide = {
  aim: {
    title: 'Whoever is richest wins',
    text: 'What counts at the end is not the companies, but your own cash and your shares at their price. Companies are there to make you rich.',
  },
  bar: {
    title: 'This bar asks',
    text: 'It says whose move it is and what is to be decided. Dark means: somebody at this screen decides now.',
  },
  papers: {
    title: 'Six small railways first',
    text: 'The game opens with the sale of the private companies. The cheapest can be bought at once; on the others you may bid. Each pays its owner every operating round.',
  },
  around: {
    title: 'Everything else is one touch away',
    text: 'Map, market, table, trains, tiles and all rules are here. What is not allowed says why when you touch it, with the number of the rule.',
  },
  choose: {
    title: 'Choose something',
    text: 'Touch the price of the cheapest private. Nothing happens yet: the bar shows what it costs and what you keep.',
  },
  confirm: {
    title: 'The yellow button does it',
    text: 'Buy it. Undo takes it back at any time. With your first purchase this guide is over.',
  },
};
