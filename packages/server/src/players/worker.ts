/** A thread in which computer players think, one decision after the other. */
import { parentPort } from 'node:worker_threads';
import { guarded, PLAYER_NAMES, type Player, type PlayerName, playersOf } from '@kursbuch/bots';
import { stepsOf } from '@kursbuch/table';
import { titleNamed } from '@kursbuch/titles';
import type { AnyTable } from '../tables/playable.ts';
import type { Answered, Asked } from './question.ts';

interface Title {
  readonly table: AnyTable;
  readonly players: readonly Player[];
}

const titles = new Map<string, Promise<Title>>();

async function loadTitle(name: string): Promise<Title> {
  const loaded = await titleNamed(name)?.load();
  if (!loaded) throw new Error(`there is no title ${name}`);
  return { table: loaded.table, players: await playersOf(loaded) };
}

function titleOf(name: string): Promise<Title> {
  const there = titles.get(name);
  if (there) return there;
  const made = loadTitle(name);
  titles.set(name, made);
  return made;
}

/** The player of this name, or the strongest there is that is not stronger. */
function chosen(players: readonly Player[], name: PlayerName): Player | undefined {
  const strength = PLAYER_NAMES.indexOf(name);
  return players.findLast((one) => PLAYER_NAMES.indexOf(one.name) <= strength);
}

async function answerTo({ id, title, player, seat, view, seed }: Asked): Promise<Answered> {
  const { table, players } = await titleOf(title);
  const one = chosen(players, player);
  const random = players.find(({ name }) => name === 'random');
  if (!one || !random) throw new Error(`${title} has no computer players`);
  let trouble: string | null = null;
  const bot = guarded(one.sit(seat), {
    waiting: table.waiting,
    seat,
    instead: random.sit(seat),
    report: ({ kind, detail }) => {
      trouble = `${kind} ${detail}`;
    },
  });
  const action = bot.choose(view, table.choices(view, seat), seed, stepsOf(one.steps));
  return { id, action, trouble };
}

parentPort?.on('message', (asked: Asked) => {
  answerTo(asked)
    .catch((error): Answered => ({ id: asked.id, action: undefined, trouble: String(error) }))
    .then((answered) => parentPort?.postMessage(answered));
});
