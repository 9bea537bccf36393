/** What is wanted of a new table on the server, and making it. */
import type { Opponent } from '@kursbuch/screens/host/gameHost.ts';
import { go } from '@kursbuch/screens/parts/place.ts';
import { language } from '@kursbuch/screens/settings/settings.ts';
import { isRefusal } from '@kursbuch/table';
import type { Spoken } from '@kursbuch/words/spoken.ts';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useTableSetup } from '../home/tableSetup.ts';
import { ask, Denied, someChance } from '../online/ask.ts';
import { person, whoAmI } from '../online/person.ts';
import type { NewTable, StartWish, TableInfo, TimeWish } from '../online/wire.ts';
import { onlineUi } from '../words/online.ts';
import { forClub } from './forClub.ts';
import { saidOf } from './said.ts';
import { lookAgain, tables } from './tables.ts';

/** So many seats unless somebody wants another number. */
const USUAL = 4;

export function useNewTable(title: string) {
  const { value: others } = tables;
  const known = others === null || others === 'none' ? [] : [...others.mine, ...others.open];
  const setup = useTableSetup(
    title,
    known.map(({ name }) => name),
  );
  const { entry, options, problem, name } = setup;
  const wished = useSignal(USUAL);
  const listed = useSignal(false);
  const machines = useSignal(0);
  const strength = useSignal<Opponent>('steady');
  const time = useSignal<TimeWish | null>(null);
  const spoken = useSignal<Spoken>(language.value);
  const wanted = useSignal<NonNullable<NewTable['wanted']> | null>(null);
  const start = useSignal<StartWish | null>(null);
  const making = useSignal(false);
  useEffect(() => {
    // What other tables are called.
    if (tables.peek() === null) void lookAgain();
    if (person.peek() === undefined)
      whoAmI().catch((thrown: unknown) => {
        problem.value = saidOf(thrown);
      });
  }, []);
  // Whoever leaves the page has chosen nothing for the next table.
  useEffect(
    () => () => {
      forClub.value = null;
    },
    [],
  );

  const range = entry?.players ?? { min: USUAL, max: USUAL };
  const seats = Math.max(range.min, Math.min(range.max, wished.value));
  const computers = Math.min(seats - 1, machines.value);
  const make = async () => {
    if (!entry) return;
    problem.value =
      start.value && !Number.isFinite(start.value.at) ? (onlineUi().words.badStart ?? '') : setup.badNumber();
    if (problem.value || making.value) return;
    making.value = true;
    const asked: NewTable = {
      title: entry.id,
      name: name.trim() || entry.id,
      seats,
      listed: listed.value && !forClub.value,
      options,
      contribution: someChance(32),
      computers: Array.from({ length: computers }, () => strength.value),
      time: time.value,
      start: start.value,
      ...(forClub.value && {
        club: forClub.value.club,
        ...(forClub.value.evening && { evening: forClub.value.evening.id }),
      }),
      // Those who get the link know how they talk.
      ...(listed.value && !forClub.value && { language: spoken.value, wanted: wanted.value }),
    };
    try {
      const { id: made } = await ask<TableInfo>('POST', 'tables', asked);
      forClub.value = null;
      go({ at: 't', id: made });
    } catch (thrown) {
      const refusal = thrown instanceof Denied ? thrown.problem.refusal : undefined;
      problem.value =
        refusal && isRefusal(refusal)
          ? await setup.whyRefused(refusal).catch(() => saidOf(thrown))
          : saidOf(thrown);
    }
    making.value = false;
  };
  return {
    ...{ setup, listed, strength, time, spoken, wanted, start, range, seats, computers, make },
    isMaking: making.value,
    seat: (count: number) => {
      wished.value = count;
    },
    seatComputers: (count: number) => {
      machines.value = count;
    },
  };
}
