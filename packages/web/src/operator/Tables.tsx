/** Tables, listed or not, found by name, and what can be done about one of them. */

import { when } from '../home/when.ts';
import { shortTitle } from '../titles/shortTitle.ts';
import { operatorUi } from '../words/operator.ts';
import { Acting } from './Acting.tsx';
import { act } from './desk.ts';
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
  return (
    <Acting
      name={table.name}
      isHidden={table.hidden}
      place={{ at: 't', id: table.id }}
      open={text.openTable}
      sure={text.sureTable}
      run={(kind, reason) =>
        void act({ kind: kind === 'delete' ? 'deleteTable' : kind, table: table.id, reason })
      }
    />
  );
}
