/** Public records from anybody: whatever is nested in them, they are read or refused, and nothing breaks. */

import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { eighteenNamed } from '@kursbuch/titles';
import { expect, test } from 'vitest';
import { importPublicRecord } from '../src/index.ts';

/** Deeper than any stack is high. */
const DEPTH = 60_000;

function nested(): unknown {
  let value: unknown = [];
  for (let level = 0; level < DEPTH; level++) value = level % 2 === 0 ? { in: value } : [value];
  return value;
}

type Loose = Readonly<Record<string, unknown>>;

test.each(['1830', '1848'])(
  '%s: a field that is nested without end is refused, in every kind of action',
  async (id) => {
    const folder = new URL(`../../titles/${id}/test/games/`, import.meta.url);
    const [name = ''] = readdirSync(folder);
    const trace = JSON.parse(gunzipSync(readFileSync(new URL(name, folder))).toString());
    const { states: _states, ...record } = trace as { states: unknown; actions: readonly Loose[] };
    const deep = nested();
    const refused = async (input: unknown): Promise<void> => {
      expect(await importPublicRecord(input, eighteenNamed)).toHaveProperty('problem');
    };
    for (const field of [
      'title',
      'players',
      'actions',
      'settings',
      'result',
      'optional_rules',
      'description',
    ])
      for (const odd of [deep, [deep], { 1: deep }])
        if (field !== 'title' || odd === deep) await refused({ ...record, [field]: odd });
    const kinds = new Set<unknown>();
    for (const [index, action] of record.actions.entries()) {
      if (kinds.has(action.type)) continue;
      kinds.add(action.type);
      const upTo = (odd: unknown) => ({ ...record, actions: [...record.actions.slice(0, index), odd] });
      for (const field of [...Object.keys(action), 'auto_actions', 'note'])
        for (const odd of [deep, [deep]]) await refused(upTo({ ...action, [field]: odd }));
    }
    expect(kinds.size).toBeGreaterThan(8);
  },
);
