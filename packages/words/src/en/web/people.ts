/** People: their pages, those one has played with, seats that are kept, and blocking. */
const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

/** "within 4 hours": rounded up, as nobody counts so exactly. */
function within(milliseconds: number): string {
  const minutes = Math.max(1, Math.ceil(milliseconds / 60_000));
  if (minutes < 60) return `within ${count(minutes, 'minute', 'minutes')}`;
  const hours = Math.ceil(minutes / 60);
  if (hours < 48) return `within ${count(hours, 'hour', 'hours')}`;
  return `within ${count(Math.ceil(hours / 24), 'day', 'days')}`;
}

const ORDINALS = ['1st', '2nd', '3rd', '4th', '5th', '6th'];

export const people = {
  people: 'People',
  peopleText: 'Those you have played with.',
  yourPage: 'Your page',
  pageOf: (name: string) => `${name}’s page`,
  since: (month: string) => `Here since ${month}.`,
  guest: 'A guest.',
  counts: (finished: number, running: number) =>
    `${count(finished, 'game', 'games')} finished, ${running} running.`,
  answers: (milliseconds: number) => `Usually answers ${within(milliseconds)}.`,
  closed: (name: string) => `${name} does not show this page to you.`,
  closedText: 'Everybody decides for themselves who sees what they have played.',
  othersSee: 'What others see',
  backToMine: 'Back to what I see',
  asStranger: 'This is how somebody you have never played with sees your page.',
  whoSees: 'Who sees this page, and may invite you',
  pageFor: {
    everybody: 'Everybody',
    companions: 'Those I have played with',
    nobody: 'Nobody',
  },
  rule: 'Games at listed tables are seen by whoever sees the page, all others only by those who played them. There is no ranking here, and nothing to collect.',
  byGame: 'By game',
  byGameText: 'finished, by place',
  games: 'Games',
  ordinal: (rank: number) => ORDINALS[rank - 1] ?? `${rank}th`,
  best: 'Best end',
  rating: 'Rating',
  ratingText:
    'Rating: from listed games between people with an account that were played to their end, and how far it may be off.',
  rated: (value: number, within: number) => `${value} ± ${within}`,
  all: 'All',
  withWhom: 'With whom',
  withWhomText: 'who ended ahead of the other',
  together: 'Together',
  other: 'Other',
  computer: (name: string) => `${name}, computer`,
  ahead: (name: string, ahead: number, other: string, behind: number) =>
    `${name} ended ahead ${count(ahead, 'time', 'times')}, ${other} ${count(behind, 'time', 'times')}`,
  companies: 'Companies directed most',
  companiesText: 'number of games',
  finishedGames: 'Finished games',
  chartText: (name: string) => `worth over the rounds, ${name}’s line is heavy`,
  chart: (name: string) => `What ${name} and the others were worth over the rounds`,
  place: (rank: number) => `Place ${rank}`,
  lead: (amount: string) => `+${amount} to second`,
  behind: (amount: string) => `−${amount} to first`,
  level: 'equal at the top',
  agreed: 'ended by agreement',
  uploaded: 'begun elsewhere, counts for nothing',
  closedTable: 'not listed',
  lookBack: 'Look back',
  lookBackAt: (table: string) => `Look back at ${table}`,
  ofAll: (shown: number, all: number) => `${shown} of ${all}`,
  allFinished: 'All finished games',
  more: 'More',
  noneFinished: 'No finished game that you may see.',
  // Those one has played with
  nobodyYet: 'Nobody yet: whoever finishes or plays a game with you is listed here.',
  search: 'Find a name',
  noneFound: 'Nobody of that name has played with you.',
  played: (finished: number, running: number) =>
    [
      ...(finished > 0 ? [count(finished, 'game finished', 'games finished')] : []),
      ...(running > 0 ? [`${running} running`] : []),
    ].join(', '),
  last: (when: string) => `last ${when}`,
  // Inviting
  invite: 'Invite',
  inviteOne: (name: string) => `Invite ${name}`,
  inviteTo: 'To which table? The seat is kept until there is an answer.',
  noOwnTable: 'You have no open table with a free seat.',
  openOne: 'Open a table',
  isInvited: (name: string, table: string) => `A seat at ${table} is kept for ${name}.`,
  invitesYou: (name: string, table: string) => `${name} invites you: ${table}`,
  invitations: 'Invitations',
  keepsSeat: (name: string) => `${name} keeps a seat for you`,
  keepsSeatNobody: 'A seat is kept for you',
  sitDown: 'Sit down',
  noThanks: 'No, thanks',
  keepSeat: 'Keep a seat',
  keepSeatText:
    'For somebody you have played with, or for a name: then you get a link for that person alone.',
  keepFor: 'Keep it for',
  keepName: 'Name',
  makeLink: 'Make a link',
  keptFor: (name: string | null) => (name === null ? 'kept for somebody' : `kept for ${name}`),
  keptForYou: 'kept for you',
  free: 'Free it',
  freeFor: (name: string) => `Free it: the seat kept for ${name}`,
  linkFor: (name: string) => `for ${name}`,
  linkGives: (name: string) => `Whoever opens this link gets the seat that is kept for ${name}, once.`,
  shareFor: (name: string) => `Share the link for ${name}`,
  // Blocking
  block: 'Block',
  blockOne: (name: string) => `Block ${name}?`,
  blockText: (name: string) =>
    `${name} can no longer invite you, sit down at your tables or see your page, and does not learn of it. What is said is folded for you. Games you play together go on.`,
  blockSure: 'Block',
  lift: 'Lift the block',
  blocked: 'Blocked',
  isBlocked: (name: string) => `You have blocked ${name}.`,
  saidBlocked: (name: string) => `${name} said something`,
  sitsBlocked: (names: string) => `Blocked by you, and at this table: ${names}.`,
  anyway: 'Sit down all the same',
  cancel: 'Cancel',
  close: 'Close',
};
