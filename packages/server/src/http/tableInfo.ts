/** A table as it is shown to somebody: nothing of it is a secret. */
import { winnersOf } from '@kursbuch/table';
import { titleNamed } from '@kursbuch/titles';
import type { Static } from 'typebox';
import { type Game, holderOf, type Sitting, shownName } from '../store/game.ts';
import { addedToDraw, type Chance, hashOfSeed, seedOfDraw } from '../tables/chance.ts';
import { pending } from '../tables/invitations.ts';
import { deadlineOf, leftOf, type Starting } from '../tables/time.ts';
import type { TableInfo } from './schemas.ts';

export function tableInfo(game: Game, person: string | undefined): Static<typeof TableInfo> {
  const { id, title, name, status, size, listed, options, number, waiting, result, created, changed } = game;
  return {
    id,
    title,
    name,
    status,
    size,
    listed,
    options,
    seats: game.seats.map((sitting) => ({
      place: sitting.place,
      name: sitting.name,
      seat: sitting.seat,
      owner: sitting.person !== null && sitting.person === game.owner,
      sitter: sitterOf(sitting),
      former: sitting.person === null && sitting.former !== null && sitting.former === person,
    })),
    you: game.seats.find(({ person: who }) => who !== null && who === person)?.place ?? null,
    number,
    waiting: [...waiting],
    turns: status === 'running' ? turnsOf(game, Date.now()) : [],
    time: game.time && {
      ...game.time,
      paused: game.clock.paused,
      left: game.clock.left && [...game.clock.left],
    },
    request: game.request && {
      ...game.request,
      asked: [...game.request.asked],
      accepted: [...game.request.accepted],
    },
    result: result && {
      cause: result.cause,
      scores: [...result.scores],
      winners: [...winnersOf(result)],
    },
    undo: game.undo && { ...game.undo, asked: [...game.undo.asked], accepted: [...game.undo.accepted] },
    uploaded: game.uploaded,
    foreknown: foreknownOf(game),
    chance: chanceOf(game),
    rematch: rematchOf(game, person),
    asides: [...game.asides],
    ...(game.status === 'open' && game.invitations.length > 0 && { kept: keptOf(game, person) }),
    ...(person !== undefined && game.unwelcome.includes(person) && { unwelcome: true }),
    language: game.language,
    wanted: game.wanted,
    ...given(game.gathering),
    start: game.starts === null || !game.starting ? null : startOf(game.starts, game.starting),
    created,
    changed,
  };
}

/** For whom it is played; whoever may not know finds no such table. */
const given = ({ club, evening, tournament }: Game['gathering']) => ({
  ...(club !== null && { club }),
  ...(evening !== null && { evening }),
  ...(tournament !== null && { tournament }),
});

/** Whoever has only watched learns nothing of the next table, and finds no seat there. */
function rematchOf({ seats, rematch }: Game, person: string | undefined) {
  if (!rematch?.table || person === undefined || seats.every((one) => holderOf(one) !== person)) return null;
  const { status, by, people, hidden, unwelcome } = rematch.table;
  const isThere = people.includes(person);
  if (!isThere && (hidden || unwelcome.includes(person))) return null;
  return { id: rematch.id, status, by, seated: isThere };
}

/** Who is awaited is told to those who wait. */
function keptOf(game: Game, viewer: string | undefined) {
  const isThere = viewer !== undefined && game.seats.some(({ person }) => person === viewer);
  return pending(game).map(({ id, inviter, person, name }) => ({
    name: isThere ? name : null,
    you: person !== null && person === viewer,
    id: inviter === viewer ? id : null,
    link: person === null,
  }));
}

const startOf = (at: number, { fill, otherwise, calledOff }: Starting) => ({
  at,
  fill,
  otherwise,
  calledOff: calledOff !== undefined,
});

/** Who sits there now. */
const sitterOf = ({ person, player, sitter, name }: Sitting) =>
  ({
    type: person !== null ? 'person' : player !== null ? 'computer' : 'nobody',
    name: shownName({ sitter, name }),
    player,
    ...(person !== null && { person }),
  }) as const;

function turnsOf(game: Game, now: number) {
  const { time, clock } = game;
  return clock.turns.map((turn) => {
    const deadline = deadlineOf(game, clock, turn);
    const { seat, since } = turn;
    return { seat, since, deadline, left: time && leftOf(time, clock, turn, now) };
  });
}

/** What the person who brought the game may know of what is hidden in it. */
function foreknownOf({ title, status, uploaded, draws, secret, seed }: Game): 'everything' | 'before' | null {
  if (!uploaded || status === 'over' || !titleNamed(title)?.hides) return null;
  if (draws === 0) return 'everything';
  // Nothing was played: all of it was drawn here.
  return seed === seedOfDraw(secret, 1) ? null : 'before';
}

/** What is published of the seed: its making lies open when the game is over. Null: it came with a record. */
export function chanceOf({
  title,
  status,
  commitment,
  seats,
  secret,
  seed,
  uploaded,
  draws,
}: Game): (Chance & { contributions: string[] }) | null {
  const isOver = status === 'over';
  if (draws > 0 && titleNamed(title)?.hides) {
    const drawn = seedOfDraw(secret, draws);
    const opened = { secret: isOver ? secret : null, seed: isOver ? drawn : null };
    return { commitment, contributions: [...addedToDraw(draws)], seedHash: hashOfSeed(drawn), ...opened };
  }
  if (uploaded) return null;
  return {
    commitment,
    contributions: seats.map(({ contribution }) => contribution),
    seedHash: seed && hashOfSeed(seed),
    secret: isOver ? secret : null,
    seed: isOver ? seed : null,
  };
}
