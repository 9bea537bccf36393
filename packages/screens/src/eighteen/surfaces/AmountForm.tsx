/** A number from a range: smaller, larger, typed, or by a slider. */
import { useSignal } from '@preact/signals';
import { useEffect, useId } from 'preact/hooks';
import { inRange } from '../../game/offers.ts';
import { Icon } from '../../parts/Icon.tsx';
import { isWide } from '../../parts/screen.ts';
import { ui, words } from '../words/index.ts';
import { rulerLines } from './rulerLines.ts';

interface Props {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** Numbers between that are not offered. */
  readonly except?: readonly number[];
  readonly value: number;
  /** How far a press of the buttons goes. */
  readonly stride?: number;
  /** The slider is a ruler with a line at every stride, and goes from one to the next; what lies between is typed. */
  readonly isRuler?: boolean;
  readonly onChange: (value: number) => void;
}

export function AmountForm({
  label,
  min,
  max,
  step,
  except = [],
  value,
  stride,
  isRuler = false,
  onChange,
}: Props) {
  const text = ui().bar.amount;
  const id = useId();
  // While somebody types, the field may hold what is no amount yet.
  const typed = useSignal(String(value));
  useEffect(() => {
    // What comes of the first digits must not take the place of the next ones.
    if (document.activeElement?.id !== id) typed.value = String(value);
  }, [value]);
  const go = stride ?? (max - min > 200 ? 10 : max - min > 20 ? 5 : step);
  const to = (next: number) => {
    const kept = inRange(next, { min, max, step, except }, next < value ? 'down' : 'up');
    typed.value = String(kept);
    if (kept !== value) onChange(kept);
  };
  const read = () => {
    const number = Number(typed.value);
    if (typed.value.trim() === '' || Number.isNaN(number)) typed.value = String(value);
    else to(number);
  };
  // The buttons go from round number to round number, except from where the range begins.
  const down = Math.max(min, Math.ceil(value / go - 1) * go);
  const up = Math.min(max, Math.floor(value / go + 1) * go);
  return (
    <fieldset class="amount">
      <legend class="unseen">{label}</legend>
      <span class="stepper">
        <button
          type="button"
          aria-label={text.less(words().number(value - down))}
          disabled={value <= min}
          onClick={() => to(down)}
        >
          <Icon name="minus" size={16} />
        </button>
        <input
          id={id}
          type="text"
          inputMode="numeric"
          autocomplete="off"
          data-gives-enter
          aria-label={label}
          value={typed.value}
          onInput={(event) => {
            typed.value = event.currentTarget.value;
            const number = Number(typed.value);
            if (
              typed.value.trim() !== '' &&
              number >= min &&
              number <= max &&
              inRange(number, { min, max, step, except }) === number
            )
              onChange(number);
          }}
          onBlur={read}
          onFocus={(event) => event.currentTarget.select()}
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              // What was typed and is no amount of the range is put right first: a second Enter then confirms.
              if (Number(typed.value || Number.NaN) !== value) event.preventDefault();
              read();
              event.currentTarget.blur();
            }
            if (event.key === 'ArrowUp') to(value + step);
            if (event.key === 'ArrowDown') to(value - step);
          }}
        />
        <button
          type="button"
          aria-label={text.more(words().number(up - value))}
          disabled={value >= max}
          onClick={() => to(up)}
        >
          <Icon name="plus" size={16} />
        </button>
      </span>
      {max - min > step && (
        <span class={`slide${isRuler ? ' is-ruler' : ''}`}>
          <input
            type="range"
            aria-label={label}
            min={min}
            max={max}
            step={isRuler ? go : step}
            value={value}
            onInput={(event) => to(Number(event.currentTarget.value))}
          />
          {isRuler ? (
            <Ruler min={min} max={max} every={go} />
          ) : (
            <small aria-hidden="true">
              <span>{words().number(min)}</span>
              <span>{words().number(max)}</span>
            </small>
          )}
        </span>
      )}
    </fieldset>
  );
}

/** Lines under a slider, the round ones longer and with their numbers. */
function Ruler({ min, max, every }: { readonly min: number; readonly max: number; readonly every: number }) {
  const lines = rulerLines(min, max, every, isWide.value ? 12 : 4);
  return (
    <span class="ruler" aria-hidden="true">
      {lines.map(({ at, isNamed }) => (
        <span key={at} class={isNamed ? 'named' : ''} style={{ '--part': String((at - min) / (max - min)) }}>
          {isNamed && words().number(at)}
        </span>
      ))}
    </span>
  );
}
