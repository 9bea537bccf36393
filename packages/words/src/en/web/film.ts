/** A whole game, to watch. */
export const film = {
  name: 'Watch a whole game',
  title: (game: string) => `Four computer players at a table of ${game}`,
  text: 'A whole game, played by Sharp against itself: privates, shares, track, trains, dividends, until the bank is broken.',
  loading: 'The game is being fetched.',
  notLoaded: 'The game did not come. Check the connection and open the page again.',
  scene: 'The map as it is built',
  /** Who stands best, by so much. */
  leads: (name: string, score: string, ahead: string, second: string) =>
    `${name} leads with ${score}, ${ahead} ahead of ${second}.`,
  level: (names: string, score: string) => `${names} are level at ${score}.`,
  won: (name: string, score: string, ahead: string, second: string) =>
    `${name} has won with ${score}, ${ahead} ahead of ${second}.`,
  /** The reason follows as a hint tells it. */
  why: (name: string) => `Why, as a hint to ${name} would say:`,
  play: 'Play',
  pause: 'Pause',
  again: 'From the beginning',
  speed: 'Speed',
  speeds: { calm: 'Calm', quick: 'Quick', rush: 'Rush' },
  moment: 'Moment of the game',
  step: (now: number, all: number) => `move ${now} of ${all}`,
  yourself: 'Play yourself',
};
