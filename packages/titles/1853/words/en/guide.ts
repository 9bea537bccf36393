/** What the guide knows of 1853 alone, in English. */
export const guide = {
  bonds: {
    title: 'A bond in secret',
    text: 'All write one at once. It is the sum of your contract: every city in it costs 20 to 50. The money comes back when track joins all of them; what is not in the bond buys shares. Whoever writes the highest bond sits first and has the elephant.',
  },
  contracts: {
    title: 'Cities in secret, shares in the open',
    text: 'Write cities that lie close together: track of any company joins them. With each you take a share that one of its numbers offers, to be paid after the bids. Shares of few companies bring them into operation soon.',
  },
  elephant: {
    title: 'The elephant',
    text: 'Whoever has it begins the next stock round and may call for one more operating round. Keep it, or sell it to somebody who wants it more.',
  },
  elephantOffer: {
    title: 'Somebody sells the elephant',
    text: 'It lets you begin the next stock round. You may decline.',
  },
  extraRound: {
    title: 'One more operating round?',
    text: 'The elephant may call for it before the stock round. Good for whoever earns much and needs no train.',
  },
  takeover: {
    title: 'A train on credit',
    text: 'The company you lead now owes the bank for its train. Pay it, or give the train back.',
  },
  twoTiles: {
    title: 'Two tiles a turn',
    text: 'At once, for a fee each time, or from phase 3 on for nothing.',
  },
  pardon: {
    title: 'A contract against the rules',
    text: 'Whoever wrote it has to sell unless somebody pardons.',
  },
  redeem: {
    title: 'Shares to redeem',
    text: 'Some shares of your contract are not paid for. Until they are you buy nothing else, and cannot sell them.',
  },
  pass: {
    title: 'Pass, and the elephant',
    text: 'Whoever passes may act again when it is his turn. When nobody has bought for a whole circuit the round is over, and whoever sits after the last one to buy gets the elephant: he begins the next stock round.',
  },
  stock: (canSell: boolean) => ({
    title: 'A stock turn',
    text: `You may ${canSell ? 'sell shares, ' : ''}buy one certificate or pass. It goes round until nobody has bought for a whole circuit.`,
  }),
  join: 'With enough shares issued a company is founded; who holds most of them leads it.',
  track:
    'Every company may build both gauges, each along its own; a train needs its own gauge all the way. The cities of your contract are marked on the map for you alone.',
  run: 'Trains run on their own gauge. One run may carry mail: both its ends pay once more, into the treasury.',
  secondTile: 'Instead of replacing a tile it may lay two yellow ones.',
  dividend:
    'Any dividend lifts the price one step; one of twice the price two, and so on. Without one it falls only where shares lie in the pool.',
  train:
    'A train needs track of its gauge. Small companies buy trains of metre gauge at once, large ones from phase 3 on.',
};
