/** At the end: the seed lies open, and the page reckons it again. */

import type { Shown } from '@kursbuch/screens/game/shown.ts';
import { lastSeed } from '@kursbuch/table';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type ChanceWord, checkChance } from '../online/chance.ts';
import type { OnlineTable } from '../online/onlineTable.ts';
import { onlineUi } from '../words/online.ts';

export function ChanceCheck({ table, shown }: { readonly table: OnlineTable; readonly shown: Shown }) {
  const text = onlineUi();
  const found = useSignal<ChanceWord | null>(null);
  const { value: info } = table.info;
  const chance = info?.chance;
  useEffect(() => {
    if (!chance) return undefined;
    let isOld = false;
    const tell = (word: ChanceWord): void => {
      if (!isOld) found.value = word;
    };
    // The seed of the record is the one that was played. The end is shown before the server has said so: then it is asked again.
    shown.game.host
      .record()
      .then((record) => checkChance(chance, lastSeed(record)))
      .then(tell, () => tell('notKnown'));
    return () => {
      isOld = true;
    };
  }, [chance?.seed]);
  if (!info) return null;
  if (!chance)
    return (
      <section class="chance" aria-labelledby="chance">
        <h2 id="chance">{text.chance}</h2>
        <p>{text.chanceUploaded}</p>
      </section>
    );
  const rows: readonly (readonly [string, string | null])[] = [
    [text.chanceOf.commitment, chance.commitment],
    [text.chanceOf.secret, chance.secret],
    ...chance.contributions.map(
      (given, index) =>
        [
          info.uploaded ? text.chanceOf.draw : text.chanceOf.contribution(info.seats[index]?.name ?? ''),
          given,
        ] as const,
    ),
    [text.chanceOf.seedHash, chance.seedHash],
    [text.chanceOf.seed, chance.seed],
  ];
  return (
    <section class="chance" aria-labelledby="chance">
      <h2 id="chance">{text.chance}</h2>
      <p role="status" class={found.value === 'right' ? 'is-right' : ''}>
        {found.value === 'right'
          ? info.uploaded
            ? text.chanceRedrawn
            : text.chanceRight
          : found.value
            ? text.chanceWrong[found.value]
            : text.chanceText}
      </p>
      <details>
        <summary>{info.uploaded ? text.chanceRedrawn : text.chanceText}</summary>
        <dl>
          {rows.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <code>{value ?? '·'}</code>
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  );
}
