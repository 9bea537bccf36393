/** What an operator does about something: for a reason, and what is gone for good asked about once more. */
import { addressOf, type Place } from '@kursbuch/screens/parts/place.ts';
import { type ReadonlySignal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { operatorUi } from '../words/operator.ts';
import { Reason } from './Field.tsx';

export function Acting({
  name,
  isHidden,
  place,
  open,
  sure,
  run,
  children,
}: {
  readonly name: string;
  readonly isHidden: boolean;
  readonly place: Place;
  /** The words of the way there, and of the question before it is deleted. */
  readonly open: string;
  readonly sure: string;
  readonly run: (act: 'show' | 'hide' | 'delete', reason: string) => void;
  /** What else can be done about it, for the same reason. */
  readonly children?: (reason: ReadonlySignal<string>) => ComponentChildren;
}) {
  const text = operatorUi();
  const reason = useSignal('');
  const isAsked = useSignal(false);
  const toggled = isHidden ? 'show' : 'hide';
  return (
    <fieldset class="operator-acting" aria-label={text.actOn(name)}>
      <Reason text={reason} isTold={false} />
      <div class="operator-presses">
        <a class="btn line-btn small" href={addressOf(place)}>
          {open}
        </a>
        <button type="button" class="btn line-btn small" onClick={() => run(toggled, reason.value)}>
          {text.acts[toggled]}
        </button>
        <button
          type="button"
          class="btn line-btn small"
          onClick={() => {
            isAsked.value = !isAsked.value;
          }}
        >
          {text.acts.deleteTable}
        </button>
      </div>
      {children?.(reason)}
      {isAsked.value && (
        <p class="operator-sure">
          {sure}{' '}
          <button type="button" class="btn grave-btn small" onClick={() => run('delete', reason.value)}>
            {text.really}
          </button>
        </p>
      )}
    </fieldset>
  );
}
