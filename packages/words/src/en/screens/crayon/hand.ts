/** A line in the making, a way, a timetable. */
export const hand = {
  /** Beside the end of a line: its cost, what was drawn before in this turn, and what is left. */
  cost: (sum: string) => sum,
  before: (sum: string) => `and ${sum} drawn before`,
  left: (sum: string | null) =>
    sum === null ? 'nothing left to build with this turn' : `${sum} left to build this turn`,
  fee: (sum: string, name: string) => `${sum} to ${name}`,
  feeOwed: (sum: string, name: string) => `${sum} owed to ${name}`,
  owed: (sum: string) => `${sum} owed`,
  timetable: 'Timetable',
  timetableHint: 'What is ticked will be done; everything can be changed',
  here: 'Here and now',
  load: (good: string) => `Load ${good}`,
  deliver: (good: string) => `Deliver ${good}`,
  lies: (rounds: number) =>
    rounds <= 0
      ? 'lies here for this round only'
      : `lies here for ${rounds} more ${rounds === 1 ? 'round' : 'rounds'}`,
  wantedFor: (city: string, sum: string) => `for ${city}, ${sum}`,
  publicOrder: 'public order',
  cardGoes: (good: string, sum: string) => `the card goes, and with it ${good} for ${sum}`,
  noRoom: 'no room',
  foreign: (name: string) => `${name}’s track from here`,
  steps: (used: number, of: number): readonly [string, string, string] => [
    'Steps ',
    String(used),
    ` of ${of}`,
  ],
  foreignTrack: 'Foreign track',
  moneyAfter: 'Money then',
  turns: (turns: number) => `there in ${turns} turns`,
};
