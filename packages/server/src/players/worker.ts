/** A thread in which computer players think, one decision after the other. */
import { parentPort } from 'node:worker_threads';
import { decide, type Player, playersOf } from '@kursbuch/bots';
import { titleNamed } from '@kursbuch/titles';
import type { AnyTable } from '../tables/playable.ts';
import type { Answered, SentQuestion } from './question.ts';

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

async function answerTo({ id, title, ...question }: SentQuestion): Promise<Answered> {
  const { table, players } = await titleOf(title);
  const { action, mishaps } = decide(players, table, question);
  return { id, action, trouble: mishaps.map(({ kind, detail }) => `${kind} ${detail}`).join('; ') || null };
}

parentPort?.on('message', (asked: SentQuestion) => {
  answerTo(asked)
    .catch((error): Answered => ({ id: asked.id, action: undefined, trouble: String(error) }))
    .then((answered) => parentPort?.postMessage(answered));
});
