/** Tables, listed or not, found by name, and what can be done about one of them. */

import { addressOf } from '@kursbuch/screens/parts/place.ts';
import { useSignal } from '@preact/signals';
import { when } from '../home/when.ts';
import { shortTitle } from '../titles/shortTitle.ts';
import { operatorUi } from '../words/operator.ts';
import { act } from './desk.ts';
import { Reason } from './Field.tsx';
import { Finder } from './Finder.tsx';
import { Section } from './Section.tsx';
import type { KnownTable } from './wire.ts';

export function Tables({ tables }: { readonly tables: readonly KnownTable[] }) {
  const text = operatorUi();
  return (
    <Section name="tables">
      <Finder what="tables" label={text.findTable} />
      {tables.length === 0 && <p class="operator-none">{text.noTable}</p>}
      <ul class="operator-rows">
        {tables.map((table) => (
          <li key={table.id}>
            <details>
              <summary>
                <b>{shortTitle(table.title)}</b>
                <span>{table.name}</span>
                <span>{text.states[table.status]}</span>
                <em>{table.hidden ? text.hidden : table.listed ? when(table.changed) : text.unlisted}</em>
              </summary>
              <Acts table={table} />
            </details>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Acts({ table }: { readonly table: KnownTable }) {
  const text = operatorUi();
  const reason = useSignal('');
  const sure = useSignal(false);
  const run = (kind: string) => void act({ kind, table: table.id, reason: reason.value });
  const toggled = table.hidden ? 'show' : 'hide';
  return (
    <fieldset class="operator-acting" aria-label={text.actOn(table.name)}>
      <Reason text={reason} isTold={false} />
      <div class="operator-presses">
        <a class="btn line-btn small" href={addressOf({ at: 't', id: table.id })}>
          {text.openTable}
        </a>
        <button type="button" class="btn line-btn small" onClick={() => run(toggled)}>
          {text.acts[toggled]}
        </button>
        <button
          type="button"
          class="btn line-btn small"
          onClick={() => {
            sure.value = !sure.value;
          }}
        >
          {text.acts.deleteTable}
        </button>
      </div>
      {sure.value && (
        <p class="operator-sure">
          {text.sureTable}{' '}
          <button type="button" class="btn grave-btn small" onClick={() => run('deleteTable')}>
            {text.really}
          </button>
        </p>
      )}
    </fieldset>
  );
}
