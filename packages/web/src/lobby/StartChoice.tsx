/** When a table starts: as soon as it is full, or at a time; and what happens then where seats are free. */
import { Choice } from '@kursbuch/screens/parts/Choice.tsx';
import { StrengthChoice } from '@kursbuch/screens/parts/StrengthChoice.tsx';
import { useId } from 'preact/hooks';
import { OptionPlace } from '../home/OptionPlace.tsx';
import type { StartWish } from '../online/wire.ts';
import { homeUi } from '../words/home.ts';
import { onlineUi } from '../words/online.ts';
import { fieldOf, momentIn, nextEvening } from './startsAt.ts';

const usual = (): StartWish => ({ at: nextEvening(), fill: null, otherwise: 'wait' });

export function StartChoice({
  start,
  change,
}: {
  readonly start: StartWish | null;
  readonly change: (start: StartWish | null) => void;
}) {
  const { starting: text } = onlineUi();
  const id = useId();
  return (
    <OptionPlace name={text.name} text={start ? text.timeText : text.fullText}>
      <span class="option-value lobby-value">
        <Choice
          label={text.name}
          options={(['full', 'time'] as const).map((value) => ({ value, label: text.ways[value] }))}
          value={start ? 'time' : 'full'}
          choose={(way) => change(way === 'full' ? null : (start ?? usual()))}
        />
      </span>
      {start && (
        <div class="time-fields">
          <div class="ask-field">
            <label for={id}>{text.at}</label>
            <input
              id={id}
              type="datetime-local"
              class="text-field"
              value={Number.isFinite(start.at) ? fieldOf(start.at) : ''}
              onChange={({ currentTarget }) => change({ ...start, at: momentIn(currentTarget.value) })}
            />
          </div>
          <div class="ask-field">
            <span>{text.fill}</span>
            <StrengthChoice
              label={text.fill}
              names={homeUi().strengths}
              instead={[{ value: 'none', label: text.stayFree }]}
              value={start.fill ?? 'none'}
              choose={(value) => change({ ...start, fill: value === 'none' ? null : value })}
            />
          </div>
          <Choice
            label={text.tooFew}
            legend
            options={(['wait', 'close'] as const).map((value) => ({
              value,
              label: text.otherwise[value],
            }))}
            value={start.otherwise}
            choose={(otherwise) => change({ ...start, otherwise })}
          />
        </div>
      )}
    </OptionPlace>
  );
}
