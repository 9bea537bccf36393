/** Whether time is counted at a table, how much there is, and what happens when it is over. */

import { Choice } from '@kursbuch/screens/parts/Choice.tsx';
import { useId } from 'preact/hooks';
import { OptionPlace } from '../home/OptionPlace.tsx';
import type { AtEnd, TimeWish } from '../online/wire.ts';
import { onlineUi } from '../words/online.ts';

const AT_ENDS: readonly AtEnd[] = ['remind', 'computer', 'free'];
const USUAL: Readonly<Record<TimeWish['kind'], TimeWish>> = {
  live: { kind: 'live', minutes: 60, bonus: 30, atEnd: 'remind' },
  days: { kind: 'days', days: 3, atEnd: 'remind' },
};

export function TimeChoice({
  time,
  change,
}: {
  readonly time: TimeWish | null;
  readonly change: (time: TimeWish | null) => void;
}) {
  const text = onlineUi();
  return (
    <OptionPlace name={text.time}>
      <span class="option-value lobby-value">
        <Choice
          label={text.time}
          options={(['none', 'live', 'days'] as const).map((value) => ({ value, label: text.times[value] }))}
          value={time?.kind ?? 'none'}
          choose={(kind) => change(kind === 'none' ? null : USUAL[kind])}
        />
      </span>
      {time && (
        <div class="time-fields">
          {time.kind === 'live' ? (
            <>
              <NumberField
                label={text.minutes}
                value={time.minutes}
                range={[1, 1440]}
                put={(minutes) => change({ ...time, minutes })}
              />
              <NumberField
                label={text.bonus}
                value={time.bonus}
                range={[0, 3600]}
                put={(bonus) => change({ ...time, bonus })}
              />
            </>
          ) : (
            <NumberField
              label={text.days}
              value={time.days}
              range={[1, 90]}
              put={(days) => change({ ...time, days })}
            />
          )}
          <Choice
            label={text.atEnd}
            legend
            options={AT_ENDS.map((value) => ({ value, label: text.atEnds[value] }))}
            value={time.atEnd}
            choose={(atEnd) => change({ ...time, atEnd })}
          />
        </div>
      )}
    </OptionPlace>
  );
}

function NumberField({
  label,
  value,
  range: [min, max],
  put,
}: {
  readonly label: string;
  readonly value: number;
  readonly range: readonly [number, number];
  readonly put: (value: number) => void;
}) {
  const id = useId();
  return (
    <div class="ask-field">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="number"
        class="text-field number-field"
        min={min}
        max={max}
        value={value}
        onChange={({ currentTarget }) => {
          const wanted = Math.round(Number(currentTarget.value));
          put(Math.min(max, Math.max(min, Number.isFinite(wanted) ? wanted : min)));
        }}
      />
    </div>
  );
}
