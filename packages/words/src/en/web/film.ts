/** The film on an empty first page. */
export const film = {
  title: (game: string) => `Four computer players at a table of ${game}`,
  text: 'A whole game, played by Sharp against itself: privates, shares, track, trains, dividends, until the bank is broken.',
  scene: 'The map as it is built',
  play: 'Play',
  pause: 'Pause',
  again: 'From the beginning',
  speed: 'Speed',
  speeds: { calm: 'Calm', quick: 'Quick', rush: 'Rush' },
  moment: 'Moment of the game',
  step: (now: number, all: number) => `move ${now} of ${all}`,
  yourself: 'Play yourself',
  yourselfText: 'You against three Steady, at once.',
  table: 'Against three Steady',
  notStarted: 'The table could not be set up.',
};
