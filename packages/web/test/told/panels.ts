/** Everything that stands beside the map and in the bar can be read: no gap in it, and its sentences are sentences. */

import type { Shown } from '@kursbuch/screens/game/shown.ts';
import type { Action, GameEvent, Table, TableState } from '@kursbuch/table';
import type { Check, Step, Witness } from './machine.ts';
import type { Branch } from './page.ts';
import { drawn, piecesIn } from './read.ts';
import { type Screen, type Sight, sitting } from './screen.ts';

/** What is held against the truth of one part of the screen, by its name. */
export type PartLook<M> = (part: string, root: Branch, step: M, witness: Witness) => void;

/** One step in so many is drawn whole: that takes a while. */
const EVERY = 200;

/** The map has its own tests: it speaks in pictures. */
const NOT_READ: ReadonlySet<string> = new Set(['map']);

/** Until the host has said what may be done the bar says nothing that is not so once it has. */
function tooEarly({ game, Bar }: Shown, witness: Witness): void {
  const said = (): readonly string[] => drawn(Bar, {}, (root) => piecesIn(root).map(({ text }) => text));
  const { offers } = game;
  const known = offers.value;
  const then = said();
  offers.value = null;
  for (const text of said()) {
    witness.saw();
    if (!then.some((whole) => whole.startsWith(text)))
      witness.lie(`bar: ${text}`, 'said before it was known');
  }
  offers.value = known;
}

/** One look in so many is that of somebody who may wait for others. */
const ANYBODY = 3;

export const panelCheck = <S extends TableState, A extends Action, E extends GameEvent>(
  table: Table<S, A, E>,
  screen: Screen<S, A, E>,
  look: PartLook<Sight<S, A, E>>,
): Check<Step<S, A, E>> => ({
  name: 'panels: what stands in tables is what is',
  begin: () =>
    sitting(table, screen, { every: EVERY, anybody: ANYBODY }, (sight, witness) => {
      const { shown, language } = sight;
      tooEarly(shown, witness);
      const parts = [...shown.stages, ...shown.panels, ...shown.ownPanels, { id: 'bar', Body: shown.Bar }];
      for (const { id, Body } of parts) {
        if (NOT_READ.has(id)) continue;
        drawn(Body, {}, (root) => {
          for (const { text } of piecesIn(root)) {
            witness.saw();
            if (/undefined|NaN|\[object|[{}]/.test(text)) witness.lie(`${id}: ${text}`, 'a gap');
            // What ends like a sentence is one.
            else if (/^\p{Lu}.* .*\p{L}[.!?]$/u.test(text)) witness.hear(language, text);
          }
          look(id, root, sight, witness);
        });
      }
    }),
});
