/** People, found by name, and what can be done about one of them. */

import { useSignal } from '@preact/signals';
import { when } from '../home/when.ts';
import { operatorUi } from '../words/operator.ts';
import { act, endOf, isSpan, type Span } from './desk.ts';
import { NewName, Reason } from './Field.tsx';
import { Finder } from './Finder.tsx';
import { Section } from './Section.tsx';
import { SpanChoice } from './SpanChoice.tsx';
import type { KnownPerson } from './wire.ts';

export function People({ people }: { readonly people: readonly KnownPerson[] }) {
  const text = operatorUi();
  return (
    <Section name="people">
      <Finder what="people" label={text.find} />
      {people.length === 0 && <p class="operator-none">{text.nobody}</p>}
      <ul class="operator-rows">
        {people.map((person) => (
          <li key={person.id}>
            <details>
              <summary>
                <b>{person.name}</b>
                <span>{person.operator ? text.isOperator : person.guest ? text.guest : text.account}</span>
                <span>{text.games(person.games)}</span>
                <em>{noteOn(person)}</em>
              </summary>
              <Acts person={person} />
            </details>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function noteOn({ sanctions, reports, seen }: KnownPerson): string {
  const text = operatorUi();
  const held = sanctions.filter(({ kind }) => kind === 'ban' || kind === 'mute');
  if (held.length > 0) return held.map(({ kind }) => text.held[kind]).join(', ');
  if (reports > 0) return text.reported(reports);
  return seen === null ? '' : when(seen);
}

function Acts({ person }: { readonly person: KnownPerson }) {
  const text = operatorUi();
  const reason = useSignal('');
  const name = useSignal('');
  const span = useSignal<Span>('day');
  const sure = useSignal(false);
  const has = (kind: string) => person.sanctions.some((one) => one.kind === kind);
  const run = (wish: object) => void act({ person: person.id, reason: reason.value, ...wish });
  const press = (label: string, wish: object, isReady = true) => (
    <button type="button" class="btn line-btn small" disabled={!isReady} onClick={() => run(wish)}>
      {label}
    </button>
  );
  const until = () => endOf(span.value);
  return (
    <fieldset class="operator-acting" aria-label={text.actOn(person.name)}>
      <Reason text={reason} />
      <SpanChoice
        value={span.value}
        choose={(one) => {
          if (isSpan(one)) span.value = one;
        }}
      />
      <div class="operator-presses">
        {press(text.acts.word, { kind: 'word' }, reason.value.trim() !== '')}
        {has('mute')
          ? press(text.acts.unmute, { kind: 'unmute' })
          : press(text.acts.mute, { kind: 'mute', until: until() }, !person.operator)}
        {has('ban')
          ? press(text.acts.unban, { kind: 'unban' })
          : press(text.acts.ban, { kind: 'ban', until: until() }, !person.operator)}
        {press(text.acts.lift, { kind: 'lift' })}
      </div>
      <NewName text={name} />
      <div class="operator-presses">
        {press(text.acts.rename, { kind: 'rename', name: name.value }, name.value.trim() !== '')}
        <button
          type="button"
          class="btn line-btn small"
          disabled={person.operator}
          onClick={() => {
            sure.value = !sure.value;
          }}
        >
          {text.acts.deletePerson}
        </button>
      </div>
      {sure.value && (
        <p class="operator-sure">
          {text.sure}{' '}
          <button type="button" class="btn grave-btn small" onClick={() => run({ kind: 'deletePerson' })}>
            {text.really}
          </button>
        </p>
      )}
    </fieldset>
  );
}
