/**
 * Games played on in one's head, as a search of 18xx does: Calm in all seats on the frozen map, from positions of games of Calm.
 * Microseconds of processor time an action, the median of five passes in one run, after two to warm up. Run with: node bench/rollouts.ts [title]
 */
import { playersOf, playWholeGame } from '@kursbuch/bots';
import { calmTasks } from '@kursbuch/bots/eighteen/calm';
import { playedOn, sameRuns, type World } from '@kursbuch/bots/eighteen/rollout';
import type { EighteenState } from '@kursbuch/eighteen';
import { isRefusal, stepsOf } from '@kursbuch/table';
import { eighteenTitles } from '@kursbuch/titles';

const WARM = 2;
const PASSES = 5;
/** So many rounds are played on from each position. */
const ROUNDS = 3;
/** Every so manieth state of a stock or train decision is one, */
const EVERY = 12;
/** and is played on so often, as a search does: the runs of its map are looked for once. */
const TIMES = 8;

const THUMB = { ...calmTasks, runStep: sameRuns };

const [wanted] = process.argv.slice(2);
for (const { id, load } of eighteenTitles.filter((title) => wanted === undefined || title.id === wanted)) {
  const loaded = await load();
  const { table, title } = loaded;
  const own = (await loaded.player?.())?.judgement;
  const calm = (await playersOf(loaded)).find(({ name }) => name === 'calm');
  const start = table.setup({ players: ['A', 'B', 'C', 'D'], seed: 'bench rollouts', options: {} });
  if (isRefusal(start) || !own || !calm) throw new Error(`nobody plays ${id}`);
  const positions: EighteenState[] = [];
  playWholeGame(
    table,
    start,
    start.players.map((_, seat) => calm.sit(seat)),
    {
      seed: 'bench rollouts',
      budget: () => stepsOf(calm.steps),
      onState(state, index) {
        const kind = state.agenda.at(-1)?.kind;
        if (index % EVERY === 0 && (kind === 'stockTurn' || kind === 'trainStep')) positions.push(state);
      },
    },
  );
  const world: World = { title, table, own };
  let actions = 0;
  const pass = (): number => {
    actions = 0;
    const budget = {
      spend: () => {
        actions++;
        return true;
      },
    };
    const begun = process.cpuUsage();
    for (const state of positions)
      for (let time = 0; time < TIMES; time++)
        playedOn(world, state, { rounds: ROUNDS, thumbOf: () => THUMB, budget });
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / actions;
  };
  for (let warm = 0; warm < WARM; warm++) pass();
  const times = Array.from({ length: PASSES }, pass).toSorted((one, other) => one - other);
  console.log(
    `${id}: ${positions.length} positions, ${actions} actions, ${times[PASSES >> 1]?.toFixed(1)} µs an action (${times.map((one) => one.toFixed(1)).join(', ')})`,
  );
}
