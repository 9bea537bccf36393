/** The map: laying track, placing stations, running trains. */
export const board = {
  map: 'Map',
  mapHint: 'Arrow keys go from hex to hex, Enter chooses, R turns a tile.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Show the whole map',

  // what a hex is called when it is read out
  spoken: {
    city: (slots: number) => (slots === 1 ? 'city' : `city with ${slots} places`),
    cities: (count: number) => `${count} cities`,
    town: 'town',
    towns: (count: number) => `${count} towns`,
    offMap: 'off-map area',
    harbour: 'harbour',
    worth: (value: string) => `worth ${value}`,
    printed: (colour: string) => `${colour}, printed`,
    tile: (colour: string, tile: string) => `${colour} ${tile}`,
    terrain: (terrain: string, cost: string) => `${terrain} ${cost}`,
    stations: (companies: string) => `${companies} station`,
    takenOver: (holder: string, company: string) => `${holder} (was ${company})`,
    home: (companies: string) => `home of ${companies}`,
    closed: (one: string) => `closed by ${one}`,
    mayBuild: 'may be built on',
    mayUpgrade: 'may be upgraded',
    mayPlace: 'a station may be placed',
    inHand: (tile: string) => `tile ${tile} in the hand`,
    placing: 'station in the hand',
    onRun: (trains: string) => `on the run of ${trains}`,
  },

  // a company in the light
  light: {
    show: (company: string) => `Network and runs of ${company} on the map`,
    title: (company: string) => `${company}: network and runs`,
    end: 'Put out the light (Esc)',
    now: 'Best run now',
    next: 'Next turn',
    orNext: 'or',
    perShare: (amount: string) => `${amount} a share`,
    atLeast: (amount: string) => `${amount} or more`,
    searching: 'Looking for it …',
    draw: 'Draw these runs',
    noTrain: 'none: it owns no train',
    nothing: 'nothing',
    noTrainNote: 'What it may still buy is not counted.',
    assumed: 'as now: with the trains it has, on today’s map',
    scraps: (train: string, scrapped: string) =>
      `on today’s map, without its ${scrapped}: the next train sold, a ${train}, scraps them`,
    ifSold: (train: string, scrapped: string) =>
      `if the first ${train} is sold before and scraps its ${scrapped}`,
    reaches: (count: number, names: string) =>
      `Reaches ${count === 1 ? '1 stop' : `${count} stops`}: ${names}.`,
    andMore: (names: string, count: number) => `${names} and ${count} more`,
    closed: (names: string) => `Closed by others: ${names}.`,
    noStation: (home: string) => `No station on the map yet.${home ? ` Home: ${home}.` : ''}`,
  },

  // the tray of tiles
  tray: 'Tiles that fit',
  fits: (count: number) => (count === 1 ? '1 tile fits' : `${count} tiles fit`),
  tileNumber: (tile: string) => `No. ${tile}`,
  left: (count: number) => `${count} left`,
  withPower: (one: string) => `with ${one}`,
  runsFor: (revenue: string, proved: boolean) => (proved ? `runs ${revenue}` : `runs ${revenue} or more`),
  signed: (amount: number) => (amount < 0 ? `−${-amount}` : `+${amount}`),
  reaches: (names: string) => `reaches ${names}`,
  turn: 'Turn',

  // runs
  runs: 'Runs',
  staysHome: 'stays at home',
  change: 'Change this run',
  clear: 'Stay at home',
  bestRuns: 'Best runs',
  enough: 'Stop searching',
  touchStops: 'Touch the stops in order. The last one again: another way, or back.',
  searching: 'Looking for the best runs …',
  proved: 'More is not possible, proved.',
  lessThanBest: (amount: string) => `${amount} less than the best.`,
  bestSoFar: (best: string, bound: string) => `Best so far ${best}, at most ${bound}. Still looking.`,
  notLegal: 'Not possible like this.',
};
