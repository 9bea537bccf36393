/** Who does what: equal trains together, one of them carrying something, some with places to use. */
import { isBound, type RunRules, type RunTrain } from './rules.ts';

/** Trains that differ in nothing but their id, together. */
export function kindsOf(trains: readonly RunTrain[]): readonly (readonly RunTrain[])[] {
  if (trains.length === 1) return [trains];
  const kinds = new Map<string, RunTrain[]>();
  for (const train of trains) {
    const key = JSON.stringify({ ...train, id: '' });
    kinds.set(key, [...(kinds.get(key) ?? []), train]);
  }
  return [...kinds.values()];
}

/** Equal trains that do the same: one of them may carry something, and some have to use places (as a bit set). */
interface Role {
  readonly trains: readonly RunTrain[];
  readonly carries: boolean;
  readonly must: number;
}

/** With nothing to carry there is one way to use the trains; otherwise one for each kind that may carry it; with places, for each way to assign them. */
export function variantsOf(
  groups: readonly (readonly RunTrain[])[],
  rules: RunRules,
): readonly (readonly Role[])[] {
  if (groups.length === 0) return [];
  if (isBound(rules)) return assignments(groups, rules.mustUse?.length ?? 0, rules.carries === true);
  if (!rules.carries) return [groups.map((trains) => ({ trains, carries: false, must: 0 }))];
  return groups.map((carriers, index) => [
    { trains: carriers.slice(0, 1), carries: true, must: 0 },
    ...(carriers.length > 1 ? [{ trains: carriers.slice(1), carries: false, must: 0 }] : []),
    ...groups.filter((_, other) => other !== index).map((trains) => ({ trains, carries: false, must: 0 })),
  ]);
}

/** Every way to give each place to one train and what is carried to one, but for the names of equal trains. */
function assignments(
  groups: readonly (readonly RunTrain[])[],
  places: number,
  carries: boolean,
): readonly (readonly Role[])[] {
  const count = groups.reduce((sum, { length }) => sum + length, 0);
  const found = new Map<string, readonly Role[]>();
  const choices = count ** places;
  for (let carrier = 0; carrier < (carries ? count : 1); carrier++)
    for (let choice = 0; choice < choices; choice++) {
      const must = new Array<number>(count).fill(0);
      for (let place = 0, rest = choice; place < places; place++, rest = Math.floor(rest / count))
        must[rest % count] = (must[rest % count] as number) | (1 << place);
      let first = 0;
      const roles = groups.flatMap((trains) => {
        const tasks = trains.map((_, n) => {
          const train = first + n;
          return { carries: carries && train === carrier, must: must[train] as number };
        });
        first += trains.length;
        tasks.sort((one, other) => Number(other.carries) - Number(one.carries) || other.must - one.must);
        const list: { trains: RunTrain[]; carries: boolean; must: number }[] = [];
        tasks.forEach((task, n) => {
          const last = list.at(-1);
          if (last && last.carries === task.carries && last.must === task.must)
            last.trains.push(trains[n] as RunTrain);
          else list.push({ ...task, trains: [trains[n] as RunTrain] });
        });
        return list;
      });
      const key = roles.map((role) => `${role.trains[0]?.id} ${role.carries} ${role.must}`).join();
      if (!found.has(key)) found.set(key, roles);
    }
  return [...found.values()];
}
