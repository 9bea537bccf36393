/** What the guide knows of 1848 alone, in English. */
export const guide = {
  sale: (cut: string) => ({
    title: 'Small railways first',
    text: `A private pays its owner in every operating round, some bring a share or a power. Buy any of them, or make one ${cut} cheaper; whoever owns one may pass. What is not spent here starts companies in the stock round.`,
  }),
  bank: {
    title: 'The Bank of England pays',
    text: 'It is no railway: its shares earn with every loan that companies take, and with the stations of companies in receivership.',
  },
  debt: {
    title: 'A debt',
    text: 'You owe for a company that failed. Sell shares until it is paid.',
  },
  tasmania: {
    title: 'The Tasmania tile',
    text: 'It is laid once in the game, on one of the two hexes of Tasmania, and makes a city there.',
  },
  twoTiles: 'Instead of replacing a tile it may lay two yellow ones.',
  track: 'Between two gauges track joins, but a train counts the change like a city.',
  train: 'If the treasury is short, a company may take a loan: it is never repaid, and the price falls.',
  start: 'COM cannot operate before Sydney and Adelaide are linked, or a 6-train is sold.',
};
