/** What is forbidden to whom, until when and why; and networks. */
import { useSignal } from '@preact/signals';
import { operatorUi } from '../words/operator.ts';
import { act, endOf, isSpan, type Span } from './desk.ts';
import { Field, Reason } from './Field.tsx';
import { moment } from './moment.ts';
import { nameOf } from './Reports.tsx';
import { Section } from './Section.tsx';
import { SpanChoice } from './SpanChoice.tsx';
import type { Held as HeldRow } from './wire.ts';

export function Held({ held }: { readonly held: readonly HeldRow[] }) {
  const text = operatorUi();
  return (
    <Section name="held">
      {held.length === 0 && <p class="operator-none">{text.nothingHeld}</p>}
      <ul class="operator-held">
        {held.map((one) => (
          <li key={one.id}>
            <p>
              <b>{whoseIs(one)}</b> {text.held[one.kind]}{' '}
              {text.until(one.until === null ? null : moment(one.until))}
              {one.reason !== '' && `: ${one.reason}`}
            </p>
            {one.kind !== 'name' && (
              <button
                type="button"
                class="btn line-btn small"
                aria-label={`${text.takeBack}: ${whoseIs(one)}`}
                onClick={() =>
                  void act({
                    kind: one.kind === 'ban' ? 'unban' : 'unmute',
                    ...(one.gone
                      ? { ban: one.id }
                      : one.network === null
                        ? { person: one.person?.id }
                        : { network: one.network }),
                  })
                }
              >
                {text.takeBack}
              </button>
            )}
          </li>
        ))}
      </ul>
      <BanNetwork />
    </Section>
  );
}

const whoseIs = ({ network, gone, person }: HeldRow): string =>
  network ?? (gone ? operatorUi().goneAccount : nameOf(person));

function BanNetwork() {
  const text = operatorUi();
  const network = useSignal('');
  const reason = useSignal('');
  const span = useSignal<Span>('week');
  return (
    <details class="operator-network">
      <summary>{text.banNetwork}</summary>
      <form
        class="operator-acting"
        onSubmit={(event) => {
          event.preventDefault();
          void act({
            kind: 'ban',
            network: network.value.trim(),
            until: endOf(span.value),
            reason: reason.value,
          }).then((isDone) => {
            if (isDone) network.value = '';
          });
        }}
      >
        <Field label={text.network} text={network} most={60} least={2} placeholder={text.networkText} />
        <Reason text={reason} isTold={false} />
        <SpanChoice
          value={span.value}
          choose={(one) => {
            if (isSpan(one)) span.value = one;
          }}
        />
        <button type="submit" class="btn line-btn small">
          {text.banNetwork}
        </button>
      </form>
    </details>
  );
}
