/** The table of 18xx: its views, its head, its keys. */
export const table = {
  end: 'End',
  isBankrupt: (name: string) => `${name} is bankrupt`,
  phase: 'Phase',
  bank: 'Bank',
  bankBroken: 'broken',
  panel: 'Beside the map',
  companies: 'Companies',
  keyList: [
    ['P', 'pass, lay nothing'],
    ['Shift P', 'pass until something happens, not be asked again'],
    ['V', 'cover what is for one alone'],
    ['R', 'turn the tile'],
    ['Arrows', 'move on the map'],
    ['+ − 0', 'zoom the map, fit it'],
  ] as readonly (readonly [string, string])[],
  views: {
    round: 'This round',
    map: 'Map',
    table: 'Table',
    market: 'Market',
    overview: 'Overview',
    companies: 'Companies',
    players: 'Players',
    trains: 'Trains',
    tiles: 'Tiles',
  },
};
