/** A table as it is shown to somebody: nothing of it is a secret. */
import type { Static } from 'typebox';
import type { Game } from '../store/games.ts';
import { type Chance, hashOfSeed } from '../tables/chance.ts';
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
    seats: game.seats.map(({ place, name: sitter, seat, person: who }) => ({
      place,
      name: sitter,
      seat,
      owner: who !== null && who === game.owner,
    })),
    you: game.seats.find(({ person: who }) => who !== null && who === person)?.place ?? null,
    number,
    waiting: [...waiting],
    result: result && { cause: result.cause, scores: [...result.scores] },
    undo: game.undo && { ...game.undo, asked: [...game.undo.asked], accepted: [...game.undo.accepted] },
    chance: chanceOf(game),
    created,
    changed,
  };
}

/** What is published of the seed: its making lies open when the game is over. */
export function chanceOf({
  status,
  commitment,
  seats,
  secret,
  seed,
}: Game): Chance & { contributions: string[] } {
  const isOver = status === 'over';
  return {
    commitment,
    contributions: seats.map(({ contribution }) => contribution),
    seedHash: seed && hashOfSeed(seed),
    secret: isOver ? secret : null,
    seed: isOver ? seed : null,
  };
}
