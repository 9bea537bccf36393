/** A record played through in pieces, between which others are answered: whoever opens a long game, or brings one, holds up nobody. */
import { type GameRecord, isRefusal, type Refusal, Room } from '@kursbuch/table';
import type { AnyTable } from './playable.ts';
import { Slices } from './slices.ts';

/** It is played in this many parts, of at least this many steps, with a rest between two of them. */
const PARTS = 40;
const FEWEST = 20;

/** Its room, or what stops it; null: the rules have no word for it. */
export async function replayed(table: AnyTable, record: GameRecord): Promise<Room | Refusal | null> {
  const { actions } = record;
  const start = table.setup(record);
  if (isRefusal(start)) return start;
  const room = new Room(table, record, start);
  const slices = new Slices();
  const reaches = (count: number) => room.follow({ ...record, actions: actions.slice(0, count) });
  const few = Math.max(FEWEST, Math.ceil(actions.length / PARTS));
  while (room.length < actions.length) {
    if (!reaches(room.length + few)) return stopOf(room, record, reaches, slices);
    await slices.rest();
  }
  return room;
}

/** Of a part that cannot be played, the step that stops it. */
async function stopOf(
  room: Room,
  { actions }: GameRecord,
  reaches: (count: number) => boolean,
  slices: Slices,
): Promise<Refusal | null> {
  do await slices.rest();
  while (reaches(room.length + 1));
  const { seat, action } = actions[room.length] ?? {};
  return seat === undefined ? null : room.act(seat, action, room.length);
}
